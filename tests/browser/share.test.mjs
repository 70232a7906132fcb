// Watching and sharing: replay, links in the address, pictures.
import test, { after, before } from "node:test";
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { launch, Table } from "./lib/table.mjs";
import { Person } from "./lib/person.mjs";
import { QUICK, finishedGame, twoPeople } from "./lib/setup.mjs";

let browser;
before(async () => { browser = await launch(); });
after(() => browser.close());

const CLIPBOARD = { permissions: ["clipboard-read", "clipboard-write"] };
const open = (options = {}) => Table.open(browser, { init: QUICK, context: CLIPBOARD, ...options });

/** What follows '#' in the copied address. The clipboard gets it a moment after the press. */
async function copiedFragment(table) {
  let address = "";
  for (let frames = 0; frames < 200 && !address.startsWith(table.server.url); ++frames) {
    address = await table.page.evaluate(() => navigator.clipboard.readText());
    await table.frame(1);
  }
  assert.ok(address.startsWith(table.server.url), address);
  return address.slice(address.indexOf("#"));
}
async function shared(table, id) {
  await table.press(id);
  const fragment = await copiedFragment(table);
  await table.press("share.close");
  return fragment;
}
const stepOf = async (table) => Number(/^Step (\d+) of/.exec(await table.status())?.[1]);

test("a finished game is gone through step by step, and plays by itself", async () => {
  const table = await open();
  await finishedGame(table);
  const end = await table.status();
  await table.click("end.watch");
  const steps = Number(/^Step 0 of (\d+)/.exec(await table.waitStatus(/^Step 0 of/))[1]);
  assert.ok(steps > 20);
  await table.click("replay.after");
  assert.equal(await stepOf(table), 1);
  for (const [key, step] of [["ArrowRight", 2], ["ArrowRight", 3], ["ArrowLeft", 2], ["End", steps], ["ArrowLeft", steps - 1], ["Home", 0]]) {
    await table.page.keyboard.press(key);
    await table.frame();
    assert.equal(await stepOf(table), step, key);
  }
  await table.click("replay.turn.after");
  const turn = await stepOf(table);
  assert.ok(turn > 1);
  await table.click("replay.turn.after");
  await table.click("replay.turn.before");
  assert.equal(await stepOf(table), turn);
  await table.click("replay.last");
  assert.ok((await table.status()).endsWith(end), "the end is the end of the game");
  await table.click("replay.first");
  await table.click("replay.speed");
  await table.picture("replay");
  await table.page.keyboard.press("Space");
  await table.waitStatus(/^Step ([5-9]|\d\d+) of/);
  await table.page.keyboard.press("Space");
  await table.frame();
  const paused = await stepOf(table);
  await table.frame(60);
  assert.equal(await stepOf(table), paused);
  await table.click("replay.close");
  await table.wait("end.rematch");
  assert.deepEqual(table.problems, []);
  await table.close();
});

test("how a game went: chances to win by round, and a turning point is watched at one press", async () => {
  const table = await open();
  await finishedGame(table);
  await table.click("end.chart.1");
  await table.page.waitForFunction(() => document.querySelector('[data-id^="course.point."]') !== null);
  const point = (await table.controls()).find(({ id }) => id.startsWith("course.point."));
  assert.match(point.label, /: \w+ \d+ → \d+ %$/);
  await table.picture("course");
  await table.click(point.id);
  await table.waitStatus(new RegExp(`^Step ${point.id.split(".")[2]} of`));
  await table.picture("replay-turning-point");
  await table.click("replay.close");
  await table.wait("end.rematch");
  assert.deepEqual(table.problems, []);
  await table.close();
});

