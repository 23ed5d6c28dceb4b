/** Taking a crate: tap one, tap it again. */

import { button, el, say, set } from "./dom.js";
import { listed } from "./said.js";
import { aloud, namesIn } from "./sentences.js";

export function createTaking(board, { setup, words, status, announce, asks, changed, open, refuse, submit }) {
  const names = namesIn(setup);
  let crates = null;
  let chosen = null;
  const go = button({ class: "button primary", "data-act": "take" }, confirm);
  const cancel = button({ class: "button quiet", "data-act": "let-go", text: words["js-genmaicha-let-go"] }, () => letGo());
  const root = el("div", { class: "stage taking" }, cancel, go);

  board.crates.root.addEventListener("click", ({ target }) => {
    const crate = target.closest(".crate");
    if (crate) choose(crate.dataset.crate);
  });

  function choose(letter) {
    status.calm();
    const offer = crates?.find(({ crate }) => crate === letter);
    if (!offer || !open()) return refuse();
    const again = chosen === letter;
    chosen = letter;
    if (again || !asks()) return confirm();
    announce(aloud(listed(words, offer.say, words["js-genmaicha-again-crate"]), names));
    changed();
    draw();
  }

  function confirm() {
    const offer = crates?.find(({ crate }) => crate === chosen);
    if (offer && open()) submit(offer.move);
  }

  function letGo() {
    if (chosen === null) return false;
    const node = board.crates.crate(chosen);
    chosen = null;
    changed();
    draw();
    if ([document.body, cancel, go].includes(document.activeElement)) node?.focus();
    return true;
  }

  function draw() {
    root.hidden = crates === null;
    for (const node of board.crates.root.querySelectorAll(".crate")) {
      const live = open() && Boolean(crates?.some(({ crate }) => crate === node.dataset.crate));
      node.classList.toggle("open", live);
      node.classList.toggle("chosen", live && chosen === node.dataset.crate);
      set(node, "tabindex", live ? 0 : -1);
      set(node, "aria-disabled", live ? null : "true");
      set(node, "aria-pressed", live ? String(chosen === node.dataset.crate) : null);
    }
    if (crates === null) return;
    for (const node of [cancel, go]) node.classList.toggle("unneeded", chosen === null || !open());
    say(go, `${words["js-genmaicha-take"]} ${chosen ?? ""}`);
    status.info(chosen === null ? "" : words["js-genmaicha-again-crate"]);
  }

  return {
    root,
    draw,
    get offered() {
      return crates !== null;
    },
    get busy() {
      return chosen !== null;
    },
    offer(now, same) {
      crates = now?.crates ?? null;
      if (!same) chosen = null;
    },
    confirm() {
      if (chosen === null) return false;
      confirm();
      return true;
    },
    cancel: letGo,
    key(code) {
      const letter = /^Key([A-F])$/.exec(code)?.[1];
      const node = letter && board.crates.crate(letter);
      if (!node) return false;
      node.focus({ preventScroll: true });
      choose(letter);
      return true;
    },
  };
}
