/** Hints of a first game: one at a time, each until it is put away. */

import { button, el } from "./dom.js";
import { sentence } from "./sentences.js";
import { recall, remember, settings } from "./settings.js";

const SEEN = "hints.seen";

/** hush() tells whether the note should make way for what I am doing; focusElsewhere() when it goes while in use. */
export function createHints(words, { hush, focusElsewhere }) {
  const text = el("p");
  const start = el("span");
  const strip = button({ class: "bare hint-strip", "aria-expanded": "false" }, () => unfold(strip.ariaExpanded !== "true"));
  strip.append(el("b", { text: words["js-hint"] }), start);
  const full = el(
    "div",
    { class: "hint-full" },
    el("b", { text: words["js-hint"] }),
    text,
    el(
      "div",
      { class: "row" },
      button({ class: "button", text: words["js-hint-got"] }, () => putAway()),
      button({ class: "button quiet", text: words["js-hint-none"] }, () => settings.set("hints", false)),
    ),
  );
  const note = el("aside", { class: "hint-note", "aria-label": words["js-hint"], hidden: "" }, strip, full);
  let offered = [];
  let names = {};
  let shown = null;

  /** Where there is little room only the start is shown until it is asked for. */
  function unfold(on) {
    if (!on && full.contains(document.activeElement)) strip.focus({ preventScroll: true });
    strip.ariaExpanded = String(on);
  }

  function putAway() {
    remember(SEEN, [...new Set([...recall(SEEN, []), shown.id])]);
    draw();
  }

  function draw() {
    const seen = recall(SEEN, []);
    shown = settings.get("hints") ? (offered.find(({ id }) => !seen.includes(id)) ?? null) : null;
    const had = note.contains(document.activeElement);
    note.hidden = !shown || hush();
    if (note.hidden) unfold(false);
    if (had && note.hidden) focusElsewhere();
    if (shown && note.dataset.id !== shown.id) {
      note.dataset.id = shown.id;
      text.replaceChildren(sentence(shown.say, names));
      start.replaceChildren(sentence(shown.say, names));
      unfold(false);
    }
  }

  settings.subscribe((name, value) => {
    if (name !== "hints") return;
    if (value) remember(SEEN, []);
    draw();
  });

  return {
    note,
    draw,
    offer(hints, cards) {
      offered = hints ?? [];
      names = cards;
      draw();
    },
  };
}
