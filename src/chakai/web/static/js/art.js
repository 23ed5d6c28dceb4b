/** Our drawings. Each is fetched once and kept in the page, so that it can be drawn while the server is away. */

const SVG = "http://www.w3.org/2000/svg";
const AGAIN = 2000;
const kept = new Set();

const shelf = document.createElementNS(SVG, "svg");
shelf.setAttribute("aria-hidden", "true");
shelf.setAttribute("class", "visually-hidden");
document.body.append(shelf);

/** Fetches drawings before they are needed. */
export function keep(names) {
  for (const name of names) if (!kept.has(name)) fetchDrawing(name);
}

async function fetchDrawing(name) {
  kept.add(name);
  let drawn;
  try {
    const answer = await fetch(new URL(`../art/${name}.svg`, import.meta.url));
    if (!answer.ok) throw new Error(answer.statusText);
    drawn = await answer.text();
  } catch {
    setTimeout(() => fetchDrawing(name), AGAIN); // the server is away; the drawing comes when it is back
    return;
  }
  const symbol = new DOMParser().parseFromString(drawn, "image/svg+xml").getElementById("art");
  symbol.id = `art-${name}`;
  shelf.append(document.importNode(symbol, true));
}

/** A drawing of ours, without a name of its own. */
export function art(name, className) {
  keep([name]);
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("aria-hidden", "true");
  if (className) svg.setAttribute("class", className);
  const use = document.createElementNS(SVG, "use");
  use.setAttribute("href", `#art-${name}`);
  svg.append(use);
  return svg;
}

/** A drawn thing is an image with a name; without one it is hidden from readers, because what it lies in is named. */
export function named(node, name) {
  if (name) {
    node.setAttribute("role", "img");
    node.setAttribute("aria-label", name);
  } else node.setAttribute("aria-hidden", "true");
  return node;
}
