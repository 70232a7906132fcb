// A line of text from a real input field over the canvas.
"use strict";

class TextEntry {
  constructor(answered) { this.answered = answered; }

  ask(id, title, value, max) {
    const form = document.getElementById("entry");
    const input = document.getElementById("entry-input");
    document.getElementById("entry-title").textContent = title;
    input.value = value;
    input.maxLength = max;
    form.hidden = false;
    input.focus();
    input.select();
    const close = (answer) => {
      form.hidden = true;
      if (answer !== null) this.answered(id, answer);
      document.getElementById("canvas").focus({ preventScroll: true });
    };
    form.onsubmit = (event) => { event.preventDefault(); close(input.value); };
    form.onkeydown = (event) => { if (event.key === "Escape") close(null); };
    document.getElementById("entry-cancel").onclick = () => close(null);
  }
}
