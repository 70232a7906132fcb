// What the system and the browser ask for takes effect while the page runs: colours, contrast, motion, text size.
import test, { after, before } from "node:test";
import assert from "node:assert/strict";
import { launch, SIZES, Table } from "./lib/table.mjs";
import { Person } from "./lib/person.mjs";
import { QUICK } from "./lib/setup.mjs";

let browser;
before(async () => { browser = await launch(); });
after(() => browser.close());

const themed = (table, name) => table.page.waitForFunction((wanted) => document.documentElement.dataset.theme === wanted, name);
/** The colour of the canvas in its corner, where the sea is. */
async function corner(table) {
  await table.frame();
  const shot = (await table.page.screenshot({ clip: { x: 2, y: 2, width: 4, height: 4 } })).toString("base64");
  return table.page.evaluate(async (base64) => {
    const image = new Image();
    image.src = `data:image/png;base64,${base64}`;
    await image.decode();
    const context = document.createElement("canvas").getContext("2d");
    context.drawImage(image, 0, 0);
    return [...context.getImageData(0, 0, 1, 1).data].join();
  }, shot);
}

test("colours and contrast that change while it runs change the program and the cards", async () => {
  const table = await Table.open(browser, { init: QUICK, painted: true });
  await themed(table, "light");
  const shown = new Map([["light", await corner(table)]]);
  for (const [media, theme] of [[{ colorScheme: "dark" }, "dark"], [{ colorScheme: "light" }, "light"], [{ contrast: "more" }, "contrast"],
    [{ contrast: "no-preference" }, "light"], [{ forcedColors: "active" }, "contrast"], [{ forcedColors: "none" }, "light"]]) {
    await table.page.emulateMedia(media);
    await themed(table, theme);
    const colour = await corner(table);
    if (shown.has(theme)) assert.equal(colour, shown.get(theme), JSON.stringify(media));
    else assert.ok(![...shown.values()].includes(colour), JSON.stringify(media));
    shown.set(theme, colour);
  }
  const panel = () => table.page.evaluate(() => getComputedStyle(document.querySelector("#loading .card")).backgroundColor);
  await table.page.emulateMedia({ colorScheme: "dark" });
  await themed(table, "dark");
  assert.equal(await panel(), "rgb(42, 46, 51)");
  assert.deepEqual(table.problems, []);
  await table.close();
});

test("what the person chose in the program outweighs the system, before and after a change", async () => {
  const table = await Table.open(browser, { init: () => localStorage.setItem("landwright.preferences", "theme 1\nspeed 0\nmotion 2\n") });
  await themed(table, "dark");
  await table.page.emulateMedia({ contrast: "more", colorScheme: "light" });
  await table.frame(10);
  assert.equal(await table.page.getAttribute("html", "data-theme"), "dark");
  await table.close();
});

test("the browser's text size, changed while it runs, scales the program and the cards", async () => {
  const table = await Table.open(browser, { init: QUICK, size: SIZES.desktop });
  const session = await table.context.newCDPSession(table.page);
  const height = async () => (await table.wait("title.new")).rect[3];
  const usual = await height();
  const letters = () => table.page.evaluate(() => parseFloat(getComputedStyle(document.getElementById("loading-text")).fontSize));
  assert.equal(await letters(), 16);
  for (const [pixels, factor] of [[24, 1.5], [20, 1.25], [16, 1]]) {
    await session.send("Page.setFontSizes", { fontSizes: { standard: pixels } });
    await table.page.waitForFunction(([expected]) => {
      const [, , , h] = document.querySelector('#mirror-controls button[data-id="title.new"]').dataset.rect.split(" ").map(Number);
      return Math.abs(h - expected) < 1.5;
    }, [usual * factor]);
    assert.equal(await letters(), pixels);
    await table.picture(`text-size-${pixels}`);
  }
  assert.deepEqual(table.problems, []);
  await table.close();
});

test("reduced motion, asked for while it runs, stills what moved", async () => {
  const table = await Table.open(browser, { init: () => localStorage.setItem("landwright.preferences", "speed 1\nmotion 0\nconfirm 2\n") });
  await table.page.emulateMedia({ reducedMotion: "no-preference" });
  await table.press("title.quick");
  await new Person(table).turn();
  const settled = async () => {
    for (let last = -1; last !== await table.frames();) {
      last = await table.frames();
      await table.frame(20);
    }
  };
  /** How many frames the camera takes to return to the whole board. */
  const flight = async () => {
    await table.page.mouse.move(500, 300);
    await table.page.mouse.wheel(0, -300);
    await settled();
    const before = await table.frames();
    await table.press("fit");
    await settled();
    return await table.frames() - before;
  };
  const moving = await flight();
  await table.page.emulateMedia({ reducedMotion: "reduce" });
  const stilled = await flight();
  await table.page.emulateMedia({ reducedMotion: "no-preference" });
  const again = await flight();
  assert.ok(stilled < moving && stilled < again, `${moving}, stilled ${stilled}, again ${again} frames`);
  assert.deepEqual(table.problems, []);
  await table.close();
});
