/** Cards and tokens as elements. Names come from the setup of the scene. */

import { art, keep, named } from "./art.js";
import { el } from "./dom.js";

const ART = { g: "leaf", r: "bowl", b: "water", y: "scoop", w: "whisk" };

/** What a Matcha table may have to draw at any moment. */
export const keepCards = () => keep([...Object.values(ART), "zero", "number-mat", "suit-mat", "dealer"]);

export const kindArt = (kind, className) => art(ART[kind] ?? "zero", className);

/** A card's face; without a name it is hidden from readers, because what it lies in is named. */
export function face(card, { name = null, small = false } = {}) {
  const [number, suit] = [card[0], card[1]];
  const classes = ["card", suit ? "" : "zero", small ? "small" : ""].filter(Boolean).join(" ");
  const corner = (place) => el("span", { class: place }, ...marks(number, suit));
  const picture = suit ? kindArt(suit, "picture") : art("zero", "picture");
  return named(el("span", { class: classes, "data-suit": suit }, corner("corner"), picture, corner("corner low")), name);
}

export function back({ name = null } = {}) {
  return named(el("span", { class: "card back" }), name);
}

export function mini(card, { name = null } = {}) {
  const [number, suit] = [card[0], card[1]];
  return named(el("span", { class: suit ? "mini" : "mini zero", "data-suit": suit }, ...marks(number, suit)), name);
}

/** Number, letter and drawing: what tells a card from the others. */
function marks(number, suit) {
  return [el("b", { text: number }), ...(suit ? [el("i", { text: suit }), kindArt(suit)] : [])];
}

export function token(kind, { empty = false } = {}) {
  const classes = empty ? "token empty lettered" : "token lettered";
  return el("span", { class: classes, "data-kind": kind, "aria-hidden": "true" }, kindArt(kind));
}
