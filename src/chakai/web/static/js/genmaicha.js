/** The Genmaicha board. It draws what it is given and knows no rules. Used like the Matcha board (matcha.js):
 *
 *   const board = createBoard(root, setup, { seat, names, words, canAct });
 *   board.show(frame.board); await board.play(frame, { reduced, skip }); board.parts
 *
 *  It needs css/drinks.css, board.css, genmaicha.css. With canAct lines, cards, gaps, crates and my drinks are buttons
 *  (genmaicha-acts.js listens to them).
 */

import { el } from "./dom.js";
import { keepDrinks } from "./drinks.js";
import { createCrates } from "./genmaicha-crates.js";
import { createGrid } from "./genmaicha-grid.js";
import { playFrame } from "./genmaicha-motion.js";
import { createOrder, createSide } from "./genmaicha-seats.js";

keepDrinks();

export function createBoard(root, setup, { seat = null, names, words, canAct = false }) {
  const near = seat ?? 0;
  const known = { setup, words, names, seat, canAct };
  const grid = createGrid(known);
  const crates = createCrates(known);
  const order = createOrder(known);
  const sides = names.map((_, at) => createSide({ ...known, at, near: at === near }));
  const parts = {
    plates: sides.map((side) => side.plate),
    hint: el("div", { class: "hint-place" }),
    status: el("div", { class: "status-place" }),
    actions: el("div", { class: "actions-place" }),
  };
  sides[near].root.append(parts.actions);
  const others = names.slice(1).map((_, step) => sides[(near + 1 + step) % names.length].root);
  const half = Math.ceil(others.length / 2);
  root.className = "board";
  root.dataset.game = "genmaicha";
  root.dataset.seats = names.length;
  for (const [name, on] of Object.entries(setup.variants)) root.toggleAttribute(`data-${name}`, on);
  root.replaceChildren(
    el(
      "div",
      { class: "others" },
      el("div", { class: "west" }, ...others.slice(0, half)),
      el("div", { class: "east" }, ...others.slice(half), parts.hint),
    ),
    el("div", { class: "centre" }, order.root, crates.root, grid.root),
    el("div", { class: "at-hand" }, parts.status, sides[near].root),
  );

  const board = {
    root,
    parts,
    grid,
    crates,
    sides,
    seat,
    names,
    shown: null,
    show(situation) {
      board.shown = situation;
      grid.show(situation);
      crates.show(situation);
      order.show(situation);
      sides.forEach((side) => side.show(situation));
    },
    play: (frame, { reduced = false, skip } = {}) => playFrame(board, frame, { reduced, skip }),
  };
  return board;
}
