/** A replay: steps through the frames of a game, and shows them with the eyes one chooses. */

import { announce } from "./announce.js";
import { set } from "./dom.js";
import { gameOf } from "./games.js";
import { pause } from "./motion.js";
import { keepText } from "./replay-kept.js";
import { createReplayKeys } from "./replay-keys.js";
import { createMoment } from "./replay-moment.js";
import { createPlace, readPlace } from "./replay-place.js";
import { createSource } from "./replay-source.js";
import { createRetold } from "./replay-story.js";
import { page, words } from "./said.js";
import { recall, remember } from "./settings.js";

/** How long a frame stays after its motion: so many milliseconds, and so many more for each letter to read. */
const SPEEDS = { slow: [1600, 32], calm: [700, 18], quick: [120, 5] };

const the = (id) => document.getElementById(id);
const still = matchMedia("(prefers-reduced-motion: reduce)");
const source = createSource(page.replay, page.lang);
const { createBoard } = await gameOf(page.replay.told.game);
const place = createPlace();
const moment = createMoment({ says: the("says"), place: the("place"), slider: the("slider"), rounds: the("rounds") }, words);
const story = createRetold(the("story"), { go: (number) => step(number) });

let told = null;
let board = null;
let at = 0;
let hurry = new AbortController();
let settled = Promise.resolve();
let playing = null;

const last = () => told.frames.length - 1;

/** Goes to a frame; a single step forward is shown as it came about. */
function visit(number, { read }) {
  const target = Math.min(Math.max(number, 0), last());
  const moving = target === at + 1;
  at = target;
  hurry.abort();
  hurry = new AbortController();
  const skip = hurry.signal;
  draw({ aloud: read });
  settled = settled.then(() => {
    if (skip.aborted) return undefined;
    if (!moving) return board.show(told.frames[target].board);
    if (board.shown !== told.frames[target - 1].board) board.show(told.frames[target - 1].board);
    return board.play(told.frames[target], { reduced: still.matches || document.hidden, skip });
  }).then(() => board.centre?.());
  return settled;
}

/** A step by hand ends the playing. */
function step(number) {
  stop();
  visit(number, { read: true });
}

function draw(how) {
  moment.show(at, how);
  story.mark(at);
  for (const id of ["to-start", "round-back", "back"]) set(the(id), "aria-disabled", at === 0 ? "true" : null);
  for (const id of ["to-end", "round-forward", "forward"]) set(the(id), "aria-disabled", at === last() ? "true" : null);
  place.keep(at, told.eyes);
}

/** Where the rounds begin, and both ends of the game. */
const stops = () => [0, ...told.rounds.map(({ frame }) => frame), last()];
const roundBack = () => step(stops().findLast((frame) => frame < at) ?? 0);
const roundForward = () => step(stops().find((frame) => frame > at) ?? last());

async function play() {
  if (playing) return stop();
  const mine = (playing = new AbortController());
  drawPlay();
  if (at === last()) visit(0, { read: false });
  while (!mine.signal.aborted) {
    await settled;
    const [rest, letter] = SPEEDS[the("speed").value] ?? SPEEDS.calm;
    await pause(rest + letter * told.frames[at].say.join("").length, mine.signal);
    if (mine.signal.aborted || at === last()) break;
    await visit(at + 1, { read: false });
  }
  if (playing === mine) stop();
}

function stop() {
  playing?.abort();
  playing = null;
  drawPlay();
}

function drawPlay() {
  const name = words[playing ? "js-replay-pause" : "js-replay-play"];
  set(the("play"), "aria-label", name);
  set(the("play"), "title", name);
  the("play").classList.toggle("on", Boolean(playing));
}

/** The same moment with other eyes. */
async function look(eyes, frame = null) {
  set(the("eyes"), "aria-busy", "true");
  try {
    const next = await source.told(eyes);
    the("eyes-trouble").textContent = "";
    adopt(next, frame ?? at);
  } catch {
    the("eyes-trouble").textContent = words["js-replay-no-eyes"];
  }
  for (const choice of the("eyes").elements.eyes) choice.checked = choice.value === told.eyes;
  set(the("eyes"), "aria-busy", null);
}

function adopt(next, frame) {
  told = next;
  hurry.abort();
  at = Math.min(Math.max(frame, 0), last());
  board = createBoard(the("board"), told.setup, { seat: told.seat, names: told.people, words });
  moment.fill(told);
  story.fill(told);
  const fresh = board;
  settled = settled.then(() => fresh === board && board.show(told.frames[at].board)).then(() => board.centre?.());
  draw({ aloud: false });
}

const acts = { back: () => step(at - 1), forward: () => step(at + 1), play, start: () => step(0), end: () => step(last()), roundBack, roundForward };
const buttons = { "to-start": acts.start, "round-back": roundBack, back: acts.back, play, forward: acts.forward, "round-forward": roundForward, "to-end": acts.end };
for (const [id, act] of Object.entries(buttons)) the(id).addEventListener("click", act);
the("slider").addEventListener("input", () => step(the("slider").valueAsNumber - 1));
the("rounds").addEventListener("change", () => step(Number(the("rounds").value)));
the("eyes").addEventListener("change", ({ target }) => target.name === "eyes" && look(target.value));
the("speed").value = recall("replay.speed", "calm") in SPEEDS ? recall("replay.speed", "calm") : "calm";
the("speed").addEventListener("change", () => remember("replay.speed", the("speed").value));
addEventListener("hashchange", () => goToAddress());
createReplayKeys(acts);

the("copy-link")?.addEventListener("click", async () => {
  const link = place.link();
  const done = await navigator.clipboard?.writeText(link).then(() => true, () => false);
  const text = words[done ? "js-replay-copied" : "js-replay-copy-yourself"];
  the("copy-link").textContent = text;
  announce(text);
  setTimeout(() => (the("copy-link").textContent = words["js-replay-copy"]), 3000);
});

the("save-record")?.addEventListener("click", () => {
  const file = URL.createObjectURL(new Blob([`${page.replay.record}\n`], { type: "application/json" }));
  const link = document.createElement("a");
  Object.assign(link, { href: file, download: "chakai-record.json" });
  link.click();
  URL.revokeObjectURL(file);
});

function goToAddress() {
  const { frame, eyes } = readPlace();
  if (frame !== null) stop();
  if (eyes !== null && eyes !== told.eyes) return look(eyes, frame ?? at);
  if (frame !== null && frame !== at) step(frame);
}

/** The table's sizes follow from what the page's head leaves. */
const head = document.querySelector(".top");
if (head) new ResizeObserver(() => document.documentElement.style.setProperty("--top", `${head.offsetHeight}px`)).observe(head);

if (page.replay.record) keepText(page.replay.record);
adopt(page.replay.told, 0);
drawPlay();
goToAddress();
