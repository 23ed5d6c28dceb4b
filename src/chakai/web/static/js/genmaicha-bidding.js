/** Bidding: an amount from my purse, secret until all have bid. */

import { button, el, redraw, say, set } from "./dom.js";
import { yen } from "./drinks.js";
import { createAmount } from "./genmaicha-amount.js";
import { sentence } from "./sentences.js";

export function createBidding(board, { words, status, announce, changed, open, submit }) {
  let bid = null;
  const asked = el("p", { class: "asked" });
  const given = el("p", { class: "given" });
  const amount = createAmount(words, {
    label: words["js-genmaicha-bid-slider"],
    go: confirm,
    told: announce,
    changed: () => (status.calm(), draw(), changed()),
  });
  const go = button({ class: "button primary", "data-act": "bid" }, confirm);
  const root = el("div", { class: "stage bidding" }, asked, amount.root, go, given);

  const waits = () => bid !== null && bid.given == null;

  function confirm() {
    if (!waits() || !open()) return;
    submit(bid.move.replace("{yen}", amount.value));
  }

  function draw() {
    root.hidden = bid === null;
    if (bid === null) return;
    asked.replaceChildren(sentence(bid.say ?? "", {}));
    const done = !waits();
    amount.root.hidden = go.hidden = asked.hidden = done;
    given.hidden = !done;
    redraw(given, String(bid.given), () => [words["js-genmaicha-given"], " ", yen(bid.given ?? 0)]);
    set(go, "aria-disabled", open() ? null : "true");
    const act = words[bid.follow_up ? "js-genmaicha-raise-go" : "js-genmaicha-bid-go"];
    say(go, `${act} ${amount.value}${words["js-genmaicha-yen"]}`);
  }

  return {
    root,
    draw,
    get offered() {
      return waits();
    },
    get busy() {
      return waits() && amount.chosen;
    },
    offer(now) {
      const next = now?.bid ?? null;
      const before = bid;
      if (next && (!before || before.high !== next.high || before.follow_up !== next.follow_up || !waits())) amount.begin(next);
      if (next || now !== null) bid = next;
    },
    confirm() {
      if (!amount.chosen) return false;
      confirm();
      return true;
    },
    cancel() {
      if (!amount.chosen) return false;
      amount.begin(bid);
      draw();
      changed();
      return true;
    },
    /** A digit is so many hundred yen. */
    key(code) {
      const digit = /^(?:Digit|Numpad)([0-9])$/.exec(code);
      if (!digit) return false;
      amount.choose(digit[1] * bid.step);
      return true;
    },
  };
}
