// What the program asks of the browser (src/app/platform.hpp, platform_web.cpp), and the queue of what has happened since.
"use strict";

const EVENT = { none: 0, textAnswer: 1, filePicked: 2, mirrorPressed: 3, contextLost: 4, contextRestored: 5, hidden: 6,
  systemSettingsChanged: 7, linkOpened: 8, pictureMade: 9, pictureFailed: 10, storageGained: 11, storageLost: 12, shown: 13, textCopied: 14,
  fileRefused: 15, wheel: 16, key: 17, cameBack: 18 };

// The frame is on the screen once the next one begins.
const afterPicture = (then) => requestAnimationFrame(() => setTimeout(then));

class Host {
  constructor() {
    this.queue = [];
    this.current = {};
    this.frames = 0;
    this.drawCalls = 0;
    const tell = (kind, data) => this.tell(kind, data);
    this.rest = new Rest(() => Module._lw_wake(), () => this.queue.length > 0);
    this.storage = new GameStorage((owned) => tell(owned ? "storageGained" : "storageLost"));
    this.trouble = new TroubleBar(() => this.storage.ownership.take());
    this.entry = new TextEntry((id, text) => tell("textAnswer", { id, text }));
    this.files = new Files(tell);
    this.players = new Players(() => this.playersChanged());
    this.letters = new Letters();
    this.systemSettings = new SystemSettings(() => tell("systemSettingsChanged"));
    const canvas = document.getElementById("canvas");
    this.wheel = new WheelReader(canvas, tell);
    this.keys = new Keys(canvas, tell);
    this.view = new View(tell);
    this.mirror = new Mirror((id, asksText) => { if (asksText) this.entry.prepare(); tell("mirrorPressed", { id }); });
    this.entry.watchTouch(canvas, (x, y) => this.mirror.asksTextAt(x, y));
    this.cover = new Cover({ hidden: () => tell("hidden"), shown: () => tell("shown"), mirror: this.mirror });
    this.watch();
  }

  tell(kind, data = {}) {
    this.queue.push({ kind: EVENT[kind], ...data });
    this.rest.end();
  }

  // Moves that nobody waits to see need no picture in between.
  playersChanged() {
    Module._lw_answered();
    this.rest.end();
  }

  // The next event becomes `current`; its parts are asked for by text().
  take() {
    if (this.queue.length === 0) return EVENT.none;
    this.current = this.queue.shift();
    if (this.current.kind === EVENT.hidden) this.toldHidden = true;
    return this.current.kind;
  }
  get file() { return this.current.file; }

  text(verb, argument) {
    switch (verb) {
      case "load": return this.storage.load(argument);
      case "erase": this.storage.erase(argument); return null;
      case "keys": return this.storage.keys();
      case "trouble": this.trouble.show(argument, false); return null;
      case "troubleElsewhere": this.trouble.show(argument, true); return null;
      case "persist": this.storage.persist(); return null;
      case "private": this.cover.private = argument !== ""; return null;
      case "warnOnLeaving": this.warnOnLeaving(argument !== ""); return null;
      case "answerId": return this.current.id;
      case "answerText": return this.current.text;
      case "pressedId": return this.current.id;
      case "openedLink": return this.current.fragment;
      case "fragment": return location.hash.slice(1);
      case "pageAddress": return location.href.split("#")[0];
      case "clearFragment": history.replaceState(null, "", location.pathname + location.search); return null;
      case "localTime": return new Date(Number(argument) * 1000).toLocaleString(undefined,
        { day: "numeric", month: "short", hour: "2-digit", minute: "2-digit" });
      case "pickFile": this.files.pick(); return null;
      case "told": return this.current.text;
      case "textTaken": this.entry.taken(); return null;
      case "setTheme": document.documentElement.dataset.theme = argument; return null;
      case "setTitle": document.title = argument; return null;
      case "ready": start.ready(); afterPicture(() => this.players.come()); return null;
      case "dismissPlayers": this.players.dismiss(); return null;
      case "refused": start.refused(argument); return null;
      case "keyName": return this.current.name;
      case "forgetLines": this.mirror.clearLog(); return null;
    }
    throw new Error(`The host has no verb ${verb}`);
  }

  number(verb) {
    switch (verb) {
      case "covered": return document.querySelector("dialog[open], .card-layer:not([hidden])") === null ? 0 : 1;
      case "playersAre": return this.players.are;
      case "playersLife": return this.players.life;
      case "ownsStorage": return this.storage.owner ? 1 : 0;
      case "systemSettings": return this.systemSettings.bits();
      case "textScale": return this.systemSettings.textScale();
      case "coarsePointer": return matchMedia("(pointer: coarse)").matches ? 1 : 0;
      case "wheelX": return this.current.x;
      case "wheelY": return this.current.y;
      case "wheelPoints": return this.current.points;
      case "wheelZooms": return this.current.zooms ? 1 : 0;
      case "keyDown": return this.current.down ? 1 : 0;
      case "random32": return crypto.getRandomValues(new Uint32Array(1))[0];
      case "unixTime": return Math.floor(Date.now() / 1000);
      case "pixelRatio": return window.devicePixelRatio || 1;
    }
    throw new Error(`The host has no number ${verb}`);
  }

  // Only as long as it is needed: browsers do not keep a page that asks in their back/forward cache.
  warnOnLeaving(on) {
    this.storage.unkept = on;
    this.askFirst ??= (event) => { event.preventDefault(); event.returnValue = ""; };
    if (on) addEventListener("beforeunload", this.askFirst);
    else removeEventListener("beforeunload", this.askFirst);
  }

  countFrame(calls) {
    this.frames += 1;
    this.drawCalls = calls;
    if (this.toldHidden) this.cover.drawn();
    this.toldHidden = false;
  }

  watch() {
    const canvas = document.getElementById("canvas");
    restContextsOf(canvas);
    canvas.addEventListener("webglcontextlost", (event) => { event.preventDefault(); this.tell("contextLost"); });
    canvas.addEventListener("webglcontextrestored", () => this.tell("contextRestored"));
    canvas.addEventListener("contextmenu", (event) => event.preventDefault());
    addEventListener("hashchange", () => { if (location.hash.length > 1) this.tell("linkOpened", { fragment: location.hash.slice(1) }); });
  }
}
