/** Keys by their place on the keyboard, so that they work in every layout. */

import { writesText } from "./stage.js";

/** enabled() is asked each time; acts.key(code), acts.confirm() and acts.cancel() tell whether they used it. */
export function createKeys({ enabled, acts, help }) {
  document.addEventListener("keydown", (event) => {
    if (event.defaultPrevented || event.isComposing || event.repeat) return;
    if (event.ctrlKey || event.metaKey || event.altKey || writesText(event.target)) return;
    if (use(event)) event.preventDefault();
  });

  function use(event) {
    if (event.code === "Escape") return acts()?.cancel() || help.close();
    if (event.code === "Enter" || event.code === "NumpadEnter") return !presses(event.target) && acts()?.confirm();
    if (!enabled()) return false;
    if (event.code === "Slash" || event.key === "?") return help.toggle(), true;
    return !event.shiftKey && acts()?.key(event.code);
  }
}

/** Enter already means something there. */
function presses(node) {
  return node instanceof Element && node.closest("button, a, summary, label") !== null;
}
