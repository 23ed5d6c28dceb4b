/** The cards not seen yet, at tables that show them. */

import { mini } from "./cards.js";
import { keyed, say } from "./dom.js";

export function createUnseen({ panel, list, count }) {
  return {
    show(cards, names) {
      panel.hidden = !cards;
      if (!cards) return;
      say(count, String(cards.length));
      const keys = cards.map((card, place) => `${card} ${cards.indexOf(card) === place ? 1 : 2}`);
      keyed(list, keys, (key) => {
        const [card] = key.split(" ");
        const item = document.createElement("li");
        item.append(mini(card, { name: names[card] ?? card }));
        return item;
      });
    },
  };
}
