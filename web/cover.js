// Covers the page the moment it is hidden, so that neither the list of apps nor the first picture after the return shows
// somebody's hand to somebody else. The program cannot: once the page hides it draws no more frames. It only says beforehand
// whether there is anything to cover.
"use strict";

class Cover {
  /** `hidden()` and `shown()` tell the program; `mirror` holds the same words as the canvas. */
  constructor({ hidden, shown, mirror }) {
    this.tell = { hidden, shown };
    this.mirror = mirror;
    this.private = false;      // what only one of several people may see is on the page
    this.away = false;         // the page is hidden
    this.bare = false;         // the program has drawn nothing since it was told that the page hides
    this.sheet = document.createElement("div");
    this.sheet.id = "cover";
    this.sheet.hidden = true;
    this.sheet.textContent = "Landwright";
    document.body.append(this.sheet);
    document.addEventListener("visibilitychange", () => (document.hidden ? this.leave() : this.comeBack()));
    document.addEventListener("freeze", () => this.leave());
    addEventListener("pagehide", () => this.leave());
    addEventListener("pageshow", () => this.comeBack());
    // On a phone the list of apps takes the focus before the page is hidden.
    addEventListener("blur", () => { if (matchMedia("(pointer: coarse)").matches) this.leave(); });
    addEventListener("focus", () => this.comeBack());
  }

  leave() {
    if (this.private && this.sheet.hidden) {
      this.sheet.hidden = false;
      this.bare = true;
      this.mirror.putAway();
    }
    if (this.away) return;
    this.away = true;
    this.tell.hidden();
  }

  comeBack() {
    if (!this.away || document.hidden) return;
    this.away = false;
    this.tell.shown();
    this.lift();
  }

  /** The program has drawn since it was told. */
  drawn() {
    this.bare = false;
    this.lift();
  }

  lift() {
    if (this.sheet.hidden || this.away || this.bare) return;
    this.sheet.hidden = true;
    this.mirror.bringBack();
  }
}
