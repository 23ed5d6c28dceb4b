/** Small steps for building and changing the page in place. Text is always text, never markup. */

/** el("p", {class: "note", text: "…", "aria-label": "…"}, child, …); null and false leave an attribute out. */
export function el(tag, attributes = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (name === "text") node.textContent = value;
    else set(node, name, value);
  }
  node.append(...children.filter((child) => child != null));
  return node;
}

/** A button that submits nothing. */
export function button(attributes, press) {
  const node = el("button", { type: "button", ...attributes });
  node.addEventListener("click", press);
  return node;
}

/** Sets or removes an attribute, and touches nothing where nothing changes. */
export function set(node, name, value) {
  if (value == null || value === false) node.removeAttribute(name);
  else if (node.getAttribute(name) !== String(value)) node.setAttribute(name, value);
}

export function say(node, text) {
  if (node.textContent !== text) node.textContent = text;
}

/** Draws into a node again only if what it shows (told as a key) is new. */
export function redraw(node, key, draw) {
  if (node.dataset.shows === key) return;
  node.dataset.shows = key;
  node.replaceChildren(...draw());
}

/** Brings a parent's children into the order of the keys; what stays keeps its node, and so its focus. */
export function keyed(parent, keys, make) {
  const before = new Map([...parent.children].map((child) => [child.dataset.key, child]));
  const after = keys.map((key) => {
    const child = before.get(key) ?? make(key);
    child.dataset.key = key;
    before.delete(key);
    return child;
  });
  for (const gone of before.values()) gone.remove();
  after.forEach((child, place) => {
    if (parent.children[place] !== child) parent.insertBefore(child, parent.children[place] ?? null);
  });
  return after;
}
