// What the system asks for: motion, contrast, colours.
"use strict";

const WISH = { reducedMotion: 1, moreContrast: 2, dark: 4 };

class Wishes {
  constructor(changed) {
    this.changed = changed;
    for (const query of ["(prefers-reduced-motion: reduce)", "(prefers-contrast: more)", "(prefers-color-scheme: dark)"]) {
      matchMedia(query).addEventListener("change", changed);
    }
  }

  bits() {
    const asks = (query, bit) => (matchMedia(query).matches ? bit : 0);
    return asks("(prefers-reduced-motion: reduce)", WISH.reducedMotion) | asks("(prefers-contrast: more)", WISH.moreContrast)
      | asks("(forced-colors: active)", WISH.moreContrast) | asks("(prefers-color-scheme: dark)", WISH.dark);
  }
}
