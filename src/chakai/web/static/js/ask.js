/** Posts to the server and hears its answer; what it refuses, it refuses in words. */

import { words } from "./said.js";

export class Refused extends Error {
  /** answered: false if the server could not be reached. */
  constructor(reason, answered) {
    super(reason);
    this.answered = answered;
  }
}

export async function ask(address, question) {
  let answer;
  try {
    answer = await fetch(address, {
      method: "POST",
      headers: { "Content-Type": "application/json", Accept: "application/json" },
      body: JSON.stringify(question),
    });
  } catch {
    throw new Refused(words["js-page-no-answer"], false);
  }
  const told = await answer.json().catch(() => ({}));
  if (!answer.ok) throw new Refused(told.reason ?? words["js-page-no-answer"], "reason" in told);
  return told;
}

/** Shows the parts of a page that belong to what is the case: <p data-when="free full">. */
export function showWhen(state) {
  for (const part of document.querySelectorAll("[data-when]")) {
    part.hidden = !part.dataset.when.split(" ").includes(state);
  }
}
