// The page itself: idle, policy, sub-path, lost graphics, sizes, touch, keyboard.
import test, { after, before } from "node:test";
import assert from "node:assert/strict";
import { launch, SIZES, Table } from "./lib/table.mjs";
import { Person } from "./lib/person.mjs";
import { QUICK } from "./lib/setup.mjs";

let browser;
before(async () => { browser = await launch(); });
after(() => browser.close());

async function started(options = {}) {
  const table = await Table.open(browser, { init: QUICK, ...options });
  await table.click("title.quick");
  const person = new Person(table, { byMirror: true });
  await person.play({ until: async () => person.done.filter((id) => id === "end").length >= 3 && await table.can("roll") });
  return table;
}

/** Lets animation frames pass; the page's own counter of drawn frames must not move. */
async function idleFrames(table, frames) {
  const before = await table.frames();
  for (let i = 0; i < frames; ++i) await table.frame();
  return await table.frames() - before;
}

/** Counts the animation frames that the page asks for; this file's own go through `plainRequest`. */
const COUNTED = `(${QUICK})(); window.asked = 0; window.plainRequest = window.requestAnimationFrame;
  window.requestAnimationFrame = (callback) => { ++window.asked; return window.plainRequest.call(window, callback); };`;
/** How often the page asked for an animation frame while the browser showed `count`. */
const asksIn = (table, count) => table.page.evaluate((wanted) => new Promise((done) => {
  const before = window.asked;
  let left = wanted;
  const next = () => (left-- > 0 ? window.plainRequest.call(window, next) : done(window.asked - before));
  next();
}), count);

test("when nothing happens, no frame is drawn or asked for", async () => {
  const table = await started({ init: COUNTED });
  await table.page.mouse.move(5, 5);
  await table.still();
  assert.equal(await idleFrames(table, 60), 0);
  // Now and then it checks that the game is stored.
  assert.ok(await asksIn(table, 240) <= 8);
  const before = await table.frames();
  await table.page.mouse.move(300, 200);
  await table.page.waitForFunction((frames) => Module.host.frames > frames, before);   // it is awake again
  await table.close();
});

test("it works in a sub-path, asks nothing outside its folder and keeps its policy", async () => {
  const table = await started({ prefix: "/some/deep/path/" });
  assert.deepEqual(table.outside, []);
  assert.deepEqual(table.problems, []);
  const policy = await table.page.getAttribute("meta[http-equiv=Content-Security-Policy]", "content");
  assert.match(policy, /script-src 'self' 'wasm-unsafe-eval'/);
  assert.doesNotMatch(policy, /unsafe-inline|'unsafe-eval'/);
  await table.close();
});

test("a lost graphics context comes back and the game goes on", async () => {
  const table = await started({ painted: true });
  await table.page.mouse.move(5, 5);
  await table.frame();
  await table.page.evaluate(() => new Promise((restored) => {
    const extension = document.getElementById("canvas").getContext("webgl2").getExtension("WEBGL_lose_context");
    const canvas = document.getElementById("canvas");
    canvas.addEventListener("webglcontextrestored", () => restored(), { once: true });
    canvas.addEventListener("webglcontextlost", () => setTimeout(() => extension.restoreContext(), 0), { once: true });
    extension.loseContext();
  }));
  await table.frame();
  await table.frame();
  await table.picture("context-restored");
  assert.ok(await table.page.isHidden("#problem"));
  await table.click("roll");
  await table.waitAny(["end", "discard.confirm", "victim.1", "confirm", "fit"]);
  await table.close();
});

for (const [name, size] of Object.entries({ ...SIZES, small: { width: 360, height: 640 }, ultrawide: { width: 2560, height: 1080 } })) {
  test(`at ${size.width}x${size.height} every control is on the screen and none covers another`, async () => {
    const table = await started({ size });
    await table.picture(`game-${name}`);
    const controls = (await table.controls()).filter((control) => control.kind !== "spot" && !/^(log|stats)\./.test(control.id));
    for (const { id, rect: [x, y, w, h] } of controls) {
      assert.ok(x >= -0.5 && y >= -0.5 && x + w <= size.width + 0.5 && y + h <= size.height + 0.5, `${id} is cut: ${[x, y, w, h]}`);
    }
    const overlaps = [];
    for (const a of controls) for (const b of controls) {
      const [ax, ay, aw, ah] = a.rect;
      const [bx, by, bw, bh] = b.rect;
      const w = Math.min(ax + aw, bx + bw) - Math.max(ax, bx);
      const h = Math.min(ay + ah, by + bh) - Math.max(ay, by);
      const inside = (ax >= bx && ay >= by && ax + aw <= bx + bw && ay + ah <= by + bh)
        || (bx >= ax && by >= ay && bx + bw <= ax + aw && by + bh <= ay + ah);
      if (a.id < b.id && w > 1 && h > 1 && !inside) overlaps.push(`${a.id} and ${b.id}`);
    }
    assert.deepEqual(overlaps, []);
    assert.equal(await table.page.evaluate(() => document.documentElement.scrollHeight <= innerHeight), true, "the page does not scroll");
    await table.close();
  });
}

test("with a finger: the first tap shows, the second one places", async () => {
  const table = await Table.open(browser, { size: SIZES.phone, context: { hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
    init: () => localStorage.setItem("landwright.preferences", "speed 0\nmotion 2\nconfirm 1\n") });
  await table.tap("title.quick");
  const spot = (await waitForSpots(table))[0].id;
  await table.tap(spot);
  await table.wait("confirm");
  await table.picture("touch-preview");
  await table.tap(spot);
  const road = await waitForSpots(table, (id) => id.includes("-S(") || id.includes("-N("));
  assert.ok(road.length >= 2, "the settlement stands and its roads are offered");
  assert.deepEqual(table.problems, []);
  await table.close();
});

async function waitForSpots(table, test = () => true) {
  for (let i = 0; i < 600; ++i) {
    const spots = (await table.controls()).filter((control) => control.kind === "spot" && test(control.id));
    if (spots.length > 0) return spots;
    await table.frame();
  }
  throw new Error("No place was marked");
}

test("with the mirror's buttons alone", async () => {
  const table = await Table.open(browser, { init: QUICK });
  await table.press("title.quick");
  const spots = await waitForSpots(table);
  assert.ok(spots.every((spot) => spot.label.length > 6), "places are told in words");
  await table.press(spots[0].id);
  await table.frame();
  assert.ok((await table.log()).some((line) => /Ada .*settlement/.test(line)), "the log tells it");
  await table.close();
});
