// The games' place in the browser: small texts under our own keys in local storage. Which tab may write them: ownership.js.
"use strict";

const PREFIX = "landwright.";
const STORE = { none: 0, denied: 1, full: 2 };

class GameStorage {
  /** `changed(owned)`: this tab may write from now on, or may no longer. */
  constructor(changed) {
    this.ownership = new Ownership(PREFIX, changed);
    this.unkept = false;   // something is in the program's memory only
  }

  get owner() { return this.ownership.owned; }
  claim() { return this.ownership.claim(); }

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

  // Asks the browser not to throw the games away when space is short. Some browsers ask the person: once is enough.
  async persist() {
    const asked = "persistence";
    if (!this.owner || !navigator.storage?.persist || this.load(asked) !== null) return;
    this.store(asked, "asked");
    try { await navigator.storage.persist(); } catch { /* as it was */ }
  }

  // What to say of a game that reads back, for the card that says that the program cannot go on.
  standing() {
    if (!this.load("open")) return STORED_BEFORE;
    return !this.unkept ? "The game is stored; loading the page again goes on with it."
      : "What was played last is not stored. An older game is.";
  }
}
