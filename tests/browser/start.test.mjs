// Whatever the server, the network and the browser do, the page comes up, or says what happened and offers what can be done.
import test, { after, before } from "node:test";
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { launch, Table } from "./lib/table.mjs";
import { Person } from "./lib/person.mjs";
import { QUICK } from "./lib/setup.mjs";
import { broken, brokenInside, changed, cut, inPieces, notThere, ofKind, renameImport, signInPage, zipped } from "./lib/misbehave.mjs";

let browser;
before(async () => { browser = await launch(); });
after(() => browser.close());

const visit = (options = {}) => Table.visit(browser, { init: QUICK, ...options });
/** The page's time stands still until the test moves it. */
async function stopClock(page) {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
}
/** The test controls the page's timers, and `init` its animation frames. */
const withTimers = (init) => async (page) => {
  await page.clock.install({ time: 0 });
  await page.addInitScript(init);
};
const POLL = { polling: 50 };   // where the page's animation frames stand still

/** Waits for the card: {title, text, stored, buttons}. */
async function card(table) {
  await table.page.waitForSelector("#problem", { state: "visible", timeout: 20000 });
  return table.page.evaluate(() => {
    const text = (id) => document.getElementById(id).textContent;
    return { title: text("problem-title"), text: text("problem-text"), stored: text("problem-stored"),
      buttons: [...document.querySelectorAll("#problem button")].filter((button) => !button.hidden).map((button) => button.textContent) };
  });
}
const loadingText = (table) => table.page.textContent("#loading-text");

/** Begins a game and leaves it where the person is to move. */
async function withGame() {
  const table = await Table.open(browser, { init: QUICK });
  await table.press("title.quick");
  await new Person(table).turn();
  return table;
}
const stored = (table) => table.page.evaluate(() => {
  const slot = localStorage.getItem("landwright.current");
  const number = Number(localStorage.getItem(`landwright.save.${slot}.now`));
  return localStorage.getItem(`landwright.save.${slot}.${number % 3}`).split(":")[1];
});
async function exported(table) {
  const [download] = await Promise.all([table.page.waitForEvent("download"), table.page.click("#problem-export")]);
  return readFile(await download.path(), "utf8");
}

// --- a part that does not arrive as it should ---

const MISSING = /is not on the server/;
const ABSENT = /did not arrive/;
const WRONG = /came cut|something else came/i;
const CASES = [
  ["the program is not there", "landwright.wasm", notThere, MISSING],
  ["the program's connection breaks at once", "landwright.wasm", broken, ABSENT],
  ["the program's connection breaks inside", "landwright.wasm", brokenInside, /came cut: [\d,]+ of [\d,]+ KB|did not arrive/],
  ["the program is cut without a word", "landwright.wasm", cut(), /came cut: [\d,]+ of [\d,]+ KB/],
  ["nothing of the program comes", "landwright.wasm", cut(0), /not the program of this page/],
  ["a sign-in page comes in place of the program", "landwright.wasm", signInPage, /not the program of this page/],
  ["the program is of another build", "landwright.wasm", changed((wasm) => { wasm[wasm.length - 20] ^= 1; }), /another version/],
  ["the program's script is not there", "landwright.js", notThere, ABSENT],
  ["the program's script is cut", "landwright.js", cut(), WRONG],
  ["a sign-in page comes in place of the program's script", "landwright.js", signInPage, /did not arrive|something else came/],
  ["the program's script breaks off", "landwright.js", brokenInside, ABSENT],
  ["the shell is not there", "shell.js", notThere, ABSENT],
  ["the shell is cut", "shell.js", cut(0.7), WRONG],
  ["nothing of the shell comes", "shell.js", cut(0), WRONG],
  ["the style is not there", "style.css", notThere, /did not arrive|came cut/],
  ["the style is cut", "style.css", cut(0.8), WRONG],
];
for (const [name, part, fault, words] of CASES) {
  test(`${name}: a card says so, and another try helps once the server is well`, async () => {
    const table = await visit({ faults: { [part]: fault } });
    const { title, text, stored: kept, buttons } = await card(table);
    assert.match(`${title}. ${text}`, words);
    assert.equal(kept, "", "nothing is said of a game on a first visit");
    assert.deepEqual(buttons, ["Try again"]);
    assert.equal(await table.page.getAttribute("html", "data-ready"), null);
    await table.picture(`start-${part}-${CASES.findIndex((one) => one[0] === name)}`);
    table.server.faults[part] = undefined;
    await table.page.click("#problem-again");
    await table.ready();
    await table.wait("title.quick");
    assert.ok(!await table.page.isVisible("#problem"));
    await table.close();
  });
}

