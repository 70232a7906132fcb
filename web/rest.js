// The program's loop stands still while nothing is due. It resumes when something happens on the page, or when its time has come.
"use strict";

// Whatever SDL or the program listens to; heard before they get it.
const WAKING = ["pointerdown", "pointermove", "pointerup", "pointercancel", "mousedown", "mousemove", "mouseup", "mouseenter", "mouseleave",
  "touchstart", "touchmove", "touchend", "touchcancel", "wheel", "keydown", "keyup", "focus", "blur", "focusin", "focusout", "resize",
  "visibilitychange", "pageshow", "fullscreenchange"];

class Rest {
  /** `go` resumes the loop; `busy` says whether something is already waiting for it. */
  constructor(go, busy) {
    this.go = go;
    this.busy = busy;
    this.resting = false;
    this.timer = 0;
    for (const event of WAKING) addEventListener(event, () => this.end(), { capture: true, passive: true });
  }

  /** For at most that many seconds; Infinity: until something happens. */
  begin(seconds) {
    this.resting = true;
    if (this.busy()) return this.end();
    if (seconds < 86400) this.timer = setTimeout(() => this.end(), seconds * 1000);
  }

  end() {
    if (!this.resting) return;
    this.resting = false;
    clearTimeout(this.timer);
    this.go();
  }
}
