/** An invitation: who invites to what, and taking the seat. The key stays behind the # of the address. */

import { ask, showWhen } from "./ask.js";

const part = (id) => document.getElementById(id);
const key = () => location.hash.slice(1);

async function look() {
  part("trouble").textContent = "";
  if (!key()) return showWhen("incomplete");
  showWhen("looking");
  try {
    show(await ask("/join/look", { key: key() }));
  } catch (refused) {
    part("trouble").textContent = refused.message;
    showWhen(refused.answered ? "refused" : "silent");
  }
}

function show({ say, people, rules, time, table, seated, free }) {
  part("invites").textContent = say;
  part("people").textContent = people;
  part("people").hidden = !people;
  part("rules").textContent = rules;
  part("time").textContent = time;
  for (const link of document.querySelectorAll("[data-table]")) link.href = table;
  showWhen(seated ? "seated" : free ? "free" : "full");
}

part("join-form").addEventListener("submit", async (event) => {
  event.preventDefault();
  const [button, name] = [event.submitter, part("name").value];
  button.disabled = true;
  try {
    const { go } = await ask("/join", { key: key(), name });
    location.replace(go);
  } catch (refused) {
    part("trouble").textContent = refused.message;
    button.disabled = false;
  }
});
part("again").addEventListener("click", look);
addEventListener("hashchange", look);
look();
