/** What every page has: settings, the switch of language, times in the reader's own way, the way back. */

import { page } from "./said.js";
import { openSettings } from "./settings-panel.js";

openSettings(document.getElementById("settings"));
switchLanguage(document.getElementById("language"));
showTimes(document.querySelectorAll("time[datetime]"));
offerWayBack(document.getElementById("back"));

/** At once with the mouse; on the keyboard with Enter, because arrows already change the choice on their way. */
function switchLanguage(form) {
  const select = form.elements.lang;
  let key = null;
  select.addEventListener("pointerdown", () => (key = null));
  select.addEventListener("keydown", (event) => {
    key = event.key;
    if (key === "Enter" && select.value !== page.lang) form.requestSubmit();
  });
  select.addEventListener("change", () => {
    if (key === null) form.requestSubmit();
  });
  form.addEventListener("submit", () => {
    if (form.elements.back.value === location.pathname) form.elements.back.value += ownSearch();
    form.action = `/language${location.hash}`; // a browser takes the part after # along, and never sends it
  });
}

/** The question part of the address, without a language in it. */
function ownSearch() {
  const asked = new URLSearchParams(location.search);
  asked.delete("lang");
  return asked.size ? `?${asked}` : "";
}

function showTimes(times) {
  const format = new Intl.DateTimeFormat(page.lang, { dateStyle: "medium", timeStyle: "short" });
  for (const time of times) time.textContent = format.format(new Date(time.dateTime));
}

/** To the page before, where a form still has all that was chosen. */
function offerWayBack(button) {
  if (!button || history.length < 2) return;
  button.hidden = false;
  button.addEventListener("click", () => history.back());
}
