// The bar below the game that says that moves are not kept, for as long as that is so. It takes room from the canvas instead
// of covering any of it.
"use strict";

class TroubleBar {
  /** `keepHere()`: somebody wants this tab to keep the games. */
  constructor(keepHere) {
    this.bar = document.createElement("aside");
    this.bar.id = "trouble";
    this.bar.hidden = true;
    this.words = document.createElement("p");
    this.words.setAttribute("role", "alert");
    this.here = document.createElement("button");
    this.here.type = "button";
    this.here.id = "trouble-here";
    this.here.textContent = "Keep the games here";
    this.here.onclick = () => {
      keepHere();
      document.getElementById("canvas").focus({ preventScroll: true });
    };
    this.bar.append(this.words, this.here);
    document.getElementById("stage").after(this.bar);
    new ResizeObserver(() => this.makeRoom()).observe(this.bar);
  }

  /** An empty sentence: all is well. */
  show(sentence, elsewhere) {
    this.words.textContent = sentence;
    this.here.hidden = !elsewhere;
    this.bar.hidden = sentence === "";
    this.makeRoom();
  }

  makeRoom() { document.documentElement.style.setProperty("--bar", `${this.bar.offsetHeight}px`); }
}
