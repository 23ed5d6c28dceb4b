/** The panel of keys and signs; it lies beside the table and stops nothing. */

export function createHelp({ panel, toggle, close }) {
  function show(on) {
    const had = panel.contains(document.activeElement);
    panel.hidden = !on;
    toggle.setAttribute("aria-expanded", String(on));
    if (on) {
      panel.focus({ preventScroll: true });
      panel.scrollIntoView({ block: "nearest" });
    }
    else if (had) toggle.focus({ preventScroll: true });
  }
  toggle.addEventListener("click", () => show(panel.hidden));
  close.addEventListener("click", () => show(false));
  return {
    toggle: () => show(panel.hidden),
    close() {
      if (panel.hidden) return false;
      show(false);
      return true;
    },
  };
}
