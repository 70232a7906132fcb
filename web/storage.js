// The games' place in the browser: small texts under keys of ours in local storage, and which tab may write them.
"use strict";

const PREFIX = "landwright.";
const STORE = { none: 0, denied: 1, full: 2 };

class GameStorage {
  constructor() { this.owner = true; }

  // Any call may throw, denied or full.
  load(key) {
    try { return localStorage.getItem(PREFIX + key); } catch { return null; }
  }
  store(key, value) {
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

  // The save of the current game as the program wrote it (src/codec/save_store.hpp): a ring of three, "number:text".
  currentGame() {
    const slot = this.load("current");
    const number = Number(this.load(`save.${slot}.now`));
    const value = number > 0 ? this.load(`save.${slot}.${number % 3}`) : null;
    return value === null ? null : value.slice(value.indexOf(":") + 1);
  }
}
