/** The table page: takes the scenes of the server and has them shown; submits what I do. */

import { announce } from "./announce.js";
import { knock, notify } from "./bell.js";
import { createCurtain } from "./curtain.js";
import { say, set } from "./dom.js";
import { gameOf } from "./games.js";
import { createHelp } from "./help.js";
import { createHints } from "./hints.js";
import { createKeys } from "./keys.js";
import { createLink } from "./links.js";
import { createMore } from "./more.js";
import { createOutcome } from "./outcome.js";
import { createPeople } from "./people.js";
import { page, words } from "./said.js";
import { aloud, namesIn } from "./sentences.js";
import { settings } from "./settings.js";
import { createStage } from "./stage.js";
import { createStatus } from "./status.js";
import { createStory } from "./story.js";
import { createTalk } from "./talk.js";
import { createUnseen } from "./unseen.js";
import { createWaiting } from "./waiting.js";
import { createWire } from "./wire.js";

const SLOW = 1500;
/** What makes a sound on the table. */
const KNOCKS = new Set(["lay", "turn", "bids", "crate", "brew"]);

const the = (id) => document.getElementById(id);
const table = page.table ?? location.pathname.split("/")[2];
const still = matchMedia("(prefers-reduced-motion: reduce)");
/** The same widths as in board.css and table.css. */
const roomy = matchMedia("(min-width: 60rem)");
const wide = matchMedia("(min-width: 75rem)");

/** What each pair of eyes has been shown; at a pass-and-play table there are several. */
const eyes = new Map();
let wanted;
let shownEyes;
let board = null;
let boardKey = null;
let acts = null;
let setup = {};
let names = {};
let scene = null;
let myTurn = false;
let move = null;

const outcomePanel = the("outcome");
const status = createStatus();
const people = createPeople({ words, lang: page.lang });
const hints = createHints(words, { hush: () => status.refusing || Boolean(acts?.busy), focusElsewhere: () => status.focus() });
const story = createStory(the("story"));
const unseen = createUnseen({ panel: the("unseen"), list: the("unseen-cards"), count: the("unseen-count") });
const help = createHelp({ panel: the("help"), toggle: the("help-toggle"), close: the("help-close") });
const stage = createStage(the("board"), { playing: (on) => the("table").classList.toggle("playing", on) });
const invite = createLink(
  { field: the("invite-link"), copy: the("invite-copy"), picture: the("invite-qr"), told: the("invite-reach") },
  words,
);
const waiting = createWaiting({
  panel: the("waiting"),
  title: the("waiting-title"),
  people: the("waiting-people"),
  line: the("waiting-line"),
  listed: the("waiting-listed"),
  begin: the("waiting-begin"),
  level: the("waiting-level"),
  levelLine: the("waiting-level-line"),
  leave: the("waiting-leave"),
  leaveButton: the("waiting-leave-button"),
});
const talk = createTalk({
  parts: {
    panel: the("talk-panel"),
    list: the("talk"),
    claims: the("claims"),
    form: the("talk-form"),
    input: the("talk-input"),
    mute: the("mute"),
    news: the("talk-news"),
    none: the("talk-none"),
  },
  words,
  table,
  send: (said) => wire.submit({ type: "say", ...said }),
  spoke: (seat, text) => people.bubble(seat, text),
});
const outcome = createOutcome(
  {
    panel: outcomePanel,
    title: the("outcome-title"),
    told: the("outcome-told"),
    rematch: the("rematch"),
    rematchLine: the("rematch-line"),
    next: the("next-table"),
    replay: the("to-replay"),
  },
  words,
  { ask: () => scene?.rematch?.can && wire.submit({ type: "rematch" }) },
);
const more = createMore(
  {
    drawer: the("more"),
    seatPart: the("seat-part"),
    seat: the("seat-link"),
    seatPanel: the("seat-panel"),
    seatTrouble: the("seat-trouble"),
    link: { field: the("seat-address"), copy: the("seat-copy"), picture: the("seat-qr"), told: the("seat-told") },
    resignPart: the("resign-part"),
    resignButton: the("resign"),
    told: the("resign-told"),
    sure: the("resign-sure"),
    yes: the("resign-yes"),
    no: the("resign-no"),
  },
  words,
  { table, resign: () => wire.submit({ type: "resign" }) },
);
const curtain = createCurtain(
  { curtain: the("curtain"), told: the("curtain-told"), lift: the("curtain-lift"), ground: the("covered") },
  (seat) => {
    wanted = seat;
    talk.forget();
    wire.greet();
  },
);
createKeys({ enabled: () => settings.get("keys"), acts: () => (curtain.down ? null : acts), help });

