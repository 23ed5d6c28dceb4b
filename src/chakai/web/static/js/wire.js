/** The line to the server: connects again by itself, and sends again what was not yet answered. */

import { words } from "./said.js";

const NOT_LET_IN = 4403;
const TOO_LONG = 1009;
const FIRST_WAIT = 500;
const LONGEST_WAIT = 10000;

/** hello() gives the greeting; heard(message) gets everything said; link("open" | "lost") tells the state. */
export function createWire(address, { hello, heard, link }) {
  const pending = new Map();
  let socket = null;
  let wait = FIRST_WAIT;
  let timer = null;

  function connect() {
    clearTimeout(timer);
    timer = null;
    const mine = (socket = new WebSocket(address));
    mine.addEventListener("open", () => {
      if (mine !== socket) return;
      mine.send(JSON.stringify(hello()));
      for (const message of pending.values()) mine.send(JSON.stringify(message));
    });
    mine.addEventListener("message", ({ data }) => mine === socket && receive(data));
    mine.addEventListener("close", ({ code }) => mine === socket && lost(code));
  }

  function receive(data) {
    const message = JSON.parse(data);
    if (message.type === "scene") {
      wait = FIRST_WAIT;
      link("open");
    }
    if (message.type === "accepted" || message.type === "refused") pending.delete(message.id);
    heard(message);
  }

  function lost(code) {
    socket = null;
    if (code === NOT_LET_IN) return;
    if (code === TOO_LONG) {
      pending.clear();
      heard({ type: "refused", id: null, reason: words["js-too-long"] });
    }
    link("lost");
    timer = setTimeout(connect, wait * (0.5 + Math.random()));
    wait = Math.min(wait * 2, LONGEST_WAIT);
  }

  function soon() {
    if (timer === null) return;
    wait = FIRST_WAIT;
    connect();
  }

  addEventListener("online", soon);
  addEventListener("offline", () => socket?.close());
  document.addEventListener("visibilitychange", () => document.hidden || soon());
  connect();

  function send(message) {
    if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
  }

  return {
    greet: () => send(hello()),
    /** Sent until it is answered; returns its id. */
    submit(message) {
      const id = newId();
      const whole = { ...message, id };
      pending.set(id, whole);
      send(whole);
      return id;
    },
    waiting: (id) => pending.has(id),
  };
}

/** crypto.randomUUID is missing on a plain http address of the home network. */
function newId() {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
