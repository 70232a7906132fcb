// A card over the page that needs an answer: nothing behind it can be reached, and the focus goes back to where it was.
"use strict";

// The key belongs to an input method: it ends or leaves a composition. Safari sends it after the composition's end, as key 229.
const ofInputMethod = (event) => event.isComposing || event.keyCode === 229;

class Card {
  // `left()` when it is left by Escape, by the system's back gesture, or by anything else that closes the dialog.
  constructor(id, left) {
    this.dialog = document.getElementById(id);
    this.left = left;
    this.composing = false;
    this.before = null;
    this.dialog.addEventListener("compositionstart", () => { this.composing = true; });
    this.dialog.addEventListener("compositionend", () => { this.composing = false; });
    this.dialog.addEventListener("keydown", (event) => this.key(event));
    this.dialog.addEventListener("keyup", () => { this.foreignKey = false; });
    this.dialog.addEventListener("cancel", (event) => {
      event.preventDefault();
      if (!this.composing && !this.foreignKey) this.left();
    });
    this.dialog.addEventListener("close", () => { if (!this.open && this.before !== null) this.left(); });
  }

  get open() { return this.dialog.open; }

  show(first) {
    if (!this.open) {
      this.before = document.activeElement ?? document.body;
      this.composing = this.foreignKey = false;
      this.dialog.showModal();
    }
    first.focus();
  }

  close() {
    const before = this.before;
    this.before = null;
    if (this.open) this.dialog.close();
    this.giveBack(before).focus({ preventScroll: true });
  }

  // The mirror may have replaced its button meanwhile; if the button is gone, the canvas gets the focus.
  giveBack(before) {
    const canvas = document.getElementById("canvas");
    if (!before || before === document.body || before.closest?.("dialog")) return canvas;
    if (before.isConnected) return before;
    const id = before.dataset?.id;
    return (id && document.querySelector(`#mirror-controls [data-id="${CSS.escape(id)}"]`)) || canvas;
  }

  key(event) {
    this.foreignKey = ofInputMethod(event);
    if (this.foreignKey) return;
    if (event.key === "Escape") {
      event.preventDefault();
      this.left();
    } else if (event.key === "Tab") {
      this.turn(event);
    }
  }

  // Tab wraps round: after the last comes the first.
  turn(event) {
    const stops = [...this.dialog.querySelectorAll("input, textarea, button")].filter((one) => !one.disabled && !one.hidden);
    const at = stops.indexOf(document.activeElement);
    event.preventDefault();
    stops[(at + (event.shiftKey ? stops.length - 1 : 1)) % stops.length].focus();
  }
}