the("first-status").append(status.root);
status.link(words["js-link-first"]);

// the page's own language: not every browser tells its preference to a socket
const address = `${location.origin.replace(/^http/, "ws")}/ws/${encodeURIComponent(table)}?lang=${page.lang}`;
const wire = createWire(address, {
  hello: () => ({ type: "hello", frames: eyes.get(looking())?.length ?? 0, talk: talk.count, seat: wanted }),
  link: (state) => status.link(state === "lost" ? words["js-link-lost"] : ""),
  heard(message) {
    if (message.type === "scene") return arrive(message);
    if (message.type === "refused") {
      status.refuse(message.reason ?? "");
      acts?.unlock();
    }
    if (message.id === move) {
      move = null;
      status.link("");
    }
  },
});

/** Whose eyes the next scene will be for. */
function looking() {
  if (wanted !== undefined) return wanted;
  return scene?.hotseat ? null : (shownEyes ?? null);
}

function arrive(next) {
  const seat = next.seat ?? null;
  const before = eyes.get(seat) ?? [];
  const fresh = (next.frames ?? []).slice(Math.max(0, before.length - (next.base ?? 0)));
  eyes.set(seat, [...before, ...fresh]);
  if (next.hotseat && seat !== (wanted ?? null)) return;
  talk.hear(next.talk, { first: scene === null });
  const known = before.length > 0 && !(next.hotseat && scene?.state === "over");
  stage.add((skip) => perform({ ...next, seat, arrived: performance.now() }, fresh, known, skip));
}

async function perform(next, fresh, seenBefore, skip) {
  const sameEyes = shownEyes === next.seat && scene !== null;
  if (!sameEyes) {
    shownEyes = next.seat;
    board = null;
  }
  scene = next;
  if (next.hotseat && next.seat !== null && next.seat === next.hotseat.next) lift();
  if (next.setup) know(next.setup);
  const frames = eyes.get(next.seat);
  if (next.state !== "waiting" && frames.length) {
    const game = await gameOf(next.game, { acts: true });
    const built = buildBoard(next, game);
    if (built) story.fill(seenBefore ? frames.slice(0, frames.length - fresh.length) : frames);
    // nobody sees what lies under the curtain: lifting it must not wait for a story told there
    const covered = next.seat === null && next.hotseat && next.hotseat.next !== null;
    if (seenBefore && fresh.length && !covered) await tell(next, frames.slice(0, frames.length - fresh.length), fresh, built, skip);
    board.show(frames.at(-1).board);
  }
  settle(next);
}

function know(next) {
  setup = next;
  names = namesIn(setup);
  story.know(names);
  status.know(names);
}

/** A new board only when somebody else looks or sits down; otherwise everything stays in its place. */
function buildBoard(next, game) {
  const called = next.people.map(({ name }) => name);
  const key = JSON.stringify([next.game, next.seat, called, setup]);
  if (board && key === boardKey) return false;
  boardKey = key;
  board = game.createBoard(the("board"), setup, { seat: next.seat, names: called, words, canAct: next.seat !== null });
  board.parts.status.append(status.root, outcomePanel);
  placeHint();
  people.sit(board.parts.plates);
  const ways = { setup, words, status, announce, asks: () => settings.get("confirm"), send: submit, changed: hints.draw };
  acts = next.seat === null ? null : game.createActs(board, ways);
  return true;
}

/** Beside the rounds where they leave room, otherwise in the line under what is asked. */
function placeHint() {
  if (board) (roomy.matches ? board.parts.hint : board.parts.status).append(hints.note);
}
roomy.addEventListener("change", placeHint);

