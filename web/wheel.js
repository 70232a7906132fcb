// Wheels, swipes and pinches of a trackpad, reported as distance in CSS pixels. SDL counts them differently and does not see
// the browser's Ctrl, so it never gets them. What the distance does is up to the program (src/ui/wheel.hpp).
"use strict";

const NOTCH = 100;                              // pixels that a notch counts for, whatever the browser makes of it
const UNIT = [1, NOTCH / 3, NOTCH];             // by deltaMode: pixels, lines (three to a notch), pages

class WheelReader {
  // `tell(kind, data)` is the host's.
  constructor(canvas, tell) {
    this.canvas = canvas;
    this.tell = tell;
    this.fingers = 0;
    const first = { capture: true, passive: false };
    canvas.addEventListener("wheel", (event) => this.turned(event), first);
    for (const kind of ["touchstart", "touchend", "touchcancel"]) {
      canvas.addEventListener(kind, (event) => { this.fingers = event.touches.length; }, { capture: true, passive: true });
    }
    // Safari's own events for a pinch. Fingers on the screen also arrive as touches, and are counted there.
    canvas.addEventListener("gesturestart", (event) => { event.preventDefault(); this.scale = 1; }, first);
    canvas.addEventListener("gesturechange", (event) => this.spread(event), first);
    canvas.addEventListener("gestureend", (event) => event.preventDefault(), first);
  }

  turned(event) {
    event.preventDefault();
    event.stopImmediatePropagation();
    const points = this.points(event);
    if (points !== 0) this.tell("wheel", { x: event.offsetX, y: event.offsetY, points, zooms: event.ctrlKey || event.metaKey });
  }

  // The mode is read before the distance: then Firefox reports a mouse wheel in lines.
  points(event) {
    const mode = event.deltaMode;
    const ticks = event.wheelDeltaY;
    const notches = mode === 0 && Math.abs(event.deltaY) >= NOTCH / 2 && ticks !== 0 && ticks % 120 === 0;
    return notches ? -ticks / 120 * NOTCH : event.deltaY * UNIT[mode];
  }

  spread(event) {
    event.preventDefault();
    const factor = event.scale / this.scale;
    this.scale = event.scale;
    if (this.fingers > 0 || !(factor > 0)) return;
    const place = this.canvas.getBoundingClientRect();
    this.tell("wheel", { x: event.clientX - place.left, y: event.clientY - place.top, points: -100 * Math.log(factor), zooms: true });
  }
}
