/** The whole story as a list: each line goes to its moment, the present one is marked, talk stands where it was said. */

import { button, el, set } from "./dom.js";
import { namesIn, sentence } from "./sentences.js";

const CHAPTERS = new Set(["deal", "round", "over", "forfeit"]);

export function createRetold(list, { go }) {
  let lines = [];

  function line(frame, number, names) {
    const press = button({ class: "bare story-line" }, () => go(number));
    for (const told of frame.say) press.append(el("span", {}, sentence(told, names)));
    return el("li", { class: CHAPTERS.has(frame.kind) ? "chapter" : null, "data-kind": frame.kind }, press);
  }

  return {
    fill({ frames, talk, setup }) {
      lines = frames.map((frame, number) => line(frame, number, namesIn(setup)));
      const items = [...lines];
      for (const said of [...talk].reverse()) items.splice(said.after_frame, 0, spoken(said, "li"));
      list.replaceChildren(...items);
    },
    mark(at) {
      lines.forEach((item, number) => {
        set(item.firstChild, "aria-current", number === at ? "step" : null);
        item.classList.toggle("ahead", number > at);
      });
      reveal(list, lines[at]);
    },
  };
}

/** One thing said at the table. */
export function spoken({ name, text, claim }, tag) {
  return el(tag, { class: claim ? "spoken claim-said" : "spoken" }, el("b", { text: name }), " ", el("q", { text }));
}

/** Scrolls the list and nothing else. */
function reveal(list, item) {
  if (!item || list.scrollHeight <= list.clientHeight) return;
  const [top, bottom] = [item.offsetTop, item.offsetTop + item.offsetHeight];
  const margin = list.clientHeight / 4;
  if (top < list.scrollTop + margin) list.scrollTop = top - margin;
  else if (bottom > list.scrollTop + list.clientHeight - margin) list.scrollTop = bottom - list.clientHeight + margin;
}
