// Starts the program, shows how loading goes, and what to do when it cannot go on.
"use strict";

const canvas = document.getElementById("canvas");
const host = new Host();

function problem(title, text) {
  document.getElementById("loading").hidden = true;
  document.getElementById("problem-title").textContent = title;
  document.getElementById("problem-text").textContent = text;
  const card = document.getElementById("problem");
  card.hidden = false;
  document.getElementById("problem-export").hidden = host.storage.currentGame() === null;
  document.getElementById("problem-reload").focus();
}
document.getElementById("problem-reload").onclick = () => location.reload();
document.getElementById("problem-export").onclick = () => host.files.save("landwright-game.txt", new TextEncoder().encode(host.storage.currentGame()));

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

// A context that does not come back within three seconds: the game is stored, so load anew.
let lostTimer = 0;
canvas.addEventListener("webglcontextlost", () => {
  lostTimer = setTimeout(() => problem("The picture is lost", "The graphics system did not come back. The game is stored; loading the page again goes on with it."), 3000);
});
canvas.addEventListener("webglcontextrestored", () => clearTimeout(lostTimer));

var Module = {
  canvas,
  host,
  print: (text) => console.log(text),
  printErr: (text) => console.warn(text),
  onAbort: () => problem("Landwright has stopped", "Something went wrong in the program. The game is stored; loading the page again goes on with it."),
  setStatus: () => {},
  monitorRunDependencies: () => {},
};
window.addEventListener("error", (event) => {
  if (event.error instanceof WebAssembly.RuntimeError) Module.onAbort();
});

function hasWebGl2() {
  try { return document.createElement("canvas").getContext("webgl2") !== null; } catch { return false; }
}

async function start() {
  if (typeof WebAssembly !== "object") return problem("WebAssembly is missing", "This browser cannot run the game. A current Firefox, Chrome, Edge or Safari can.");
  if (!hasWebGl2()) return problem("WebGL 2 is missing", "This browser cannot draw the board. Switch on hardware graphics, or try a current Firefox, Chrome, Edge or Safari.");
  await host.storage.claim();
  const script = document.createElement("script");
  script.src = "landwright.js";
  script.onerror = () => problem("Loading failed", "A part of the page did not arrive. Check the connection and load the page again.");
  document.body.append(script);
}
start();