test("where the browser takes no digest, a program that does not fit its script is found when it is linked", async () => {
  const noDigest = () => Object.defineProperty(Crypto.prototype, "subtle", { value: undefined });
  const table = await visit({ init: noDigest, faults: { "landwright.wasm": changed(renameImport) } });
  assert.match((await card(table)).text, /does not fit the page/);
  await table.close();
});

test("a page that is itself cut says so", async () => {
  const table = await visit({ faults: { "index.html": cut(0.7) } });
  assert.match((await card(table)).text, /came cut/);
  table.server.faults["index.html"] = undefined;
  await table.page.click("#problem-again");
  await table.ready();
  await table.close();
});

test("while the server is away, another try says so and keeps the card", async () => {
  const table = await visit({ faults: { "landwright.wasm": broken } });
  await card(table);
  table.server.faults["index.html"] = broken;
  await table.page.click("#problem-again");
  await table.page.waitForFunction(() => document.getElementById("problem-news").textContent.startsWith("The server still does not answer"));
  assert.ok(await table.page.isEnabled("#problem-again"));
  table.server.faults["index.html"] = table.server.faults["landwright.wasm"] = undefined;
  await table.page.click("#problem-again");
  await table.ready();
  await table.close();
});

test("a style that comes after the card was shown without it: another try helps all the same", async () => {
  const style = inPieces(1);
  const table = await visit({ faults: { "style.css": style.fault, "landwright.wasm": notThere } });
  assert.match((await card(table)).text, MISSING);
  await style.next();
  await table.page.waitForFunction(() => document.readyState === "complete");
  table.server.faults["style.css"] = table.server.faults["landwright.wasm"] = undefined;
  await table.page.click("#problem-again");
  await table.ready();
  await table.close();
});

test("a build that was replaced meanwhile is fetched whole", async () => {
  // The page of yesterday's build comes from a cache: the files it names are gone.
  let first = true;
  const yesterday = ({ response, body, type }) => {
    const page = first ? body.toString().replace(/landwright\.\w+\.wasm/, "landwright.000000000000.wasm") : body;
    response.writeHead(200, { "content-type": type, "cache-control": "max-age=31536000" }).end(page);
    first = false;
  };
  const table = await visit({ faults: { "index.html": yesterday } });
  assert.match((await card(table)).text, MISSING);
  await table.page.click("#problem-again");
  await table.ready();
  await table.close();
});

// --- without our first script ---

for (const [name, options] of [["JavaScript is off", { context: { javaScriptEnabled: false }, init: undefined }],
  ["the first script is not there", { faults: { "start.js": notThere } }],
  ["the first script is cut", { faults: { "start.js": cut(0.9, "no-store") } }],
  ["the first script never comes", { faults: { "start.js": () => {} } }]]) {
  test(`${name}: the page says so after ten seconds and offers a way`, async () => {
    const table = await visit(options);
    const { page } = table;
    await page.waitForSelector(".late", { state: "attached" });
    await page.waitForSelector(".late", { state: "hidden" });   // once the style is there
    await page.waitForSelector(".late a", { state: "visible", timeout: 20000 });
    await table.picture(`start-without-${name.replaceAll(" ", "-")}`);
    if (options.context) return table.close();
    table.server.faults["start.js"] = undefined;
    await page.click(".late a");
    await table.ready();
    assert.equal(await page.locator(".late").count(), 0);
    return table.close();
  });
}

// --- slow, stalled, hidden ---