test("once the game is over it is seen through any eyes, or all", async () => {
  const table = await open();
  await finishedGame(table);
  await table.click("end.watch");
  const hands = async () => (await table.controls()).filter(({ id }) => id.startsWith("hand.seat.")).map(({ id }) => id);
  assert.equal((await hands()).length, 4);
  await table.click("eyes.1");
  assert.deepEqual(await hands(), ["hand.seat.1"]);
  await table.click("eyes.public");
  assert.deepEqual(await hands(), []);
  await table.click("eyes.open");
  assert.equal((await hands()).length, 4);
  await table.close();
});

test("an unfinished game of two people shows no hand before the card", async () => {
  const table = await open();
  await twoPeople(table);
  const person = new Person(table, { builds: false, byMirror: true });
  await person.play({ until: async () => person.done.filter((id) => id === "end").length >= 3 && await table.has("handoff.ready") });
  await table.reload();
  await table.press("handoff.ready");
  await table.press("menu");
  await table.press("menu.saves");
  const slot = await table.page.evaluate(() => localStorage.getItem("landwright.current"));
  await table.press(`save.${slot}.watch`);
  await table.wait("replay.play");
  const ids = async (start) => (await table.controls()).map(({ id }) => id).filter((id) => id.startsWith(start));
  assert.deepEqual(await ids("hand.seat."), []);
  assert.ok(!await table.has("eyes.open"));
  await table.press("replay.last");
  assert.deepEqual(await ids("hand.seat."), []);
  await table.click("eyes.1");
  assert.deepEqual((await table.controls()).map(({ id }) => id).sort(), ["handoff.back", "handoff.ready"]);
  await table.picture("replay-hand-off");
  await table.click("handoff.back");
  assert.deepEqual(await ids("hand.seat."), []);
  await table.click("eyes.1");
  await table.click("handoff.ready");
  assert.deepEqual(await ids("hand.seat."), ["hand.seat.1"]);
  await table.press("replay.close");
  await table.press("saves.back");
  await table.wait("handoff.ready");
  assert.deepEqual((await table.controls()).map(({ id }) => id), ["handoff.ready"], "whoever played takes the device again");
  assert.deepEqual(table.problems, []);
  await table.close();
});

