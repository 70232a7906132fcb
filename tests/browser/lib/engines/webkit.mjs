// WebKit (WebKitGTK's MiniBrowser) through selenium-webdriver, in the shape of playwright's browser, contexts and pages. A context is a
// browser of its own, with nothing stored. WebDriver does not report the console and runs nothing before a page's own scripts: the server
// puts a script into the page for that (Table.open), which also gathers what would be reported.
import { Builder, Key, Origin } from "selenium-webdriver";
import { findFreePort } from "selenium-webdriver/net/portprober.js";
import { waitForServer } from "selenium-webdriver/http/util.js";
import { spawn } from "node:child_process";
import { writeFileSync } from "node:fs";
import { openScreen } from "./screen.mjs";

/** Its window gets no narrower, CSS pixels: a phone is this wide here. */
const NARROWEST = 450;

export async function launch() {
  const screen = await openScreen();
  // Its sandbox refuses root, which tests in a container run as.
  const env = { ...process.env, DISPLAY: screen.display, LIBGL_ALWAYS_SOFTWARE: "1",
    ...(process.getuid() === 0 && { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1" }) };
  const open = new Set();
  return {
    newContext: async ({ viewport }) => {
      const context = await Context.open(env, viewport);
      open.add(context);
      return context;
    },
    close: async () => {
      for (const context of open) await context.close();
      screen.close();
    },
  };
}

/** Starts a driver of its own: one serves one browser at a time. */
async function startDriver(env) {
  const port = await findFreePort("127.0.0.1");
  const process = spawn("WebKitWebDriver", [`--port=${port}`, "--host=127.0.0.1"], { env, stdio: "ignore" });
  const address = `http://127.0.0.1:${port}`;
  await waitForServer(address, 20_000);
  process.unref();
  return { address, stop: () => process.kill() };
}

class Context {
  static async open(env, viewport) {
    const context = new Context();
    context.viewport = { ...viewport, width: Math.max(viewport.width, NARROWEST) };
    context.scripts = [GATHER];
    context.driver = await startDriver(env);
    context.browser = await new Builder().disableEnvironmentOverrides().usingServer(context.driver.address)
      .withCapabilities({ browserName: "MiniBrowser" }).build();
    await context.browser.manage().setTimeouts({ script: 120_000 });
    return context;
  }
  async addInitScript(script) { this.scripts.push(script); }
  /** What the server has to put before the page's own scripts. */
  get initScript() { return this.scripts.map((script) => `(${script})();`).join("\n"); }

  async newPage() {
    if (this.first) await this.browser.switchTo().newWindow("window");
    this.first ??= await this.browser.getWindowHandle();
    const page = new Page(this.browser, await this.browser.getWindowHandle());
    await page.setViewport(this.viewport);
    return page;
  }
  async close() {
    if (this.closed) return;
    this.closed = true;
    await this.browser.quit();
    this.driver.stop();
  }
}

// In the page: gathers errors and console messages until they are fetched.
const GATHER = () => {
  const told = window.toldToTests = [];
  for (const type of ["warn", "error"]) {
    const plain = console[type];
    console[type] = (...words) => { told.push({ event: "console", type, text: words.join(" ") }); plain.apply(console, words); };
  }
  addEventListener("error", (event) => told.push({ event: "pageerror", text: String(event.error ?? event.message) }));
  addEventListener("unhandledrejection", (event) => told.push({ event: "pageerror", text: String(event.reason) }));
  new PerformanceObserver((list) => told.push(...list.getEntries().map(({ name }) => ({ event: "request", text: name }))))
    .observe({ type: "resource", buffered: true });
};

const MESSAGES = {
  console: ({ type, text }) => ({ type: () => type.replace("warn", "warning"), text: () => text }),
  pageerror: ({ text }) => text,
  request: ({ text }) => ({ url: () => text }),
};

class Page {
  constructor(browser, handle) {
    this.browser = browser;
    this.handle = handle;
    this.listeners = [];
    const act = async (step) => { await this.turnTo(); await step(browser.actions({ async: false })).perform(); };
    this.mouse = {
      move: (x, y) => act((actions) => actions.move({ x: Math.round(x), y: Math.round(y), duration: 0, origin: Origin.VIEWPORT })),
      down: () => act((actions) => actions.press()),
      up: () => act((actions) => actions.release()),
    };
    this.keyboard = {
      press: (key) => act((actions) => actions.keyDown(Key[key.toUpperCase()] ?? key).keyUp(Key[key.toUpperCase()] ?? key)),
    };
  }
  on(event, listener) { this.listeners.push({ event, listener }); }
  turnTo() { return this.browser.switchTo().window(this.handle); }

  async setViewport({ width, height }) {
    await this.turnTo();
    // The window has a frame of its own round the page.
    for (let left = 5; left > 0; --left) {
      const { x, y } = await this.evaluate(() => ({ x: innerWidth, y: innerHeight }));
      if (x === width && y === height) return;
      const window = await this.browser.manage().window().getRect();
      await this.browser.manage().window().setRect({ x: 0, y: 0, width: window.width + width - x, height: window.height + height - y });
    }
    throw new Error(`The window does not take the size ${width}x${height}`);
  }

  async goto(url) {
    await this.turnTo();
    await this.browser.get(url);
  }
  async reload() {
    await this.turnTo();
    await this.browser.navigate().refresh();
  }

  async evaluate(what, argument) {
    await this.turnTo();
    const { value, error, told } = await this.browser.executeAsyncScript(`
      const [argument, done] = arguments;
      const tell = (answer) => done({ ...answer, told: (window.toldToTests ?? []).splice(0) });
      Promise.resolve(argument).then(${what}).then((value) => tell({ value }), (error) => tell({ error: String(error) }));`, argument ?? null);
    for (const one of told) {
      for (const { event, listener } of this.listeners) if (event === one.event) listener(MESSAGES[event](one));
    }
    if (error) throw new Error(error);
    return value ?? undefined;
  }

  /** Asks in the page again and again, and again if the page goes away in between. */
  async waitForFunction(what, argument, { timeout }) {
    const until = Date.now() + timeout;
    for (;;) {
      const value = await this.evaluate(`async (argument) => {
        for (const until = performance.now() + 500; performance.now() < until;) {
          const value = await (${what})(argument);
          if (value) return value;
          await new Promise((done) => setTimeout(done, 20));
        }
      }`, argument).catch(() => undefined);
      if (value) return { jsonValue: () => value };
      if (Date.now() > until) throw new Error(`Waited ${timeout} ms in vain for ${what}`);
    }
  }
  async title() {
    await this.turnTo();
    return this.browser.getTitle();
  }
  async screenshot({ path } = {}) {
    await this.turnTo();
    const bytes = Buffer.from(await this.browser.takeScreenshot(), "base64");
    if (path) writeFileSync(path, bytes);
    return bytes;
  }
  async close() {
    await this.turnTo();
    await this.browser.close();
  }
}
