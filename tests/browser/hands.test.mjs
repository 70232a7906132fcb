// Input: wheels and pinches of every kind, keys on every layout, fingers, a page that comes back.
import test, { after, before } from "node:test";
import assert from "node:assert/strict";
import { launch, SIZES, Table } from "./lib/table.mjs";
import { QUICK } from "./lib/setup.mjs";

let browser;
before(async () => { browser = await launch(); });
after(() => browser.close());

const middle = ([x, y, w, h]) => [x + w / 2, y + h / 2];

/** Dispatches wheel events on the canvas as a browser would. */
async function wheel(table, [x, y], events) {
  await table.page.evaluate(([clientX, clientY, list]) => {
    for (const init of list) {
      document.getElementById("canvas").dispatchEvent(new WheelEvent("wheel", { clientX, clientY, bubbles: true, cancelable: true, ...init }));
    }
  }, [x, y, events]);
  await table.frame(6);
}
const many = (count, init) => Array.from({ length: count }, () => init);

/** Which rotation of the tile in hand is shown. */
const turn = async (table) => (await table.controls()).find((control) => /^tile\.turn\.\d$/.test(control.id) && control.on)?.id;
const cellSize = async (table, id) => (await table.control(id)).rect[2];

/** Shires with the pointer over a cell in which a notch turns the tile. */
async function overACell(options = {}) {
  const table = await Table.open(browser, { init: QUICK, size: SIZES.laptop, ...options });
  await table.press("title.quick.shires");
  await table.wait("tile.turn.right");
  for (let tile = 0; tile < 10; ++tile) {
    for (const cell of (await table.controls()).filter((control) => control.id.startsWith("place."))) {
      const at = middle(cell.rect);
      await table.page.mouse.move(...at);
      await table.frame(3);
      const before = await turn(table);
      await wheel(table, at, [{ deltaY: 100 }]);
      if (await turn(table) !== before) return { table, id: cell.id, at };
    }
    await table.press((await table.controls()).find((control) => control.id.startsWith("place.")).id);
    await table.frame(6);
    if (await table.waitAny(["follower.none", "tile.turn.right"]) === "follower.none") await table.press("follower.none");
    await table.wait("tile.turn.right");
  }
  throw new Error("No tile could be turned");
}

test("the wheel turns a tile by distance, whatever the events are", async () => {
  const { table, at } = await overACell();
  const turns = async (events) => {
    await wheel(table, at, [{ deltaY: -Math.sign(events[0].deltaY) }]);   // the other way: what was begun is forgotten
    const before = await turn(table);
    await wheel(table, at, events);
    return before !== await turn(table);
  };
  assert.equal(await turns([{ deltaY: 1 }]), false, "a pixel is no step");
  assert.equal(await turns(many(24, { deltaY: 5 })), true, "24 small events are one step");
  assert.equal(await turns(many(50, { deltaY: 1 })), false);
  assert.equal(await turns([{ deltaY: 3, deltaMode: 1 }]), true, "three lines are a notch");
  assert.equal(await turns([{ deltaY: -1, deltaMode: 2 }]), true, "a page is one as well");
  assert.deepEqual(table.problems, []);
  await table.close();
});

test("Ctrl and wheel, and Safari's gestures, zoom about the pointer and turn nothing", async () => {
  const { table, id, at } = await overACell();
  const shown = await turn(table);
  const size = await cellSize(table, id);
  await wheel(table, at, many(10, { deltaY: -4, ctrlKey: true }));
  const nearer = await cellSize(table, id);
  assert.ok(nearer > size * 1.2, `${size} became ${nearer}`);
  assert.equal(await turn(table), shown);
  const [x, y] = middle((await table.control(id)).rect);
  assert.ok(Math.hypot(x - at[0], y - at[1]) < 3, "what is under the pointer stays there");
  const prevented = await table.page.evaluate(([clientX, clientY]) => {
    const canvas = document.getElementById("canvas");
    const send = (kind, scale) => {
      const event = Object.assign(new Event(kind, { bubbles: true, cancelable: true }), { scale, clientX, clientY });
      canvas.dispatchEvent(event);
      return event.defaultPrevented;
    };
    return [send("gesturestart", 1), send("gesturechange", 0.8), send("gesturechange", 0.5), send("gestureend", 0.5)];
  }, at);
  await table.frame(6);
  assert.deepEqual(prevented, [true, true, true, true], "the page itself is not zoomed");
  assert.ok(await cellSize(table, id) < nearer * 0.8);
  assert.equal(await turn(table), shown);
  await table.close();
});

