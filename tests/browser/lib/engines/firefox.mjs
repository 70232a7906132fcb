// Firefox through puppeteer-core over WebDriver BiDi, in the shape of playwright's browser, contexts and pages.
import puppeteer from "puppeteer-core";
import { openScreen } from "./screen.mjs";

export async function launch() {
  const screen = await openScreen();
  // Headless it has no WebGL, and with software graphics only on request.
  const firefox = await puppeteer.launch({ browser: "firefox", executablePath: process.env.FIREFOX ?? "/usr/bin/firefox-esr", headless: false,
    env: { ...process.env, DISPLAY: screen.display, LIBGL_ALWAYS_SOFTWARE: "1" }, extraPrefsFirefox: { "webgl.force-enabled": true } });
  return {
    newContext: async ({ viewport }) => new Context(await firefox.createBrowserContext(), viewport),
    close: async () => { await firefox.close(); screen.close(); },
  };
}

class Context {
  constructor(context, viewport) {
    this.context = context;
    this.viewport = viewport;
    this.scripts = [];
  }
  async addInitScript(script) { this.scripts.push(script); }
  async newPage() {
    const page = await this.context.newPage();
    await page.setViewport(this.viewport);
    for (const script of this.scripts) await page.evaluateOnNewDocument(script);
    return new Page(page);
  }
  close() { return this.context.close(); }
}

class Page {
  constructor(page) {
    this.page = page;
    this.mouse = page.mouse;
    this.keyboard = page.keyboard;
  }
  on(event, listener) {
    // What the console calls a warning has another name here.
    if (event !== "console") return this.page.on(event, listener);
    return this.page.on(event, (message) => listener({ type: () => message.type().replace(/^warn$/, "warning"), text: () => message.text() }));
  }
  goto(url, { timeout }) { return this.page.goto(url, { timeout }); }
  reload() { return this.page.reload(); }
  evaluate(what, argument) { return this.page.evaluate(what, argument); }
  waitForFunction(what, argument, { timeout }) { return this.page.waitForFunction(what, { timeout, polling: 50 }, argument); }
  title() { return this.page.title(); }
  async screenshot(options) { return Buffer.from(await this.page.screenshot(options)); }
  close() { return this.page.close(); }
}
