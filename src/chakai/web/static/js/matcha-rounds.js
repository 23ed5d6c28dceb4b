/** The three rounds of a set of Matcha: on each mat a tea card, and a place for a card of either side. */

import { art } from "./art.js";
import { back, face, mini, token } from "./cards.js";
import { el, redraw, say, set } from "./dom.js";
import { listed } from "./said.js";

/** Where the rounds that are not played now have too little room for whole cards; the same width as in matcha.css. */
const NARROW = "(max-width: 59.99rem)";

/** seat: whose eyes (null: nobody's); near: the seat shown below; canAct: its places are buttons. */
export function createRounds({ setup, words, names, near, canAct, seat }) {
  const root = el("ol", { class: "rounds" });
  let teas = [];
  let shown = null;
  const narrow = matchMedia(NARROW);
  narrow.addEventListener("change", () => shown && show(shown));

  const side = (at) => (at === seat ? words["js-your-side"] : names[at]);

  function teaOf(round, mat) {
    return teas[round]?.find((tea) => tea.mat === mat);
  }

  function build(board) {
    teas = board.rounds.map((mats) => mats.map(({ mat }) => buildTea(mat)));
    root.replaceChildren(...teas.map(buildRound));
  }

  function buildRound(pair, number) {
    const title = el("h2", { text: setup.rounds[number] });
    return el("li", { class: "round" }, title, el("div", { class: "teas" }, ...pair.map((tea) => tea.root)));
  }

  function buildTea(mat) {
    const spots = [0, 1].map((at) => el("div", { class: "spot", "data-seat": at }));
    const place = canAct ? el("button", { type: "button", class: "spot place-button", "data-seat": near }) : null;
    const card = el("div", { class: "tea-card" });
    const short = el("span", { text: words[`js-mat-${mat}-short`] });
    const under = el("div", { class: "mat" }, card, el("div", { class: "sign", "aria-hidden": "true" }, art(`${mat}-mat`), short));
    const foot = el("p", { class: "foot", "aria-hidden": "true" });
    const root = el("div", { class: "tea", role: "group", "data-mat": mat }, spots[1 - near], under, spots[near], foot);
    return { mat, root, spots, place, plain: spots[near], card, foot };
  }

  function show(board) {
    if (teas.length !== board.rounds.length) build(board);
    shown = board;
    [...root.children].forEach((li, number) => {
      const current = number + 1 === board.round;
      li.classList.toggle("current", current);
      li.classList.toggle("past", number + 1 < board.round);
      set(li, "aria-current", current ? "step" : null);
      board.rounds[number].forEach((tea, place) => showTea(teas[number][place], tea, current));
    });
    const at = Math.max(1, board.round);
    const middle = root.parentElement;
    middle.style.setProperty("--columns", board.rounds.map((_, number) => (number + 1 === at ? "var(--now)" : "var(--then)")).join(" "));
    middle.dataset.round = at;
  }

  function showTea(part, tea, current) {
    const name = listed(words, words[`js-mat-${tea.mat}`], listed(words, words["js-tea-card"], setup.cards[tea.tea] ?? tea.tea));
    set(part.root, "aria-label", name);
    redraw(part.card, tea.tea, () => [face(tea.tea, { name: setup.cards[tea.tea] })]);
    if (part.place) useNear(part, current ? part.place : part.plain);
    tea.spots.forEach((spot, at) => {
      const taken = (tea.taken ?? []).filter(({ seat: taker }) => taker === at);
      showSpot(part.spots[at], spot, { at, name, taken });
    });
    for (const card of part.root.querySelectorAll(".card")) card.classList.toggle("small", narrow.matches && !current);
  }

  /** A place is a button in the round that is played, and nothing to press in the others. */
  function useNear(part, node) {
    if (part.spots[near] === node) return;
    part.spots[near].replaceWith(node);
    part.spots[near] = node;
    delete node.dataset.shows;
  }

  function showSpot(node, spot, { at, name, taken }) {
    const took = taken.map(({ kind }) => setup.kinds[kind] ?? kind);
    const label = listed(words, name, side(at), lies(spot), took.length ? listed(words, words["js-took"], ...took) : "");
    const isButton = node.tagName === "BUTTON";
    set(node, "role", isButton ? null : "img");
    set(node, "aria-label", label);
    node.classList.toggle("place", !spot);
    node.classList.toggle("taken", taken.length > 0);
    redraw(node, JSON.stringify([spot, taken.map(({ kind }) => kind)]), () => [...laid(spot), ...taken.map(({ kind }) => tookToken(kind))]);
  }

  function lies(spot) {
    if (!spot) return words["js-empty"];
    if (spot.card == null) return words["js-face-down"];
    return listed(words, setup.cards[spot.card] ?? spot.card, spot.up ? "" : words["js-face-down"]);
  }

  return {
    root,
    show,
    get current() {
      return shown ? shown.round - 1 : -1;
    },
    tea: (mat, round = shown.round - 1) => teaOf(round, mat),
    spot: (at, mat) => teaOf(shown.round - 1, mat)?.spots[at],
    /** What is said under a place while a card is picked; an empty text leaves its room free. */
    foot(mat, text, sign) {
      const tea = teaOf(shown.round - 1, mat);
      if (!tea) return;
      say(tea.foot, text);
      set(tea.foot, "data-sign", sign);
      tea.root.classList.toggle("would-match", sign === "match");
    },
  };
}

/** A card in a place: open, hidden, or hidden to others and known to these eyes. */
export function laid(spot) {
  if (!spot) return [];
  if (spot.card == null) return [back()];
  if (spot.up) return [face(spot.card)];
  const known = back();
  known.classList.add("known");
  known.append(mini(spot.card));
  return [known];
}

function tookToken(kind) {
  const node = token(kind);
  node.classList.add("took");
  return node;
}