test("the bar shows bytes; a slow program that goes on brings no card, one that stalls does, and it goes when more comes", async () => {
  const pieces = inPieces(8);
  const table = await visit({ faults: { "landwright.wasm": pieces.fault }, prepare: stopClock });
  const { page } = table;
  await pieces.asked;
  let before = await loadingText(table);
  for (let piece = 0; piece < 6; ++piece) {
    await pieces.next();
    await page.waitForFunction((words) => document.getElementById("loading-text").textContent !== words, before, POLL);
    before = await loadingText(table);
    assert.match(before, /^Loading: [\d,]+ of [\d,]+ KB$/);
    await page.clock.runFor(9000);
    assert.ok(!await page.isVisible("#problem"), `no card while it goes on: ${before}`);
  }
  assert.ok(await page.evaluate(() => document.getElementById("loading-bar").value) > 0.7);
  await table.picture("start-bytes");
  await page.clock.runFor(10000);
  const { text, buttons } = await card(table);
  assert.match(text, /^[\d,]+ of [\d,]+ KB are here, and nothing more has come for ten seconds/);
  assert.deepEqual(buttons, ["Try again"]);
  await table.picture("start-stalled");
  await pieces.next();
  await page.waitForSelector("#problem", { state: "hidden" });
  await pieces.next();
  await page.clock.resume();
  await table.ready();
  await table.close();
});

for (const part of ["landwright.wasm", "landwright.js", "shell.js", "style.css"]) {
  test(`${part} that never begins to come brings the card; another try helps`, async () => {
    const table = await visit({ faults: { [part]: () => {} }, prepare: stopClock, painted: true });
    await table.page.waitForFunction(() => document.querySelector(".late") === null, undefined, POLL);
    // The other parts may arrive meanwhile, which restarts the ten seconds.
    for (let i = 0; i < 20 && !await table.page.isVisible("#problem"); ++i) await table.page.clock.runFor(11000);
    assert.match((await card(table)).text, /for ten seconds/);
    await table.page.clock.resume();
    assert.ok((await table.page.screenshot()).length > 0, "it is painted");
    table.server.faults[part] = undefined;
    await table.page.click("#problem-again");
    await table.ready();
    await table.close();
  });
}

test("a style that is dropped because it stalls did not arrive, whatever comes later", async () => {
  const style = inPieces(1);
  const table = await visit({ faults: { "style.css": style.fault }, prepare: stopClock });
  const { page } = table;
  await page.waitForFunction(() => document.querySelector(".late") === null, undefined, POLL);
  for (let i = 0; i < 20 && !await page.isVisible("#problem"); ++i) await page.clock.runFor(11000);
  assert.match((await card(table)).text, /for ten seconds/);
  await style.next();
  await page.waitForFunction(() => document.getElementById("problem-text").textContent.includes("did not arrive"), undefined, POLL);
  await table.close();
});

test("a first picture that does not come brings the card", async () => {
  const table = await visit({ prepare: withTimers(() => { window.requestAnimationFrame = () => 0; }) });
  await table.page.waitForFunction(() => typeof Module === "object" && Module.calledRun === true, undefined, POLL);
  await table.page.clock.runFor(11000);
  assert.match((await card(table)).text, /shows no picture yet/);
  await table.close();
});

test("a tab that is opened behind others waits without a card", async () => {
  const hide = () => {
    Object.defineProperty(Document.prototype, "hidden", { get: () => window.shown !== true });
    window.plainRequest = window.requestAnimationFrame;
    window.requestAnimationFrame = (callback) => { window.waiting = callback; return 1; };
  };
  const table = await visit({ prepare: withTimers(hide) });
  await table.page.waitForFunction(() => window.waiting !== undefined, undefined, POLL);
  await table.page.clock.runFor(60000);
  assert.ok(!await table.page.isVisible("#problem"));
  await table.page.evaluate(() => {
    window.shown = true;
    window.requestAnimationFrame = window.plainRequest;
    requestAnimationFrame(window.waiting);
  });
  await table.ready();
  await table.close();
});

// --- odd but harmless ---

for (const [name, fault] of [["zipped", zipped], ["as application/octet-stream", ofKind("application/octet-stream")], ["as text/plain", ofKind("text/plain")]]) {
  test(`the program served ${name} starts, and is asked for once`, async () => {
    const table = await visit({ faults: { "landwright.wasm": fault } });
    await table.ready();
    assert.deepEqual(table.problems, []);
    assert.equal(table.server.requests.filter((path) => /landwright\.\w+\.wasm$/.test(path)).length, 1);
    await table.close();
  });
}

