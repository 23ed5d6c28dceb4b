/** Keys of a replay; they leave form fields and pressed buttons alone. */

import { settings } from "./settings.js";
import { writesText } from "./stage.js";

/** acts: {back, forward, play, start, end, roundBack, roundForward} */
export function createReplayKeys(acts) {
  const keys = {
    ArrowLeft: acts.back,
    ArrowRight: acts.forward,
    Home: acts.start,
    End: acts.end,
    PageUp: acts.roundBack,
    PageDown: acts.roundForward,
    Space: acts.play,
  };
  document.addEventListener("keydown", (event) => {
    if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    if (!settings.get("keys") || writesText(event.target)) return;
    if (event.code === "Space" && (event.repeat || event.target.closest?.("button, a, summary"))) return;
    const act = keys[event.code];
    if (!act) return;
    event.preventDefault();
    act();
  });
}
