// Before the first paint, so that an evening page never flashes white. Later changes: settings-panel.js.
try {
  document.documentElement.dataset.theme = JSON.parse(localStorage.getItem("chakai.theme")) ?? "auto";
} catch {
  document.documentElement.dataset.theme = "auto";
}
