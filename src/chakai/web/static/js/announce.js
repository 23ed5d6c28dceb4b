/** Speaks through the page's polite live region, each sentence once. */

const STAYS = 6000;

export function announce(text) {
  const live = document.getElementById("live");
  if (!live || !text) return;
  const line = document.createElement("p");
  line.textContent = text;
  live.append(line);
  setTimeout(() => line.remove(), STAYS);
}
