// Games survive: reload in mid-turn, damaged, cleared, full and denied storage. Two tabs: tabs.test.mjs.
import test, { after, before } from "node:test";
import assert from "node:assert/strict";
import { launch, Table } from "./lib/table.mjs";
import { Person } from "./lib/person.mjs";
import { QUICK, twoPeople } from "./lib/setup.mjs";

let browser;
before(async () => { browser = await launch(); });
after(() => browser.close());

const saved = (table) => table.page.evaluate(() => {
  const slot = localStorage.getItem("landwright.current");
  const number = Number(localStorage.getItem(`landwright.save.${slot}.now`));
  return { slot, number, value: localStorage.getItem(`landwright.save.${slot}.${number % 3}`) };
});

/** What the page says about moves that are not kept; empty if nothing. */
const trouble = (table) => table.page.evaluate(() => (document.getElementById("trouble").hidden ? "" : document.querySelector("#trouble p").textContent));
const noTrouble = (table) => table.page.waitForFunction(() => document.getElementById("trouble").hidden, undefined, { timeout: 30000 });

/** A game of two people until the first roll is seen. */
async function rolled(table) {
  await twoPeople(table);
  const person = new Person(table, { builds: false, byMirror: true });
  await person.play({ until: async () => person.done.includes("roll") && await table.can("end") });
}

test("a reload in the middle of a turn comes back at the hand-off card, with the same dice", async () => {
  const table = await Table.open(browser, { init: QUICK });
  await rolled(table);
  const before = await saved(table);
  await table.reload();
  await table.wait("handoff.ready");
  assert.deepEqual((await table.controls()).map((control) => control.id), ["handoff.ready"]);
  await table.picture("hand-off-after-reload");
  await table.click("handoff.ready");
  await table.wait("end");
  const after = await saved(table);
  const log = (text) => text.slice(text.indexOf(":") + 1).length;
  assert.equal(after.slot, before.slot);
  assert.equal(log(after.value), log(before.value), "no move more, no move less");
  assert.ok(!await table.has("roll"), "the dice are not thrown again");
  await table.close();
});

test("a damaged save falls back to the one before, and says so", async () => {
  const table = await Table.open(browser, { init: QUICK });
  await rolled(table);
  await table.page.evaluate(() => {
    const slot = localStorage.getItem("landwright.current");
    const key = `landwright.save.${slot}.${Number(localStorage.getItem(`landwright.save.${slot}.now`)) % 3}`;
    const value = localStorage.getItem(key);
    const middle = Math.floor(value.length / 2);
    localStorage.setItem(key, value.slice(0, middle) + (value[middle] === "A" ? "B" : "A") + value.slice(middle + 1));
  });
  await table.reload();
  await table.wait("handoff.ready");
  await table.picture("save-fell-back");
  const said = await table.page.evaluate(() => document.getElementById("mirror").textContent
    + document.getElementById("log-polite").textContent + document.getElementById("log-urgent").textContent);
  assert.match(said, /before|earlier|older/i);
  await table.close();
});

test("a save that cannot be read at all is refused in words and the page goes on", async () => {
  const table = await Table.open(browser, { init: QUICK });
  await rolled(table);
  await table.page.evaluate(() => {
    for (const key of Object.keys(localStorage)) {
      if (/^landwright\.save\..*\.[012]$/.test(key)) localStorage.setItem(key, "7:bm90IGEgc2F2ZQ==");
    }
  });
  await table.reload();
  assert.ok(!await table.has("title.continue"), "nothing to continue with");
  await table.click("title.saves");
  await table.picture("saves-damaged");
  await table.click("saves.back");
  await table.click("title.quick");
  await table.wait("menu");
  assert.deepEqual(table.problems, []);
  await table.close();
});

test("full storage: a sentence that stands, and the game is stored when there is room again", async () => {
  const table = await Table.open(browser, { init: QUICK });
  await table.page.evaluate(() => {
    window.setItem = Storage.prototype.setItem;
    Storage.prototype.setItem = () => { throw new DOMException("full", "QuotaExceededError"); };
  });
  await table.press("title.quick");
  const person = new Person(table, { builds: false, byMirror: true });
  await person.play({ until: async () => person.done.includes("end") });
  assert.deepEqual(table.problems, []);
  assert.match(await trouble(table), /full.*without being saved/i);
  await table.picture("storage-full");
  await table.page.evaluate(() => { Storage.prototype.setItem = window.setItem; });
  await noTrouble(table);
  assert.match((await table.log()).join("\n"), /The game is stored again/);
  const before = await saved(table);
  assert.ok(before.number > 0);
  await table.reload();
  await table.wait("menu");
  assert.equal((await saved(table)).slot, before.slot);
  await table.close();
});

test("storage that was cleared in mid-game is filled with the next move, and a reload goes on", async () => {
  const table = await Table.open(browser, { init: QUICK });
  await rolled(table);
  await table.page.evaluate(() => localStorage.clear());
  await table.press("end");
  await table.wait("handoff.ready");
  assert.equal(await trouble(table), "");
  assert.ok((await saved(table)).value.length > 100);
  assert.match(await table.page.evaluate(() => localStorage.getItem("landwright.preferences")), /confirm 2/);
  await table.reload();
  await table.wait("handoff.ready");
  await table.close();
});

test("of storage any key may be gone: the next move stores all of it", async () => {
  const table = await Table.open(browser, { init: QUICK });
  await rolled(table);
  const keys = await table.page.evaluate(() => Object.keys(localStorage).filter((key) => /^landwright\.(save|current|open)/.test(key)));
  assert.ok(keys.length >= 5);
  const person = new Person(table, { builds: false, byMirror: true });
  for (const key of keys) {
    const before = (await saved(table)).number;
    await table.page.evaluate((gone) => localStorage.removeItem(gone), key);
    await person.play({ until: async () => (await saved(table)).number > before });
    assert.equal(await trouble(table), "", key);
  }
  await table.reload();
  await table.wait("handoff.ready");
  await table.close();
});

test("denied storage: the page starts and plays", async () => {
  const table = await Table.open(browser, { init: () => {
    Object.defineProperty(window, "localStorage", { get() { throw new DOMException("denied", "SecurityError"); } });
  } });
  await table.click("title.quick");
  const person = new Person(table, { builds: false, byMirror: true });
  await person.play({ until: async () => person.done.includes("roll") });
  assert.deepEqual(table.problems, []);
  await table.close();
});
