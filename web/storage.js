// The games' place in the browser: small texts under keys of ours in local storage, and which tab may write them.
"use strict";

const PREFIX = "landwright.";
const STORE = { none: 0, denied: 1, full: 2 };

class GameStorage {
  constructor() {
    this.owner = true;
    this.behind = false;   // the last save was refused
  }

  // Any call may throw, denied or full.
  load(key) {
    try { return localStorage.getItem(PREFIX + key); } catch { return null; }
  }
  store(key, value) {
    const result = this.put(key, value);
    if (key.startsWith("save.")) this.behind = result !== STORE.none;
    return result;
  }
  put(key, value) {
    try {
      localStorage.setItem(PREFIX + key, value);
      return STORE.none;
    } catch (error) {
      return error.name === "SecurityError" ? STORE.denied : STORE.full;
    }
  }
  erase(key) {
    try { localStorage.removeItem(PREFIX + key); } catch { /* denied: there is nothing to remove */ }
  }
  keys() {
    try {
      return Object.keys(localStorage).filter((key) => key.startsWith(PREFIX)).map((key) => key.slice(PREFIX.length)).join("\n");
    } catch { return ""; }
  }

  // One tab writes. A second one gets no lock and goes on in memory.
  async claim() {
    if (!navigator.locks) return;
    this.owner = await new Promise((claimed) => {
      navigator.locks.request(`${PREFIX}games`, { ifAvailable: true }, (lock) => {
        claimed(lock !== null);
        return lock ? new Promise(() => {}) : undefined;   // held until the tab closes
      }).catch(() => claimed(true));
    });
  }

  // What is true of the game that reads back, for the card that says that the program cannot go on.
  standing() {
    if (!this.load("open")) return STORED_BEFORE;
    return this.owner && !this.behind ? "The game is stored; loading the page again goes on with it."
      : "What was played last is not stored. An older game is.";
  }
}
