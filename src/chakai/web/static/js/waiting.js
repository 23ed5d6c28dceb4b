/** A table that waits: who has come, how many seats are free; the host may begin with bots, and everybody may leave. */

import { el, say } from "./dom.js";

/** parts: {panel, title, people, line, listed, begin, level, levelLine, leave, leaveButton} */
export function createWaiting(parts) {
  const { panel, title, people, line, listed, begin, level, levelLine, leave, leaveButton } = parts;
  let offers = [];

  function offer(bots) {
    begin.hidden = !bots;
    offers = bots ?? [];
    if (bots && !level.options.length) {
      level.append(...bots.map((bot) => el("option", { value: bot.level, text: bot.say })));
      level.value = bots.some((bot) => bot.level === "regular") ? "regular" : bots[0].level;
    }
    describe();
  }

  /** What the chosen level is like, and whether it can play now. */
  function describe() {
    for (const option of level.options) option.disabled = offers.some((bot) => bot.level === option.value && bot.closed);
    const chosen = offers.find((bot) => bot.level === level.value);
    say(levelLine, [chosen?.line, chosen?.note].filter(Boolean).join(" · "));
  }
  level.addEventListener("change", describe);

  return {
    show({ waiting, people: seats }) {
      panel.hidden = !waiting;
      if (!waiting) return;
      say(title, waiting.title);
      say(line, waiting.say);
      say(listed, waiting.listed ?? "");
      people.replaceChildren(...seats.map(({ name, kind }) => el("li", { class: kind, text: name })));
      offer(waiting.bots);
      leave.hidden = !waiting.leave;
      say(leaveButton, waiting.leave ?? "");
    },
  };
}
