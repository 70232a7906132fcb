// The game that this browser keeps, read without the program: for the card that says that the program cannot run.
"use strict";

const SAVE_MAGIC = [0x89, 0x4C, 0x57, 0x53, 0x41, 0x56, 0x45, 0x0A];   // src/codec/envelope.hpp
const SAVE_LENGTH_AT = 28;
const SAVE_CHECKSUM_AT = 32;
const SAVE_PAYLOAD_AT = 36;
const SAVE_GENERATIONS = 3;                                            // src/codec/save_store.hpp

function crc32(bytes, soFar = 0) {
  let crc = ~soFar;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; ++bit) crc = (crc >>> 1) ^ (crc & 1 ? 0xEDB88320 : 0);
  }
  return ~crc >>> 0;
}

// True when the text is a whole save: the form, the length and the checksum that the program itself requires.
function isSave(text) {
  let bytes;
  try { bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0)); } catch { return false; }
  if (bytes.length < SAVE_PAYLOAD_AT || SAVE_MAGIC.some((byte, at) => bytes[at] !== byte)) return false;
  const numbers = new DataView(bytes.buffer);
  if (numbers.getUint32(SAVE_LENGTH_AT, true) !== bytes.length - SAVE_PAYLOAD_AT) return false;
  return numbers.getUint32(SAVE_CHECKSUM_AT, true) === crc32(bytes.subarray(SAVE_PAYLOAD_AT), crc32(bytes.subarray(0, SAVE_CHECKSUM_AT)));
}

// The newest generation of the current game that reads back whole, as text; null when there is none.
function savedGame() {
  const read = (key) => localStorage.getItem(`landwright.${key}`);
  try {
    const slot = read("current");
    const newest = Number(slot === null ? null : read(`save.${slot}.now`));
    for (let number = newest; number > 0 && number > newest - SAVE_GENERATIONS; --number) {
      const [written, text] = (read(`save.${slot}.${number % SAVE_GENERATIONS}`) ?? "").split(":");
      if (Number(written) === number && isSave(text)) return text;
    }
  } catch { /* storage is denied: nothing is kept */ }
  return null;
}

// Hands a file to the browser, which saves it or asks where to: a page is not told how that went.
function handOver(name, blob) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60000);
}
