/** The Matcha board. It draws what it is given and knows no rules.
 *
 *   const board = createBoard(root, setup, { seat, names, words, canAct });
 *     root   an element of the page (needs css/cards.css, board.css, matcha.css; sizes: table.css); setup: scene.setup; names: by seat
 *     seat   whose eyes, null for nobody's (seat 0 then sits below); words: the page's words (js-…)
 *     canAct true at a table: hand cards and places are buttons (matcha-acts.js listens to them)
 *   board.show(frame.board)                     shows a situation at once
 *   await board.play(frame, { reduced, skip })  plays how it came about, then shows it; skip: an AbortSignal
 *   board.parts  { plates, hint, status, actions }: elements for whoever uses the board; plates are by seat
 */

import { art } from "./art.js";
import { back, face, keepCards } from "./cards.js";
import { el, keyed, redraw, set } from "./dom.js";
import { playFrame } from "./matcha-motion.js";
import { createRounds } from "./matcha-rounds.js";
import { createRings } from "./ring.js";
import { listed } from "./said.js";
import { createTray } from "./tray.js";

keepCards();

export function createBoard(root, setup, { seat = null, names, words, canAct = false }) {
  const near = seat ?? 0;
  const rounds = createRounds({ setup, words, names, near, canAct, seat });
  const sides = names.map((name, at) => createSide({ at, name, setup, words, canAct: canAct && at === seat, mine: at === seat }));
  const parts = {
    plates: sides.map((side) => side.plate),
    hint: el("div", { class: "hint-place" }),
    status: el("div", { class: "status-place" }),
    actions: el("div", { class: "actions-place" }),
  };
  sides[near].root.append(parts.actions);
  sides[near].root.classList.add("near");
  sides[1 - near].root.classList.add("far");
  root.className = "board";
  root.dataset.game = "matcha";
  root.replaceChildren(
    sides[1 - near].root,
    el("div", { class: "middle" }, parts.hint, rounds.root, createRings(setup, words)),
    parts.status,
    sides[near].root,
  );

  const board = {
    root,
    parts,
    rounds,
    sides,
    seat,
    shown: null,
    show(situation) {
      board.shown = situation;
      root.dataset.rounds = situation.rounds.length;
      rounds.show(situation);
      sides.forEach((side, at) => side.show(situation, at));
    },
    play: (frame, { reduced = false, skip } = {}) => playFrame(board, frame, { reduced, skip }),
    /** House rules may have more rounds than fit side by side: the present one is kept in view. */
    centre() {
      const [row, now] = [rounds.root, rounds.root.querySelector(".current")];
      const wide = row.scrollWidth > row.clientWidth;
      set(row, "tabindex", wide ? 0 : null);
      if (now && wide) row.scrollLeft = now.offsetLeft - row.offsetLeft - (row.clientWidth - now.offsetWidth) / 2;
    },
  };
  return board;
}

/** One player's edge of the table: a plate for the name, a tray, a hand. */
function createSide({ at, name, setup, words, canAct, mine }) {
  const plate = el("div", { class: "plate" }, el("strong", { class: "name", text: name }));
  const dealer = el("span", { class: "dealer", role: "img", "aria-label": words["js-dealer"], title: words["js-dealer"] }, art("dealer"));
  const tray = createTray(listed(words, words["js-tray"], mine ? words["js-you"] : name));
  const hand = el("ul", { class: "hand", "aria-label": listed(words, words["js-hand"], mine ? words["js-you"] : name) });
  const passed = el("span", { class: "passed", "aria-hidden": "true", text: words["js-passed"] });
  const root = el(
    "section",
    { class: "side", "aria-label": mine ? words["js-you"] : name, "data-seat": at },
    el("div", { class: "who" }, dealer, plate, passed),
    tray.root,
    el("div", { class: "hand-place" }, hand),
  );

  function cardItem() {
    const item = el("li");
    if (canAct) item.append(el("button", { type: "button", class: "bare hand-card" }));
    return item;
  }

  return {
    root,
    plate,
    tray,
    hand,
    passed,
    items: () => [...hand.children],
    buttons: () => [...hand.querySelectorAll(".hand-card")],
    show(situation) {
      dealer.classList.toggle("off", situation.dealer !== at);
      set(dealer, "aria-hidden", situation.dealer !== at);
      tray.show(situation.trays[at]);
      const cards = situation.hands[at];
      set(hand, "data-size", cards.length);
      keyed(hand, keysOf(cards), cardItem).forEach((item, place) => {
        const card = cards[place];
        const told = card == null ? words["js-back"] : setup.cards[card];
        const holder = item.querySelector(".hand-card") ?? item;
        const named = { name: canAct ? null : told };
        redraw(holder, card ?? "back", () => [card == null ? back(named) : face(card, named)]);
        if (canAct) set(holder, "aria-label", told);
      });
    },
  };
}

/** A key for each card that stays with it while it is in the hand; two 0s are told apart by their order. */
function keysOf(cards) {
  const seen = new Map();
  return cards.map((card) => {
    const name = card ?? "back";
    seen.set(name, (seen.get(name) ?? 0) + 1);
    return `${name} ${seen.get(name)}`;
  });
}
