/** A brew while it is put together: a drink for each card of the line, perhaps an extra, perhaps one for the hidden card. */

import { extraPlaces } from "./genmaicha-grid.js";

/** option: what the scene offers for a line; cells: the places of its cards; grid: the letters of all nine. */
export function createBrew(option, cells, grid) {
  let drinks = [...option.proposal];
  let extra = null;
  let offer = null;

  const after = (list, one) => list[(list.indexOf(one) + 1) % list.length];
  const extras = option.extras ?? [];
  const places = (one) => extraPlaces(option.line, one);
  const spendsAlready = ({ drink, ingredient }) => cells.some((cell, place) => drinks[place] === drink && grid[cell] === ingredient);
  const uses = () => (option.offer?.uses ?? []).filter((use) => !spendsAlready(use));

  return {
    option,
    get extra() {
      return extra && extras[extra.number];
    },
    get offer() {
      return offer;
    },
    /** What can be offered for the hidden card beside the drinks already chosen. */
    uses,
    hiddenColumn: option.offer ? option.line : null,
    /** Gap by gap: the extra that takes its bonus. */
    gaps: () => new Map(extras.map((one, number) => [places(one).gap, number])),
    takes: (number) => extra?.number === number,
    /** Which drink stands where: {cell or column: drink}. */
    serving() {
      const shown = Object.fromEntries(cells.map((cell, place) => [cell, drinks[place]]));
      if (extra) shown[places(extras[extra.number]).cell] = extra.drink;
      if (offer) shown[option.line] = offer.drink;
      return shown;
    },
    /** The drinks that could stand on a card. */
    choices(cell) {
      const place = cells.indexOf(cell);
      if (place >= 0) return option.choices[place];
      return extra && places(extras[extra.number]).cell === cell ? extras[extra.number].drinks : [];
    },
    /** Every drink that serves or could. */
    lit: () => new Set([...option.choices.flat(), ...(extra ? extras[extra.number].drinks : []), ...(offer ? uses().map(({ drink }) => drink) : [])]),
    drinks: () => [...new Set([...drinks, ...(extra ? [extra.drink] : []), ...(offer ? [offer.drink] : [])])],
    /** Puts the next drink that serves on a card. */
    change(cell) {
      const place = cells.indexOf(cell);
      if (place >= 0) drinks[place] = after(option.choices[place], drinks[place]);
      else if (extra) extra.drink = after(extras[extra.number].drinks, extra.drink);
      if (offer && spendsAlready(offer)) offer = null;
    },
    /** Puts this drink on the first card where another one stands; tells where. */
    pour(drink) {
      const place = option.choices.findIndex((choices, at) => choices.includes(drink) && drinks[at] !== drink);
      if (place < 0) return null;
      drinks[place] = drink;
      if (offer && spendsAlready(offer)) offer = null;
      return cells[place];
    },
    toggleExtra(number) {
      if (extra?.number === number) extra = null;
      else {
        extra = { number, drink: extras[number].drink };
        drinks = [...extras[number].proposal];
      }
    },
    offerUse(use) {
      offer = use;
    },
    /** What the scene proposes to offer. */
    proposeOffer() {
      const { proposal, use, uses: all } = option.offer;
      if (proposal?.length) drinks = [...proposal];
      const likely = use == null ? null : all[use];
      offer = (likely && !spendsAlready(likely) && likely) || uses().find(({ possible }) => possible) || uses()[0] || null;
    },
    earns: () => option.yen + (extra ? extras[extra.number].bonus : 0),
    move() {
      const added = extra ? ` + ${extras[extra.number].column} ${extras[extra.number].where} ${extra.drink}` : "";
      const offered = offer ? ` ? ${offer.drink} ${offer.ingredient}` : "";
      return option.move.replace("{drinks}", drinks.join(" ")) + added + offered;
    },
    /** Is there anything to choose besides the proposal? */
    plain: option.choices.every((choices) => choices.length < 2) && !extras.length && !option.offer,
  };
}

