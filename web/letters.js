// Text that the program's own faces lack letters for, set by the browser: any script, joined, with its marks and its direction.
"use strict";

const SANS = 'Lato, "Segoe UI", Roboto, "Helvetica Neue", "Noto Sans", Arial, sans-serif';
const SERIF = 'Georgia, "Times New Roman", "Noto Serif", serif';
const RIGHT_TO_LEFT = /^[^\p{L}]*[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;
const CLEAR = 2;   // pixels round it, for what a font draws outside its own box

class Letters {
  constructor() {
    this.canvas = document.createElement("canvas");
    this.context = this.canvas.getContext("2d", { willReadFrequently: true });
  }

  width(text, serif, weight, pixels) {
    this.choose(text, serif, weight, pixels);
    return this.context.measureText(text).width;
  }

  // White, to be tinted; with letters that have colours of their own (emoji), the others get the ink.
  picture(text, serif, weight, pixels, ink) {
    this.choose(text, serif, weight, pixels);
    const box = this.context.measureText(text);
    const left = Math.ceil(Math.max(box.actualBoundingBoxLeft, 0)) + CLEAR;
    const above = Math.ceil(Math.max(box.actualBoundingBoxAscent, pixels)) + CLEAR;
    const width = Math.max(1, left + Math.ceil(Math.max(box.actualBoundingBoxRight, box.width)) + CLEAR);
    const height = Math.max(1, above + Math.ceil(Math.max(box.actualBoundingBoxDescent, pixels / 4)) + CLEAR);
    const paint = (colour) => {
      this.canvas.width = width;
      this.canvas.height = height;
      this.choose(text, serif, weight, pixels);
      this.context.fillStyle = colour;
      this.context.fillText(text, left, above);
      return this.context.getImageData(0, 0, width, height).data;
    };
    let rgba = paint("#ffffff");
    const coloured = hasColours(rgba);
    if (coloured) rgba = paint(`#${(ink & 0xFFFFFF).toString(16).padStart(6, "0")}`);
    return { width, height, left: -left, top: -above, coloured, rgba };
  }

  choose(text, serif, weight, pixels) {
    this.context.font = `${weight} ${pixels}px ${serif ? SERIF : SANS}`;
    this.context.direction = RIGHT_TO_LEFT.test(text) ? "rtl" : "ltr";
    this.context.textAlign = "left";
    this.context.textBaseline = "alphabetic";
  }
}

// Straight alpha: what was painted white is white wherever it shows at all, except for rounding where it is faint.
function hasColours(rgba) {
  for (let i = 0; i < rgba.length; i += 4) {
    if (rgba[i + 3] > 128 && Math.min(rgba[i], rgba[i + 1], rgba[i + 2]) < 230) return true;
  }
  return false;
}
