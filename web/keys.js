// Keys on the canvas. The program gets what people type: letters and signs by their layout, digits by what is typed or by
// their place. Tab, the F keys and all chords stay with the browser; SDL, which would swallow them, sees no key at all.
"use strict";

const NAMED = new Set(["Enter", "Escape", " ", "ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End", "PageUp", "PageDown"]);
const SIGNS = new Set(["?", "+", "-", "="]);

class Keys {
  // `tell(kind, data)` is the host's.
  constructor(canvas, tell) {
    this.tell = tell;
    this.held = new Map();   // by place on the keyboard: what the program was told
    canvas.addEventListener("keydown", (event) => this.down(event), { capture: true });
    canvas.addEventListener("keypress", (event) => event.stopImmediatePropagation(), { capture: true });
    canvas.addEventListener("keyup", (event) => this.up(event), { capture: true });
    // From here on, releases go to whoever has the keyboard next.
    canvas.addEventListener("blur", () => this.release());
    addEventListener("blur", () => this.release());
  }

  down(event) {
    event.stopImmediatePropagation();
    if (event.ctrlKey || event.metaKey || event.altKey) return this.release();
    const name = event.isComposing ? null : this.name(event);
    if (name === null) return;
    event.preventDefault();
    if (this.held.has(event.code) && !SIGNS.has(name)) return;   // the program does its own repeating
    this.letGo(event.code);
    this.held.set(event.code, name);
    this.tell("key", { name, down: true });
  }

  up(event) {
    event.stopImmediatePropagation();
    this.letGo(event.code);
    // While it is held, macOS does not report the release of other keys.
    if (event.key === "Meta") this.release();
  }

  letGo(code) {
    if (!this.held.has(code)) return;
    this.tell("key", { name: this.held.get(code), down: false });
    this.held.delete(code);
  }

  release() { for (const code of [...this.held.keys()]) this.letGo(code); }

  name(event) {
    const typed = event.key.toLowerCase();
    if (NAMED.has(event.key) || SIGNS.has(event.key)) return event.key;
    if (/^[a-z0-9]$/.test(typed)) return typed;
    // Where the key types no Latin letter, or no digit without Shift, its place counts.
    const place = /^(Key|Digit)(.)$/.exec(event.code);
    if (place === null || (place[1] === "Digit" && event.shiftKey) || event.key.length !== 1) return null;
    const latin = /\p{Script=Latin}/u.test(event.key);
    return place[1] === "Key" && latin ? null : place[2].toLowerCase();
  }
}
