/** The settings in the page's header. */

import { words } from "./said.js";
import { settings } from "./settings.js";

export function openSettings(box) {
  const form = box.querySelector("form");
  const trouble = box.querySelector("#notify-trouble");

  function show(name) {
    const value = name === "notify" ? mayNotify() && settings.get(name) : settings.get(name);
    const field = form.elements[name];
    if (typeof value === "boolean") field.checked = value;
    else field.value = value;
    if (name === "theme") document.documentElement.dataset.theme = value;
  }

  form.addEventListener("submit", (event) => event.preventDefault());
  form.addEventListener("change", async ({ target }) => {
    const wished = target.type === "checkbox" ? target.checked : target.value;
    const against = target.name === "notify" && wished ? await askToNotify() : "";
    trouble.textContent = against;
    settings.set(target.name, against ? false : wished);
  });
  settings.subscribe(show);
  Object.keys(settings.defaults).forEach(show);
  closesItself(box);
}

/** On Escape, and when something else is pressed or focused. */
function closesItself(box) {
  const elsewhere = ({ target }) => {
    if (box.open && target instanceof Node && !box.contains(target)) box.open = false;
  };
  document.addEventListener("pointerdown", elsewhere);
  document.addEventListener("focusin", elsewhere);
  box.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !box.open) return;
    event.preventDefault();
    box.open = false;
    box.querySelector("summary").focus();
  });
}

function mayNotify() {
  return "Notification" in window && Notification.permission === "granted";
}

/** Asks the browser; what it has against it, in words. */
async function askToNotify() {
  if (!("Notification" in window) || !isSecureContext) return words["js-settings-notify-missing"];
  return (await Notification.requestPermission()) === "granted" ? "" : words["js-settings-notify-refused"];
}
