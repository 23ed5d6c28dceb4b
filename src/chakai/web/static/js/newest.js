/** Keeps the newest line of a list in view while one reads there; a list that was hidden or folded comes to its end when shown. */

const NEAR = 40;

export function followNewest(list) {
  let following = true;
  const toEnd = () => (list.scrollTop = list.scrollHeight);
  list.addEventListener("scroll", () => (following = list.scrollHeight - list.scrollTop - list.clientHeight < NEAR));
  new ResizeObserver(() => following && toEnd()).observe(list);
  return {
    /** A line was added. */
    grown: () => following && toEnd(),
    /** The whole list is new. */
    begin() {
      following = true;
      toEnd();
    },
  };
}
