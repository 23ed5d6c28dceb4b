/** Cards and tokens as elements, and sentences with small cards in them. Names come from the setup of the scene. */

import { el } from "./dom.js";

const ART = { g: "leaf", r: "bowl", b: "water", y: "scoop", w: "whisk" };
const DRAWINGS = [...Object.values(ART), "zero", "number-mat", "suit-mat", "dealer"];
const SVG = "http://www.w3.org/2000/svg";
const MARKED = /\ue000([^\ue001]*)\ue001/;

/** The drawings are fetched once and kept in the page, so that a card drawn while the server is away has its picture. */
const shelf = document.createElementNS(SVG, "svg");
shelf.setAttribute("aria-hidden", "true");
shelf.setAttribute("class", "visually-hidden");
document.body.append(shelf);
for (const name of DRAWINGS) fetchDrawing(name);

async function fetchDrawing(name) {
  const answer = await fetch(new URL(`../art/${name}.svg`, import.meta.url));
  const symbol = new DOMParser().parseFromString(await answer.text(), "image/svg+xml").getElementById("art");
  symbol.id = `art-${name}`;
  shelf.append(document.importNode(symbol, true));
}

/** A drawing of ours, without a name of its own. */
export function art(name, className) {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("aria-hidden", "true");
  if (className) svg.setAttribute("class", className);
  const use = document.createElementNS(SVG, "use");
  use.setAttribute("href", `#art-${name}`);
  svg.append(use);
  return svg;
}

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

/** A sentence of the server with its marked cards drawn small. */
export function sentence(text, names) {
  const parts = document.createDocumentFragment();
  text.split(/(\ue000[^\ue001]*\ue001)/).forEach((part) => {
    const marked = MARKED.exec(part);
    if (marked) parts.append(mini(marked[1], { name: names[marked[1]] ?? marked[1] }));
    else if (part) parts.append(part);
  });
  return parts;
}

/** The same sentence for reading aloud. */
export function aloud(text, names) {
  return text.replace(new RegExp(MARKED, "g"), (_, card) => names[card] ?? card);
}

function named(node, name) {
  if (name) {
    node.setAttribute("role", "img");
    node.setAttribute("aria-label", name);
  } else node.setAttribute("aria-hidden", "true");
  return node;
}