test("beside the cells the wheel zooms, and over a list it scrolls and zooms nothing", async () => {
  const { table, id } = await overACell();
  const size = await cellSize(table, id);
  const board = (await table.control("fit")).rect;
  await wheel(table, [board[0] - 20, board[1] - 60], [{ deltaY: -100 }]);
  assert.ok(await cellSize(table, id) > size);
  const zoomed = await cellSize(table, id);
  await wheel(table, [SIZES.laptop.width - 60, SIZES.laptop.height - 120], [{ deltaY: -100 }, { deltaY: -40, ctrlKey: true }]);
  assert.equal(await cellSize(table, id), zoomed);
  await table.close();
});

/** A game of Isles, the person's own move, with the keyboard on the canvas. */
async function atTheKeys() {
  const table = await Table.open(browser, { init: QUICK, size: SIZES.laptop });
  await table.press("title.quick");
  await spots(table);
  await table.page.evaluate(() => document.getElementById("canvas").focus());
  return table;
}
async function strike(table, code, key, init = {}) {
  await table.page.evaluate(([c, k, more]) => {
    for (const kind of ["keydown", "keyup"]) {
      document.getElementById("canvas").dispatchEvent(new KeyboardEvent(kind, { code: c, key: k, bubbles: true, cancelable: true, ...more }));
    }
  }, [code, key, init]);
  await table.frame(5);
}
const spotPlace = async (table) => (await table.controls()).find((control) => control.kind === "spot").rect.join();
const statsOpen = async (table) => (await table.controls()).some((control) => control.id === "stats" && control.on);

test("digits count on every layout and on the keypad, signs where they are typed", async () => {
  const table = await atTheKeys();
  const fitted = await spotPlace(table);
  for (const [code, key] of [["Digit0", "0"], ["Digit0", "à"], ["Digit0", "é"], ["Numpad0", "0"]]) {
    await strike(table, "BracketRight", "+");
    assert.notEqual(await spotPlace(table), fitted, "+ zooms");
    await strike(table, code, key);
    assert.equal(await spotPlace(table), fitted, `${code} that types ${key} fits the board`);
  }
  await strike(table, "NumpadAdd", "+");
  assert.notEqual(await spotPlace(table), fitted);
  await table.close();
});

test("letters go by the layout, and by their place where it has none of ours", async () => {
  const table = await atTheKeys();
  assert.equal(await statsOpen(table), false);
  for (const [code, key] of [["KeyS", "s"], ["KeyO", "s"], ["KeyS", "ы"], ["KeyS", "S"]]) {
    await strike(table, code, key);
    assert.equal(await statsOpen(table), true, `${key} at ${code}`);
    await strike(table, code, key);
    assert.equal(await statsOpen(table), false, `${key} at ${code} again`);
  }
  await strike(table, "KeyS", "o");
  await strike(table, "KeyS", "s", { ctrlKey: true });
  await strike(table, "KeyS", "s", { isComposing: true });
  assert.equal(await statsOpen(table), false, "another letter, a chord, an input method");
  await table.close();
});

test("a key is not lost after a chord, nor when the focus goes elsewhere while it is held", async () => {
  const table = await atTheKeys();
  const { keyboard } = table.page;
  await keyboard.down("s");
  await table.frame(4);
  assert.equal(await statsOpen(table), true);
  await keyboard.down("Control");
  await keyboard.up("s");
  await keyboard.up("Control");
  await keyboard.press("s");
  await table.frame(5);
  assert.equal(await statsOpen(table), false, "S counts again after Ctrl was pressed while it was held");
  await keyboard.down("s");
  await table.frame(4);
  await table.page.evaluate(() => document.querySelector("#mirror-controls button").focus());
  await keyboard.up("s");
  await table.page.evaluate(() => document.getElementById("canvas").focus());
  await table.frame(4);
  await keyboard.press("s");
  await table.frame(5);
  assert.equal(await statsOpen(table), false);
  await table.close();
});

