// The accessible mirror: a real button for each control of the canvas, and a paragraph for what is only read, kept in step with the frames.
// Also what browser tests find things by: every button carries the rectangle of its control in CSS pixels.
"use strict";

class Mirror {
  constructor(press) {
    this.press = press;
    this.section = document.getElementById("mirror");
    this.list = document.getElementById("mirror-controls");
    this.heading = document.getElementById("mirror-status");
    this.polite = document.getElementById("log-polite");
    this.urgent = document.getElementById("log-urgent");
    this.next = [];
    this.buttons = new Map();
  }

  // flags: bits 0-2 kind, 8 enabled, 16 on, 32 asks for a line of text.
  add(id, label, reason, flags, x, y, w, h) {
    this.next.push({ id, label, reason, kind: ["button", "toggle", "spot", "field", "text"][flags & 7],
      enabled: (flags & 8) !== 0, on: (flags & 16) !== 0, asksText: (flags & 32) !== 0, rect: [x, y, w, h] });
  }

  end(status) {
    const kept = new Map();
    for (const control of this.next) {
      const button = this.buttons.get(control.id) || this.make(control);
      this.show(button, control);
      kept.set(control.id, button);
    }
    for (const [id, button] of this.buttons) if (!kept.has(id)) button.remove();
    this.order(kept);
    this.buttons = kept;
    this.next = [];
    if (this.heading.textContent !== status) this.heading.textContent = status;
  }

  make({ id, kind }) {
    if (kind === "text") {
      const paragraph = document.createElement("p");
      paragraph.dataset.id = id;
      return paragraph;
    }
    const button = document.createElement("button");
    button.type = "button";
    button.dataset.id = id;
    button.addEventListener("click", () => {
      if (button.getAttribute("aria-disabled") !== "true") this.press(id, "asksText" in button.dataset);
    });
    return button;
  }

  show(button, control) {
    const text = control.reason && !control.enabled ? `${control.label} (${control.reason})` : control.label;
    if (button.textContent !== text) button.textContent = text;
    button.dataset.rect = control.rect.map((v) => Math.round(v * 100) / 100).join(" ");
    if (control.kind === "text") return;
    button.setAttribute("aria-disabled", String(!control.enabled));
    if (control.kind === "toggle") button.setAttribute("aria-pressed", String(control.on));
    else button.removeAttribute("aria-pressed");
    button.dataset.kind = control.kind;
    button.dataset.on = String(control.on);
    button.toggleAttribute("data-asks-text", control.asksText);
  }

  // The name of the control there (CSS pixels of the canvas) that asks for text when it is pressed, or null. One that lies under
  // another, scrolled away below it, is none.
  asksTextAt(x, y) {
    const there = [...this.buttons.values()].filter((button) => button.tagName === "BUTTON").filter((button) => {
      const [left, top, width, height] = button.dataset.rect.split(" ").map(Number);
      return x >= left && x < left + width && y >= top && y < top + height;
    });
    const asks = there.length === 1 && "asksText" in there[0].dataset && there[0].getAttribute("aria-disabled") !== "true";
    return asks ? there[0].dataset.id : null;
  }

  // Puts the buttons in the frame's order, moving only those that are out of place: focus stays where it is.
  order(buttons) {
    let place = this.list.firstChild;
    for (const button of buttons.values()) {
      if (button === place) place = place.nextSibling;
      else this.list.insertBefore(button, place);
    }
  }

  say(line, urgent) {
    const region = urgent ? this.urgent : this.polite;
    const paragraph = document.createElement("p");
    paragraph.textContent = line;
    region.append(paragraph);
    while (region.childElementCount > 30) region.firstChild.remove();
  }

  /** Out of the page with every word, until bringBack(): somebody else may look at it. */
  putAway() {
    this.section.remove();
    this.clearLog();
  }
  bringBack() { this.polite.before(this.section); }

  clearLog() {
    this.polite.textContent = "";
    this.urgent.textContent = "";
  }
}
