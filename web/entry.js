// A line of text from a real input field over the canvas.
"use strict";

const WAIT_FRAMES = 40;   // a press is handled within a few, more on a busy device; a card not asked for after this many goes
const TAP_POINTS = 8;     // a finger that moves further scrolls (kit_input.cpp)

// Letters as people count them. Without the browser's help: code points, so that none is cut in two.
function lettersOf(text) {
  if (!Intl.Segmenter) return [...text];
  return [...new Intl.Segmenter(undefined, { granularity: "grapheme" }).segment(text)].map((part) => part.segment);
}

class TextEntry {
  constructor(answered) {
    this.answered = answered;
    this.form = document.getElementById("entry-form");
    this.input = document.getElementById("entry-input");
    this.title = document.getElementById("entry-title");
    this.problem = document.getElementById("entry-problem");
    this.card = new Card("entry", () => this.leave());
    this.id = null;          // of the question; null: none has been asked yet
    this.given = false;      // an answer that the program has not looked at
    this.form.addEventListener("submit", (event) => { event.preventDefault(); this.submit(); });
    this.input.addEventListener("input", (event) => { if (!event.isComposing) this.limit(); });
    this.input.addEventListener("compositionend", () => this.limit());
    document.getElementById("entry-cancel").addEventListener("click", () => this.leave());
  }

  // The program asks. If in reply to an answer, that one will not do, and `problem` says why.
  ask(id, title, value, max, problem) {
    this.id = id;
    this.max = max;
    this.given = false;
    this.title.textContent = title;
    this.problem.textContent = problem;
    this.problem.hidden = problem === "";
    this.input.setAttribute("aria-invalid", String(problem !== ""));
    this.input.value = value;
    this.card.dialog.classList.remove("waiting");
    this.card.show(this.input);
    this.input.select();
  }

  // A press in reply to which the program will ask has just been released. It sees that a frame later, and on a phone only the
  // press itself may open the keyboard: the field takes the focus now, unseen until it is asked for.
  prepare() {
    if (this.card.open) return;
    this.id = null;
    this.title.textContent = "";
    this.problem.hidden = true;
    this.input.value = "";
    this.card.dialog.classList.add("waiting");
    this.card.show(this.input);
    let frames = WAIT_FRAMES;
    const wait = () => {
      if (this.id !== null || !this.card.open) return;
      if (--frames > 0) requestAnimationFrame(wait);
      else this.leave();
    };
    requestAnimationFrame(wait);
  }

  // `asksTextAt(x, y)` names the control there that asks for text.
  watchTouch(canvas, asksTextAt) {
    let began = null;
    const at = (touch) => {
      const { left, top } = canvas.getBoundingClientRect();
      return { x: touch.clientX - left, y: touch.clientY - top };
    };
    canvas.addEventListener("touchstart", (event) => {
      const place = at(event.changedTouches[0]);
      const id = event.touches.length === 1 ? asksTextAt(place.x, place.y) : null;
      began = id === null ? null : { ...place, id };
    }, { passive: true });
    canvas.addEventListener("touchend", (event) => {
      const place = at(event.changedTouches[0]);
      const tap = began !== null && event.touches.length === 0 && Math.hypot(place.x - began.x, place.y - began.y) <= TAP_POINTS;
      if (tap && asksTextAt(place.x, place.y) === began.id) this.prepare();
      began = null;
    });
    canvas.addEventListener("touchcancel", () => { began = null; });
  }

  limit() {
    const letters = lettersOf(this.input.value);
    if (letters.length <= this.max) return;
    const caret = this.input.selectionStart;
    this.input.value = letters.slice(0, this.max).join("");
    this.input.setSelectionRange(caret, caret);
  }

  // The card stays until the program has looked at the answer: it may have to say what is wrong with it.
  submit() {
    if (this.id === null || this.given || this.card.composing || this.card.foreignKey) return;
    this.limit();
    this.given = true;
    this.answered(this.id, this.input.value.normalize("NFC"));
  }

  taken() {
    if (this.given) this.leave();
  }

  leave() {
    this.id = null;
    this.given = false;
    this.card.close();
    this.card.dialog.classList.remove("waiting");
  }
}
