// The card that says what is wrong and what can be done about it. It makes its own elements: the page may have arrived truncated.
"use strict";

class ProblemCard {
  // `again` runs when the person asks for another try; it returns a sentence when that is no use yet, else nothing.
  constructor(again) {
    this.shown = null;
    this.dismissed = new Set();
    const element = (kind, id, parent, words = "") => {
      const made = document.createElement(kind);
      made.id = id;
      made.textContent = words;
      parent.append(made);
      return made;
    };
    this.layer = document.createElement("dialog");   // above every other, which may be waiting for an answer
    this.layer.id = "problem";
    this.layer.className = "card-layer";
    this.layer.setAttribute("role", "alertdialog");
    this.layer.setAttribute("aria-labelledby", "problem-title");
    this.layer.setAttribute("aria-describedby", "problem-text problem-stored");
    const card = element("div", "problem-card", this.layer);
    card.className = "card";
    this.title = element("h1", "problem-title", card);
    this.text = element("p", "problem-text", card);
    this.stored = element("p", "problem-stored", card);
    this.news = element("p", "problem-news", card);
    this.news.setAttribute("role", "status");
    const buttons = element("div", "problem-buttons", card);
    buttons.className = "buttons";
    const button = (id, words, pressed) => {
      const made = element("button", id, buttons, words);
      made.type = "button";
      made.addEventListener("click", pressed);
      return made;
    };
    this.goOn = button("problem-go-on", "Go on", () => this.dismiss());
    this.file = button("problem-export", "Save the game to a file", () => this.save());
    this.again = button("problem-again", "Try again", () => this.tryAgain(again));
    this.again.className = "accent";
    this.layer.addEventListener("cancel", (event) => {
      event.preventDefault();
      if (this.shown.canGoOn) this.dismiss();
    });
    this.layer.addEventListener("close", () => { if (this.shown !== null && !this.layer.open) this.layer.showModal(); });   // Escape, pressed twice
  }

  // problem: title and text, whole sentences; passing = it may end by itself, see relent(); canGoOn = the program still runs;
  // stored = what to say of a game that reads back. The first lasting problem stays: later ones follow from it.
  show(problem) {
    if (this.dismissed.has(problem.text)) return;
    if (this.shown !== null && !this.shown.passing && (problem.passing || !this.shown.canGoOn || problem.canGoOn)) return;
    this.shown = problem;
    const kept = savedGame() !== null;
    this.title.textContent = problem.title;
    this.text.textContent = problem.text;
    this.stored.textContent = kept ? problem.stored : "";
    this.news.textContent = "";
    this.file.hidden = !kept;
    this.goOn.hidden = !problem.canGoOn;
    (document.body ?? document.documentElement).append(this.layer);
    if (!this.layer.open) this.layer.showModal();
    this.again.focus();
  }

  // A passing problem is over.
  relent() {
    if (this.shown?.passing) this.hide();
  }

  hide() {
    this.shown = null;   // first: a card that closes by itself opens again
    this.layer.close();
    this.layer.remove();
    document.getElementById("canvas")?.focus({ preventScroll: true });
  }

  dismiss() {
    this.dismissed.add(this.shown.text);
    this.hide();
  }

  save() {
    const text = savedGame();
    if (text === null) this.news.textContent = "The game cannot be read any more.";
    else handOver("landwright-game.txt", new Blob([text], { type: "text/plain" }));
  }

  async tryAgain(again) {
    this.again.disabled = true;
    this.news.textContent = "Asking the server again.";
    let news = "";
    try { news = (await again()) ?? ""; } finally {
      this.news.textContent = news;
      this.again.disabled = false;
    }
  }
}
