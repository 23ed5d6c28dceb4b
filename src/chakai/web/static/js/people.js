/** Who sits here: whose turn it is, who is away, whose clock runs. */

import { announce } from "./announce.js";
import { el, say, set } from "./dom.js";

const WARN_AT = 10;
const TICK = 250;
const BUBBLE_STAYS = 9000;

export function createPeople({ words, lang }) {
  let plates = [];
  let people = [];
  let timer = null;
  let warned = false;

  function build(plate) {
    const parts = {
      turn: el("span", { class: "tag turn", text: words["js-to-move"] }),
      name: el("strong", { class: "name" }),
      you: el("span", { class: "tag", text: words["js-you"] }),
      bot: el("span", { class: "tag", text: words["js-bot"] }),
      away: el("span", { class: "tag away", text: words["js-away"] }),
      bid: el("span", { class: "tag has-bid", text: words["js-genmaicha-has-bid"] }),
      clock: el("span", { class: "clock", role: "timer", "aria-live": "off" }),
      bubble: el("q", { class: "bubble", "aria-hidden": "true", hidden: "" }),
    };
    plate.replaceChildren(...Object.values(parts));
    return parts;
  }

  function draw() {
    people.forEach((person) => {
      const parts = plates[person.seat];
      if (!parts) return;
      say(parts.name, person.name);
      parts.turn.classList.toggle("off", !person.to_act);
      set(parts.turn, "aria-hidden", !person.to_act);
      parts.turn.parentElement.classList.toggle("to-act", Boolean(person.to_act));
      parts.you.hidden = !person.you;
      parts.bot.hidden = person.kind !== "bot";
      parts.away.hidden = person.kind !== "person" || person.here !== false;
      parts.bid.hidden = !person.has_bid;
      parts.clock.hidden = !person.clock;
    });
    tick();
  }

  function tick() {
    let running = false;
    for (const person of people) {
      if (!person.clock || !plates[person.seat]) continue;
      const left = Math.max(0, person.clock.left - (person.clock.running ? (performance.now() - person.at) / 1000 : 0));
      const { clock } = plates[person.seat];
      say(clock, clockText(left, lang));
      const short = person.clock.running && left < WARN_AT;
      clock.classList.toggle("short", short);
      clock.classList.toggle("running", person.clock.running);
      running ||= person.clock.running;
      if (person.you && short && !warned) {
        warned = true;
        announce(words["js-time-short"]);
      }
    }
    clearTimeout(timer);
    if (running) timer = setTimeout(tick, TICK);
  }

  return {
    sit: (nodes) => (plates = nodes.map(build)),
    /** at: when the scene arrived, by this page's clock; the server's time left is the truth. */
    show(next, at) {
      const mine = next.find((person) => person.you);
      if (!mine?.clock?.running || mine.clock.left >= WARN_AT) warned = false;
      people = next.map((person) => ({ ...person, at }));
      draw();
    },
    /** What somebody just said, for a moment beside the name. */
    bubble(seat, text) {
      const node = plates[seat]?.bubble;
      if (!node) return;
      say(node, text);
      node.hidden = false;
      clearTimeout(node.timer);
      node.timer = setTimeout(() => (node.hidden = true), BUBBLE_STAYS);
    },
  };
}

/** 1:05 for minutes and seconds; days and hours in the language's own way. */
export function clockText(seconds, lang) {
  const whole = Math.ceil(seconds);
  const unit = (value, name) => new Intl.NumberFormat(lang, { style: "unit", unit: name, unitDisplay: "short" }).format(value);
  if (whole >= 2 * 86400) return unit(Math.floor(whole / 86400), "day");
  if (whole >= 2 * 3600) return unit(Math.floor(whole / 3600), "hour");
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}
