// Text that people type: input methods, the card's focus and colours, and names in every script.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { QUICK } from "./lib/setup.mjs";
import { launch, SIZES, Table } from "./lib/table.mjs";

let browser;
before(async () => { browser = await launch(); });
after(() => browser.close());

const focused = (table) => table.page.evaluate(() => document.activeElement.id || document.activeElement.dataset.id || document.activeElement.tagName);
const typed = (table) => table.page.evaluate(() => document.getElementById("entry-input").value);
const isOpen = (table, id = "entry") => table.page.evaluate((wanted) => document.getElementById(wanted).open, id);
const nameOf = async (table, seat) => (await table.control(`new.name.${seat}`)).label.replace(/^.*?: /, "");

async function setUp(options = {}) {
  const table = await Table.open(browser, { init: QUICK, ...options });
  await table.press("title.new");
  await table.wait("new.start");
  return table;
}

async function opened(table, id = "new.name.0") {
  await table.press(id);
  await table.page.waitForFunction(() => document.getElementById("entry").open && !document.getElementById("entry").classList.contains("waiting"));
}
const closed = (table) => table.page.waitForFunction(() => !document.getElementById("entry").open);

async function rename(table, seat, name) {
  await opened(table, `new.name.${seat}`);
  await table.page.keyboard.insertText(name);
  await table.page.keyboard.press("Enter");
  await closed(table);
  await table.frame();
}

/** Keys as the browser sends them while an input method handles them: key 229. */
async function composer(table) {
  const cdp = await table.context.newCDPSession(table.page);
  const key = async (name) => {
    await cdp.send("Input.dispatchKeyEvent", { type: "rawKeyDown", key: name, code: name, windowsVirtualKeyCode: 229 });
    await cdp.send("Input.dispatchKeyEvent", { type: "keyUp", key: name, code: name, windowsVirtualKeyCode: name === "Escape" ? 27 : 13 });
  };
  const compose = (text) => cdp.send("Input.imeSetComposition", { text, selectionStart: text.length, selectionEnd: text.length });
  const commit = (text) => cdp.send("Input.insertText", { text });
  return { key, compose, commit };
}

test("Escape and Enter of an input method are its own", async () => {
  const table = await setUp();
  await opened(table);
  const { key, compose, commit } = await composer(table);
  await compose("さく");
  await key("Escape");
  assert.equal(await isOpen(table), true, "Escape leaves the composition, not the card");
  await compose("さくら");
  await key("Enter");
  assert.equal(await isOpen(table), true, "Enter ends the composition, not the card");
  await commit("さくら");
  assert.equal(await typed(table), "さくら");
  // Safari sends the key after the composition's end; only its code gives it away.
  await key("Enter");
  await key("Escape");
  await table.frame();
  assert.equal(await isOpen(table), true);
  assert.equal(await typed(table), "さくら");
  await table.page.keyboard.press("Enter");
  await closed(table);
  await table.frame();
  assert.equal(await nameOf(table, 0), "さくら");
  await opened(table);
  await table.page.keyboard.insertText("x");
  await table.page.keyboard.press("Escape");
  assert.equal(await isOpen(table), false);
  await table.frame();
  assert.equal(await nameOf(table, 0), "さくら", "a plain Escape leaves it as it was");
  assert.deepEqual(table.problems, []);
  await table.close();
});

test("the focus stays in the card and goes back to where it was", async () => {
  const table = await setUp();
  await table.click("new.name.0");
  await table.page.waitForFunction(() => document.getElementById("entry").open);
  const seen = [];
  for (const press of ["Tab", "Tab", "Tab", "Tab", "Shift+Tab", "Shift+Tab"]) {
    await table.page.keyboard.press(press);
    seen.push(await table.page.evaluate(() => document.activeElement.closest("dialog") !== null));
  }
  assert.deepEqual(seen, seen.map(() => true));
  const behind = await table.page.evaluate(() => {
    document.getElementById("canvas").focus();
    return document.activeElement.id;
  });
  assert.notEqual(behind, "canvas", "nothing behind the card can be reached");
  await table.page.keyboard.press("Escape");
  assert.equal(await focused(table), "canvas");
  // From a button of the mirror: back to it.
  await table.page.evaluate(() => document.querySelector('#mirror-controls [data-id="new.name.1"]').focus());
  await table.page.keyboard.press("Enter");
  await table.page.waitForFunction(() => document.getElementById("entry").open && !document.getElementById("entry").classList.contains("waiting"));
  await table.page.keyboard.insertText("Zoë");
  await table.page.keyboard.press("Enter");
  await closed(table);
  await table.frame();
  assert.equal(await focused(table), "new.name.1");
  assert.equal(await nameOf(table, 1), "Zoë");
  await table.close();
});

