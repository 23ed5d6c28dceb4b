/** The crates of a round, open to all; an empty one shows who has taken it. */

import { el, keyed, redraw, set } from "./dom.js";
import { drink } from "./drinks.js";
import { listed } from "./said.js";

export function createCrates({ setup, words, names, seat, canAct }) {
  const root = el("ul", { class: "crates", "aria-label": words["js-genmaicha-crates"] });
  const taker = (at) => (at === seat ? words["js-you"] : names[at]);

  function make() {
    const item = el("li");
    item.append(el(canAct ? "button" : "div", { type: canAct ? "button" : null, class: "crate", tabindex: canAct ? -1 : null }));
    return item;
  }

  function inside({ crate, drinks, taken }) {
    const label = el("b", { class: "letter", text: crate });
    if (taken != null) return [label, el("span", { class: "taker", text: taker(taken) })];
    return [label, el("span", { class: "load" }, ...drinks.map((one) => drink(one)))];
  }

  return {
    root,
    crate: (letter) => root.querySelector(`[data-crate="${letter}"]`),
    show({ crates }) {
      const items = keyed(root, crates.map(({ crate }) => crate), make);
      set(root, "data-count", crates.length);
      root.classList.toggle("emptied", crates.every(({ taken }) => taken != null));
      crates.forEach((one, place) => {
        const node = items[place].firstChild;
        const load = one.taken == null ? one.drinks.map((text) => setup.drinks[text]) : [words["js-genmaicha-taken"], taker(one.taken)];
        set(node, "data-crate", one.crate);
        set(node, "role", canAct ? null : "img");
        set(node, "aria-label", listed(words, `${words["js-genmaicha-crate"]} ${one.crate}`, ...load));
        node.classList.toggle("taken", one.taken != null);
        redraw(node, JSON.stringify(one), () => inside(one));
      });
    },
  };
}
