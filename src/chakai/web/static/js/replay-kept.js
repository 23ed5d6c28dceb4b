/** The record opened last in this tab, so that a change of language or a way back does not lose it. */

const NAME = "chakai.record";

export function keepText(text) {
  try {
    sessionStorage.setItem(NAME, text);
  } catch {
    // a browser that keeps nothing
  }
}

export function keptText() {
  try {
    return sessionStorage.getItem(NAME) ?? "";
  } catch {
    return "";
  }
}