/** Plays what happened since these eyes last looked. */
async function tell(next, before, fresh, built, skip) {
  const last = before.findLast((frame) => frame.board);
  if (built && last) board.show(last.board);
  acts?.offer(null);
  hints.offer([], names);
  if (built) people.show(next.people, next.arrived);
  stage.moving(true);
  for (const frame of fresh) {
    const instant = still.matches || document.hidden;
    story.add(frame);
    status.prompt((frame.say ?? []).join(" "));
    if (KNOCKS.has(frame.kind)) knock();
    if (frame.board) await board.play(frame, { reduced: instant, skip });
  }
  stage.moving(false);
}

function settle(next) {
  const { now } = next;
  set(the("table"), "data-state", next.state);
  set(the("table"), "data-eyes", next.seat === null ? "public" : "seat");
  document.title = next.title ?? document.title;
  say(the("heading"), now?.heading ?? the("heading").dataset.waiting);
  const note = the("watch-note");
  note.hidden = next.seat !== null || Boolean(next.hotseat);
  say(the("watching"), next.watching ? `${words["js-watching"]} ${next.watching}` : "");
  say(the("rules-title"), next.rules?.title ?? "");
  say(the("rules-line"), next.rules?.line ?? "");
  people.show(next.people, next.arrived);
  status.prompt(now?.prompt ?? words["js-waiting"]);
  notes(next.notes ?? []);
  acts?.offer(next.state === "playing" ? now : null, next.version);
  hints.offer(next.state === "playing" && next.seat !== null ? now?.hints : [], names);
  unseen.show(now?.unseen ?? null, names);
  talk.offer(next.claims ?? [], { watching: next.seat === null });
  outcome.show(next, names);
  more.show({ seated: next.seat !== null || Boolean(next.hotseat), playing: next.state === "playing", carries: !next.hotseat, leave: next.leave });
  waiting.show(next);
  the("invite").hidden = !next.invite;
  if (next.invite) invite.show(next.invite.link, next.invite.qr, next.invite.reach);
  turn(next);
  drawCurtain(next);
}

let noted = [];
function notes(next) {
  next.filter((note) => !noted.includes(note)).forEach(announce);
  noted = next;
  status.notes(next);
}

function turn(next) {
  const mine = next.state === "playing" && next.people.some((person) => person.you && person.to_act);
  if (mine && !myTurn) {
    announce(aloud(next.now?.prompt ?? "", names));
    notify(next.title ?? "", aloud(next.now?.prompt ?? "", names));
    knock();
  }
  myTurn = mine;
}

/** What was missed is then played before the eyes of the one who lifts the curtain. */
function lift() {
  if (!curtain.down) return;
  curtain.rise();
  status.focus();
}

/** The device changes hands when somebody else is to act; a finished game is told as everybody sees it. */
function drawCurtain(next) {
  const hotseat = next.hotseat;
  if (!hotseat || hotseat.next === null || next.seat === hotseat.next) {
    lift();
  } else curtain.fall(hotseat.next, hotseat.say);
  if (!hotseat || next.seat === null || next.seat === hotseat.next) return;
  if (hotseat.next !== null) clear();
  wanted = undefined;
  wire.greet();
}

/** Nothing of what a seat saw stays in the page. */
function clear() {
  board = null;
  acts = null;
  the("board").replaceChildren();
  the("story").replaceChildren();
}

function submit(text) {
  const id = (move = wire.submit({ type: "move", version: scene.version, move: text }));
  setTimeout(() => move === id && wire.waiting(id) && status.link(words["js-link-slow"]), SLOW);
}

/** Story and talk lie open where there is room for them. */
function unfold() {
  for (const panel of document.querySelectorAll("#table .folds")) panel.open = wide.matches;
}
wide.addEventListener("change", unfold);
unfold();

/** How much of the screen the page's head leaves to the table. */
const head = document.querySelector(".top");
if (head) new ResizeObserver(() => document.documentElement.style.setProperty("--top", `${head.offsetHeight}px`)).observe(head);
