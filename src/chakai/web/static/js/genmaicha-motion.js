/** How a frame of Genmaicha comes about: bids turn together, crates travel, drinks light, coins travel. */

import { drink, yen } from "./drinks.js";
import { COLUMNS, topCard } from "./genmaicha-grid.js";
import { pause, run } from "./motion.js";

const LIGHT = 420;
const TRAVEL = 440;
const TURN = 400;
const BREATH = 260;
const DEALT = [
  { opacity: 0, transform: "translateY(-12px)" },
  { opacity: 1, transform: "none" },
];
const turned = (...angles) => angles.map((angle) => ({ transform: `perspective(600px) rotateY(${angle}deg)` }));

const MOTIONS = { grid: deal, round, bids, raises: bids, toss: order, order, crate, brew, peek, ad: pay, done };

export async function playFrame(board, frame, { reduced, skip }) {
  const motion = MOTIONS[frame.kind];
  if (motion && board.shown && !reduced && !skip?.aborted) await motion(board, frame, skip);
  board.show(frame.board);
}

const each = (nodes, frames, options, skip, apart = 0) =>
  Promise.all(nodes.map((node, number) => run(node, frames, { ...options, delay: number * apart, fill: "backwards" }, skip)));

async function deal(board, frame, skip) {
  board.show(frame.board);
  await each([...board.grid.tops, ...board.grid.cells], DEALT, { duration: 260 }, skip, 40);
}

/** The crates are filled. */
async function round(board, frame, skip) {
  board.show(frame.board);
  await each([...board.crates.root.querySelectorAll(".crate")], DEALT, { duration: 320 }, skip, 60);
}

/** All at once, and the yen goes to the bank. */
async function bids(board, frame, skip) {
  board.show(frame.board);
  const shown = frame.moved.filter(({ what }) => what === "bid").map(({ seat }) => board.sides[seat].bid);
  await each(shown.filter((node) => !node.hidden), turned(90, 0), { duration: TURN, easing: "ease-out" }, skip);
  await pause(BREATH * 2, skip);
}

async function order(board, frame, skip) {
  board.show(frame.board);
  await each([...board.root.querySelectorAll(".order-list li")], DEALT, { duration: 220 }, skip, 110);
  await pause(BREATH, skip);
}

async function crate(board, frame, skip) {
  const box = board.crates.root.querySelector(`[data-crate="${crateOf(frame)}"]`);
  box?.classList.add("leaving");
  await pause(BREATH / 2, skip);
  await travel(board, frame.moved, skip);
  box?.classList.remove("leaving");
  board.show(frame.board);
}

const crateOf = ({ moved }) => moved.find(({ from }) => from?.startsWith("crate:"))?.from.slice(6);

/** The drinks that serve light up on the shelf and on their cards, then the coins travel. */
async function brew(board, frame, skip) {
  const lit = light(board, frame);
  await pause(lit.length ? LIGHT : BREATH, skip);
  await Promise.all(frame.moved.filter(({ what }) => what === "turn").map((moved) => turn(board, moved, skip)));
  await travel(board, frame.moved, skip);
  for (const node of lit) node.classList.remove("lit");
  board.show(frame.board);
  await pause(BREATH, skip);
}

/** A drink that has served with one more ingredient stands on that card. */
function light(board, { board: after }) {
  const serving = {};
  const lit = [];
  after.players.forEach(({ drinks }, seat) => {
    const before = new Map(board.shown.players[seat].drinks.map((one) => [one.drink, one.spent]));
    for (const { drink: text, spent } of drinks) {
      for (const letter of spent.filter((one) => !before.get(text)?.includes(one))) {
        const cell = after.grid.indexOf(letter);
        const top = after.hidden?.findIndex(({ card, up }) => up && card === letter) ?? -1;
        if (cell >= 0) serving[cell] = text;
        else if (top >= 0) serving[COLUMNS[top]] = text;
        lit.push(board.sides[seat].drink(text));
      }
    }
  });
  board.grid.serve(serving);
  const nodes = lit.filter(Boolean);
  for (const node of nodes) node.classList.add("lit");
  return nodes;
}

async function turn(board, { column, card }, skip) {
  const node = board.grid.tops[COLUMNS.indexOf(column)]?.querySelector(".ingredient");
  if (!node || card == null) return;
  await run(node, turned(0, 90), { duration: TURN / 2, easing: "ease-in" }, skip);
  const open = topCard({ card, up: true });
  node.replaceWith(open);
  await run(open, turned(-90, 0), { duration: TURN / 2, easing: "ease-out" }, skip);
}

async function peek(board, frame, skip) {
  const { column } = frame.moved.find(({ what }) => what === "peek") ?? {};
  const node = board.grid.tops[COLUMNS.indexOf(column)]?.querySelector(".ingredient");
  const lifted = [{ transform: "none" }, { transform: "perspective(600px) rotateX(35deg) translateY(-8px)" }, { transform: "none" }];
  if (node) await run(node, lifted, { duration: 700, easing: "ease-in-out" }, skip);
  board.show(frame.board);
}

async function pay(board, frame, skip) {
  await travel(board, frame.moved, skip);
  board.show(frame.board);
}

/** What served goes back to the bag. */
async function done(board, frame, skip) {
  const gone = frame.moved.flatMap(({ what, from, drinks }) =>
    what === "drinks" && from?.startsWith("seat:") ? drinks.map((text) => board.sides[from.slice(5)].drink(text)) : [],
  );
  const away = [{ opacity: 1 }, { opacity: 0, transform: "translateY(10px) scale(.8)" }];
  await Promise.all(gone.filter(Boolean).map((node) => run(node, away, { duration: 300 }, skip)));
  board.show(frame.board);
}

/** Coins and drinks go their ways over the table, one pile after the other. */
async function travel(board, moved, skip) {
  const ways = moved.map((one) => [one, place(board, one.from), place(board, one.to)]).filter(([, from, to]) => from && to);
  await Promise.all(ways.map(([one, from, to], number) => carry(board, one, from, to, number * 90, skip)));
}

async function carry(board, { what, yen: amount, drinks }, from, to, delay, skip) {
  if (skip?.aborted) return;
  const load = document.createElement("span");
  load.className = "travelling";
  load.setAttribute("aria-hidden", "true");
  load.append(...(what === "yen" ? [yen(amount)] : (drinks ?? []).map((text) => drink(text))));
  board.root.append(load);
  const home = load.getBoundingClientRect();
  const over = (node) => {
    const { left, top, width, height } = node.getBoundingClientRect();
    return `translate(${left + width / 2 - home.left - home.width / 2}px, ${top + height / 2 - home.top - home.height / 2}px)`;
  };
  const way = [{ transform: `${over(from)} scale(1.25)` }, { transform: `${over(to)} scale(1)` }];
  await run(load, way, { duration: TRAVEL, delay, fill: "both", easing: "cubic-bezier(.4,0,.2,1)" }, skip);
  load.remove();
}

/** "seat:0", "line:top", "gap:2", "crate:A"; the bank and the bag lie beside the table. */
function place(board, text) {
  const [kind, name] = (text ?? "").split(":");
  if (kind === "seat") return board.sides[name]?.purse;
  if (kind === "line") return board.grid.ends.get(name)?.head;
  if (kind === "gap") return board.grid.gaps[name];
  if (kind === "crate") return board.crates.crate(name);
  return kind === "bank" ? board.grid.root : null;
}
