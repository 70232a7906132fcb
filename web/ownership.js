// Which tab may write the games: one at a time. The others wait, and take over when it closes or when a person says so.
//
// A keeper has `owned`, claim() (the first look), take() (at once, whoever has it) and release(). It calls `changed(owned)`
// when that changes without being asked to.
"use strict";

const LEASE_RENEWED = 5_000;    // milliseconds
const LEASE_LASTS = 90_000;     // a hidden tab's timers may run only once a minute
const NOBODY = "-";

/** By the browser's locks, which it frees itself when a tab closes or crashes. */
class LockKeeper {
  constructor(name, changed) {
    this.name = name;
    this.changed = changed;
    this.owned = false;
    this.giveBack = null;
    this.waiting = null;
  }

  /** Throws where there are locks but none to be had: a page without an origin of its own. */
  async claim() {
    this.owned = await this.ask({ ifAvailable: true });
    if (!this.owned) this.queue();
  }

  async take() {
    this.waiting?.abort();
    this.owned = await this.ask({ steal: true });
  }

  release() {
    this.waiting?.abort();
    this.giveBack?.();
    this.owned = false;
  }

  queue() {
    this.waiting = new AbortController();
    this.ask({ signal: this.waiting.signal }).then((got) => this.set(got), () => {});
  }

  /** Resolves to whether the lock is held. It is held until given back, or stolen: then this waits for it again. */
  ask(wish) {
    return new Promise((answer, fail) => {
      let held = false;
      navigator.locks.request(this.name, wish, (lock) => {
        held = lock !== null;
        answer(held);
        return held ? new Promise((done) => { this.giveBack = done; }) : undefined;
      }).catch((error) => {
        fail(error);
        if (!held) return;
        this.set(false);
        this.queue();
      });
    });
  }

  set(owned) {
    if (owned === this.owned) return;
    this.owned = owned;
    this.changed(owned);
  }
}

/** Where there are no locks: a line in local storage, "tab time", renewed by the tab that has it. */
class LeaseKeeper {
  constructor(key, changed) {
    this.key = key;
    this.changed = changed;
    this.tab = crypto.randomUUID ? crypto.randomUUID() : `${Date.now()}-${Math.random()}`;
    this.had = false;
    this.missing = 0;   // consecutive looks that found no line
    addEventListener("storage", (event) => { if (event.key === key) this.look(); });
  }

  // Looked up each time: a tab whose timers slept may have lost it without hearing of it.
  get owned() {
    const lease = this.read();
    return this.had && (lease === null || lease.tab === this.tab);
  }

  // Storage that takes no line belongs to nobody: the store itself then says what is wrong with it.
  async claim() {
    const lease = this.read();
    this.had = lease === null || this.over(lease);
    if (this.had) this.write();
    this.timer = setInterval(() => this.look(), LEASE_RENEWED);
  }

  async take() {
    this.write();
    this.had = true;
  }

  release() {
    clearInterval(this.timer);
    if (this.owned) this.put(`${NOBODY} 0`);
    this.had = false;
  }

  look() {
    const lease = this.read();
    this.missing = lease === null ? this.missing + 1 : 0;
    if (this.owned) return this.write();
    if (this.had) return this.set(false);
    // A missing line: storage was cleared, and whoever had it has had time to write it again.
    if (lease === null ? this.missing > 2 : this.over(lease)) {
      this.write();
      this.set(true);
    }
  }

  over(lease) { return lease.tab === NOBODY || Math.abs(Date.now() - lease.time) > LEASE_LASTS; }

  read() {
    try {
      const [tab, time] = localStorage.getItem(this.key).split(" ");
      return { tab, time: Number(time) };
    } catch { return null; }
  }
  write() { this.put(`${this.tab} ${Date.now()}`); }
  put(line) {
    try { localStorage.setItem(this.key, line); } catch { /* denied or full */ }
  }

  set(owned) {
    this.had = owned;
    this.changed(owned);
  }
}

/** This tab's part in it, by whichever of the two the browser supports. A reloaded tab keeps what it had. */
class Ownership {
  /** `changed(owned)`: after claim() has been answered. */
  constructor(prefix, changed) {
    this.prefix = prefix;
    this.changed = changed;
    this.keeper = navigator.locks ? new LockKeeper(`${prefix}games`, (owned) => this.tell(owned)) : this.byLease();
    addEventListener("pagehide", () => this.keeper.release());
    addEventListener("pageshow", (event) => { if (event.persisted) this.comeBack(); });
  }

  get owned() { return this.keeper.owned; }

  byLease() { return new LeaseKeeper(`${this.prefix}tab`, (owned) => this.tell(owned)); }

  async claim() {
    const had = this.mark() && performance.getEntriesByType("navigation")[0]?.type === "reload";
    try { await this.keeper.claim(); } catch {
      this.keeper = this.byLease();
      await this.keeper.claim();
    }
    if (had && !this.owned) await this.keeper.take();
    this.mark(this.owned);
  }

  async take() {
    if (this.owned) return;
    await this.keeper.take();
    if (this.owned) this.tell(true);
  }

  // Out of the browser's back/forward cache, where nothing can be held.
  async comeBack() {
    const had = this.mark();
    await this.keeper.claim();
    if (this.owned !== had) this.tell(this.owned);
  }

  tell(owned) {
    this.mark(owned);
    this.changed(owned);
  }

  /** Whether this tab has the games, as a reload will read it; with `owned`, notes it. */
  mark(owned) {
    try {
      const key = `${this.prefix}had`;
      if (owned !== undefined) sessionStorage.setItem(key, owned ? "1" : "0");
      return sessionStorage.getItem(key) === "1";
    } catch { return false; }
  }
}
