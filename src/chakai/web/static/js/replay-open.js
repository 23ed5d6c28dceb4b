/** Opening a record: a file may be dropped anywhere on the form, and what is too long is told before it is sent. */

import { keptText } from "./replay-kept.js";
import { page } from "./said.js";

const the = (id) => document.getElementById(id);
const [form, file, text, drop] = ["open", "file", "record", "drop"].map(the);

if (!text.value.trim()) text.value = keptText();

function tooLong() {
  const size = file.files.length ? file.files[0].size : new Blob([text.value]).size;
  const over = size > page.longest;
  the("trouble").textContent = over ? page.too_long : "";
  the("file-name").textContent = file.files[0]?.name ?? "";
  return over;
}

form.addEventListener("submit", (event) => tooLong() && event.preventDefault());
file.addEventListener("change", tooLong);
for (const type of ["dragenter", "dragover"]) {
  form.addEventListener(type, (event) => {
    event.preventDefault();
    drop.classList.add("over");
  });
}
form.addEventListener("dragleave", (event) => form.contains(event.relatedTarget) || drop.classList.remove("over"));
form.addEventListener("drop", (event) => {
  event.preventDefault();
  drop.classList.remove("over");
  if (!event.dataTransfer.files.length) return;
  file.files = event.dataTransfer.files;
  if (!tooLong()) form.requestSubmit();
});
