/** An amount of yen to choose: a slider, steps, all and none; Enter on the slider confirms. */

import { button, el, redraw, set } from "./dom.js";
import { yen } from "./drinks.js";

/** label: what the amount is for; go(): Enter was pressed; told(text) after a button, the slider speaks for itself. */
export function createAmount(words, { label, go, told, changed }) {
  let range = { low: 0, high: 0, step: 100 };
  let value = 0;
  let chosen = false;
  const slider = el("input", { type: "range", "aria-label": label });
  const shown = el("output", { class: "amount-shown", "aria-live": "off" });
  const step = (text, name, next) => button({ class: "button step", text, "aria-label": name, title: name }, () => choose(next(), true));
  const less = step("−100", words["js-genmaicha-less"], () => value - range.step);
  const more = step("+100", words["js-genmaicha-more"], () => value + range.step);
  const none = step(words["js-genmaicha-none"], null, () => range.low);
  const all = step(words["js-genmaicha-all"], null, () => range.high);
  const root = el("div", { class: "amount" }, slider, shown, el("div", { class: "steps" }, none, less, more, all));

  slider.addEventListener("input", () => choose(slider.valueAsNumber, false));
  slider.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" || event.isComposing) return;
    event.preventDefault();
    go();
  });

  const said = () => `${value}${words["js-genmaicha-yen"]}`;

  function choose(next, speak) {
    value = Math.min(range.high, Math.max(range.low, next));
    chosen = true;
    draw();
    changed();
    if (speak) told(said());
  }

  function draw() {
    if (slider.valueAsNumber !== value) slider.value = value;
    set(slider, "aria-valuetext", said());
    redraw(shown, String(value), () => [yen(value)]);
    for (const [node, off] of [[none, value <= range.low], [less, value <= range.low], [more, value >= range.high], [all, value >= range.high]])
      set(node, "aria-disabled", off ? "true" : null);
  }

  return {
    root,
    get value() {
      return value;
    },
    /** Has an amount been chosen on purpose? */
    get chosen() {
      return chosen;
    },
    choose: (next) => choose(next, true),
    begin(next) {
      range = next;
      Object.assign(slider, { min: range.low, max: range.high, step: range.step });
      value = range.low;
      chosen = false;
      draw();
    },
  };
}
