/** Where in a game one is, kept in the address: #f=12&eyes=0 is the twelfth frame as seat 0 saw it. */

export function readPlace() {
  const given = new URLSearchParams(location.hash.slice(1));
  const frame = Number.parseInt(given.get("f") ?? "", 10);
  return { frame: Number.isNaN(frame) ? null : frame - 1, eyes: given.get("eyes") };
}

/** Replaces the address; stepping through a game leaves no trail of pages behind. Browsers limit how often. */
export function createPlace(wait = 300) {
  let timer = null;
  let latest = "";
  const write = () => {
    clearTimeout(timer);
    timer = null;
    if (location.hash !== latest) history.replaceState(history.state, "", latest);
  };
  return {
    keep(frame, eyes) {
      latest = `#${new URLSearchParams({ f: frame + 1, eyes })}`;
      timer ??= setTimeout(write, wait);
    },
    /** The address of this moment. */
    link() {
      write();
      return location.href;
    },
  };
}
