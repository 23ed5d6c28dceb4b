/** Table talk: what people say, true or not; it is never a move. */

import { announce } from "./announce.js";
import { button, el, keyed, say, set } from "./dom.js";
import { followNewest } from "./newest.js";
import { recall, remember } from "./settings.js";

/** parts: elements of the page by name; send({text} | {claim}); spoke(seat, text) when a line is new and not muted. */
export function createTalk({ parts, words, table, send, spoke }) {
  const { panel, list, claims, form, input, mute, news, none } = parts;
  const newest = followNewest(list);
  let lines = [];
  let unread = 0;
  let muted = recall(`mute.${table}`, false);

  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const text = input.value.trim();
    if (!text) return;
    send({ text });
    input.value = "";
  });
  mute.addEventListener("click", () => {
    muted = !muted;
    remember(`mute.${table}`, muted);
    drawMute();
    draw();
  });
  panel.addEventListener("toggle", () => panel.open && read());

  function read() {
    unread = 0;
    drawNews();
  }

  function drawNews() {
    say(news, unread ? `${unread} ${words["js-talk-new"]}` : "");
  }

  function drawMute() {
    set(mute, "aria-pressed", String(muted));
    panel.classList.toggle("muted", muted);
  }

  function draw() {
    const heard = lines.filter((line) => line.mine || !muted);
    list.replaceChildren(...heard.map(({ name, text }) => el("li", {}, el("b", { text: name }), " ", el("q", { text }))));
    none.hidden = heard.length > 0;
    list.hidden = !heard.length;
    newest.begin();
  }

  drawMute();
  draw();

  return {
    get count() {
      return lines.length;
    },
    forget() {
      lines = [];
      draw();
    },
    /** first: what was said before this page was opened is not told again. */
    hear(said, { first }) {
      const fresh = (said?.lines ?? []).slice(Math.max(0, lines.length - (said?.base ?? 0)));
      if (!fresh.length) return;
      lines = [...lines, ...fresh];
      draw();
      if (first) return;
      for (const line of fresh) {
        if (line.mine || muted) continue;
        announce(`${line.name}: ${line.text}`);
        spoke(line.seat, line.text);
        if (!panel.open) unread += 1;
      }
      drawNews();
    },
    offer(next, { watching }) {
      form.hidden = watching;
      mute.hidden = watching;
      claims.hidden = !next.length;
      const keys = next.map(({ claim }) => claim);
      const nodes = keyed(claims, keys, (claim) => button({ class: "button claim" }, () => send({ claim })));
      nodes.forEach((node, place) => say(node, next[place].say));
    },
  };
}
