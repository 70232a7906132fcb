// What the program asks of the browser (src/app/platform.hpp, platform_web.cpp): storage, text entry, files, clipboard,
// wishes of the system, and the queue of things that happened since.
"use strict";

const PREFIX = "landwright.";
const HAPPENING = { none: 0, textAnswer: 1, filePicked: 2, mirrorPressed: 3, contextLost: 4, contextRestored: 5, hidden: 6,
  wishesChanged: 7, linkOpened: 8, pictureSaved: 9, pictureFailed: 10 };
const STORE = { none: 0, denied: 1, full: 2 };
const MAX_IMPORT = 4 << 20;   // bytes; a save is far smaller, the program judges it

class Host {
  constructor() {
    this.queue = [];
    this.current = {};
    this.frames = 0;
    this.drawCalls = 0;
    this.owner = true;
    this.touch = matchMedia("(pointer: coarse)").matches;
    this.mirror = new Mirror((id) => this.tell("mirrorPressed", { id }));
    this.watch();
  }

  tell(kind, data = {}) { this.queue.push({ kind: HAPPENING[kind], ...data }); }

  // The next happening becomes `current`; its parts are asked for by text().
  take() {
    if (this.queue.length === 0) return HAPPENING.none;
    this.current = this.queue.shift();
    return this.current.kind;
  }
  get file() { return this.current.file; }

  text(verb, argument) {
    switch (verb) {
      case "load": return this.load(argument);
      case "erase": return this.erase(argument);
      case "keys": return this.keys();
      case "answerId": return this.current.id;
      case "answerText": return this.current.text;
      case "pressedId": return this.current.id;
      case "openedLink": return this.current.fragment;
      case "fragment": return location.hash.slice(1);
      case "pageAddress": return location.href.split("#")[0];
      case "clearFragment": history.replaceState(null, "", location.pathname + location.search); return null;
      case "localTime": return new Date(Number(argument) * 1000).toLocaleString(undefined,
        { day: "numeric", month: "short", hour: "2-digit", minute: "2-digit" });
      case "pickFile": document.getElementById("file").click(); return null;
      case "copyText": this.copy(argument); return null;
      case "setTitle": document.title = argument; return null;
      case "ready": this.ready(); return null;
      case "forgetLines": this.mirror.clearLog(); return null;
    }
    throw new Error(`The host has no verb ${verb}`);
  }

  number(verb) {
    switch (verb) {
      case "ownsStorage": return this.owner ? 1 : 0;
      case "wishes": return this.wishes();
      case "random32": return crypto.getRandomValues(new Uint32Array(1))[0];
      case "unixTime": return Math.floor(Date.now() / 1000);
      case "pixelRatio": return window.devicePixelRatio || 1;
    }
    throw new Error(`The host has no number ${verb}`);
  }

  // --- storage: any call may throw, denied or full -----------------------------------------------------------------
  load(key) {
    try { return localStorage.getItem(PREFIX + key); } catch { return null; }
  }
  store(key, value) {
    try {
      localStorage.setItem(PREFIX + key, value);
      return STORE.none;
    } catch (error) {
      return error.name === "SecurityError" ? STORE.denied : STORE.full;
    }
  }
  erase(key) {
    try { localStorage.removeItem(PREFIX + key); } catch { /* denied: there is nothing to remove */ }
    return null;
  }
  keys() {
    try {
      return Object.keys(localStorage).filter((key) => key.startsWith(PREFIX)).map((key) => key.slice(PREFIX.length)).join("\n");
    } catch { return ""; }
  }

  // One tab writes. A second one gets no lock and goes on in memory.
  async claimStorage() {
    if (!navigator.locks) return;
    this.owner = await new Promise((claimed) => {
      navigator.locks.request(`${PREFIX}games`, { ifAvailable: true }, (lock) => {
        claimed(lock !== null);
        return lock ? new Promise(() => {}) : undefined;   // held until the tab closes
      }).catch(() => claimed(true));
    });
  }

