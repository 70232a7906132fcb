// What the system and the browser ask for: motion, contrast, colours, text size.
"use strict";

const WISH = { reducedMotion: 1, moreContrast: 2, dark: 4 };
const SYSTEM_WISHES = ["(prefers-reduced-motion: reduce)", "(prefers-contrast: more)", "(forced-colors: active)", "(prefers-color-scheme: dark)"];
// The browser's text size in pixels where nobody asked for another; on iOS the system's text style (style.css).
const USUAL_TEXT = CSS.supports("-webkit-touch-callout", "none") && CSS.supports("font", "-apple-system-body") ? 17 : 16;

class SystemSettings {
  constructor(changed) {
    this.changed = changed;
    for (const query of SYSTEM_WISHES) matchMedia(query).addEventListener("change", changed);
    this.text = document.createElement("div");
    this.text.id = "text-size";
    document.body.append(this.text);
    this.textShown = this.textScale();
    new ResizeObserver(() => this.measureText()).observe(this.text);
  }

  // The browser's text size relative to the usual one: 1.5 for 24 pixels. The program multiplies its own preference by it.
  textScale() { return (this.text.getBoundingClientRect().height || USUAL_TEXT) / USUAL_TEXT; }
  measureText() {
    if (this.textScale() === this.textShown) return;
    this.textShown = this.textScale();
    this.changed();
  }

  bits() {
    const asks = (query, bit) => (matchMedia(query).matches ? bit : 0);
    return asks("(prefers-reduced-motion: reduce)", WISH.reducedMotion) | asks("(prefers-contrast: more)", WISH.moreContrast)
      | asks("(forced-colors: active)", WISH.moreContrast) | asks("(prefers-color-scheme: dark)", WISH.dark);
  }
}
