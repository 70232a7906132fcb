// A turn's time is the person's own: none of it passes while the page is hidden.
import test, { after, before } from "node:test";
import assert from "node:assert/strict";
import { launch, Table } from "./lib/table.mjs";
import { QUICK } from "./lib/setup.mjs";

let browser;
before(async () => { browser = await launch(); });
after(() => browser.close());

/** The program's clock stands wherever the test puts it. */
const OWN_CLOCK = `(${QUICK})();
  window.ahead = 0;
  const now = performance.now.bind(performance);
  performance.now = () => now() + window.ahead;
  window.pageHidden = false;
  Object.defineProperty(Document.prototype, "hidden", { get: () => window.pageHidden });
  window.setHidden = (hidden) => { window.pageHidden = hidden; document.dispatchEvent(new Event("visibilitychange")); };`;

const left = (table) => table.page.evaluate(() => {
  const label = document.querySelector('#mirror-controls [data-id="time"]')?.textContent ?? "";
  const [minutes, seconds] = (/(\d+):(\d\d)/.exec(label) ?? ["", "-1", "0"]).slice(1).map(Number);
  return minutes * 60 + seconds;
});

test("after an hour in a hidden tab the turn is where it was, with its time", async () => {
  const table = await Table.open(browser, { init: { content: OWN_CLOCK } });
  await table.press("title.new");
  await table.wait("new.start");
  if (!await table.has("new.turnSeconds.plus")) await table.press("new.more");
  for (let i = 0; i < 4; ++i) await table.press("new.turnSeconds.plus");
  await table.press("new.start");
  await table.page.waitForFunction(() => document.querySelector('#mirror-controls [data-id="time"]') !== null);
  const before = await left(table);
  const status = await table.status();
  assert.ok(before > 10);
  await table.page.evaluate(() => { window.setHidden(true); window.ahead += 3_600_000; window.setHidden(false); });
  await table.frame(6);
  assert.equal(await table.status(), status, "no move was made for the person");
  assert.ok(await left(table) >= before - 20, `${await left(table)} of ${before} seconds are left`);
  await table.close();
});
