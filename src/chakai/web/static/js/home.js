/** The form of a new game: remembers what was chosen last, and asks for names only where they are needed. */

import { recall, remember } from "./settings.js";

const form = document.getElementById("set-table");
const fields = form.elements;
const mixed = document.getElementById("mixed");
const chosen = document.getElementById("chosen");
const rows = [...form.querySelectorAll(".seat-row")];
const named = [...new Set([...fields].map(({ name }) => name).filter(Boolean))];

/** All fields of one name, in the order of the page. */
const all = (name) => [...form.querySelectorAll(`[name="${name}"]`)];

function restore() {
  const last = recall("choices", {});
  for (const name of named) {
    if (!(name in last) || (name === "name" && fields.name.value)) continue;
    all(name).forEach((field, place) => bring(field, last[name], place));
  }
}

/** What was possible once may be gone; a list has a value for each field of its name. */
function bring(field, kept, place) {
  const values = [kept].flat();
  if (field.type === "radio" || field.type === "checkbox") field.checked = isKept(field, values);
  else if (field.type !== "select-one" || [...field.options].some(({ value, disabled }) => !disabled && value === values[place])) field.value = values[place] ?? field.value;
}

function isKept(field, values) {
  if (field.type === "checkbox") return values.includes(field.value) || values.includes(true);
  const known = all(field.name).some(({ value, disabled }) => !disabled && values.includes(value));
  return known ? values.includes(field.value) : field.checked;
}

function keep() {
  const value = (name) => {
    const [first] = all(name);
    if (first.type === "radio") return fields[name].value;
    if (first.type === "checkbox") return all(name).filter(({ checked }) => checked).map((field) => field.value);
    return all(name).map((field) => field.value);
  };
  remember("choices", Object.fromEntries(named.map((name) => [name, value(name)])));
}

const game = () => fields.game.value;

/** Is this part of the form for the game that is chosen? */
const counts = (node) => !node.closest(game() === "matcha" ? ".of-genmaicha" : ".of-matcha");

function show() {
  fields.other_name.required = game() === "matcha" && fields.opponent.value === "one-device";
  seat();
  const folded = [...form.querySelectorAll(".more input:checked, .more option:checked")].filter(counts);
  const plain = game() === "genmaicha" && !folded.some(({ name }) => name === "variant");
  chosen.textContent = [...(plain ? [chosen.dataset.none] : []), ...folded.map(title)].join(" · ");
}

/** Only seats that are played at are asked for and sent. */
function seat() {
  const taken = new Set();
  rows.forEach((row, place) => {
    const [who, name] = row.querySelectorAll("select, input");
    const here = place < Number(fields.seats.value) - 1;
    const device = here && who.value === "one-device";
    who.disabled = !here;
    name.disabled = !here;
    name.required = device && game() === "genmaicha";
    if (here) taken.add(who.value);
  });
  const both = game() === "genmaicha" && taken.has("one-device") && (taken.has("friend") || taken.has("anyone"));
  mixed.textContent = both ? mixed.dataset.say : "";
  rows[0].querySelector("select").setCustomValidity(both ? mixed.dataset.say : "");
}

function title(choice) {
  if (choice.closest(".choice")) return choice.nextElementSibling.textContent;
  return (choice.type === "checkbox" ? choice.parentElement : choice).textContent;
}

restore();
show();
form.addEventListener("change", show);
form.addEventListener("submit", keep);
for (const button of document.querySelectorAll('button[form="set-table"]')) {
  button.addEventListener("click", () => {
    // a seat elsewhere needs one name
    for (const field of form.querySelectorAll("input:not(#name)")) field.required = false;
    rows[0].querySelector("select").setCustomValidity("");
  });
}
addEventListener("pageshow", show); // the browser may have brought back another choice
