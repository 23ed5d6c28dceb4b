/** What this browser remembers of my wishes. */

const DEFAULTS = { confirm: true, keys: true, hints: true, sound: false, notify: false, theme: "auto" };
const PREFIX = "chakai.";
const listeners = new Set();
const unsaved = new Map();

/** Falls back to memory where the browser keeps nothing. */
export function recall(name, otherwise = null) {
  if (unsaved.has(name)) return unsaved.get(name);
  try {
    const kept = localStorage.getItem(PREFIX + name);
    return kept === null ? otherwise : JSON.parse(kept);
  } catch {
    return otherwise;
  }
}

export function remember(name, value) {
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify(value));
    unsaved.delete(name);
  } catch {
    unsaved.set(name, value);
  }
}

export const settings = {
  defaults: DEFAULTS,
  get: (name) => recall(name, DEFAULTS[name]),
  set(name, value) {
    remember(name, value);
    tell(name);
  },
  /** listener(name, value) on every change, also one made in another tab; returns a function that ends it. */
  subscribe(listener) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

function tell(name) {
  for (const listener of listeners) listener(name, settings.get(name));
}

addEventListener("storage", ({ key }) => {
  const name = key?.startsWith(PREFIX) ? key.slice(PREFIX.length) : null;
  if (name in DEFAULTS) tell(name);
});
