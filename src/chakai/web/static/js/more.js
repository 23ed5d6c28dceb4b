/** The drawer at the table's edge: carry my seat elsewhere, resign. */

import { announce } from "./announce.js";
import { say } from "./dom.js";
import { createLink } from "./links.js";

export function createMore(parts, words, { table, resign }) {
  const { drawer, seat, seatPanel, seatTrouble, resignButton, told, sure, yes, no } = parts;
  const resigning = { say: resignButton.textContent, sure: told.textContent, yes: yes.textContent };
  const link = createLink(parts.link, words);

  seat.addEventListener("click", async () => {
    seatPanel.hidden = !seatPanel.hidden;
    seat.setAttribute("aria-expanded", String(!seatPanel.hidden));
    if (seatPanel.hidden || parts.link.field.value) return;
    try {
      const answer = await fetch(`/t/${encodeURIComponent(table)}/seat-link`, { method: "POST", headers: { accept: "application/json" } });
      if (!answer.ok) throw new Error(String(answer.status));
      const { link: address, qr, say: told } = await answer.json();
      link.show(address, qr, told);
      say(seatTrouble, "");
    } catch {
      say(seatTrouble, words["js-seat-link-failed"]);
    }
  });

  function ask(on) {
    sure.hidden = !on;
    resignButton.hidden = on;
    (on ? no : resignButton).focus();
    if (on) announce(told.textContent);
  }
  resignButton.addEventListener("click", () => ask(true));
  no.addEventListener("click", () => ask(false));
  yes.addEventListener("click", () => {
    ask(false);
    drawer.querySelector("summary").focus();
    drawer.open = false;
    resign();
  });
  drawer.addEventListener("keydown", (event) => {
    if (event.code !== "Escape" || !drawer.open) return;
    drawer.open = false;
    drawer.querySelector("summary").focus();
    event.preventDefault();
  });
  document.addEventListener("click", (event) => {
    if (drawer.open && !drawer.contains(event.target)) drawer.open = false;
  });

  return {
    /** leave: what leaving is called where a bot takes over the seat; at a table of two one resigns. */
    show({ seated, playing, carries, leave }) {
      const called = leave ?? resigning;
      say(resignButton, called.say);
      say(told, called.sure);
      say(yes, called.yes);
      parts.resignPart.hidden = !seated || !playing;
      parts.seatPart.hidden = !seated || !carries;
      if (!playing) sure.hidden = true;
    },
  };
}
