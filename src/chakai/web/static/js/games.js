/** The boards and acts of the games, fetched when a table needs them. */

const GAMES = {
  matcha: { board: () => import("./matcha.js"), acts: () => import("./matcha-acts.js") },
  genmaicha: { board: () => import("./genmaicha.js"), acts: () => import("./genmaicha-acts.js") },
};

/** {createBoard}, and at a table {createActs} as well. */
export async function gameOf(name, { acts = false } = {}) {
  const parts = await Promise.all([GAMES[name].board(), acts ? GAMES[name].acts() : null]);
  return Object.assign({}, ...parts);
}
