/** The ingredient cards of Genmaicha: nine in a grid, yen and ads at its six lines, bonus coins between the rows,
 *  and in the Tea Ceremony three more cards above the columns. */

import { art } from "./art.js";
import { el, redraw, set } from "./dom.js";
import { drink, hiddenIngredient, ingredient, miniDrink, yen } from "./drinks.js";
import { listed } from "./said.js";

export const COLUMNS = ["left", "centre", "right"];
const ROWS = ["top", "middle", "bottom"];
/** Bonus coins lie under the top row and above the bottom row. */
const GAPS = 6;

export function createGrid({ setup, words, names, seat, canAct }) {
  const { iri, ceremony, market } = setup.variants;
  const thing = (attributes) => el(canAct ? "button" : "div", canAct ? { type: "button", tabindex: -1, ...attributes } : attributes);
  const ends = new Map(Object.keys(setup.lines).map((line) => [line, createEnd(line)]));
  const cells = Array.from({ length: 9 }, (_, place) => thing({ class: "cell", "data-cell": place }));
  const tops = ceremony ? COLUMNS.map((column) => thing({ class: "cell top-card", "data-column": column })) : [];
  const gaps = iri ? Array.from({ length: GAPS }, (_, place) => thing({ class: "gap", "data-gap": place })) : [];
  const three = el("div", { class: "three" });
  const row = (line, place) => [ends.get(line).root, ...cells.slice(3 * place, 3 * place + 3)];
  const between = (place) => (iri ? gaps.slice(3 * place, 3 * place + 3) : []);
  const root = el(
    "div",
    { class: "tea-grid", role: "group", "aria-label": words["js-genmaicha-grid"] },
    ...COLUMNS.map((column) => ends.get(column).root),
    ...(ceremony ? [three, ...tops] : []),
    ...ROWS.flatMap((line, place) => [...row(line, place), ...between(place)]),
  );

  /** The end of a line: its yen, and in the Tea Market a place for an ad. */
  function createEnd(line) {
    const head = thing({ class: "line-head", "data-line": line });
    const ad = market ? thing({ class: "ad-place", "data-ad": line }) : null;
    return { head, ad, root: el("div", { class: "line-end", "data-end": line }, head, ad) };
  }

  /** What a thing is, and what can be added to it while one acts. */
  function tell(node, ...more) {
    set(node, "aria-label", listed(words, node.dataset.said, ...more));
  }

  function name(node, ...facts) {
    node.dataset.said = listed(words, ...facts);
    if (!canAct) set(node, "role", "img");
    tell(node);
  }

  const ofYen = (amount) => `${amount}${words["js-genmaicha-yen"]}`;
  const owner = (at) => (at === seat ? words["js-you"] : names[at]);

  function showEnd({ line, yen: amount, ad }, situation) {
    const end = ends.get(line);
    const { say, cells: places } = setup.lines[line];
    redraw(end.head, String(amount), () => [yen(amount)]);
    name(end.head, say, ofYen(amount), ...places.map((place) => setup.ingredients[situation.grid[place]]));
    if (!end.ad) return;
    const told = ad ? [words["js-genmaicha-ad"], owner(ad.seat), ofYen(ad.yen)] : [words["js-genmaicha-ad-none"]];
    redraw(end.ad, JSON.stringify(ad), () => (ad ? [art("ad"), el("span", { class: "owner", text: owner(ad.seat) }), el("b", { text: ad.yen })] : [art("ad")]));
    end.ad.classList.toggle("taken", Boolean(ad));
    set(end.ad, "title", ad ? told.join(" ") : null);
    name(end.ad, say, ...told);
  }

  function showTop(node, hidden, column) {
    const lies = hidden.card == null ? words["js-genmaicha-hidden"] : setup.ingredients[hidden.card];
    const known = hidden.card != null && !hidden.up;
    name(node, setup.lines[column].say, lies, known ? words["js-genmaicha-known"] : hidden.up ? words["js-genmaicha-up"] : "");
    redraw(node, JSON.stringify(hidden), () => [topCard(hidden)]);
    node.classList.toggle("known", known);
  }

  /** Where drinks stand on cards: {cell or column: drink}. */
  function serve(serving) {
    for (const node of [...cells, ...tops]) {
      const poured = serving[node.dataset.cell ?? node.dataset.column];
      const shown = node.querySelector(".served");
      if (shown?.dataset.drink === poured) continue;
      shown?.remove();
      if (poured) node.append(Object.assign(drink(poured), { className: "drink served" }));
    }
  }

  return {
    root,
    ends,
    cells,
    tops,
    gaps,
    tell,
    serve,
    show(situation) {
      serve({});
      situation.lines.forEach((line) => showEnd(line, situation));
      cells.forEach((node, place) => {
        const card = situation.grid[place];
        redraw(node, card ?? "", () => (card ? [ingredient(card)] : []));
        name(node, setup.ingredients[card] ?? "");
      });
      situation.hidden?.forEach((hidden, place) => showTop(tops[place], hidden, COLUMNS[place]));
      if (ceremony) {
        const cards = situation.hidden_cards ?? [];
        redraw(three, cards.join(""), () => cards.map((card) => miniDrink(card, { name: setup.ingredients[card] })));
        set(three, "role", "group");
        set(three, "aria-label", words["js-genmaicha-three"]);
        set(three, "title", words["js-genmaicha-three"]);
      }
      situation.gaps?.forEach((bonus, place) => {
        redraw(gaps[place], String(bonus), () => (bonus ? [yen(bonus)] : []));
        name(gaps[place], setup.lines[COLUMNS[place % 3]].say, bonus ? `${words["js-genmaicha-bonus"]} ${ofYen(bonus)}` : words["js-genmaicha-bonus-gone"]);
      });
    },
  };
}

/** A card above a column: a back, one that I have peeked at, or one that is turned up. */
export function topCard({ card, up }) {
  if (card == null) return hiddenIngredient();
  if (up) return ingredient(card);
  const back = hiddenIngredient();
  back.append(art("eye", "eye"), miniDrink(card));
  return back;
}

/** The gap that an extra of a row takes its bonus from, and the card it adds. */
export function extraPlaces(line, { column, where }) {
  const at = COLUMNS.indexOf(column);
  const row = ROWS.indexOf(line) + (where === "above" ? -1 : 1);
  const gap = Math.min(row, ROWS.indexOf(line)) * 3 + at;
  return { gap, cell: row * 3 + at };
}