test("every part but the page, its list entry and its picture has its content in its name", async () => {
  const table = await Table.open(browser, { init: QUICK });
  await table.page.waitForFunction(() => Module.host.players.are === PLAYERS.beside);
  const names = table.server.requests.map((path) => path.slice(1)).filter((name) => name !== "" && name !== "icon.svg" && name !== "manifest.webmanifest");
  assert.equal(names.length, 7);
  for (const name of names) assert.match(name, /^\w+\.[0-9a-f]{12}\.(js|css|wasm)$/);
  await table.close();
});

// --- the program itself fails ---

test("no graphics context: the program's own sentence is on the card", async () => {
  const table = await visit({ init: () => {
    const plain = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = function (...wanted) { return this.id === "canvas" ? null : plain.apply(this, wanted); };
  } });
  const { title, text, stored: kept } = await card(table);
  assert.equal(title, "Landwright cannot start");
  assert.match(text, /^The graphics system did not start: /);
  assert.equal(kept, "");
  await table.picture("start-no-context");
  await table.close();
});

test("a shader that does not compile: the program's own sentence is on the card", async () => {
  const table = await visit({ init: () => { WebGL2RenderingContext.prototype.getShaderParameter = () => false; } });
  const { title, text } = await card(table);
  assert.equal(title, "Landwright cannot start");
  assert.match(text, /^The shader .* does not compile/);
  await table.close();
});

test("an exception before the first picture", async () => {
  const table = await visit({ init: () => { WebGL2RenderingContext.prototype.createTexture = () => { throw new Error("no textures left"); }; } });
  const { title, text } = await card(table);
  assert.match(`${title}. ${text}`, /^Landwright (has stopped|cannot start)\. .*no textures left/);
  await table.close();
});

for (const [name, init] of [["an error of a script", () => setTimeout(() => { throw new Error("told by a test"); })],
  ["a rejected promise", () => { Promise.reject(new Error("told by a test")); }], ["a promise rejected without a word", () => { Promise.reject(); }]]) {
  test(`${name} before the first picture`, async () => {
    const table = await visit({ faults: { "landwright.wasm": () => {} } });
    await table.page.waitForFunction(() => document.querySelector(".late") === null);
    await table.page.evaluate(`(${init})()`);
    const { title, text, stored: kept } = await card(table);
    assert.equal(title, "Landwright cannot start");
    assert.match(text, /told by a test|a promise was not kept/);
    assert.equal(kept, "");
    await table.close();
  });

  test(`${name} after it: the game goes on if the person wants it to`, async () => {
    const table = await withGame();
    await table.page.evaluate(`(${init})()`);
    const { text, stored: kept, buttons } = await card(table);
    assert.match(text, /told by a test|a promise was not kept/);
    assert.equal(kept, "The game is stored; loading the page again goes on with it.");
    assert.deepEqual(buttons, ["Go on", "Save the game to a file", "Try again"]);
    await table.picture("start-error-later");
    await table.page.click("#problem-go-on");
    assert.ok(!await table.page.isVisible("#problem"));
    const person = new Person(table, { builds: false });
    await person.play({ until: async () => person.done.length > 2 });
    await table.close();
  });
}

test("what is no error of the page brings no card", async () => {
  const table = await withGame();
  await table.page.evaluate(() => {
    dispatchEvent(new ErrorEvent("error", { message: "ResizeObserver loop completed with undelivered notifications." }));
    const foreign = new Error("of an extension");
    foreign.stack = "Error: of an extension\n    at chrome-extension://abcdef/content.js:1:1";
    dispatchEvent(new ErrorEvent("error", { error: foreign, message: foreign.message, filename: "chrome-extension://abcdef/content.js" }));
  });
  await table.frame();
  assert.ok(!await table.page.isVisible("#problem"));
  await table.close();
});

// --- the program stops during a game ---

const stop = (table) => table.page.evaluate(() => { setTimeout(() => abort("told by a test"), 0); });

