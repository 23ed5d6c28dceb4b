/** Brewing: tap a line, change its drinks one by one, tap it again; extras at their coins, offers and peeks at the
 *  hidden cards, an ad after a first brew; done. */

import { button, el, keyed, say, set } from "./dom.js";
import { miniDrink } from "./drinks.js";
import { createAmount } from "./genmaicha-amount.js";
import { createBrew } from "./genmaicha-brew.js";
import { listed } from "./said.js";
import { aloud, marked, namesIn } from "./sentences.js";

export function createBrewing(board, { setup, words, status, announce, asks, changed, open, refuse, submit }) {
  const { grid } = board;
  const names = namesIn(setup);
  const lines = Object.keys(setup.lines);
  const shelf = () => board.sides[board.seat];
  let offered = null;
  /** {brew} | {peek: column, use} | {done: true} | null */
  let chosen = null;

  const act = (name, text, press, look = "button") => button({ class: look, "data-act": name, text }, press);
  const done = act("done", words["js-genmaicha-done"], () => finish());
  const peek = act("peek", words["js-genmaicha-peek"], () => peekNext());
  const cancel = act("let-go", words["js-genmaicha-let-go"], () => letGo(), "button quiet");
  const go = act("brew", words["js-genmaicha-brew"], confirm, "button primary");
  const uses = el("div", { class: "uses", role: "group" });
  const amount = createAmount(words, { label: words["js-genmaicha-ad-slider"], go: placeAd, told: announce, changed: () => (status.calm(), draw()) });
  const adGo = act("ad", "", placeAd, "button primary");
  const ad = el("div", { class: "advertise", role: "group", "aria-label": words["js-genmaicha-ad"] }, amount.root, adGo);
  const root = el("div", { class: "stage brewing" }, ad, uses, el("div", { class: "row" }, peek, done, cancel, go));

  grid.root.addEventListener("click", ({ target }) => {
    const node = target.closest("[data-line], [data-ad], [data-cell], [data-column], [data-gap]");
    if (!node || !offered) return node && refuse();
    const { line, ad: place, cell, column, gap } = node.dataset;
    if (line) chooseLine(line);
    else if (place) goToAd(place);
    else if (cell) changeCell(Number(cell));
    else if (column) hiddenCard(column);
    else changeExtra(Number(gap));
  });
  shelf().shelf.addEventListener("click", ({ target }) => {
    const node = target.closest(".my-drink");
    if (node) pour(node.dataset.drink);
  });

  const option = (line) => offered?.lines.find((one) => one.line === line);
  const ready = () => (status.calm(), open() || (refuse(), false));

  function choose(next, told) {
    chosen = next;
    changed();
    draw();
    announce(aloud(told ?? summary(), names));
  }

  function chooseLine(line) {
    if (!ready()) return;
    const here = option(line);
    if (!here || here.why_not) return status.refuse(here?.why_not ?? words["js-genmaicha-line-first"]);
    if (chosen?.brew?.option.line === line) return confirm();
    const brew = createBrew(here, setup.lines[line].cells, board.shown.grid);
    if (!asks() && brew.plain) {
      chosen = { brew };
      return confirm();
    }
    choose({ brew });
  }

  function changeCell(cell) {
    if (!ready()) return;
    if (!chosen?.brew?.choices(cell).length) return status.refuse(words["js-genmaicha-line-first"]);
    chosen.brew.change(cell);
    choose(chosen);
  }

  function pour(drink) {
    if (!ready()) return;
    if (!chosen?.brew) return status.refuse(words["js-genmaicha-line-first"]);
    chosen.brew.pour(drink);
    choose(chosen);
  }

  function changeExtra(gap) {
    if (!ready()) return;
    const number = chosen?.brew?.gaps().get(gap);
    if (number === undefined) return status.refuse(words["js-genmaicha-extra-first"]);
    chosen.brew.toggleExtra(number);
    choose(chosen);
  }

  /** Above a chosen column one offers; otherwise one peeks. */
  function hiddenCard(column) {
    if (!ready()) return;
    if (chosen?.brew?.hiddenColumn !== column) return peekAt(column);
    if (chosen.brew.offer) chosen.brew.offerUse(null);
    else chosen.brew.proposeOffer();
    choose(chosen);
  }

  const columns = () => offered?.peeks?.columns.map(({ column }) => column) ?? [];
  const nextPeek = () => columns()[(columns().indexOf(chosen?.peek) + 1) % columns().length];

  function peekNext() {
    const column = nextPeek();
    grid.tops.find((node) => node.dataset.column === column)?.focus({ preventScroll: true });
    peekAt(column);
  }

  function peekAt(column) {
    if (!ready()) return;
    if (!columns().includes(column)) return status.refuse(words["js-genmaicha-no-peek"]);
    if (chosen?.peek === column) return confirm();
    choose({ peek: column, use: chosen?.use ?? offered.peeks.uses[0] });
  }

  function goToAd(line) {
    if (!ready()) return;
    if (offered.ad?.line !== line) return status.refuse(words["js-genmaicha-no-ad"]);
    letGo();
    ad.querySelector("input").focus();
  }

  function placeAd() {
    if (offered?.ad && ready()) submit(offered.ad.move.replace("{yen}", amount.value));
  }

  function finish() {
    if (!offered?.done || !ready()) return;
    if (chosen?.done || !asks()) return submit(offered.done.move);
    choose({ done: true }, words["js-genmaicha-again-done"]);
  }

  function confirm() {
    if (!offered || !ready()) return;
    if (chosen?.brew) submit(chosen.brew.move());
    else if (chosen?.peek) submit(offered.peeks.move.replace("{column}", chosen.peek).replace("{use}", `${chosen.use.drink} ${chosen.use.ingredient}`));
    else if (chosen?.done) finish();
  }

  function letGo() {
    if (!chosen) return false;
    const node = chosen.brew ? grid.ends.get(chosen.brew.option.line).head : chosen.peek ? peek : done;
    chosen = null;
    status.calm();
    changed();
    draw();
    if ([document.body, cancel, go].includes(document.activeElement) || uses.contains(document.activeElement)) node.focus();
    return true;
  }

  /** What is about to happen, in a line; drinks in it are drawn. */
  function summary() {
    if (!chosen) return "";
    if (chosen.done) return words["js-genmaicha-again-done"];
    if (chosen.peek) return offered.peeks.columns.find(({ column }) => column === chosen.peek).say;
    const { brew } = chosen;
    const what = brew.offer ? [brew.option.offer.say] : [brew.option.say, brew.extra?.say];
    const spends = `${words["js-genmaicha-uses-up"]} ${brew.drinks().map(marked).join(" ")}`;
    return [...what, brew.option.ad?.say, spends].filter(Boolean).join(" · ");
  }

  function draw() {
    const on = offered !== null && open();
    root.hidden = offered === null;
    drawLines(on);
    drawCards(on);
    drawShelf(on);
    if (offered === null) return;
    drawUses(on);
    ad.hidden = !offered.ad || Boolean(chosen);
    say(adGo, `${words["js-genmaicha-ad-go"]} ${amount.value}${words["js-genmaicha-yen"]}`);
    set(adGo, "aria-disabled", on ? null : "true");
    peek.hidden = !offered.peeks || Boolean(chosen?.brew || chosen?.peek);
    set(peek, "aria-disabled", on && columns().length ? null : "true");
    set(done, "aria-disabled", on && offered.done ? null : "true");
    say(done, words[chosen?.done ? "js-genmaicha-done-again" : "js-genmaicha-done"]);
    done.classList.toggle("primary", Boolean(chosen?.done));
    const acting = on && Boolean(chosen?.brew || chosen?.peek);
    go.classList.toggle("unneeded", !acting);
    cancel.classList.toggle("unneeded", !on || !chosen);
    const earns = chosen?.brew ? `: +${chosen.brew.earns()}${words["js-genmaicha-yen"]}` : "";
    say(go, chosen?.peek ? words["js-genmaicha-peek-go"] : words["js-genmaicha-brew"] + earns);
    status.info(on ? (chosen ? summary() : (offered.ad?.say ?? "")) : "");
  }

  function live(node, on) {
    set(node, "tabindex", on ? 0 : -1);
    set(node, "aria-disabled", on ? null : "true");
    node.classList.toggle("live", on);
  }

  function drawLines(on) {
    for (const line of lines) {
      const { head, ad: place, root: end } = grid.ends.get(line);
      const here = option(line);
      const free = on && Boolean(here) && !here.why_not;
      const picked = free && chosen?.brew?.option.line === line;
      live(head, free);
      set(head, "tabindex", on ? 0 : -1);
      head.classList.toggle("open", free && !picked);
      head.classList.toggle("chosen", picked);
      set(head, "aria-pressed", free ? String(picked) : null);
      set(head, "aria-description", on && here?.why_not ? here.why_not : null);
      end.classList.toggle("chosen", picked);
      if (!place) continue;
      const mine = on && offered.ad?.line === line;
      live(place, mine);
      place.classList.toggle("open", mine);
    }
  }

  function drawCards(on) {
    const brew = on ? chosen?.brew : null;
    const serving = brew?.serving() ?? {};
    if (offered) grid.serve(serving);
    grid.cells.forEach((node, cell) => {
      const many = (brew?.choices(cell).length ?? 0) > 1;
      live(node, many);
      node.classList.toggle("slot", cell in serving);
      if (cell in serving) grid.tell(node, words["js-genmaicha-served"], setup.drinks[serving[cell]], many ? words["js-genmaicha-another"] : "");
      else grid.tell(node);
    });
    grid.tops.forEach((node) => {
      const { column } = node.dataset;
      const offers = brew?.hiddenColumn === column;
      live(node, offers || (on && !brew && columns().includes(column)));
      node.classList.toggle("slot", offers);
      node.classList.toggle("peeked", on && chosen?.peek === column);
      set(node, "aria-pressed", offers ? String(Boolean(brew.offer)) : null);
      grid.tell(node, offers ? words["js-genmaicha-offer-here"] : "", serving[column] ? setup.drinks[serving[column]] : "");
    });
    const gaps = brew?.gaps();
    grid.gaps.forEach((node, gap) => {
      const number = gaps?.get(gap);
      live(node, number !== undefined);
      node.classList.toggle("chosen", number !== undefined && brew.takes(number));
      set(node, "aria-pressed", number === undefined ? null : String(brew.takes(number)));
      grid.tell(node, number === undefined ? "" : aloud(brew.option.extras[number].say, names));
    });
  }

  function drawShelf(on) {
    const brew = on ? chosen?.brew : null;
    const lit = brew?.lit() ?? new Set(chosen?.peek && on ? offered.peeks.uses.map(({ drink }) => drink) : []);
    const serves = new Set(brew?.drinks() ?? (chosen?.use && on ? [chosen.use.drink] : []));
    for (const node of shelf().buttons()) {
      const { drink, said } = node.dataset;
      live(node, Boolean(brew) && lit.has(drink));
      node.classList.toggle("lit", lit.has(drink));
      node.classList.toggle("serves", serves.has(drink));
      set(node, "aria-label", listed(words, said, serves.has(drink) ? words["js-genmaicha-serves"] : ""));
    }
  }

  /** The drinks that can be offered or paid with, each with the ingredient that is used. */
  function drawUses(on) {
    const list = !on ? [] : chosen?.peek ? offered.peeks.uses : chosen?.brew?.offer ? likelyFirst(chosen.brew.uses()) : [];
    const picked = chosen?.peek ? chosen.use : chosen?.brew?.offer;
    const same = (one) => picked?.drink === one.drink && picked?.ingredient === one.ingredient;
    set(uses, "aria-label", words[chosen?.peek ? "js-genmaicha-pay-with" : "js-genmaicha-offer-with"]);
    uses.hidden = list.length === 0;
    keyed(uses, list.map(({ drink, ingredient }) => `${drink} ${ingredient}`), (key) => useButton(key)).forEach((node, number) => {
      const use = list[number];
      set(node, "aria-pressed", String(same(use)));
      node.classList.toggle("unlikely", use.possible === false);
      const told = listed(words, setup.drinks[use.drink], setup.ingredients[use.ingredient], use.possible === false ? words["js-genmaicha-cannot"] : "");
      set(node, "aria-label", told);
      set(node, "title", told);
    });
  }

  const likelyFirst = (all) => [...all.filter(({ possible }) => possible), ...all.filter(({ possible }) => !possible)];

  function useButton(key) {
    const [drink, ingredient] = key.split(" ");
    const node = button({ class: "button use" }, () => pickUse(drink, ingredient));
    node.append(miniDrink(drink), el("span", { text: "→", "aria-hidden": "true" }), miniDrink(ingredient));
    return node;
  }

  function pickUse(drink, ingredient) {
    const from = chosen?.peek ? offered.peeks.uses : (chosen?.brew?.uses() ?? []);
    const use = from.find((one) => one.drink === drink && one.ingredient === ingredient);
    if (!use || !ready()) return;
    if (chosen.peek) chosen.use = use;
    else chosen.brew.offerUse(use);
    choose(chosen, listed(words, setup.drinks[drink], setup.ingredients[ingredient]));
  }

  return {
    root,
    draw,
    get offered() {
      return offered !== null;
    },
    get busy() {
      return chosen !== null;
    },
    offer(now, same) {
      offered = now?.brew ?? null;
      if (same) return;
      chosen = null;
      if (offered?.ad) amount.begin(offered.ad);
    },
    confirm() {
      if (!chosen && !(offered?.ad && amount.chosen)) return false;
      if (chosen) confirm();
      else placeAd();
      return true;
    },
    cancel: letGo,
    key(code) {
      const digit = /^(?:Digit|Numpad)([1-6])$/.exec(code);
      if (digit) return focusThen(grid.ends.get(lines[digit[1] - 1]).head, () => chooseLine(lines[digit[1] - 1]));
      if (code === "KeyD") return focusThen(done, finish);
      if (code === "KeyP" && columns().length) return peekNext(), true;
      return false;
    },
  };

  function focusThen(node, next) {
    node.focus({ preventScroll: true });
    next();
    return true;
  }
}
