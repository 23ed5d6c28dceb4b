/** A tray of tokens: what lies there of each kind, and how far it is to each goal. */

import { token } from "./cards.js";
import { el, redraw, say, set } from "./dom.js";

export function createTray(name) {
  const root = el("ul", { class: "tray", "aria-label": name });
  const slots = new Map();
  const all = el("li", { class: "each" });

  function slot(kind) {
    if (!slots.has(kind)) {
      const parts = {
        root: el("li", { class: "slot", "data-kind": kind }),
        coin: el("span", { class: "coin" }),
        count: el("span", { class: "count", "aria-hidden": "true" }),
        said: el("span", { class: "visually-hidden" }),
      };
      parts.root.append(parts.coin, parts.count, parts.said);
      root.insertBefore(parts.root, all.isConnected ? all : null);
      slots.set(kind, parts);
    }
    return slots.get(kind);
  }

  return {
    root,
    coin: (kind) => slots.get(kind)?.coin,
    show({ kinds, each }) {
      for (const { kind, count, need, say: told } of kinds) {
        const parts = slot(kind);
        redraw(parts.coin, count ? "coin" : "empty", () => [token(kind, { empty: !count })]);
        say(parts.count, need == null ? String(count) : `${count}/${need}`);
        say(parts.said, told);
        set(parts.root, "title", told);
        parts.root.classList.toggle("near", need != null && need - count === 1);
        parts.root.classList.toggle("reached", need != null && count >= need);
      }
      if (each) {
        root.append(all);
        say(all, each.say);
        all.classList.toggle("near", each.need - each.have === 1);
        all.classList.toggle("reached", each.have >= each.need);
      }
    },
  };
}
