/** The story of the game, line by line; the newest is below and stays in view while one reads there. */

import { announce } from "./announce.js";
import { el } from "./dom.js";
import { followNewest } from "./newest.js";
import { aloud, sentence } from "./sentences.js";

const CHAPTERS = new Set(["deal", "round", "over", "forfeit"]);

export function createStory(list) {
  const newest = followNewest(list);
  let names = {};

  function tell(frame) {
    const line = el("li", { class: CHAPTERS.has(frame.kind) ? "chapter" : null });
    for (const told of frame.say ?? []) line.append(el("p", {}, sentence(told, names)));
    list.append(line);
    newest.grown();
  }

  return {
    know: (cards) => (names = cards),
    /** A frame that happens now. */
    add(frame) {
      tell(frame);
      announce((frame.say ?? []).map((told) => aloud(told, names)).join(" "));
    },
    /** What was before this page was opened. */
    fill(frames) {
      list.replaceChildren();
      frames.forEach(tell);
      newest.begin();
    },
  };
}
