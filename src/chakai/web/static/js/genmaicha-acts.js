/** What I can do at a Genmaicha table: bid, take a crate, brew. Everything that may be done came with the scene. */

import { el } from "./dom.js";
import { createBidding } from "./genmaicha-bidding.js";
import { createBrewing } from "./genmaicha-brewing.js";
import { createTaking } from "./genmaicha-taking.js";

/** send(move) submits; asks() tells whether a second tap is wanted; changed() is called when something is chosen or let go. */
export function createActs(board, { setup, words, status, announce, asks, send, changed }) {
  let now = null;
  let version = null;
  let locked = true;
  const ways = {
    setup,
    words,
    status,
    announce,
    asks,
    changed,
    /** Is it me, and has nothing been submitted yet? */
    open: () => now !== null && !locked,
    /** Why nothing can be done here. */
    refuse: () => now && status.refuse(now.prompt),
    submit(move) {
      locked = true;
      send(move);
      status.focus();
      draw();
    },
  };
  const stages = [createBidding(board, ways), createTaking(board, ways), createBrewing(board, ways)];
  board.parts.actions.replaceChildren(
    el("div", { class: "actions", role: "group", "aria-label": words["js-actions"] }, ...stages.map((stage) => stage.root)),
  );
  const here = () => stages.find((stage) => stage.offered);

  function draw() {
    if (!here()) status.info("");
    stages.forEach((stage) => stage.draw());
  }

  return {
    /** The scene is settled: this is what I can do now. null while something is still being shown. */
    offer(next, answers) {
      const same = next !== null && now !== null && answers === version;
      now = next;
      version = next === null ? null : answers;
      if (!same) locked = next === null;
      stages.forEach((stage) => stage.offer(next, same));
      draw();
    },
    /** My submission was refused: I may act again. */
    unlock() {
      locked = now === null;
      draw();
    },
    get busy() {
      return stages.some((stage) => stage.busy);
    },
    cancel: () => here()?.cancel() ?? false,
    confirm: () => (ways.open() && here()?.confirm()) ?? false,
    key: (code) => (ways.open() && here()?.key(code)) ?? false,
  };
}
