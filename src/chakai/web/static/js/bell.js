/** A soft knock on wood, and a word from the browser when the page is out of sight; both only if wanted. */

import { settings } from "./settings.js";

let sounds = null;

export function knock() {
  if (!settings.get("sound") || navigator.userActivation?.hasBeenActive === false) return;
  try {
    sounds ??= new AudioContext();
    const start = sounds.currentTime;
    const tone = sounds.createOscillator();
    const loud = sounds.createGain();
    tone.frequency.setValueAtTime(420, start);
    tone.frequency.exponentialRampToValueAtTime(170, start + 0.09);
    loud.gain.setValueAtTime(0.0001, start);
    loud.gain.exponentialRampToValueAtTime(0.16, start + 0.006);
    loud.gain.exponentialRampToValueAtTime(0.0001, start + 0.16);
    tone.connect(loud).connect(sounds.destination);
    tone.start(start);
    tone.stop(start + 0.18);
  } catch {
    sounds = null;
  }
}

export function notify(title, body) {
  if (!settings.get("notify") || !document.hidden || !("Notification" in window) || Notification.permission !== "granted") return;
  try {
    const note = new Notification(title, { body, tag: location.pathname });
    note.addEventListener("click", () => (window.focus(), note.close()));
  } catch {
    // some phones allow notifications only from a service worker
  }
}
