/** Sentences of the server with the things in them drawn small, and the same for reading aloud. */

import { mini } from "./cards.js";
import { miniDrink } from "./drinks.js";

const MARKED = /\ue000([^\ue001]*)\ue001/;
const CARD = /^\d/;

/** How everything that can stand in a sentence of this game is called. */
export const namesIn = (setup) => ({ ...setup.cards, ...setup.ingredients, ...setup.drinks });

/** Puts a thing into a sentence of our own. */
export const marked = (thing) => `\ue000${thing}\ue001`;

export function sentence(text, names) {
  const parts = document.createDocumentFragment();
  text.split(/(\ue000[^\ue001]*\ue001)/).forEach((part) => {
    const [, thing] = MARKED.exec(part) ?? [];
    if (thing) parts.append((CARD.test(thing) ? mini : miniDrink)(thing, { name: names[thing] ?? thing }));
    else if (part) parts.append(part);
  });
  return parts;
}

export function aloud(text, names) {
  return text.replace(new RegExp(MARKED, "g"), (_, thing) => names[thing] ?? thing);
}
