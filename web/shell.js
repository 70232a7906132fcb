// The canvas on the page: keys that belong to the browser, its size, a lost picture; and the signal that all of this loaded.
"use strict";

const canvas = document.getElementById("canvas");
const host = new Host();

canvas.addEventListener("pointerdown", () => canvas.focus({ preventScroll: true }));

// A picture that does not come back within three seconds is reported to the person.
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
