/** The game as each pair of eyes saw it: from the server's store, or of a record that this page holds. */

/** replay: {told, from} of a stored game, {told, record} of an opened one. */
export function createSource(replay, lang) {
  const seen = new Map([[replay.told.eyes, replay.told]]);

  async function ask(eyes) {
    const answer = replay.from
      ? await fetch(`${replay.from}/frames?${new URLSearchParams({ eyes, lang })}`)
      : await fetch(`/replay/frames?${new URLSearchParams({ lang })}`, {
          method: "POST",
          headers: { "content-type": "application/json", accept: "application/json" },
          body: JSON.stringify({ record: replay.record, eyes }),
        });
    if (!answer.ok) throw new Error(String(answer.status));
    return answer.json();
  }

  return {
    async told(eyes) {
      if (!seen.has(eyes)) seen.set(eyes, await ask(eyes));
      return seen.get(eyes);
    },
  };
}
