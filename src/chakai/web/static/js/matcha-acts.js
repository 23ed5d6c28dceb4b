/** What I can do at a Matcha table: pick a card, choose a place, confirm; pass; choose what to keep.
 *  Everything that may be done came with the scene; a place that refuses has its reason with it. */

import { face } from "./cards.js";
import { button, el, say, set } from "./dom.js";
import { listed } from "./said.js";

const MATS = { KeyN: "number", KeyS: "suit" };

/** send(move) submits; asks() tells whether a second tap is wanted; changed() is called when a card is picked or let go. */
export function createActs(board, { setup, words, status, announce, asks, send, changed }) {
  const side = board.sides[board.seat];
  const pass = button({ class: "button", "data-act": "pass", text: words["js-pass"] }, () => choose({ pass: true }));
  const cancel = button({ class: "button quiet", "data-act": "cancel", text: words["js-cancel"] }, () => letGo(true));
  const go = button({ class: "button primary", "data-act": "go", text: words["js-lay"] }, confirm);
  board.parts.actions.replaceChildren(el("div", { class: "actions", role: "group", "aria-label": words["js-actions"] }, pass, cancel, go));

  let now = null;
  let version = null;
  let locked = true;
  let picked = null;
  let looked = null;
  let chosen = null;
  let kept = new Set();

  board.root.addEventListener("click", (event) => {
    const card = event.target.closest(".hand-card");
    if (card) return pick(side.buttons().indexOf(card));
    const tea = event.target.closest(".round.current .tea");
    if (tea) choose({ mat: tea.dataset.mat });
  });
  for (const type of ["pointerover", "focusin"]) side.hand.addEventListener(type, (event) => look(event.target.closest(".hand-card")));
  for (const type of ["pointerleave", "focusout"]) side.hand.addEventListener(type, () => look(null));

  const open = () => now !== null && !locked;
  const keeping = () => Boolean(now?.keep);
  const laying = (place, mat) => now?.hand[place]?.lay?.find((lay) => lay.mat === mat);

  function look(card) {
    looked = card ? side.buttons().indexOf(card) : null;
    draw();
  }

  function pick(place) {
    status.calm();
    if (!now?.hand[place]) return;
    if (!open() || (!keeping() && !now.hand[place].lay.length)) return status.refuse(now.prompt);
    if (keeping()) {
      if (!kept.delete(place)) kept.add(place);
    } else if (picked === place) return letGo(true);
    else {
      picked = place;
      chosen = null;
      announce(words["js-choose-place"]);
    }
    changed();
    draw();
  }

  function choose(what) {
    status.calm();
    if (!now) return;
    if (!open() || keeping()) return status.refuse(now.prompt);
    if (what.pass) {
      if (now.pass === null) return status.refuse(now.prompt);
      picked = null;
    } else {
      if (!now.hand.some((card) => card.lay.length)) return status.refuse(now.prompt);
      if (picked === null) return status.refuse(words["js-pick-first"]);
      const { why_not: whyNot } = laying(picked, what.mat) ?? { why_not: now.prompt };
      if (whyNot) return status.refuse(whyNot);
    }
    if (!asks() || (chosen && chosen.pass === what.pass && chosen.mat === what.mat)) {
      chosen = what;
      return confirm();
    }
    chosen = what;
    announce(words[what.pass ? "js-again-pass" : "js-again-lay"]);
    changed();
    draw();
  }

  function confirm() {
    if (!open()) return;
    const move = chosenMove();
    if (move == null) return status.refuse(keeping() ? words["js-keep-refused"] : now.prompt);
    locked = true;
    send(move);
    status.focus();
    draw();
  }

  function chosenMove() {
    if (keeping()) return now.keep.moves[[...kept].sort().join(" ")];
    if (chosen?.pass) return now.pass;
    return chosen && laying(picked, chosen.mat)?.move;
  }

  function letGo(told) {
    if (picked === null && !chosen) return false;
    const place = picked;
    picked = chosen = null;
    status.calm();
    changed();
    draw();
    if (told && [document.body, cancel].includes(document.activeElement)) (side.buttons()[place] ?? pass).focus();
    return true;
  }

  function draw() {
    const acting = open();
    side.buttons().forEach((node, place) => drawCard(node, place, acting));
    for (const mat of Object.values(MATS)) drawPlace(mat, acting);
    drawActions(acting);
    status.info(lineOf(acting));
  }

  function drawCard(node, place, acting) {
    const card = now?.hand[place];
    const on = acting && (keeping() ? kept.has(place) : picked === place);
    set(node, "aria-pressed", acting && card && (keeping() || card.lay.length) ? String(on) : null);
    node.classList.toggle("live", acting && Boolean(card) && (keeping() || card.lay.length > 0));
    node.querySelector(".card")?.classList.toggle("picked", Boolean(on));
    if (!card) return;
    const told = card.matches?.say ? words[`js-matches-${card.matches.mats.join("-") || "nowhere"}`] : "";
    set(node, "aria-label", listed(words, setup.cards[card.card] ?? card.card, told));
  }

  function drawPlace(mat, acting) {
    const node = board.rounds.spot(board.seat, mat);
    if (!node || node.tagName !== "BUTTON") return;
    const option = picked === null ? null : laying(picked, mat);
    const free = acting && Boolean(option) && !option.why_not;
    const here = free && chosen?.mat === mat;
    node.classList.toggle("open", free && !here);
    node.classList.toggle("chosen", here);
    set(node, "aria-disabled", free ? null : "true");
    set(node, "aria-pressed", free ? String(here) : null);
    node.querySelector(".ghost")?.remove();
    if (here) {
      const ghost = face(now.hand[picked].card);
      ghost.classList.add("ghost");
      node.append(ghost);
    }
    const match = now?.hand[picked ?? looked]?.matches?.mats.includes(mat);
    const told = words[match ? "js-foot-match" : "js-foot-none"];
    const shown = !keeping() && (picked === null ? match : free);
    board.rounds.foot(mat, here ? words["js-again-here"] : shown ? told : "", shown ? (match ? "match" : "none") : null);
    set(node, "aria-description", free ? listed(words, words["js-open-place"], told) : null);
  }

  function drawActions(acting) {
    const canPass = acting && now.pass !== null;
    pass.hidden = keeping();
    set(pass, "aria-disabled", canPass ? null : "true");
    say(pass, words[chosen?.pass ? "js-pass-again" : "js-pass"]);
    pass.classList.toggle("primary", Boolean(chosen?.pass));
    cancel.classList.toggle("unneeded", !acting || (picked === null && !chosen));
    go.classList.toggle("unneeded", !acting || !(keeping() || chosen?.mat));
    say(go, keeping() ? now.keep.say[kept.size] : words["js-lay"]);
  }

  function lineOf(acting) {
    if (acting && chosen) return words[chosen.pass ? "js-again-pass" : "js-again-lay"];
    const place = looked ?? picked;
    const told = now?.hand[place]?.matches?.say ?? "";
    return told && acting && picked !== null && place === picked ? `${told}${words["js-space"]}${words["js-choose-place"]}` : told;
  }

  function focusThen(node, act) {
    if (!node) return;
    node.focus({ preventScroll: true });
    act();
  }

  return {
    /** The scene is settled: this is what I can do now. null while something is still being shown. */
    offer(next, answers) {
      const same = next !== null && now !== null && answers === version;
      if (!same) {
        picked = chosen = looked = null;
        kept = new Set();
        locked = next === null;
      }
      now = next;
      version = next === null ? null : answers;
      draw();
    },
    /** My submission was refused: I may act again. */
    unlock() {
      locked = now === null;
      chosen = null;
      draw();
    },
    get busy() {
      return picked !== null || chosen !== null;
    },
    cancel: () => letGo(true),
    confirm: () => (chosen || kept.size ? (confirm(), true) : false),
    key(code) {
      const digit = /^(?:Digit|Numpad)([1-9])$/.exec(code);
      if (digit) focusThen(side.buttons()[digit[1] - 1], () => pick(digit[1] - 1));
      else if (MATS[code]) focusThen(board.rounds.spot(board.seat, MATS[code]), () => choose({ mat: MATS[code] }));
      else if (code === "KeyP") focusThen(pass.hidden ? go : pass, () => choose({ pass: true }));
      else return false;
      return true;
    },
  };
}
