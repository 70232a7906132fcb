// Between two people nothing private is on the canvas, in the DOM or in the title.
import test, { after, before } from "node:test";
import assert from "node:assert/strict";
import { launch, Table } from "./lib/table.mjs";
import { Person } from "./lib/person.mjs";
import { QUICK, twoPeople } from "./lib/setup.mjs";

let browser;
before(async () => { browser = await launch(); });
after(() => browser.close());

/** Plays until the card is there after somebody has held cards. */
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

/** The largest difference of two pictures of the same size, in any pixel and colour: 0 to 255. */
const largestDifference = (page, one, other) => page.evaluate(async (pictures) => {
  const [a, b] = await Promise.all(pictures.map(async (text) => {
    const bitmap = await createImageBitmap(new Blob([Uint8Array.from(atob(text), (c) => c.charCodeAt(0))], { type: "image/png" }));
    const context = Object.assign(document.createElement("canvas"), { width: bitmap.width, height: bitmap.height }).getContext("2d");
    context.drawImage(bitmap, 0, 0);
    return context.getImageData(0, 0, bitmap.width, bitmap.height).data;
  }));
  return a.length === b.length ? a.reduce((most, value, i) => Math.max(most, Math.abs(value - b[i])), 0) : 255;
}, [one, other].map((picture) => Buffer.from(picture).toString("base64")));

test("the card's pixels are the same whether or not the other hand was on the screen before", async () => {
  const table = await Table.open(browser, { init: QUICK });
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
  // A picture at another place of its texture may be rounded otherwise.
  const apart = await largestDifference(table.page, after, fresh);
  assert.ok(apart <= 1, `nothing of the hand before shows through: ${apart} of 255`);
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
