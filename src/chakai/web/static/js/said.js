/** The words and facts that came with the page. */

export const page = JSON.parse(document.getElementById("page")?.textContent || "{}");
export const words = page.words ?? {};

/** Facts one after another, as they are read aloud. */
export function listed(words, ...parts) {
  return parts.filter(Boolean).join(words["js-comma"] ?? ", ");
}