test("a program that stops in a game: the game is stored, comes as a file, and goes on after another try", async () => {
  const table = await withGame();
  await stop(table);
  const { title, stored: kept, buttons } = await card(table);
  assert.equal(title, "Landwright has stopped");
  assert.equal(kept, "The game is stored; loading the page again goes on with it.");
  assert.deepEqual(buttons, ["Save the game to a file", "Try again"]);
  await table.picture("start-stopped");
  assert.equal(await exported(table), await stored(table));
  await table.page.click("#problem-again");
  await table.page.waitForFunction(() => document.documentElement.dataset.ready === "true" && document.getElementById("problem") === null);
  await table.wait("menu");
  await table.close();
});

test("a program that stops on a first visit: nothing is said of a game", async () => {
  const table = await Table.open(browser, { init: QUICK });
  await stop(table);
  const { stored: kept, buttons } = await card(table);
  assert.equal(kept, "");
  assert.deepEqual(buttons, ["Try again"]);
  await table.close();
});

test("\"stored\" is said of what reads back only", async () => {
  const table = await withGame();
  await table.page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (/^landwright\.save\..*\.[012]$/.test(key)) localStorage.setItem(key, `${localStorage.getItem(key).slice(0, -9)}AAAAAAAA=`);
  });
  await stop(table);
  const { stored: kept, buttons } = await card(table);
  assert.equal(kept, "");
  assert.deepEqual(buttons, ["Try again"]);
  await table.close();
});

test("a damaged newest save gives way to the one before", async () => {
  const table = await withGame();
  const person = new Person(table, { builds: false, byMirror: true });
  await person.play({ until: async () => person.done.length >= 2 });
  await person.turn();
  const older = await table.page.evaluate(() => {
    const slot = localStorage.getItem("landwright.current");
    const number = Number(localStorage.getItem(`landwright.save.${slot}.now`));
    localStorage.setItem(`landwright.save.${slot}.${number % 3}`, `${number}:nonsense`);
    return localStorage.getItem(`landwright.save.${slot}.${(number - 1) % 3}`).split(":")[1];
  });
  await stop(table);
  await card(table);
  assert.equal(await exported(table), older);
  await table.close();
});

test("when the storage filled up in the game, the card does not say that it is stored", async () => {
  const table = await withGame();
  await table.page.evaluate(() => { Storage.prototype.setItem = () => { throw new DOMException("full", "QuotaExceededError"); }; });
  const person = new Person(table, { builds: false, byMirror: true });
  await person.play({ until: async () => person.done.length >= 2 });
  await stop(table);
  assert.match((await card(table)).stored, /What was played last is not stored/);
  await table.close();
});

test("a program that cannot be loaded still gives the stored game as a file", async () => {
  const table = await withGame();
  const game = await stored(table);
  for (const part of ["landwright.wasm", "landwright.js", "shell.js"]) {
    for (const one of ["landwright.wasm", "landwright.js", "shell.js"]) table.server.faults[one] = one === part ? notThere : undefined;
    // Gets past the memory cache, which keeps the scripts of the previous page.
    await table.page.goto("about:blank");
    const session = await table.context.newCDPSession(table.page);
    await session.send("Network.clearBrowserCache");
    await table.page.goto(table.server.url, { waitUntil: "commit" });
    const { stored: kept, buttons } = await card(table);
    assert.equal(kept, "The last game is stored in this browser.", part);
    assert.deepEqual(buttons, ["Save the game to a file", "Try again"]);
    assert.equal(await exported(table), game);
  }
  await table.close();
});

for (const [name, begin, kept] of [["on a first visit", (table) => table.wait("title.quick"), ""],
  ["in a game", async (table) => { await table.press("title.quick"); await table.wait("menu"); }, "The game is stored; loading the page again goes on with it."]]) {
  test(`a picture that is lost for good ${name}: the card is true, and goes when the picture comes back`, async () => {
    const table = await Table.open(browser, { init: QUICK, painted: true });
    await begin(table);
    await table.page.evaluate(() => {
      window.extension = document.getElementById("canvas").getContext("webgl2").getExtension("WEBGL_lose_context");
      window.extension.loseContext();
    });
    const { title, stored: said } = await card(table);
    assert.equal(title, "The picture is lost");
    assert.equal(said, kept);
    await table.page.evaluate(() => window.extension.restoreContext());
    await table.page.waitForSelector("#problem", { state: "hidden" });
    await table.close();
  });
}
