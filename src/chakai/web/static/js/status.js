/** What is asked of me, and one line under it: why something was refused, the state of the connection, or what a card would do. */

import { el, set } from "./dom.js";
import { sentence } from "./sentences.js";

const REFUSAL_STAYS = 12000;

export function createStatus() {
  const prompt = el("p", { class: "prompt", id: "prompt", tabindex: "-1" });
  const lines = {
    refusal: el("p", { class: "line refused", role: "alert" }),
    link: el("p", { class: "line", role: "status" }),
    info: el("p", { class: "line" }),
    note: el("p", { class: "line" }),
  };
  const root = el("div", { class: "status" }, prompt, el("div", { class: "lines" }, ...Object.values(lines)));
  const texts = { prompt: "", refusal: "", link: "", info: "", note: "" };
  let names = {};
  let timer = null;

  function write(name, text) {
    if (texts[name] === text) return;
    texts[name] = text;
    (lines[name] ?? prompt).replaceChildren(sentence(text, names));
    const top = Object.keys(lines).find((line) => texts[line]);
    for (const line of Object.keys(lines)) lines[line].classList.toggle("under", line !== top);
    set(root, "data-line", top);
  }

  return {
    root,
    know: (cards) => (names = cards),
    prompt(text) {
      if (texts.prompt !== text) write("refusal", "");
      write("prompt", text);
    },
    /** A card under the pointer, or what comes next; an empty text clears the line. */
    info(text) {
      write("info", text);
    },
    link: (text) => write("link", text),
    notes: (texts) => write("note", texts.join(" ")),
    refuse(text) {
      write("refusal", "");
      write("refusal", text);
      clearTimeout(timer);
      timer = setTimeout(() => write("refusal", ""), REFUSAL_STAYS);
    },
    calm: () => write("refusal", ""),
    get refusing() {
      return Boolean(texts.refusal);
    },
    focus: () => prompt.focus({ preventScroll: true }),
  };
}