test("a link brings the board and its settings, and asks first", async () => {
  const table = await open();
  await table.press("title.quick");
  await table.press("menu");
  await table.press("menu.share");
  await table.picture("share");
  const fragment = await shared(table, "share.board");
  assert.match(fragment, /^#isles=[\w-]{100,600}$/);
  const other = await open({ fragment });
  await other.wait("link.play");
  assert.match(await other.status(), /^A shared board: 4 players, 19 hexes/);
  await other.picture("link-board");
  await other.click("link.leave");
  await other.wait("title.quick");
  assert.equal(await other.page.evaluate(() => location.hash), "");
  assert.ok(!await other.has("title.continue"), "nothing was begun");
  // The same, while another game is on the screen: it is kept.
  await other.press("title.quick");
  await other.wait("menu");
  const before = await other.page.evaluate(() => localStorage.getItem("landwright.current"));
  await other.page.evaluate((hash) => { location.hash = hash; }, fragment);
  await other.wait("link.play");
  assert.equal(await other.page.evaluate(() => localStorage.getItem("landwright.current")), before);
  await other.click("link.play");
  await other.wait("menu");
  await other.press("menu");
  await other.press("menu.share");
  assert.equal(await shared(other, "share.board"), fragment, "the same board with the same settings");
  await other.press("menu");
  await other.press("menu.saves");
  assert.ok(await other.has(`save.${before}.load`), "the game before is still there");
  assert.deepEqual([...table.problems, ...other.problems], []);
  await table.close();
  await other.close();
});

test("a table that is being set up is passed on as a link", async () => {
  const table = await open();
  await table.press("title.new");
  await table.press("new.preset.2");
  await table.press("new.link");
  const other = await open({ fragment: await copiedFragment(table) });
  await other.wait("link.play");
  assert.match(await other.status(), /^A shared board: 2 players, 19 hexes/);
  assert.deepEqual([...table.problems, ...other.problems], []);
  await table.close();
  await other.close();
});

test("a link brings a whole finished game, to be watched and kept", async () => {
  const table = await open();
  await finishedGame(table);
  const end = await table.status();
  await table.press("end.share");
  const fragment = await shared(table, "share.game");
  assert.ok(fragment.length <= 8001, `${fragment.length} characters`);
  const other = await open({ fragment });
  await other.wait("link.watch");
  await other.picture("link-game");
  await other.click("link.watch");
  await other.waitStatus(/^Step 0 of/);
  await other.click("replay.last");
  assert.ok((await other.status()).endsWith(end));
  await other.click("replay.close");
  await other.wait("title.quick");
  await other.page.evaluate((hash) => { location.hash = hash; }, fragment);
  await other.click("link.keep");
  await other.click("title.saves");
  assert.equal((await other.controls()).filter(({ id }) => /^save\..*\.watch$/.test(id)).length, 1);
  assert.deepEqual([...table.problems, ...other.problems], []);
  await table.close();
  await other.close();
});

test("a damaged link is named and nothing is lost", async () => {
  const table = await open();
  await table.press("title.quick");
  await new Person(table).turn();
  await table.press("menu");
  await table.press("menu.share");
  const fragment = await shared(table, "share.board");
  const stored = () => table.page.evaluate(() => JSON.stringify(Object.entries(localStorage).sort()));
  const before = await stored();
  for (const damaged of [fragment.slice(0, -4), fragment.slice(0, 40) + (fragment[40] === "A" ? "B" : "A") + fragment.slice(41), "#nonsense"]) {
    await table.page.evaluate((hash) => { location.hash = hash; }, damaged);
    await table.wait("notice.close");
    assert.match((await table.log()).at(-1), /link|address/i);
    assert.ok(!await table.has("link.play"));
    assert.ok(await table.has("menu"), "the game goes on");
    await table.press("notice.close");
  }
  assert.equal(await stored(), before);
  await table.close();
});

/** Decodes the file in the page: its size, and its colours at places given as fractions of width and height. */
async function look(table, bytes, places) {
  return table.page.evaluate(async ({ base64, at }) => {
    const binary = Uint8Array.from(atob(base64), (c) => c.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([binary], { type: "image/png" }));
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const context = canvas.getContext("2d", { willReadFrequently: true });
    context.drawImage(bitmap, 0, 0);
    return { width: bitmap.width, height: bitmap.height,
      colours: at.map(([x, y]) => [...context.getImageData(Math.floor(x * bitmap.width), Math.floor(y * bitmap.height), 1, 1).data]) };
  }, { base64: bytes.toString("base64"), at: places });
}

test("a picture of the board is saved in the width asked for", async () => {
  const table = await open({ painted: true });
  await table.press("title.quick");
  await table.press("menu");
  await table.press("menu.share");
  for (const [size, width] of [["share.size.0", 800], ["share.size.2", 3200]]) {
    await table.press(size);
    const [download] = await Promise.all([table.page.waitForEvent("download"), table.press("share.picture")]);
    assert.equal(download.suggestedFilename(), "landwright-isles.png");
    const bytes = await readFile(await download.path());
    assert.deepEqual([...bytes.subarray(1, 4)], [...Buffer.from("PNG")]);
    const picture = await look(table, bytes, [[0.01, 0.01], [0.5, 0.44], [0.99, 0.99]]);
    assert.equal(picture.width, width);
    assert.ok(picture.height > width * 0.6 && picture.height < width * 1.3);
    const [corner, middle, opposite] = picture.colours;
    assert.ok(corner[2] > corner[0] && opposite[2] > opposite[0], `sea in the corners: ${corner}, ${opposite}`);
    assert.ok(middle[2] < middle[0] || middle[2] < middle[1], `land in the middle: ${middle}`);
    assert.ok([corner, middle, opposite].every((colour) => colour[3] === 255));
  }
  assert.deepEqual(table.problems, []);
  await table.close();
});
