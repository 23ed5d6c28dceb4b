/** Shows scenes one after another; any key or tap hurries to the end of what waits, and does nothing else. */

/** ground: where taps count; playing(on) is told when motion starts and ends. */
export function createStage(ground, { playing }) {
  const jobs = [];
  let hurry = null;
  let moving = false;

  async function perform() {
    hurry = new AbortController();
    while (jobs.length) {
      try {
        await jobs.shift()(hurry.signal);
      } catch (error) {
        reportError(error);
        mark(false);
      }
    }
    hurry = null;
  }

  function mark(on) {
    if (moving === on) return;
    moving = on;
    playing(on);
  }

  function skips(event) {
    if (!moving || !event.isTrusted) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    hurry?.abort();
  }

  ground.addEventListener("click", skips, true);
  document.addEventListener(
    "keydown",
    (event) => {
      const plain = !event.ctrlKey && !event.metaKey && !event.altKey && !["Shift", "Control", "Alt", "Meta"].includes(event.key);
      if (plain && !event.isComposing && !writesText(event.target)) skips(event);
    },
    true,
  );

  return {
    /** job(signal) is done after all that was added before it. */
    add(job) {
      jobs.push(job);
      if (!hurry) perform();
    },
    moving: mark,
  };
}

export function writesText(node) {
  return node instanceof Element && node.matches("input, textarea, select, [contenteditable]");
}
