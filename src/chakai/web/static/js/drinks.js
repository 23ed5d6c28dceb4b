/** Drinks, ingredient cards and yen as elements. Names come from the setup of the scene. */

import { art, keep, named } from "./art.js";
import { el } from "./dom.js";

const SHAPES = { S: "stubby-can", H: "short-can", T: "tall-can", O: "short-bottle", N: "middle-bottle", X: "tallest-bottle" };

/** What a Genmaicha table may have to draw at any moment. */
export const keepDrinks = () => keep([...Object.values(SHAPES), "swatch", "yen", "crate", "ad", "eye"]);

/** spent: the ingredients it has served with in this turn. */
export function drink(text, { name = null, spent = [] } = {}) {
  const [colour, shape] = text;
  const mark = spent.length ? el("span", { class: "spent", text: spent.join("") }) : null;
  const classes = spent.length ? "drink used" : "drink";
  return named(el("span", { class: classes, "data-colour": colour, "data-drink": text }, art(SHAPES[shape]), el("b", { text }), mark), name);
}

/** The picture of a colour or of a shape. */
export function ingredientArt(letter, className) {
  return letter in SHAPES ? art(SHAPES[letter], className) : art("swatch", className);
}

const colourOf = (letter) => (letter in SHAPES ? "none" : letter);

export function ingredient(letter, { name = null } = {}) {
  return named(el("span", { class: "ingredient", "data-colour": colourOf(letter) }, el("b", { text: letter }), ingredientArt(letter)), name);
}

export function hiddenIngredient({ name = null } = {}) {
  return named(el("span", { class: "ingredient back" }), name);
}

/** A drink or an ingredient in a sentence. */
export function miniDrink(text, { name = null } = {}) {
  const [first, shape] = text;
  const picture = shape ? art(SHAPES[shape]) : ingredientArt(first);
  const colour = shape ? first : colourOf(first);
  return named(el("span", { class: "mini poured", "data-colour": colour }, picture, el("b", { text })), name);
}

export function yen(amount) {
  return el("span", { class: "yen" }, art("yen"), String(amount));
}
