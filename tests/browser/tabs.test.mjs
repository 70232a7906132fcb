// Two tabs: one stores, the other says that it does not, and takes over when the first closes or on request.
import test, { after, before } from "node:test";
import assert from "node:assert/strict";
import { launch, Table } from "./lib/table.mjs";
import { Person } from "./lib/person.mjs";
import { QUICK } from "./lib/setup.mjs";

let browser;
before(async () => { browser = await launch(); });
after(() => browser.close());

const NO_LOCKS = `(${QUICK})(); delete Navigator.prototype.locks;`;
const WAYS = [["with locks", QUICK, { hasLocks: true }], ["without locks", { content: NO_LOCKS }, { hasLocks: false }]];

/** One of several tabs of the same table. */
function tab(table, page) {
  const own = Object.create(table);
  own.page = page;
  return own;
}
const words = (one) => one.page.evaluate(() => (document.getElementById("trouble").hidden ? "" : document.querySelector("#trouble p").textContent));
const stored = (one) => one.page.evaluate(() => Object.fromEntries(Object.entries(localStorage).filter(([key]) => /^landwright\.(save|current|open)/.test(key))));
const quiet = (one) => one.page.waitForFunction(() => document.getElementById("trouble").hidden, undefined, { timeout: 30000 });
const troubled = (one) => one.page.waitForFunction(() => !document.getElementById("trouble").hidden, undefined, { timeout: 30000 });

/** Begins a game and leaves it where the person is to move for the second time. */
async function quickGame(one) {
  await one.press("title.quick");
  const person = new Person(one, { builds: false, byMirror: true });
  await person.play({ until: async () => person.done.includes("end") });
  await person.turn();
}
/** The slots that hold a game. */
const games = async (one) => Object.fromEntries(Object.entries(await stored(one)).filter(([key]) => /\.[012]$/.test(key)).map(([key]) => [key.split(".")[2], true]));

for (const [way, init, { hasLocks }] of WAYS) {
  test(`${way}: a second tab stores nothing and says so, and stores what it holds when the first one closes`, async () => {
    const table = await Table.open(browser, { init });
    assert.equal(await table.page.evaluate(() => navigator.locks !== undefined), hasLocks);
    const first = tab(table, table.page);
    await quickGame(first);
    assert.equal(await words(first), "");
    const before = await stored(first);
    const second = tab(table, await table.newPage());
    assert.match(await words(second), /Another tab/);
    await quickGame(second);
    await second.picture(`second-tab-${hasLocks ? "locks" : "lease"}`);
    assert.deepEqual(await stored(second), before, "only one tab writes");
    await first.page.close({ runBeforeUnload: false });
    await quiet(second);
    assert.match((await second.log()).join("\n"), /This tab keeps the games now/);
    assert.equal(Object.keys(await games(second)).length, 2, "both games are kept");
    assert.equal((await stored(second))["landwright.open"], (await stored(second))["landwright.current"]);
    await second.page.reload();
    await second.wait("menu");
    assert.equal(await words(second), "");
    await table.close();
  });

  test(`${way}: a tab that is loaded again keeps the games, whichever it is`, async () => {
    const table = await Table.open(browser, { init });
    const first = tab(table, table.page);
    await quickGame(first);
    const second = tab(table, await table.newPage());
    table.page = first.page;
    await table.reload();
    await first.wait("menu");
    assert.equal(await words(first), "");
    await troubled(second);
    table.page = second.page;
    await table.reload();
    assert.match(await words(second), /Another tab/);
    await first.press("menu");
    await table.close();
  });

  test(`${way}: a page that rests in the browser's memory gives the games back, and asks for them anew`, async () => {
    const table = await Table.open(browser, { init });
    const first = tab(table, table.page);
    await quickGame(first);
    const passing = (kind) => first.page.evaluate((name) => dispatchEvent(new PageTransitionEvent(name, { persisted: true })), kind);
    await passing("pagehide");
    await passing("pageshow");
    await first.page.waitForFunction(() => Module.host.storage.owner);
    await first.frame();
    assert.equal(await words(first), "");
    const second = tab(table, await table.newPage());
    await passing("pagehide");
    await quiet(second);
    await passing("pageshow");
    await troubled(first);
    assert.equal(await words(second), "");
    await table.close();
  });

  test(`${way}: at a word the second tab keeps the games, and the first says that it does not`, async () => {
    const table = await Table.open(browser, { init });
    const first = tab(table, table.page);
    await quickGame(first);
    const second = tab(table, await table.newPage());
    await second.page.click("#trouble-here");
    await quiet(second);
    await troubled(first);
    const before = await stored(first);
    const person = new Person(first, { builds: false, byMirror: true });
    await person.play({ until: async () => person.done.includes("end") });
    assert.deepEqual(await stored(first), before);
    await first.page.click("#trouble-here");
    await quiet(first);
    assert.notDeepEqual(await stored(first), before, "what was played meanwhile is stored at once");
    await table.close();
  });
}

test("without locks: a tab that crashed loses the games when its lease is over", async () => {
  const table = await Table.open(browser, { init: { content: `${NO_LOCKS}
    if (!localStorage.getItem("landwright.tab")) localStorage.setItem("landwright.tab", "crashed " + Date.now());` } });
  assert.match(await words(table), /Another tab/);
  await quickGame(table);
  assert.equal(Object.keys(await games(table)).length, 0);
  await table.page.evaluate(() => { const now = Date.now; Date.now = () => now() + 120_000; });
  await quiet(table);
  assert.equal(Object.keys(await games(table)).length, 1);
  await table.close();
});
