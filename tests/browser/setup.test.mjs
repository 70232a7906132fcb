// The set-up screen: presets, the board editor and its text, and the largest table.
import test, { after, before } from "node:test";
import assert from "node:assert/strict";
import { launch, SIZES, Table } from "./lib/table.mjs";
import { Person } from "./lib/person.mjs";
import { QUICK, finishedGame } from "./lib/setup.mjs";
import { median, timed } from "./lib/frames.mjs";

let browser;
before(async () => { browser = await launch(); });
after(() => browser.close());

async function setUp(table) {
  await table.press("title.new");
  await table.wait("new.start");
}

test("a preset is chosen and played some turns", async () => {
  const table = await Table.open(browser, { init: QUICK });
  await setUp(table);
  await table.click("new.preset.2");
  assert.ok(!await table.has("new.remove.2"), "a duel is for two");
  await table.picture("setup-duel");
  await table.press("new.start");
  const person = new Person(table, { byMirror: true });
  await person.play({ until: async () => person.done.filter((id) => id === "end").length >= 3 });
  await table.press("menu");
  await table.press("menu.table");
  assert.match((await table.wait("table.list")).label, /^Duel;.*Points to win: 15;.*Friendly robber: on/);
  assert.deepEqual(table.problems, []);
  await table.close();
});

test("computers that think play a game to its end", async () => {
  const table = await Table.open(browser, { init: QUICK });
  await finishedGame(table, { level: 2 });
  await table.picture("setup-medium");
  assert.deepEqual(table.problems, []);
  await table.close();
});

test("a board is changed, copied as text, and comes back from the text", async () => {
  const table = await Table.open(browser, { init: QUICK, size: SIZES.laptop,
    context: { permissions: ["clipboard-read", "clipboard-write"] } });
  await setUp(table);
  await table.press("new.preset.0");
  await table.press("new.edit");
  await table.click("edit.hex.0");
  await table.click("edit.land.3");
  await table.click("edit.token.5");
  await table.picture("setup-editor");
  await table.click("edit.copy");
  const text = await table.page.evaluate(() => navigator.clipboard.readText());
  assert.match(text, /^isles1;-2\/0G5W2L9\//);
  await table.press("edit.roll");   // asks first: the changes would be lost
  await table.press("drop.yes");
  assert.doesNotMatch((await table.control("edit.hex.0")).label, /^fields 5 at/);
  await enter(table, text.slice(0, -3));
  assert.ok(await table.can("edit.done"), "a damaged text changes nothing");
  assert.doesNotMatch((await table.control("edit.hex.0")).label, /^fields 5 at/);
  await enter(table, text);
  assert.match((await table.wait("edit.hex.0")).label, /^fields 5 at/);
  await table.press("edit.done");
  await table.press("new.start");
  await table.waitAny(["menu"]);
  await table.press("menu");
  await table.press("menu.table");
  assert.match((await table.wait("table.list")).label, /made by hand/);
  assert.deepEqual(table.problems, []);
  await table.close();
});

async function enter(table, text) {
  await table.press("edit.paste");
  await table.page.fill("#entry-input", text);
  await table.page.press("#entry-input", "Enter");
  await table.frame(4);
}

test("eight on the largest island: all in sight, and it pans (how long a frame takes is printed)", async () => {
  const table = await Table.open(browser, { init: QUICK, size: SIZES.laptop, painted: true });
  await setUp(table);
  await table.press("new.preset.4");
  while (!await table.has("new.remove.7")) await table.press("new.add");
  const islands = (await table.controls()).filter((control) => /^new\.island\.\d$/.test(control.id));
  await table.press(islands.at(-1).id);
  await table.press("new.start");
  await table.press("menu");
  await table.press("menu.table");
  assert.match((await table.wait("table.list")).label, /91 hexes/);
  await table.press("table.close");
  await new Person(table, { byMirror: true }).play({ until: async () => /^Roll|^Build/.test(await table.status()) });
  const rows = (await table.controls()).filter((control) => /^player\.\d$/.test(control.id));
  assert.equal(rows.length, 8);
  for (const { rect: [, y, , h] } of rows) assert.ok(y >= 0 && y + h <= SIZES.laptop.height, "no row is cut");
  await table.picture("eight-fitted");
  const times = await timed(table, async () => {
    await table.page.mouse.move(560, 330);
    await table.page.mouse.down();
    for (let i = 0; i < 60; ++i) {
      await table.page.mouse.move(560 + 3 * (i % 30), 330 + 2 * (i % 20));
      await table.frame(1);
    }
    await table.page.mouse.up();
  });
  assert.ok(times.length >= 50, "panning draws");
  console.log(`R = 6, eight players, panning: ${times.length} frames, median ${median(times).toFixed(2)} ms of the main thread`);
  await table.picture("eight-panned");
  assert.deepEqual(table.problems, []);
  await table.close();
});
