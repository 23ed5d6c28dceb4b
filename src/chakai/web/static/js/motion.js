/** Movements that can be cut short: an AbortSignal brings each to its end at once. */

export function run(node, frames, options, skip) {
  const animation = node.animate(frames, options);
  if (skip?.aborted) animation.finish();
  const finish = () => animation.finish();
  skip?.addEventListener("abort", finish, { once: true });
  return animation.finished.catch(() => {}).finally(() => skip?.removeEventListener("abort", finish));
}

/** Moves a node from where it was to where it is now; lift raises it on the way. */
export function fly(node, before, { duration, lift = false }, skip) {
  const now = node.getBoundingClientRect();
  if (!now.width || (before.left === now.left && before.top === now.top && before.width === now.width)) return null;
  const moved = `translate(${before.left - now.left}px, ${before.top - now.top}px)`;
  const scaled = `scale(${before.width / now.width}, ${before.height / now.height})`;
  const raised = { transformOrigin: "0 0", ...(lift && { zIndex: 5 }) };
  const frames = [
    { transform: `${moved} ${scaled}`, ...raised },
    { transform: "none", ...raised },
  ];
  return run(node, frames, { duration, easing: "cubic-bezier(.3,.7,.3,1)" }, skip);
}

export function pause(time, skip) {
  return new Promise((done) => {
    if (skip?.aborted) return done();
    const timer = setTimeout(done, time);
    skip?.addEventListener("abort", () => (clearTimeout(timer), done()), { once: true });
  });
}
