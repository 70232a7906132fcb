// A saved game dropped on the page: a file, or its text. The browser must not open it in place of the page.
"use strict";

class Drops {
  // `take(file)` one file; `refuse(why)` a sentence.
  constructor(take, refuse) {
    this.take = take;
    this.refuse = refuse;
    this.hint = document.createElement("div");
    this.hint.id = "drop-hint";
    this.hint.hidden = true;
    this.hint.textContent = "Drop a saved game here to open it.";
    document.body.append(this.hint);
    addEventListener("dragover", (event) => this.over(event));
    addEventListener("dragleave", (event) => { if (event.relatedTarget === null) this.hint.hidden = true; });
    addEventListener("drop", (event) => this.drop(event));
  }

  // Text dragged to a field belongs to the field; nothing is opened behind a card that waits for an answer.
  wanted(event) {
    const types = event.dataTransfer?.types ?? [];
    if (types.includes("Files")) return document.querySelector("dialog[open]") === null;
    return types.includes("text/plain") && event.target.closest?.("input, textarea, dialog") == null;
  }

  over(event) {
    const wanted = this.wanted(event);
    if (!wanted && !event.dataTransfer?.types.includes("Files")) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = wanted ? "copy" : "none";
    this.hint.hidden = !wanted;
  }

  drop(event) {
    this.hint.hidden = true;
    const wanted = this.wanted(event);
    if (wanted || event.dataTransfer?.types.includes("Files")) event.preventDefault();
    if (wanted) this.open(event.dataTransfer);
  }

  open(dropped) {
    const files = [...dropped.items].filter((item) => item.kind === "file");
    if (files.some((item) => item.webkitGetAsEntry?.()?.isDirectory)) return this.refuse("A folder cannot be opened. Drop a saved game.");
    if (files.length > 1) return this.refuse("Drop one saved game at a time.");
    const file = files.length === 1 ? files[0].getAsFile() : new Blob([dropped.getData("text/plain")]);
    return file === null ? this.refuse("The file cannot be read.") : this.take(file);
  }
}
