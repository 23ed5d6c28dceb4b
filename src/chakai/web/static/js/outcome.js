/** How it ended, and what comes next. */

import { say, set } from "./dom.js";
import { sentence } from "./sentences.js";

/** parts: {panel, title, told, rematch, rematchLine, next, replay}; ask() offers or accepts a rematch. */
export function createOutcome({ panel, title, told, rematch, rematchLine, next, replay }, words, { ask }) {
  let left = false;
  rematch.addEventListener("click", ask);

  return {
    show(scene, names) {
      const { outcome, rematch: again } = scene;
      panel.hidden = !outcome;
      if (outcome && !document.activeElement.checkVisibility()) title.focus({ preventScroll: true });
      if (!outcome) return;
      const you = scene.hotseat ? null : outcome.you;
      say(title, words[`js-outcome-${you}`] ?? words["js-outcome-over"]);
      set(panel, "data-you", you);
      told.replaceChildren(sentence((outcome.say ?? []).join(" "), names));
      set(replay, "href", local(outcome.replay));
      say(rematchLine, again?.say ?? "");
      rematch.hidden = !again || Boolean(again.next);
      set(rematch, "aria-disabled", again?.can ? null : "true");
      next.hidden = !again?.next;
      set(next, "href", local(again?.next));
      if (again?.next && !left) {
        left = true;
        setTimeout(() => location.assign(local(again.next)), 900);
      }
    },
  };
}

/** Only addresses of this site are followed. */
function local(address) {
  return typeof address === "string" && /^\/(?!\/)/.test(address) ? address : null;
}
