/** Who sits at a Genmaicha table: purse, drinks, bid and place in the order of each. */

import { el, keyed, redraw, say, set } from "./dom.js";
import { drink, yen } from "./drinks.js";
import { listed } from "./said.js";

/** More drinks than this stand closer together. */
const ROOMY = 8;

/** near: shown below, with its drinks large. */
export function createSide({ setup, words, names, seat, canAct, at, near }) {
  const called = at === seat ? words["js-you"] : names[at];
  const plate = el("div", { class: "plate" }, el("strong", { class: "name", text: names[at] }));
  const place = el("span", { class: "place-number", "aria-hidden": "true" });
  const purse = el("span", { class: "purse", role: "img" });
  const bid = el("span", { class: "bid-shown", role: "img" });
  const shelf = el("ul", { class: "shelf", "aria-label": listed(words, words["js-genmaicha-shelf"], called) });
  const root = el(
    "section",
    { class: near ? "seat near" : "seat far", "aria-label": called, "data-seat": at },
    el("div", { class: "who" }, place, plate),
    el("div", { class: "money" }, purse, bid),
    shelf,
  );

  function bottle(text) {
    const item = el("li", { "data-key": text });
    if (canAct && at === seat) item.append(el("button", { type: "button", class: "bare my-drink", "data-drink": text, tabindex: -1 }));
    return item;
  }

  function showDrink(item, { drink: text, spent }) {
    const told = listed(words, setup.drinks[text], spent.length ? words["js-genmaicha-spent"] : "", ...spent.map((letter) => setup.ingredients[letter]));
    const holder = item.querySelector(".my-drink");
    redraw(holder ?? item, JSON.stringify([text, spent]), () => [drink(text, { spent, name: holder ? null : told })]);
    set(item, "title", told);
    if (!holder) return;
    holder.dataset.said = told;
    set(holder, "aria-label", told);
  }

  return {
    root,
    plate,
    purse,
    bid,
    shelf,
    drink: (text) => shelf.querySelector(`[data-key="${text}"]`),
    buttons: () => [...shelf.querySelectorAll(".my-drink")],
    show(situation) {
      const player = situation.players[at];
      const amount = `${player.yen}${words["js-genmaicha-yen"]}`;
      redraw(purse, String(player.yen), () => [yen(player.yen)]);
      set(purse, "aria-label", listed(words, words["js-genmaicha-purse"], amount));
      const paid = player.bid == null ? "" : player.raise == null ? String(player.bid) : `${player.bid} + ${player.raise}`;
      redraw(bid, paid, () => (paid ? [el("small", { text: words["js-genmaicha-bid"] }), ` ${paid}`] : []));
      set(bid, "aria-label", paid && listed(words, words["js-genmaicha-bid"], paid));
      bid.hidden = !paid;
      say(place, player.place == null ? "" : String(player.place));
      root.classList.toggle("acts-now", situation.at === at);
      root.classList.toggle("finished", player.finished);
      set(shelf, "data-many", player.drinks.length > ROOMY ? "" : null);
      const items = keyed(shelf, player.drinks.map(({ drink: text }) => text), bottle);
      player.drinks.forEach((one, number) => showDrink(items[number], one));
    },
  };
}

/** The order of this round, always plain: 1. 2. 3., who acts now, who is done. */
export function createOrder({ words, names, seat }) {
  const title = el("span", { class: "order-title", text: words["js-genmaicha-order"] });
  const list = el("ol", { class: "order-list", "aria-label": words["js-genmaicha-order"] });
  const open = el("span", { class: "order-open", text: words["js-genmaicha-order-open"] });
  const root = el("div", { class: "order" }, title, list, open);
  const make = (key) => el("li", {}, el("b"), el("span", { class: "who-name", text: names[key] }), el("span", { class: "mark" }));

  return {
    root,
    show({ order, at, players }) {
      open.hidden = order.length > 0;
      list.hidden = order.length === 0;
      keyed(list, order.map(String), make).forEach((item, number) => {
        const acting = order[number] === at;
        const [place, , mark] = item.children;
        say(place, `${number + 1}.`);
        say(mark, players[order[number]].finished ? words["js-genmaicha-finished"] : acting ? words["js-genmaicha-now"] : "");
        set(item, "aria-current", acting ? "step" : null);
        item.classList.toggle("mine", order[number] === seat);
        item.classList.toggle("finished", players[order[number]].finished);
      });
    },
  };
}
