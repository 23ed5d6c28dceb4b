/** How a frame of Matcha comes about: a card slides to its place, cards turn, the better match glows, a token travels. */

import { laid } from "./matcha-rounds.js";
import { token } from "./cards.js";
import { fly, pause, run } from "./motion.js";

const LAY = 360;
const TURN = 420;
const GLOW = 480;
const TRAVEL = 460;
const BREATH = 260;
const DEALT = [
  { opacity: 0, transform: "translateY(-14px)" },
  { opacity: 1, transform: "none" },
];
const turned = (...angles) => angles.map((angle) => ({ transform: `perspective(600px) rotateY(${angle}deg)` }));

const MOTIONS = { deal, round, lay, turn, take, pass, keep: deal };

export async function playFrame(board, frame, { reduced, skip }) {
  const motion = MOTIONS[frame.kind];
  if (motion && board.shown && !reduced && !skip?.aborted) await motion(board, frame, skip);
  board.show(frame.board);
}

async function deal(board, frame, skip) {
  board.show(frame.board);
  const cards = board.sides.flatMap((side) => side.items());
  const teas = [...board.root.querySelectorAll(".tea-card > .card")];
  await Promise.all(
    [...teas, ...cards].map((node, place) => run(node, DEALT, { duration: 260, delay: place * 22, fill: "backwards" }, skip)),
  );
}

/** The pair that is played grows, the one before shrinks. */
async function round(board, frame, skip) {
  const boxes = [...board.rounds.root.children].map((node) => [node, node.getBoundingClientRect()]);
  board.show(frame.board);
  await Promise.all(boxes.filter(([node]) => node.isConnected).map(([node, before]) => fly(node, before, { duration: 380 }, skip)));
}

async function lay(board, frame, skip) {
  const { seat, mat, card } = frame.moved[0] ?? {};
  const side = board.sides[seat];
  const before = side.items().map((item) => [item, item.getBoundingClientRect()]);
  const from = leaving(board, frame, seat, card);
  board.show(frame.board);
  const spot = board.rounds.spot(seat, mat)?.querySelector(".card");
  const rest = before.filter(([item]) => item.isConnected).map(([item, box]) => fly(item, box, { duration: 220 }, skip));
  await Promise.all([...rest, spot && from ? fly(spot, from, { duration: LAY, lift: true }, skip) : null]);
}

/** Where in the hand the card was that is laid now. */
function leaving(board, frame, seat, card) {
  const items = board.sides[seat].items();
  const place = card == null ? items.length - 1 : board.shown.hands[seat].indexOf(card);
  return items[place]?.getBoundingClientRect();
}

async function turn(board, frame, skip) {
  await pause(BREATH, skip);
  await Promise.all(
    frame.moved.map(async ({ seat, mat, card }) => {
      const spot = board.rounds.spot(seat, mat);
      const hidden = spot?.querySelector(".card");
      if (!hidden) return;
      await run(hidden, turned(0, 90), { duration: TURN / 2, easing: "ease-in" }, skip);
      const [open] = laid({ card, up: true });
      hidden.replaceWith(open);
      await run(open, turned(-90, 0), { duration: TURN / 2, easing: "ease-out" }, skip);
    }),
  );
  board.show(frame.board);
  await pause(BREATH, skip);
}

async function take(board, frame, skip) {
  const light = () => {
    for (const { seat, mat, why } of frame.moved) {
      const card = board.rounds.spot(seat, mat)?.querySelector(".card");
      card?.classList.add(why === "no-match" ? "dim" : "glow");
    }
  };
  light();
  await pause(frame.moved.length ? GLOW : BREATH * 2, skip);
  await Promise.all(frame.moved.map((moved) => travel(board, moved, skip)));
  board.show(frame.board);
  light();
  await pause(BREATH, skip);
  for (const card of board.rounds.root.querySelectorAll(".glow, .dim")) card.classList.remove("glow", "dim");
}

async function travel(board, { seat, mat, kind }, skip) {
  const from = board.rounds.tea(mat)?.card;
  const to = board.sides[seat].tray.coin(kind);
  if (!from || !to || skip?.aborted) return;
  const coin = token(kind);
  coin.classList.add("travelling");
  board.root.append(coin);
  const [startX, startY] = centre(coin);
  const over = (node) => {
    const [x, y] = centre(node);
    return `translate(${x - startX}px, ${y - startY}px)`;
  };
  const way = [{ transform: `${over(from)} scale(1.5)` }, { transform: `${over(to)} scale(1)` }];
  await run(coin, way, { duration: TRAVEL, easing: "cubic-bezier(.4,0,.2,1)" }, skip);
  coin.remove();
}

async function pass(board, frame, skip) {
  const note = board.sides[frame.moved[0]?.seat]?.passed;
  const shown = [{ opacity: 0 }, { opacity: 1, offset: 0.2 }, { opacity: 1, offset: 0.8 }, { opacity: 0 }];
  if (note) await run(note, shown, { duration: 900 }, skip);
}

function centre(node) {
  const { left, top, width, height } = node.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}
