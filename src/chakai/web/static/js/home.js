/** The form of a new game: remembers what was chosen last, and asks for a second name only where one is needed. */

import { recall, remember } from "./settings.js";

const CHOICES = ["name", "opponent", "other_name", "rules", "dealer", "seconds", "unseen"];
const form = document.getElementById("set-table");
const fields = form.elements;

function restore() {
  const last = recall("choices", {});
  for (const name of CHOICES) {
    if (!(name in last) || (name === "name" && fields.name.value)) continue;
    const field = fields[name];
    if (field.type === "checkbox") field.checked = last[name] === true;
    else if (possible(field, last[name])) field.value = last[name];
  }
}

/** What was possible once may be gone. */
function possible(field, value) {
  const known = field instanceof RadioNodeList ? [...field] : field.options && [...field.options];
  return !known || known.some((choice) => choice.value === value);
}

function keep() {
  const chosen = CHOICES.map((name) => [name, fields[name].type === "checkbox" ? fields[name].checked : fields[name].value]);
  remember("choices", Object.fromEntries(chosen));
}

function show() {
  fields.other_name.required = fields.opponent.value === "one-device";
  const folded = form.querySelectorAll(".more input:checked, .more option:checked");
  document.getElementById("chosen").textContent = [...folded].map(title).join(" · ");
}

function title(choice) {
  if (choice.type === "radio") return choice.nextElementSibling.textContent;
  return (choice.type === "checkbox" ? choice.parentElement : choice).textContent;
}

restore();
show();
form.addEventListener("change", show);
form.addEventListener("submit", keep);
for (const button of document.querySelectorAll('button[form="set-table"]')) {
  button.addEventListener("click", () => (fields.other_name.required = false)); // a seat elsewhere needs one name
}
addEventListener("pageshow", show); // the browser may have brought back another choice
