// One page of Landwright in a browser, driven as a person would: things are found by name in the mirror, then the
// canvas is clicked (or touched) where they are.
import { mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { UNPAINTED } from "./painting.mjs";
import { serve } from "./server.mjs";

const PICTURES = process.env.LANDWRIGHT_PICTURES ?? fileURLToPath(new URL("../../../build/pictures", import.meta.url));

/** Small enough for software graphics to be quick, large enough for the wide form. */
const PLAIN = { width: 1024, height: 640 };
export const SIZES = { laptop: { width: 1366, height: 768 }, desktop: { width: 1920, height: 1080 }, phone: { width: 390, height: 844 } };

/** chromium, firefox or webkit; all are driven through the same small part of playwright's API. */
export const ENGINE = process.env.LANDWRIGHT_ENGINE ?? "chromium";

export async function launch() {
  const engine = await import(`./engines/${ENGINE}.mjs`);
  return engine.launch();
}

export class Table {
  /**
   * Opens the page and waits for its first picture; `init` is run before any script of the page. Tests that look at pixels, or at
   * how long they take, need it `painted`.
   */
  static async open(browser, options = {}) {
    const table = await Table.visit(browser, options);
    await table.ready();
    return table;
  }

  /** Opens the page, however far it gets; `faults` say how the server misbehaves, `prepare(page)` runs before it is loaded. */
  static async visit(browser, { size = PLAIN, prefix = "/", context = {}, init, fragment = "", faults = {}, prepare, painted = false } = {}) {
    const table = new Table();
    table.painted = painted || ENGINE !== "chromium";
    table.server = await serve(prefix, faults);
    table.context = await browser.newContext({ viewport: size, ...context });
    if (init) await table.context.addInitScript(init);
    if (!table.painted) await table.context.addInitScript(UNPAINTED);
    table.server.initScript = table.context.initScript;
    table.problems = [];
    table.outside = [];
    table.page = await table.visitor(fragment, prepare);
    return table;
  }

  async newPage(fragment = "") {
    const page = await this.visitor(fragment);
    await this.ready(page);
    return page;
  }
  async ready(page = this.page) {
    await page.waitForFunction(() => document.documentElement.dataset.ready === "true", undefined, { timeout: 60000 });
    this.begun = true;
  }

  async visitor(fragment, prepare) {
    const page = await this.context.newPage();
    page.on("console", (message) => {
      if (["error", "warning"].includes(message.type())) this.problems.push(message.text());
    });
    page.on("pageerror", (error) => this.problems.push(String(error)));
    page.on("request", (request) => {
      if (!request.url().startsWith(this.server.url) && !request.url().startsWith("blob:")) this.outside.push(request.url());
    });
    if (!this.painted) {
      page.plainScreenshot = page.screenshot;
      page.screenshot = () => { throw new Error("Pixels are looked at: open the table with { painted: true }."); };
    }
    if (prepare) await prepare(page);
    await page.goto(this.server.url + fragment, { timeout: 120_000, waitUntil: "commit" });
    return page;
  }

  async reload() {
    await this.page.reload();
    await this.ready();
  }

  async close() {
    await this.context.close();
    await this.server.close();
  }

  /** What the mirror lists: [{id, label, kind, enabled, on, rect: [x, y, w, h]}]. */
  controls() {
    return this.page.evaluate(() => [...document.querySelectorAll("#mirror-controls button")].map((button) => ({
      id: button.dataset.id, label: button.textContent, kind: button.dataset.kind, on: button.dataset.on === "true",
      enabled: button.getAttribute("aria-disabled") !== "true", rect: button.dataset.rect.split(" ").map(Number) })));
  }
  status() { return this.page.evaluate(() => document.getElementById("mirror-status").textContent); }
  log() { return this.page.evaluate(() => [...document.querySelectorAll("#log-polite p, #log-urgent p")].map((p) => p.textContent)); }

  async control(id) { return (await this.controls()).find((control) => control.id === id); }
  async has(id) { return (await this.control(id)) !== undefined; }
  async can(id) { return (await this.control(id))?.enabled === true; }

  /** Waits until the control is there and can be pressed. */
  async wait(id, timeout = 30000) {
    await this.page.waitForFunction((wanted) => document.querySelector(
      `#mirror-controls button[data-id="${CSS.escape(wanted)}"][aria-disabled="false"]`) !== null, id, { timeout });
    return this.control(id);
  }
  /** Waits until one of the controls can be pressed; returns its id. */
  async waitAny(ids, timeout = 60000) {
    const found = await this.page.waitForFunction((wanted) => wanted.find((id) => document.querySelector(
      `#mirror-controls button[data-id="${CSS.escape(id)}"][aria-disabled="false"]`) !== null), ids, { timeout });
    return found.jsonValue();
  }

  /** Clicks the canvas in the middle of the named control. */
  async click(id, timeout) {
    const { rect: [x, y, w, h] } = await this.wait(id, timeout);
    await this.page.mouse.move(x + w / 2, y + h / 2);
    await this.page.mouse.down();
    await this.page.mouse.up();
    await this.frame();
  }
  async tap(id, timeout) {
    const { rect: [x, y, w, h] } = await this.wait(id, timeout);
    await this.page.touchscreen.tap(x + w / 2, y + h / 2);
    await this.frame();
  }

  /** Presses the mirror's button: quicker than the canvas, to get to what a test is about. */
  async press(id) {
    await this.wait(id);
    await this.page.evaluate((wanted) => document.querySelector(
      `#mirror-controls button[data-id="${CSS.escape(wanted)}"]`).click(), id);
    await this.frame(2);
  }

  /** Waits until input has been taken in and drawn: ImGui shows a press and its release in separate frames. */
  frame(count = 4) {
    return this.page.evaluate((wanted) => new Promise((done) => {
      let left = wanted;
      const next = () => (left-- > 0 ? requestAnimationFrame(next) : done());
      next();
    }), count);
  }
  /** Waits until nothing more is drawn: letters and pictures come in slices over some frames. */
  async still() {
    let before;
    do {
      before = await this.frames();
      await this.frame(8);
    } while (await this.frames() > before);
  }
  /** Waits until the status matches. */
  async waitStatus(pattern, timeout = 30000) {
    await this.page.waitForFunction((wanted) => new RegExp(wanted).test(document.getElementById("mirror-status").textContent),
      pattern.source, { timeout });
    return this.status();
  }
  frames() { return this.page.evaluate(() => Module.host.frames); }

  /** What may keep the page from going on, for whoever reads why a test failed. */
  async condition() {
    const page = await this.page.evaluate(() => ({
      frames: Module.host.frames, resting: Module.host.rest.resting, waiting: Module.host.queue.length, hidden: document.hidden,
      pictureLost: Module.canvas.getContext("webgl2").isContextLost(), problem: document.getElementById("problem-text")?.textContent }));
    return { ...page, problems: this.problems };
  }

  /** For people to look at; no test does. */
  async picture(name) {
    mkdirSync(PICTURES, { recursive: true });
    const path = `${PICTURES}/${name}.png`;
    if (this.painted) return this.page.screenshot({ path });
    if (!this.begun) return this.page.plainScreenshot({ path });
    await this.page.evaluate(() => window.painting(true));
    await this.still();
    await this.page.plainScreenshot({ path });
    return this.page.evaluate(() => window.painting(false));
  }
}
