// A hint: the strongest player's best moves, from its worker, shown on the board and made.
import test, { after, before } from "node:test";
import assert from "node:assert/strict";
import { launch, Table } from "./lib/table.mjs";
import { QUICK } from "./lib/setup.mjs";

let browser;
before(async () => { browser = await launch(); });
after(() => browser.close());

const lines = (table) => table.page.evaluate(() => [...document.querySelectorAll('#mirror-controls [data-id^="hint.line."]')].map((line) => line.textContent));

test("a hint is asked for, told with its chances, shown on the board, and made", async () => {
  const table = await Table.open(browser, { init: QUICK });
  await table.click("title.quick");
  await table.click("hint");
  await table.wait("hint.line.1");
  const told = await lines(table);
  assert.equal(told.length, 3);
  told.forEach((line, i) => assert.match(line, new RegExp(`^${i + 1}\\. Settlement: corner of .*, chance to win [\\d.]+ %$`)));
  await table.click("hint.line.1");
  await table.click("confirm");
  await table.waitStatus(/road/i);
  assert.deepEqual(await lines(table), [], "it was for that position");
  await table.page.keyboard.press("i");
  await table.wait("hint.line.1");
  await table.page.keyboard.press("i");
  await table.frame();
  assert.ok(!await table.has("hint.line.1"));
  assert.deepEqual(table.problems, []);
  await table.close();
});