test("a finger on a field has it focused before its event is over", async () => {
  const table = await setUp({ size: SIZES.phone, context: { hasTouch: true, isMobile: true, deviceScaleFactor: 2 } });
  await table.page.evaluate(() => {
    window.atRelease = [];
    document.getElementById("canvas").addEventListener("touchend", () => window.atRelease.push(document.activeElement.id));
  });
  await table.tap("new.name.0");
  assert.deepEqual(await table.page.evaluate(() => window.atRelease), ["entry-input"]);
  await table.page.waitForFunction(() => !document.getElementById("entry").classList.contains("waiting"));
  assert.equal(await typed(table), "Ada");
  await table.picture("entry-phone");
  await table.page.keyboard.press("Escape");
  await table.frame();
  // A finger on anything else, and a press that the program does not take, leave the focus with the canvas.
  await table.tap("new.kind.0.1");
  assert.notEqual((await table.page.evaluate(() => window.atRelease)).at(-1), "entry-input");
  await table.page.evaluate(() => Module.host.entry.prepare());
  assert.equal(await focused(table), "entry-input");
  await closed(table);
  assert.equal(await focused(table), "canvas");
  await table.close();
});

test("a blank name is refused with a sentence, and letters are counted whole", async () => {
  const table = await setUp();
  await opened(table);
  await table.page.keyboard.insertText(" \u3000\u200B ");
  await table.page.keyboard.press("Enter");
  await table.page.waitForFunction(() => !document.getElementById("entry-problem").hidden);
  assert.equal(await isOpen(table), true);
  assert.match(await table.page.evaluate(() => document.getElementById("entry-problem").textContent), /needs a letter/);
  assert.equal(await typed(table), "Ada", "the usual name is kept");
  await table.picture("entry-blank");
  await table.page.keyboard.insertText("👨‍👩‍👧".repeat(30));
  const kept = await typed(table);
  assert.equal(kept, "👨‍👩‍👧".repeat(24), "no letter is cut in two");
  await table.page.keyboard.press("Control+A");
  await table.page.keyboard.insertText("  Zo\u0065\u0308  Ada ");
  await table.page.keyboard.press("Enter");
  await closed(table);
  await table.frame();
  assert.equal(await nameOf(table, 0), "Zo\u00EB Ada", "composed, and blanks folded");
  await rename(table, 1, "ZO\u00CBada");
  const start = await table.control("new.start");
  assert.equal(start.enabled, false);
  assert.match(start.label, /Two players are called ZO\u00CBada/);
  await table.close();
});

test("the cards take the program's theme", async () => {
  const colours = { 0: "rgb(251, 246, 236)", 1: "rgb(255, 255, 255)", 2: "rgb(42, 46, 51)" };
  const table = await setUp();
  await table.press("new.back");
  const seen = {};
  for (const [choice, kind] of [["1", "light"], ["2", "dark"], ["3", "contrast"]]) {
    await table.press("title.settings");
    await table.press(`settings.theme.${choice}`);
    await table.press("settings.back");
    await table.press("title.new");
    await opened(table);
    await table.picture(`entry-${kind}`);
    seen[kind] = await table.page.evaluate(() => {
      const of = (id) => getComputedStyle(document.getElementById(id));
      return [document.documentElement.dataset.theme, of("entry").backgroundColor, of("copied").backgroundColor, of("entry-input").color];
    });
    await table.page.keyboard.press("Escape");
    await table.frame();
    await table.press("new.back");
  }
  assert.deepEqual(seen, {
    light: ["light", colours[0], colours[0], "rgb(43, 42, 40)"],
    dark: ["dark", colours[2], colours[2], "rgb(243, 235, 221)"],
    contrast: ["contrast", colours[1], colours[1], "rgb(0, 0, 0)"],
  });
  await table.close();
});

