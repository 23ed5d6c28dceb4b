/** The loops of rank: each thing beats the next one, and the last beats the first. */

import { kindArt } from "./cards.js";
import { el } from "./dom.js";

const SVG = "http://www.w3.org/2000/svg";
const SIZE = 100;
const ORBIT = 33;
const CLEAR = 0.092;

export function createRings(setup, words) {
  const numbers = setup.numbers.map((number) => ({ text: String(number) }));
  const suits = setup.suits.map(({ suit }) => ({ text: suit.toUpperCase(), suit }));
  const loop = (things) => [...things, ...(closes(things) ? [things[0]] : [])].join(" → ");
  return el(
    "figure",
    { class: "rings" },
    el("figcaption", {}, el("span", { text: words["js-ring"] })),
    el("div", { class: "ring" }, ring(numbers, loop(setup.numbers)), el("small", { text: words["js-ring-numbers"] })),
    el("div", { class: "ring" }, ring(suits, loop(setup.suits.map(({ say }) => say))), el("small", { text: words["js-ring-suits"] })),
  );
}

/** In a study game with only two of them the higher simply wins. */
const closes = (things) => things.length > 2;

function ring(things, name) {
  const svg = shape("svg", { viewBox: `0 0 ${SIZE} ${SIZE}`, role: "img", "aria-label": name });
  things.forEach((thing, place) => {
    if (closes(things) || place + 1 < things.length) svg.append(arrow(place, things.length));
    svg.append(station(thing, place, things.length));
  });
  return svg;
}

/** The first stands on top, the others follow clockwise. */
function at(turn) {
  const angle = turn * 2 * Math.PI - Math.PI / 2;
  return [SIZE / 2 + ORBIT * Math.cos(angle), SIZE / 2 + ORBIT * Math.sin(angle)];
}

/** From just behind one station to just before the next; CLEAR is a part of a whole turn. */
function arrow(place, count) {
  const end = (place + 1) / count - CLEAR - 0.02;
  const [x1, y1] = at(place / count + CLEAR);
  const [x2, y2] = at(end);
  const group = shape("g", { class: "arrow" });
  group.append(shape("path", { d: `M${x1} ${y1}A${ORBIT} ${ORBIT} 0 0 1 ${x2} ${y2}` }));
  group.append(shape("path", { class: "tip", d: "M-3 -4.5L5 0L-3 4.5Z", transform: `translate(${x2} ${y2}) rotate(${end * 360 + 4})` }));
  return group;
}

/** A number, or a suit's drawing above its letter. */
function station({ text, suit }, place, count) {
  const [x, y] = at(place / count);
  const group = shape("g", { class: "station", transform: `translate(${x} ${y})`, "data-suit": suit ?? "" });
  const label = shape("text", suit ? { class: "letter", y: 8.5 } : {});
  label.textContent = text;
  group.append(shape("circle", { r: 16 }), label);
  if (suit) {
    const picture = kindArt(suit);
    dress(picture, { x: -8.5, y: -14.5, width: 17, height: 17, viewBox: "0 0 64 64" });
    group.append(picture);
  }
  return group;
}

function shape(tag, attributes) {
  const node = document.createElementNS(SVG, tag);
  dress(node, attributes);
  return node;
}

function dress(node, attributes) {
  for (const [name, value] of Object.entries(attributes)) if (value !== "") node.setAttribute(name, value);
}
