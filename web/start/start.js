// Brings the page up: its parts, then the program, then the first picture. Whatever goes wrong, then or later, ends in the
// problem card. Nothing here needs the other scripts.
"use strict";

const STORED_BEFORE = "The last game is stored in this browser.";

class Start {
  constructor() {
    this.running = false;
    this.suspects = new Set();   // parts that arrived damaged: a bad copy may be in a cache
    this.stage = "A part of the page has not arrived for ten seconds. The page goes on by itself as soon as it comes.";
    this.standing = null;        // asks the running program's storage
    this.card = new ProblemCard(() => this.again());
    this.watch = new Watch(() => this.stalled());
    addEventListener("error", (event) => this.erred(event.error, event.filename));
    addEventListener("unhandledrejection", (event) => this.erred(event.reason ?? new Error("a promise was not kept"), ""));
  }

  async begin() {
    await parsed();
    for (const late of document.querySelectorAll(".late")) late.remove();
    if (document.getElementById("page-end") === null) return this.fail("Loading failed", "The page came cut.");
    if (typeof WebAssembly !== "object") return this.fail("WebAssembly is missing", "This browser cannot run the game. A current Firefox, Chrome, Edge or Safari can.");
    if (!hasWebGl2()) return this.fail("WebGL 2 is missing", "This browser cannot draw the board. Switch on hardware graphics, or try a current Firefox, Chrome, Edge or Safari.");
    this.module = new ProgramDownload("program", (count, size) => this.showBytes(count, size)).module();
    this.module.catch((problem) => this.partFailed(problem));
    this.styled = styled();
    this.styled.catch((problem) => this.partFailed(problem));
    return this.script("shell", () => this.program !== undefined);
  }

  /** Called at the end of the shell: it arrived whole. `program` is what Emscripten's script takes as Module. */
  async run(program, storageIsReady) {
    this.program = program;
    program.onAbort = (reason) => this.stopped(String(reason));
    program.quit = (status, error) => {
      if (status !== 0) this.stopped(error instanceof Error ? error.message : "");
      throw error;
    };
    let asked = false;
    program.instantiateWasm = (imports, receive) => {
      asked = true;
      this.instantiate(imports, receive);
      return {};
    };
    await storageIsReady;
    this.progress();
    await this.script("glue", () => asked);
  }

  async script(name, done) {
    try {
      await runScript(name, done);
      this.progress();
    } catch (problem) { this.partFailed(problem); }
  }

  async instantiate(imports, receive) {
    let module;
    try {
      module = await this.module;
      await this.styled;
    } catch { return; }   // reported already
    this.say("Starting");
    this.stage = "The program is here but shows no picture yet. It may need more time on this device.";
    this.progress();
    let instance;
    try {
      instance = await WebAssembly.instantiate(module, imports);
    } catch (error) {
      return this.partFailed(new PartProblem("program", `The program does not fit the page: ${error.message}.`));
    }
    this.progress();
    try { return receive(instance, module); } catch (error) { return this.stopped(error.message); }
  }

  /** The first picture is on the screen. */
  ready() {
    this.running = true;
    this.watch.end();
    this.card.relent();
    document.getElementById("loading").hidden = true;
    document.documentElement.dataset.ready = "true";
  }

  progress() {
    this.watch.progress();
    if (!this.running) this.card.relent();
  }

  showBytes(count, size) {
    document.getElementById("loading-bar").value = count / size;
    const bytes = `${inKilobytes(count)} of ${inKilobytes(size)} KB`;
    this.say(`Loading: ${bytes}`);
    this.stage = `${bytes} are here, and nothing more has come for ten seconds. The page goes on by itself as soon as more comes.`;
    this.progress();
  }
  say(words) { document.getElementById("loading-text").textContent = words; }

  // --- what goes wrong ---

  fail(title, text, how = {}) {
    dropStalledStyle();
    this.card.show({ title, text, stored: this.running ? this.standing() : STORED_BEFORE, ...how });
  }

  partFailed(problem) {
    if (problem.partName !== undefined) this.suspects.add(problem.partName);
    this.fail("Loading failed", problem.message);
  }

  stalled() { this.fail("Loading has come to a stop", this.stage, { passing: true }); }

  /** The program says why it cannot start. */
  refused(sentence) { this.fail("Landwright cannot start", sentence); }

  /** The program can no longer run. */
  stopped(why) { this.fail("Landwright has stopped", `Something went wrong in the program${why ? ` (${why})` : ""}.`); }

  // Errors of browser extensions, and what has no error (a resize that came too late for its frame), are no concern of ours.
  erred(error, source) {
    if (error === null || error === undefined || `${source} ${error.stack}`.includes("-extension://")) return;
    if (isFromWasm(error)) return this.stopped(error.message);
    const cut = error instanceof SyntaxError && ["shell", "glue"].find((name) => partOf(name)?.href === source);
    if (cut) return this.partFailed(cameWrong(cut));
    const text = `Something went wrong in the page (${error.message ?? error}).`;
    return this.running ? this.fail("Something went wrong", text, { canGoOn: true }) : this.fail("Landwright cannot start", text);
  }

  // --- another try ---

  /** Loads the page again, with fresh copies of the damaged parts; says so when the server does not answer. */
  async again() {
    const page = await fresh(location.href.split("#")[0]);
    if (!page) return "The server still does not answer. Check the connection, then try again.";
    await Promise.all([...this.suspects].map((name) => fresh(partOf(name).href)));
    location.reload();
    return undefined;
  }
}

/** Asks the server itself, bypassing every cache, which keeps the new copy. False when it did not come within PATIENCE. */
async function fresh(address) {
  const control = new AbortController();
  const timer = setTimeout(() => control.abort(), PATIENCE * 1000);
  try {
    const response = await fetch(address, { cache: "reload", signal: control.signal });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}

function isFromWasm(error) {
  return error instanceof WebAssembly.RuntimeError || (WebAssembly.Exception !== undefined && error instanceof WebAssembly.Exception);
}

// Nothing is painted, not even the card, until a requested style is there. What takes the link's place asks for nothing, and
// tells another try where the style is.
function dropStalledStyle() {
  const link = partOf("style");
  if (link === null || link.sheet !== null) return;
  const dropped = link.cloneNode();
  dropped.rel = "later";
  link.replaceWith(dropped);
}

function hasWebGl2() {
  try { return document.createElement("canvas").getContext("webgl2") !== null; } catch { return false; }
}

function parsed() {
  return new Promise((done) => {
    if (document.readyState !== "loading") done();
    else document.addEventListener("DOMContentLoaded", done, { once: true });
  });
}

const start = new Start();
start.begin();
