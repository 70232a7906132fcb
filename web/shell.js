// The canvas on the page: keys that belong to the browser, its size, a lost picture; and the word that all of this came.
"use strict";

const canvas = document.getElementById("canvas");
const host = new Host();

// SDL swallows every key it is sent. Chords of the browser, and Tab on its way out, never reach it.
canvas.addEventListener("keydown", keepForBrowser, { capture: true });
canvas.addEventListener("keyup", keepForBrowser, { capture: true });
function keepForBrowser(event) {
  const chord = event.ctrlKey || event.metaKey || event.altKey;
  const browserKey = /^F\d+$/.test(event.key) || event.key === "Tab";
  if (chord || browserKey) event.stopImmediatePropagation();
}
canvas.addEventListener("pointerdown", () => canvas.focus({ preventScroll: true }));

// SDL listens to the window's resize only: tell it when the stage or the pixel ratio changes by other means.
const resized = () => window.dispatchEvent(new UIEvent("resize"));
new ResizeObserver(resized).observe(document.getElementById("stage"));
function watchPixelRatio() {
  matchMedia(`(resolution: ${devicePixelRatio}dppx)`).addEventListener("change", () => { resized(); watchPixelRatio(); }, { once: true });
}
watchPixelRatio();

// A picture that does not come back within three seconds is a matter for the person.
let lostTimer = 0;
canvas.addEventListener("webglcontextlost", () => {
  lostTimer = setTimeout(() => start.fail("The picture is lost", "The graphics system did not come back.", { passing: true }), 3000);
});
canvas.addEventListener("webglcontextrestored", () => {
  clearTimeout(lostTimer);
  start.card.relent();
});

var Module = {
  canvas,
  host,
  print: (text) => console.log(text),
  printErr: (text) => console.warn(text),
};
start.standing = () => host.storage.standing();
start.run(Module, host.storage.claim());