test("chords, F keys and Tab stay with the browser", async () => {
  const table = await atTheKeys();
  const kept = await table.page.evaluate(() => [["KeyR", "r", { ctrlKey: true }], ["F5", "F5", {}], ["Tab", "Tab", {}], ["ArrowLeft", "ArrowLeft", {}]]
    .map(([code, key, more]) => document.getElementById("canvas")
      .dispatchEvent(new KeyboardEvent("keydown", { code, key, bubbles: true, cancelable: true, ...more }))));
  assert.deepEqual(kept, [true, true, true, false]);
  await table.close();
});

const PHONE = { size: SIZES.phone, context: { hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
  init: () => localStorage.setItem("landwright.preferences", "speed 0\nmotion 2\nconfirm 1\n") };
const spots = async (table) => {
  await table.page.waitForFunction(() => document.querySelector('#mirror-controls button[data-kind="spot"]') !== null);
  return (await table.controls()).filter((control) => control.kind === "spot");
};

test("a phone is one from the first frame, and a computer when its mouse is used", async () => {
  const table = await Table.open(browser, PHONE);
  await table.press("title.quick");
  await table.press((await spots(table))[0].id);
  assert.ok(await table.has("confirm"), "confirmed on touch, although nothing was touched yet");
  await table.press("cancel");
  await table.page.mouse.move(200, 30);
  await table.page.mouse.move(210, 35);
  await table.frame(4);
  await table.press((await spots(table))[0].id);
  await table.frame(4);
  assert.equal(await table.has("confirm"), false, "the mouse was the last pointer used");
  await table.close();
});

test("corners and cut-outs of the screen are left to the sea", async () => {
  const table = await Table.open(browser, PHONE);
  const page = await table.context.newCDPSession(table.page);
  await page.send("Emulation.setSafeAreaInsetsOverride", { insets: { top: 44, topMax: 44, bottom: 34, bottomMax: 34 } });
  await table.press("title.quick");
  await spots(table);
  await table.page.waitForFunction(() => document.getElementById("canvas").getBoundingClientRect().top === 44);
  await table.frame(6);
  const { height } = await table.page.evaluate(() => document.getElementById("canvas").getBoundingClientRect());
  assert.equal(height, SIZES.phone.height - 44 - 34);
  for (const { id, rect: [, y, , h] } of await table.controls()) assert.ok(y >= -0.5 && y + h <= height + 0.5, `${id} is outside`);
  await table.picture("safe-area");
  await table.still();
  const spot = (await spots(table))[0];
  await table.page.touchscreen.tap(spot.rect[0] + spot.rect[2] / 2, 44 + spot.rect[1] + spot.rect[3] / 2);
  await table.wait("confirm");
  await table.close();
});

test("the soft keyboard covers no card and does not move the board", async () => {
  const table = await Table.open(browser, PHONE);
  const places = await table.page.evaluate(() => {
    const canvas = document.getElementById("canvas").getBoundingClientRect().toJSON();
    document.getElementById("entry").showModal();
    Object.defineProperty(visualViewport, "height", { get: () => innerHeight - 380 });
    visualViewport.dispatchEvent(new Event("resize"));
    const card = document.getElementById("entry").getBoundingClientRect();
    const after = document.getElementById("canvas").getBoundingClientRect().toJSON();
    return { free: innerHeight - 380, bottom: card.bottom, top: card.top, canvas, after };
  });
  assert.ok(places.top >= 0 && places.bottom <= places.free, JSON.stringify(places));
  assert.deepEqual(places.after, places.canvas);
  await table.close();
});

test("a page that comes back from the browser's cache of pages is drawn anew", async () => {
  const table = await atTheKeys();
  await table.page.mouse.move(5, 5);
  const idle = async () => {
    const before = await table.frames();
    await table.frame(10);
    return await table.frames() === before;
  };
  for (let i = 0; i < 100 && !await idle(); ++i);
  const before = await table.frames();
  await table.page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  await table.frame(4);
  assert.ok(await table.frames() > before);
  await table.close();
});
