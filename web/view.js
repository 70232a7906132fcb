// Which part of the page is visible: cut-outs of the screen, the soft keyboard, the browser's own zoom; and a page that comes
// back from the browser's back/forward cache as it was left.
"use strict";

class View {
  // `tell(kind, data)` is the host's.
  constructor(tell) {
    this.tell = tell;
    // SDL listens only to the window's resize: it is told when the stage or the pixel ratio changes by other means.
    new ResizeObserver(() => this.resized()).observe(document.getElementById("stage"));
    this.watchPixelRatio();
    if (window.visualViewport) {
      for (const kind of ["resize", "scroll"]) visualViewport.addEventListener(kind, () => this.place());
      this.place();
    }
    addEventListener("pageshow", (event) => { if (event.persisted) this.cameBack(); });
  }

  resized() { window.dispatchEvent(new UIEvent("resize")); }

  watchPixelRatio() {
    matchMedia(`(resolution: ${devicePixelRatio}dppx)`).addEventListener("change",
      () => { this.resized(); this.watchPixelRatio(); }, { once: true });
  }

  // Cards stay in the part that the soft keyboard leaves; the canvas keeps its size and place.
  place() {
    const style = document.documentElement.style;
    const covered = visualViewport.height < innerHeight - 1 || visualViewport.offsetTop > 0;
    style.setProperty("--card-top", covered ? `${visualViewport.offsetTop}px` : "0px");
    style.setProperty("--card-gap", covered ? "0px" : "12vh");
    style.setProperty("--card-height", covered ? `${visualViewport.height}px` : "100%");
  }

  // Nothing of the program ran meanwhile: the window may have another size, and what is on the canvas may be old. A lost
  // graphics context reports itself.
  cameBack() {
    this.resized();
    this.tell("cameBack");
  }
}
