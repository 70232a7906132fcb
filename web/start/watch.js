// Notices when progress stops.
"use strict";

const PATIENCE = 10;   // seconds without progress

/** Counts seconds in which the page was seen and could work: a hidden tab draws nothing, a busy one is at work. */
class Watch {
  constructor(stalled) {
    this.idle = 0;
    this.timer = setInterval(() => {
      if (!document.hidden && ++this.idle === PATIENCE) stalled();
    }, 1000);
  }
  progress() { this.idle = 0; }
  end() { clearInterval(this.timer); }
}
