// The computer players in their worker: when they come, what they must not hold up, and what happens when they die.
import test, { after, before } from "node:test";
import assert from "node:assert/strict";
import { launch, Table } from "./lib/table.mjs";
import { finishedGame, QUICK } from "./lib/setup.mjs";
import { notThere } from "./lib/misbehave.mjs";

let browser;
before(async () => { browser = await launch(); });
after(() => browser.close());

/** Medium is the level that thinks. */
const THINKING = { target: 4, level: 2 };

/** Keeps every worker for the test, and how often each was asked; the question of number `deadly` kills it. */
const WATCHED = () => {
  const Real = window.Worker;
  window.workers = [];
  window.Worker = class extends Real {
    constructor(address) {
      super(address);
      window.workers.push(this);
      this.asked = 0;
    }
    postMessage(message) {
      this.asked += message instanceof Uint8Array ? 1 : 0;
      if (this.asked >= window.deadly) this.terminate();   // undefined: no question is
      else super.postMessage(message);
    }
  };
};
const both = (...scripts) => `${scripts.map((script) => `(${script})();`).join("\n")}`;
const workers = (table) => table.page.evaluate(() => window.workers.map((worker) => worker.asked));

test("nothing of them is fetched before the first picture", async () => {
  const order = [];
  const table = await Table.open(browser, { init: QUICK, prepare: async (page) => {
    page.on("request", (request) => order.push(new URL(request.url()).pathname));
    await page.exposeFunction("firstPicture", () => order.push("picture"));
    await page.addInitScript(() => new MutationObserver((_, observer) => {
      if (document.documentElement.dataset.ready !== "true") return;
      observer.disconnect();
      window.firstPicture();
    }).observe(document, { subtree: true, attributes: true }));
  } });
  await table.page.waitForFunction(() => Module.host.players.are === PLAYERS.beside);
  const picture = order.indexOf("picture");
  const players = order.findIndex((path) => path.includes("/players."));
  assert.ok(picture > 0 && players > picture, `the picture came ${picture}., the players ${players}.`);
  assert.deepEqual(table.problems, []);
  await table.close();
});

test("one worker plays a whole game", async () => {
  const table = await Table.open(browser, { init: both(QUICK, WATCHED) });
  await finishedGame(table, THINKING);
  const [asked, ...others] = await workers(table);
  assert.ok(asked > 50, `${asked} questions`);
  assert.deepEqual(others, []);
  assert.deepEqual(table.problems, []);
  await table.close();
});

test("without workers they think in the page", async () => {
  const table = await Table.open(browser, { init: both(QUICK, () => { delete window.Worker; }) });
  await finishedGame(table, THINKING);
  assert.equal(await table.page.evaluate(() => Module.host.players.are === PLAYERS.within), true);
  assert.deepEqual(table.problems, []);
  await table.close();
});

test("a worker that is killed in mid-thought costs time and nothing else", async () => {
  const table = await Table.open(browser, { init: both(QUICK, WATCHED) });
  await table.page.evaluate(() => { window.deadly = 20; });
  const seen = table.page.waitForFunction(() => window.workers.length === 2, undefined, { timeout: 60000 })
    .then(() => table.page.evaluate(() => { window.deadly = undefined; }));
  await finishedGame(table, THINKING);
  await seen;
  const [first, second] = await workers(table);
  assert.equal(first, 20);
  assert.ok(second > 20, `${second} questions to the second`);
  assert.deepEqual(table.problems, []);
  await table.close();
});

test("workers that die one after another are done without", async () => {
  const broken = () => {
    const Real = window.Worker;
    window.Worker = class extends Real {
      constructor() { super(URL.createObjectURL(new Blob(["throw new Error('broken')"], { type: "text/javascript" }))); }
    };
  };
  const table = await Table.open(browser, { init: both(QUICK, broken) });
  await finishedGame(table, THINKING);
  assert.equal(await table.page.evaluate(() => Module.host.players.are === PLAYERS.within), true);
  await table.close();
});

test("while they cannot be fetched the game says so and waits; they come when the server is well", async () => {
  const table = await Table.open(browser, { init: QUICK, faults: { "players.wasm": notThere } });
  await table.press("title.quick");
  await table.page.waitForFunction(() => document.getElementById("mirror-status").textContent.includes("has not arrived"));
  table.server.faults["players.wasm"] = undefined;
  await table.page.evaluate(() => window.dispatchEvent(new Event("online")));
  await table.page.waitForFunction(() => !document.getElementById("mirror-status").textContent.includes("has not arrived"));
  await table.page.waitForFunction(() => Module.host.players.are === PLAYERS.beside);
  await table.close();
});

test("leaving a game in mid-thought dismisses whoever thinks for it, and the next game is played", async () => {
  const table = await Table.open(browser, { init: both(QUICK, WATCHED) });
  await table.page.evaluate(() => { window.deadly = 3; });
  await table.press("title.quick");
  await table.page.waitForFunction(() => window.workers[0].asked === 3);
  await table.page.evaluate(() => { window.deadly = undefined; });
  await table.press("menu");
  await table.press("menu.leave");
  await table.press("leave.yes");
  await finishedGame(table, THINKING);
  assert.deepEqual(table.problems, []);
  await table.close();
});
