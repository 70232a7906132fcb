// The parts of the page, whose names and sizes the build wrote into index.html.
"use strict";

/** Why a part did not arrive as it should: `text` is for the card, `name` is the part's. */
class PartProblem extends Error {
  constructor(name, text) {
    super(text);
    this.partName = name;
  }
}

/** Keeps the page responsive between two pieces of work. A message, because timers are throttled in a hidden tab. */
const pause = () => new Promise((done) => {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => { port1.close(); done(); };
  port2.postMessage(null);
});
const LONGEST_WORK = 30;   // milliseconds

const partOf = (name) => document.getElementById(`part-${name}`);
/** "2,512"; the first toLocaleString takes a tenth of a second. */
const inKilobytes = (bytes) => String(Math.round(bytes / 1024)).replace(/\B(?=(\d{3})+$)/g, ",");

function missing(name, status) {
  return new PartProblem(name, status === 404 || status === 410
    ? "A part of the page is not on the server. Another version may have been put there a moment ago."
    : `The server could not give a part of the page (it said ${status}).`);
}
const notArrived = (name) => new PartProblem(name, "A part of the page did not arrive. The connection or the server may be down.");

const cameWrong = (name) => new PartProblem(name, "A part of the page came cut, or something else came in its place.");

/** Runs a part that is a script; `done()` says whether it ran to the end. */
function runScript(name, done) {
  return new Promise((whole, failed) => {
    const script = document.createElement("script");
    script.src = partOf(name).href;
    script.onload = () => (done() ? whole() : failed(cameWrong(name)));
    script.onerror = () => failed(notArrived(name));
    document.head.append(script);
  });
}

/** The style's last rule says that it arrived whole. Its load event may have fired before anybody listened. */
function styled() {
  const link = partOf("style");
  const isWhole = () => getComputedStyle(document.documentElement).getPropertyValue("--whole").trim() === "yes";
  return new Promise((whole, failed) => {
    const settled = () => {
      if (isWhole()) whole();
      else failed(link.isConnected ? cameWrong("style") : notArrived("style"));   // it was dropped: see dropStalledStyle()
    };
    if (isWhole() || document.readyState === "complete") settled();
    link.addEventListener("load", settled);
    link.addEventListener("error", () => failed(notArrived("style")));
    addEventListener("load", settled);
  });
}

/** A part that is a WebAssembly module, compiled while it arrives. `arrived(bytes, of)` is called for every piece. */
class ProgramDownload {
  constructor(part, arrived) {
    this.part = part;
    this.arrived = arrived;
    this.address = partOf(part).href;
    this.size = Number(partOf(part).dataset.bytes);
    this.hash = partOf(part).dataset.sha256;
  }

  async module() {
    const response = await fetch(this.address).catch(() => { throw notArrived(this.part); });
    if (!response.ok) throw missing(this.part, response.status);
    const compiler = streamCompiler();
    try {
      const bytes = await this.read(response, (piece) => compiler.take(piece));
      await this.check(bytes);
      compiler.end();
      return await compiler.module(bytes);
    } catch (error) {
      compiler.giveUp(error);
      throw error instanceof PartProblem ? error : this.wrong(`the browser cannot read it: ${error.message}`);
    }
  }

  async read(response, take) {
    const bytes = new Uint8Array(this.size);
    const reader = response.body.getReader();
    let count = 0;
    let since = performance.now();
    for (;;) {
      const { done, value } = await reader.read().catch(() => { throw count > 0 ? this.cut(count) : notArrived(this.part); });
      if (done) break;
      if (count + value.length > this.size) throw this.wrong("it is too long");
      bytes.set(value, count);
      count += value.length;
      if (count >= 4 && bytes.subarray(0, 4).join() !== "0,97,115,109") throw this.wrong("it is no program at all");
      take(value);
      this.arrived(count, this.size);
      if (performance.now() - since > LONGEST_WORK) {
        await pause();
        since = performance.now();
      }
    }
    if (count < this.size) throw count < 4 ? this.wrong("it is no program at all") : this.cut(count);
    return bytes;
  }

  // Digests are available on secure pages only; elsewhere the size and the linking must do.
  async check(bytes) {
    if (!globalThis.crypto?.subtle) return;
    const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
    const hex = Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
    if (hex !== this.hash) throw this.wrong("it is of another version, or was changed on its way");
  }

  cut(count) {
    return new PartProblem(this.part, `The program came cut: ${inKilobytes(count)} of ${inKilobytes(this.size)} KB arrived.`);
  }
  wrong(why) { return new PartProblem(this.part, `What came is not the program of this page: ${why}.`); }
}

/** Compiles what it is given, piece by piece where the browser can; the server's content type does not matter. */
function streamCompiler() {
  if (!WebAssembly.compileStreaming) {
    return { take() {}, end() {}, giveUp() {}, module: (bytes) => WebAssembly.compile(bytes) };
  }
  let control;
  const body = new ReadableStream({ start(controller) { control = controller; } });
  const compiled = WebAssembly.compileStreaming(new Response(body, { headers: { "content-type": "application/wasm" } }));
  compiled.catch(() => {});   // reported by whoever waits for module()
  return {
    take: (piece) => control.enqueue(piece),
    end: () => control.close(),
    giveUp: (error) => { try { control.error(error); } catch { /* it was closed */ } },
    module: () => compiled,
  };
}
