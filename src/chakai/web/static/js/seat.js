/** Brings a seat to this device; only on a click, because previews of links open pages too. */

import { ask, showWhen } from "./ask.js";

const key = () => location.hash.slice(1);
const trouble = document.getElementById("trouble");
const button = document.getElementById("bring");

function show() {
  trouble.textContent = "";
  showWhen(key() ? "whole" : "incomplete");
}

button.addEventListener("click", async () => {
  button.disabled = true;
  try {
    const { go } = await ask("/seat", { key: key() });
    location.replace(go); // no way back to the address with the key
  } catch (refused) {
    trouble.textContent = refused.message;
    button.disabled = false;
  }
});
addEventListener("hashchange", show);
show();
