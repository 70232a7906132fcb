// Shires through the canvas: whole games, a reload in mid-turn, and pictures of a small, a medium and a full board and of an overlay.
import test, { after, before } from "node:test";
import assert from "node:assert/strict";
import { launch, SIZES, Table } from "./lib/table.mjs";
import { QUICK } from "./lib/setup.mjs";
import { laid, play } from "./lib/shires.mjs";

let browser;
before(async () => { browser = await launch(); });
after(() => browser.close());

test("Shires: a whole game of two people who pass the device", async () => {
  const table = await Table.open(browser, { init: QUICK });
  await table.press("title.new.shires");
  await table.wait("new.start");
  while (await table.has("new.remove.2")) await table.press("new.remove.2");
  for (const seat of [0, 1]) if (!(await table.wait(`new.kind.${seat}.0`)).on) await table.press(`new.kind.${seat}.0`);
  await table.press("new.start");
  const done = await play(table, async () => false);
  assert.ok(laid(done) >= 68, `nearly all of 71 tiles are laid, ${laid(done)} of them`);
  assert.ok(done.some((id) => /^follower\.[crf]:/.test(id)), "followers were placed");
  assert.match(await table.status(), /wins|has won|win|draw|share/i);
  await table.picture("shires-end");
  assert.deepEqual(table.problems, []);
  await table.close();
});

test("Shires: a whole game against a computer player", async () => {
  const table = await Table.open(browser, { init: QUICK });
  await table.click("title.quick.shires");
  await play(table, async () => false);
  assert.ok(await table.has("end.rematch"));
  assert.deepEqual(table.problems, []);
  assert.deepEqual(table.outside, []);
  await table.close();
});

test("Shires: after a reload in mid-turn the same tile waits for its follower", async () => {
  const table = await Table.open(browser, { init: QUICK });
  await table.click("title.quick.shires");
  const done = await play(table, async (all) => laid(all) >= 5 && await table.has("follower.none"));
  const before = (await table.controls()).map((control) => control.id).filter((id) => id.startsWith("follower.")).sort();
  await table.reload();
  await table.wait("follower.none");
  const again = (await table.controls()).map((control) => control.id).filter((id) => id.startsWith("follower.")).sort();
  assert.deepEqual(again, before, "the same tile waits for its follower");
  await play(table, async (all) => laid(all) >= 7, done);
  assert.deepEqual(table.problems, []);
  await table.close();
});

/** Looks at who holds the towns, and asks about one of them. */
async function askAboutATown(table, name) {
  const wide = await table.has("towns");
  await table.click(wide ? "towns" : "holders");
  if (!wide) await table.click("holders.of.1");
  const mark = (await table.controls()).find((control) => control.id.startsWith("mark."));
  assert.ok(mark, "somebody holds a town");
  await table.click(mark.id);
  assert.equal((await table.wait("about")).label, mark.label);
  await table.picture(`shires-${name}-holders`);
  await table.click(wide ? "towns" : "board");
  assert.equal(await table.has(mark.id), false);
}

for (const [name, size] of Object.entries({ laptop: SIZES.laptop, desktop: SIZES.desktop, phone: SIZES.phone })) {
  test(`Shires: an early, a middle and a full board at ${size.width}x${size.height}`, async () => {
    const table = await Table.open(browser, { init: QUICK, size });
    await table.press("title.quick.shires");
    const done = [];
    for (const [board, tiles] of [["early", 2], ["middle", 8], ["full", 15]]) {
      await play(table, async (all) => laid(all) >= tiles, done);
      await table.picture(`shires-${name}-${board}`);
      if (board === "middle") await askAboutATown(table, name);
    }
    assert.ok(laid(done) >= 15);
    assert.deepEqual(table.problems, []);
    await table.close();
  });
}
