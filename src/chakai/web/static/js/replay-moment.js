/** What happens at one moment: its sentences, what was said then, and how far along the game is. */

import { announce } from "./announce.js";
import { el, say, set } from "./dom.js";
import { spoken } from "./replay-story.js";
import { aloud, namesIn, sentence } from "./sentences.js";

const SETTLES = 250;

/** parts: {says, place, slider, rounds} */
export function createMoment({ says, place, slider, rounds }, words) {
  let told = null;
  let names = {};
  let timer = null;

  const heard = (at) => told.talk.filter(({ after_frame: after }) => after === at + 1 || (at === 0 && after === 0));
  const text = (at) => told.frames[at].say.map((one) => aloud(one, names)).join(" ");

  return {
    fill(next) {
      told = next;
      names = namesIn(told.setup);
      slider.max = told.frames.length;
      const first = told.rounds[0]?.frame > 0 ? [el("option", { value: 0, text: words["js-replay-beginning"] })] : [];
      rounds.replaceChildren(...first, ...told.rounds.map(({ frame, say: name }) => el("option", { value: frame, text: name })));
    },
    /** Shows a moment; aloud: it is read out, once one has come to rest there. */
    show(at, { aloud: read }) {
      says.replaceChildren(
        ...told.frames[at].say.map((one) => el("p", {}, sentence(one, names))),
        ...heard(at).map((said) => spoken(said, "p")),
      );
      say(place, `${at + 1} / ${told.frames.length}`);
      slider.value = at + 1;
      set(slider, "aria-valuetext", text(at));
      rounds.value = String(told.rounds.findLast(({ frame }) => frame <= at)?.frame ?? 0);
      clearTimeout(timer);
      if (read) timer = setTimeout(() => announce([text(at), ...heard(at).map(({ name, text: line }) => `${name}: ${line}`)].join(" ")), SETTLES);
    },
  };
}
