// The accessible mirror: a real button for each control of the canvas, and a paragraph for what is only read, kept in step with the frames.
// Browser tests find things by it, too: every button carries the rectangle of its control in CSS pixels.
"use strict";

const pressable = (control) => control.tagName === "BUTTON";   // else it is a paragraph to be read

class Mirror {
  constructor(press) {
    this.press = press;
    this.section = document.getElementById("mirror");
    this.list = document.getElementById("mirror-controls");
    this.heading = document.getElementById("mirror-status");
    this.polite = document.getElementById("log-polite");
    this.urgent = document.getElementById("log-urgent");
    this.heading.tabIndex = -1;   // has the focus while there is nothing to press
    this.next = [];
    this.buttons = new Map();
    this.left = [];               // ids of the buttons that led to the present screen
    this.waiting = null;          // the button that got the focus while nothing was due, until somebody uses it
  }

  // flags: bits 0-2 kind, 8 enabled, 16 on, 32 asks for a line of text, 64 the step that is due.
  add(id, label, reason, flags, x, y, w, h) {
    this.next.push({ id, label, reason, kind: ["button", "toggle", "spot", "field", "text"][flags & 7],
      enabled: (flags & 8) !== 0, on: (flags & 16) !== 0, asksText: (flags & 32) !== 0, due: (flags & 64) !== 0, rect: [x, y, w, h] });
  }

  end(status) {
    const held = this.list.contains(document.activeElement) || document.activeElement === this.heading ? document.activeElement : null;
    const before = [...this.buttons.values()];
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
    if (held !== null) this.lead(held, before);
  }

  // The focus is in the list. Where its button is gone, it moves to what comes next; where that is not known yet, because
  // others move first, it goes there later.
  lead(held, before) {
    const gone = !held.isConnected || (held === this.heading && this.buttons.size > 0);
    const due = this.due();
    const to = gone ? this.successor(held, before) : (held === this.waiting && due) || held;
    if (gone) this.waiting = due ? null : to;
    else if (to !== this.waiting) this.waiting = null;
    if (document.activeElement !== to) to.focus({ preventScroll: true });
  }

  due() {
    const now = [...this.buttons.values()].filter(pressable);
    return now.find((button) => button.dataset.next === "true") || now.find((button) => button.dataset.kind === "spot");
  }

  successor(held, before) {
    const now = [...this.buttons.values()].filter(pressable);
    const open = (button) => button.getAttribute("aria-disabled") !== "true";
    const due = this.due();
    const own = (button) => pressable(button) && button.dataset.kind !== "spot" && !button.dataset.id.startsWith("notice.");
    if (!before.some((button) => own(button) && button.isConnected)) {
      return this.opener(held) || due || now.find(open) || now[0] || this.heading;
    }
    const place = before.indexOf(held);
    const near = [...before.slice(place + 1), ...before.slice(0, Math.max(place, 0)).reverse()].filter((button) => button.isConnected && pressable(button));
    return due || near.find(open) || near[0] || now.find(open) || this.heading;
  }

  // Another screen or card: on the way back, the button that led there gets the focus again.
  opener(held) {
    const at = this.left.findLastIndex((id) => this.buttons.has(id));
    const back = at < 0 ? null : this.buttons.get(this.left[at]);
    this.left.length = Math.max(at, 0);
    if (back === null && held.dataset.id) this.left.push(held.dataset.id);
    return back;
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
      if (button.getAttribute("aria-disabled") === "true") return;
      this.waiting = null;
      this.press(id, "asksText" in button.dataset);
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
    button.dataset.next = String(control.due);
    button.toggleAttribute("data-asks-text", control.asksText);
  }

  // The name of the control there (CSS pixels of the canvas) that asks for text when it is pressed, or null. One that lies under
  // another, scrolled away below it, does not count.
  asksTextAt(x, y) {
    const there = [...this.buttons.values()].filter(pressable).filter((button) => {
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

  /** Takes every word out of the page, until bringBack(): somebody else may look at it. */
  putAway() {
    this.heldBefore = this.section.contains(document.activeElement) ? document.activeElement : null;
    this.section.remove();
    this.clearLog();
  }
  bringBack() {
    this.polite.before(this.section);
    if (this.heldBefore?.isConnected && document.activeElement === document.body) this.heldBefore.focus({ preventScroll: true });
  }

  clearLog() {
    this.polite.textContent = "";
    this.urgent.textContent = "";
  }
}
