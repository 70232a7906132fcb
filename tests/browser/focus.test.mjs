// Playing by the page's buttons with a keyboard: where the focus is after each press.
import test, { after, before } from "node:test";
import assert from "node:assert/strict";
import { launch, Table } from "./lib/table.mjs";
import { QUICK, twoPeople } from "./lib/setup.mjs";

let browser;
before(async () => { browser = await launch(); });
after(() => browser.close());

const focused = (table) => table.page.evaluate(() => {
  const at = document.activeElement;
  return at.dataset.id ?? at.id ?? at.tagName;
});
const isSpot = (table) => table.page.evaluate(() => document.activeElement.dataset.kind === "spot");

/** Presses the button that has the focus, or gives it to the named one first. */
async function enter(table, id) {
  if (id !== undefined) {
    await table.wait(id);
    await table.page.evaluate((wanted) => document.querySelector(`#mirror-controls button[data-id="${CSS.escape(wanted)}"]`).focus(), id);
  }
  await table.page.keyboard.press("Enter");
  await table.frame(6);
}

test("on a new screen the focus is on its first button, and back on the one that led there", async () => {
  const table = await Table.open(browser, { init: QUICK });
  for (const id of ["title.settings", "title.rules", "title.new"]) {
    await enter(table, id);
    const first = (await table.controls()).find((control) => control.enabled);
    assert.equal(await focused(table), first.id);
    assert.doesNotMatch(await table.status(), /Landwright/, "the heading names the screen");
    const back = (await table.controls()).find((control) => /back/.test(control.id));
    await enter(table, back.id);
    assert.equal(await focused(table), id);
    assert.equal(await table.status(), "Landwright");
  }
  await table.close();
});

test("a turn is played with Enter alone: the focus goes on to what comes next", async () => {
  const table = await Table.open(browser, { init: QUICK });
  await enter(table, "title.quick");
  for (let i = 0; i < 4; ++i) {   // settlement, road, settlement, road
    await table.page.waitForFunction(() => document.querySelector('#mirror-controls button[data-kind="spot"]') !== null);
    await table.frame(4);
    assert.ok(await isSpot(table), `place ${i}: ${await focused(table)}`);
    await enter(table);
  }
  await table.wait("roll");
  await table.frame(4);
  assert.equal(await focused(table), "roll");
  await enter(table);
  await table.waitAny(["end", "discard.confirm", "victim.1", "spot.c"].concat((await table.controls()).filter((c) => c.kind === "spot").map((c) => c.id)));
  assert.notEqual(await focused(table), "BODY");
  await table.close();
});

test("a card over the game takes the focus, and gives it back", async () => {
  const table = await Table.open(browser, { init: QUICK });
  await enter(table, "title.quick");
  await table.wait("menu");
  const below = (await table.controls()).map((control) => control.id);
  await enter(table, "menu");
  const card = await focused(table);
  assert.ok(!below.includes(card) && await table.has(card), card);
  const close = (await table.controls()).find((control) => /close|back|cancel/.test(control.id)) ?? (await table.controls())[0];
  await enter(table, close.id);
  assert.equal(await focused(table), "menu");
  await table.close();
});

test("at the hand-off the button of the next person has the focus", async () => {
  const table = await Table.open(browser, { init: QUICK });
  await twoPeople(table);
  await table.wait("handoff.ready");
  await enter(table, "handoff.ready");
  assert.ok(await isSpot(table), await focused(table));
  for (let i = 0; i < 8 && await focused(table) !== "handoff.ready"; ++i) await enter(table);
  assert.equal(await focused(table), "handoff.ready");
  await table.close();
});

test("who plays on the canvas keeps the keyboard there", async () => {
  const table = await Table.open(browser, { init: QUICK });
  await table.click("title.quick");
  await table.wait("fit");
  assert.equal(await focused(table), "canvas");
  await table.close();
});
