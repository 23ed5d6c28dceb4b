/** Pass-and-play: a curtain over the table while the device changes hands. */

import { say } from "./dom.js";

/** parts: {curtain, words, lift, ground}; lifted(seat) when the next player looks. */
export function createCurtain({ curtain, told, lift, ground }, lifted) {
  let next = null;
  lift.addEventListener("click", () => lifted(next));
  return {
    get down() {
      return !curtain.hidden;
    },
    fall(seat, text) {
      next = seat;
      say(told, text);
      if (!curtain.hidden) return;
      curtain.hidden = false;
      ground.inert = true;
      ground.classList.add("covered");
      lift.focus({ preventScroll: true });
    },
    rise() {
      curtain.hidden = true;
      ground.inert = false;
      ground.classList.remove("covered");
    },
  };
}