test("the copy card closes by Escape and gives the focus back", async () => {
  const init = `(${QUICK})(); Object.defineProperty(navigator, "clipboard", { value: undefined }); document.execCommand = () => false;`;
  const table = await setUp({ init });
  await table.click("new.game.0");   // the keyboard is with the canvas
  await table.press("new.link");
  await table.page.waitForFunction(() => document.getElementById("copied").open);
  assert.equal(await focused(table), "copied-text");
  await table.page.keyboard.press("Tab");
  await table.page.keyboard.press("Tab");
  assert.equal(await focused(table), "copied-text", "round and round");
  await table.page.keyboard.press("Escape");
  assert.equal(await isOpen(table, "copied"), false);
  assert.equal(await focused(table), "canvas");
  await table.close();
});

// Two names of the same length in each script; they look different from each other and from as many question marks.
const SCRIPTS = [
  ["Japanese", "さくら", "やまと"], ["Arabic", "محمد", "فاطم"], ["Hebrew", "דוד", "רחל"], ["Thai", "กำแพง", "สมชาย"],
  ["Devanagari", "क्षमा", "विजय"], ["emoji", "😀🎲", "🚀🐑"], ["marks", "x\u0302y\u0301", "v\u0302w\u0301"], ["Vietnamese", "Nguyễn", "Phượng"],
];

test("names in any script are drawn as they are", async (t) => {
  const table = await setUp({ context: { deviceScaleFactor: 2 }, painted: true });
  const picture = async (name) => {
    await rename(table, 1, name);
    assert.equal(await nameOf(table, 1), name.normalize("NFC"));
    await table.page.mouse.move(1, 1);
    await table.still();
    const { rect: [x, y, width, height] } = await table.control("new.name.1");
    return (await table.page.screenshot({ clip: { x, y, width, height } })).toString("base64");
  };
  const unknown = await picture("?".repeat(4));
  for (const [script, one, other] of SCRIPTS) {
    // Where the machine has no font for a script, even the browser shows both names alike.
    const known = await table.page.evaluate(([a, b]) => {
      const paint = (text) => {
        const context = Object.assign(document.createElement("canvas"), { width: 300, height: 60 }).getContext("2d");
        context.font = "30px sans-serif";
        context.fillText(text, 10, 40);
        return context.canvas.toDataURL();
      };
      return paint(a) !== paint(b);
    }, [one, other]);
    const first = await picture(one);
    await table.picture(`name-${script}`);
    assert.notEqual(first, unknown, script);
    assert.notEqual(first, await picture("?".repeat([...one].length)), script);
    if (known) assert.notEqual(first, await picture(other), script);
    else t.diagnostic(`This machine has no font for ${script}.`);
  }
  assert.deepEqual(table.problems, []);
  await table.close();
});

test("a lost graphics context draws the names again", async () => {
  const table = await setUp({ painted: true });
  await rename(table, 1, "さくら");
  const { rect: [x, y, width, height] } = await table.control("new.name.1");
  const clip = { x, y, width, height };
  await table.page.mouse.move(1, 1);
  await table.still();
  const now = (await table.page.screenshot({ clip })).toString("base64");
  await table.page.evaluate(() => {
    window.lost = document.getElementById("canvas").getContext("webgl2").getExtension("WEBGL_lose_context");
    window.lost.loseContext();
  });
  await table.frame();
  const before = await table.frames();
  await table.page.evaluate(() => window.lost.restoreContext());
  await table.page.waitForFunction((frames) => Module.host.frames > frames, before);
  await table.still();
  assert.equal((await table.page.screenshot({ clip })).toString("base64"), now);
  await table.close();
});

const LONG = ["W".repeat(24), "😀".repeat(24), "م".repeat(24)];
for (const [where, options] of [["phone", { size: SIZES.phone, context: { hasTouch: true, isMobile: true, deviceScaleFactor: 2 } }], ["laptop", { size: SIZES.laptop }]]) {
  for (const game of ["isles", "shires"]) {
    test(`the longest names fit, ${game} on a ${where}`, async () => {
      const table = await setUp(options);
      if (game === "shires") await table.press("new.game.1");
      for (const seat of [0, 1, 2]) await rename(table, seat, LONG[seat]);
      await table.picture(`long-${game}-${where}-setup`);
      await table.press("new.kind.1.0");
      await table.press("new.start");
      await table.frame(12);
      await table.picture(`long-${game}-${where}-first`);
      if (await table.has("handoff.ready")) await table.press("handoff.ready");
      for (const id of ["log", "side.log", "tab.log"]) if (await table.can(id)) await table.press(id);
      await table.frame(8);
      await table.picture(`long-${game}-${where}-game`);
      assert.deepEqual(table.problems, []);
      await table.close();
    });
  }
}
