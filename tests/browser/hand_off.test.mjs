// Between two people nothing private is on the canvas, in the DOM or in the title.
import test, { after, before } from "node:test";
import assert from "node:assert/strict";
import { launch, Table } from "./lib/table.mjs";
import { Person } from "./lib/person.mjs";
import { QUICK, twoPeople } from "./lib/setup.mjs";

let browser;
before(async () => { browser = await launch(); });
after(() => browser.close());

/** Plays until the hand-off card is there after somebody has held cards. */
async function atTheCard(table, turns) {
  await twoPeople(table);
  const person = new Person(table, { builds: false, byMirror: true });
  await person.play({ until: async () => person.done.filter((id) => id === "end").length >= turns && await table.has("handoff.ready") });
}

test("the card alone can be pressed, and the page says nothing private", async () => {
  const table = await Table.open(browser, { init: QUICK });
  await atTheCard(table, 3);
  await table.page.mouse.move(2, 2);
  await table.frame();
  assert.deepEqual((await table.controls()).map((control) => control.id), ["handoff.ready"]);
  const words = await table.page.evaluate(() => document.title + "\n" + document.body.innerText);
  assert.doesNotMatch(words, /\b(hand|holds)\b.*\d/i);
  assert.match(words, /Ada|Bruno/);
  await table.close();
});

test("the card's pixels are the same whether or not the other hand was on the screen before", async () => {
  const table = await Table.open(browser, { init: QUICK, painted: true });
  await atTheCard(table, 3);
  await table.page.mouse.move(2, 2);
  await table.still();
  const after = await table.page.screenshot();
  await table.picture("hand-off");
  await table.reload();
  await table.wait("handoff.ready");
  await table.page.mouse.move(2, 2);
  await table.still();
  const fresh = await table.page.screenshot();
  assert.ok(after.equals(fresh), "nothing of the hand before shows through");
  await table.close();
});

test("keys do nothing on the game behind the card", async () => {
  const table = await Table.open(browser, { init: QUICK });
  await atTheCard(table, 2);
  const title = await table.page.title();
  for (const key of ["r", "e", "u", "t", "1", "2", "h", "f"]) await table.page.keyboard.press(key);
  await table.frame();
  assert.deepEqual((await table.controls()).map((control) => control.id), ["handoff.ready"]);
  assert.equal(await table.page.title(), title);
  await table.close();
});

test("against computer players only there is no card", async () => {
  const table = await Table.open(browser, { init: QUICK });
  await table.click("title.quick");
  const person = new Person(table, { builds: false, byMirror: true });
  await person.play({ until: async () => person.done.filter((id) => id === "end").length >= 3 });
  assert.ok(!person.done.includes("handoff.ready"));
  await table.close();
});