  // --- text, files, clipboard ----------------------------------------------------------------------------------------
  askText(id, title, value, max) {
    const form = document.getElementById("entry");
    const input = document.getElementById("entry-input");
    document.getElementById("entry-title").textContent = title;
    input.value = value;
    input.maxLength = max;
    form.hidden = false;
    input.focus();
    input.select();
    const close = (answer) => {
      form.hidden = true;
      if (answer !== null) this.tell("textAnswer", { id, text: answer });
      document.getElementById("canvas").focus({ preventScroll: true });
    };
    form.onsubmit = (event) => { event.preventDefault(); close(input.value); };
    form.onkeydown = (event) => { if (event.key === "Escape") close(null); };
    document.getElementById("entry-cancel").onclick = () => close(null);
  }

  saveFile(name, bytes) { this.saveBlob(name, new Blob([bytes], { type: "application/octet-stream" })); }

  // The browser makes the PNG. A canvas may be too large for it: then there is no blob.
  savePicture(name, width, height, rgba) {
    const canvas = document.createElement("canvas");
    canvas.width = width;
    canvas.height = height;
    const done = (blob) => {
      if (blob) this.saveBlob(name, blob);
      this.tell(blob ? "pictureSaved" : "pictureFailed");
    };
    try {
      canvas.getContext("2d").putImageData(new ImageData(new Uint8ClampedArray(rgba.buffer), width, height), 0, 0);
      canvas.toBlob(done, "image/png");
    } catch { done(null); }
  }

  saveBlob(name, blob) {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(blob);
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60000);
  }

  copy(text) {
    const show = () => {
      const area = document.getElementById("copied-text");
      area.value = text;
      document.getElementById("copied").hidden = false;
      area.select();
    };
    if (navigator.clipboard) navigator.clipboard.writeText(text).catch(show);
    else show();
  }

  // --- facts ----------------------------------------------------------------------------------------------------------
  wishes() {
    const asks = (query, bit) => (matchMedia(query).matches ? bit : 0);
    return asks("(prefers-reduced-motion: reduce)", 1) | asks("(prefers-contrast: more)", 2) | asks("(forced-colors: active)", 2)
      | asks("(prefers-color-scheme: dark)", 4) | (this.touch ? 8 : 0);
  }

  countFrame(calls) {
    this.frames += 1;
    this.drawCalls = calls;
  }

  ready() {
    document.getElementById("loading").hidden = true;
    document.documentElement.dataset.ready = "true";
  }

  watch() {
    const canvas = document.getElementById("canvas");
    restContextsOf(canvas);
    canvas.addEventListener("webglcontextlost", (event) => { event.preventDefault(); this.tell("contextLost"); });
    canvas.addEventListener("webglcontextrestored", () => this.tell("contextRestored"));
    canvas.addEventListener("contextmenu", (event) => event.preventDefault());
    canvas.addEventListener("pointerdown", (event) => this.sawPointer(event.pointerType === "touch"), { capture: true });
    addEventListener("visibilitychange", () => { if (document.hidden) this.tell("hidden"); });
    addEventListener("pagehide", () => this.tell("hidden"));
    for (const query of ["(prefers-reduced-motion: reduce)", "(prefers-contrast: more)", "(prefers-color-scheme: dark)"]) {
      matchMedia(query).addEventListener("change", () => this.tell("wishesChanged"));
    }
    addEventListener("hashchange", () => { if (location.hash.length > 1) this.tell("linkOpened", { fragment: location.hash.slice(1) }); });
    document.getElementById("copied-close").onclick = () => { document.getElementById("copied").hidden = true; };
    const file = document.getElementById("file");
    file.addEventListener("change", async () => {
      const chosen = file.files[0];
      file.value = "";
      if (chosen) this.tell("filePicked", { file: new Uint8Array(await chosen.slice(0, MAX_IMPORT).arrayBuffer()) });
    });
  }

  sawPointer(touch) {
    if (touch === this.touch) return;
    this.touch = touch;
    this.tell("wishesChanged");
  }
}
