// What the system and the person's hands ask for: motion, contrast, colours, mouse or finger.
"use strict";

const WISH = { reducedMotion: 1, moreContrast: 2, dark: 4, touch: 8 };

class Wishes {
  constructor(changed) {
    this.changed = changed;
    this.touch = matchMedia("(pointer: coarse)").matches;
    document.getElementById("canvas").addEventListener("pointerdown",
      (event) => this.sawPointer(event.pointerType === "touch"), { capture: true });
    for (const query of ["(prefers-reduced-motion: reduce)", "(prefers-contrast: more)", "(prefers-color-scheme: dark)"]) {
      matchMedia(query).addEventListener("change", changed);
    }
  }

  bits() {
    const asks = (query, bit) => (matchMedia(query).matches ? bit : 0);
    return asks("(prefers-reduced-motion: reduce)", WISH.reducedMotion) | asks("(prefers-contrast: more)", WISH.moreContrast)
      | asks("(forced-colors: active)", WISH.moreContrast) | asks("(prefers-color-scheme: dark)", WISH.dark)
      | (this.touch ? WISH.touch : 0);
  }

  sawPointer(touch) {
    if (touch === this.touch) return;
    this.touch = touch;
    this.changed();
  }
}
