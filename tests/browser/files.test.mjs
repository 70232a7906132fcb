// Files in and out, what is dropped on the page, and the clipboard: nothing is reported as done that is not.
import test, { after, before } from "node:test";
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { launch, Table } from "./lib/table.mjs";
import { QUICK } from "./lib/setup.mjs";

let browser;
before(async () => { browser = await launch(); });
after(() => browser.close());

const open = (options = {}) => Table.open(browser, { init: QUICK, ...options });
async function inGame(options) {
  const table = await open(options);
  await table.press("title.quick");
  await table.wait("menu");
  return table;
}

/** A line of the log that matches; it takes some frames to appear. */
async function said(table, pattern) {
  await table.page.waitForFunction((wanted) => [...document.querySelectorAll("#log-polite p, #log-urgent p")]
    .some((line) => new RegExp(wanted).test(line.textContent)), pattern.source);
}
const unsaid = async (table, pattern) => assert.ok(!(await table.log()).some((line) => pattern.test(line)), String(pattern));

/** The text of a save, as the page gives it. */
async function savedText() {
  const table = await inGame();
  await table.press("menu");
  await table.press("menu.saves");
  const slot = await table.page.evaluate(() => localStorage.getItem("landwright.current"));
  const [download] = await Promise.all([table.page.waitForEvent("download"), table.press(`save.${slot}.export`)]);
  const text = await readFile(await download.path(), "utf8");
  await table.close();
  return text;
}

/** Drops on the canvas what `fill(transfer)` puts into it; returns whether the browser was kept from opening it. */
const drop = (table, fill, argument) => table.page.evaluate(([source, given]) => {
  const transfer = new DataTransfer();
  new Function(`return ${source}`)()(transfer, given);
  const send = (kind) => {
    const event = new DragEvent(kind, { dataTransfer: transfer, bubbles: true, cancelable: true });
    document.getElementById("canvas").dispatchEvent(event);
    return event.defaultPrevented;
  };
  const over = send("dragover");
  const hinted = !document.getElementById("drop-hint").hidden;
  return { over, hinted, dropped: send("drop"), hintGone: document.getElementById("drop-hint").hidden };
}, [String(fill), argument]);
const KEPT = { over: true, hinted: true, dropped: true, hintGone: true };

const asFile = (transfer, bytes) => { transfer.items.add(new File([new Uint8Array(bytes)], "game.txt")); };

test("a save that is dropped on the page is opened like a picked one, however an editor left it", async () => {
  const text = await savedText();
  const crlf = text.replaceAll("\n", "\r\n");
  const forms = { plain: Buffer.from(text), "a mark": Buffer.from(`\uFEFF${text}`), "mark, line ends and blanks": Buffer.from(`\uFEFF\r\n ${crlf} \r\n`),
    "two bytes a letter": Buffer.from(`\uFEFF${text}`, "utf16le") };
  for (const [name, bytes] of Object.entries(forms)) {
    const table = await open({ context: { bypassCSP: true } });
    assert.deepEqual(await drop(table, asFile, [...bytes]), KEPT, name);
    await table.wait("menu");
    assert.deepEqual(table.problems, [], name);
    await table.close();
  }
  // Picked: the same way in.
  const table = await open();
  await table.page.setInputFiles("#file", { name: "game.txt", mimeType: "text/plain", buffer: forms["a mark"] });
  await table.wait("menu");
  await table.close();
});

test("a save that is dropped as text is opened, too", async () => {
  const text = await savedText();
  const table = await open({ context: { bypassCSP: true } });
  assert.deepEqual(await drop(table, (transfer, words) => { transfer.setData("text/plain", words); }, text), KEPT);
  await table.wait("menu");
  await table.close();
});

test("what cannot be opened is refused in a sentence, and the game goes on", async () => {
  const table = await inGame({ context: { bypassCSP: true } });
  const before = await table.page.evaluate(() => localStorage.getItem("landwright.current"));
  const wrong = [
    [(transfer) => { for (const name of ["a", "b"]) transfer.items.add(new File(["x"], name)); }, /one saved game at a time/],
    [(transfer) => { transfer.items.add(new File(["hello"], "hello.txt")); }, /not a saved game/],
    [(transfer) => { transfer.items.add(new File([new Uint8Array(5 << 20)], "large.bin")); }, /too large/],
    [(transfer) => {
      DataTransferItem.prototype.webkitGetAsEntry = () => ({ isDirectory: true });
      transfer.items.add(new File([], "folder"));
    }, /folder cannot be opened/],
    [(transfer) => {
      DataTransferItem.prototype.webkitGetAsEntry = () => null;
      File.prototype.arrayBuffer = () => Promise.reject(new DOMException("gone", "NotFoundError"));
      transfer.items.add(new File(["x"], "gone.txt"));
    }, /cannot be read/],
  ];
  for (const [fill, words] of wrong) {
    assert.deepEqual(await drop(table, fill), KEPT);
    await said(table, words);
    await table.wait("menu");
  }
  assert.equal(await table.page.evaluate(() => localStorage.getItem("landwright.current")), before);
  assert.deepEqual(table.problems, []);
  await table.close();
});

test("while something is dragged over the page a hint is there, and it goes when the drag leaves", async () => {
  const table = await open();
  await table.page.evaluate(() => {
    const transfer = new DataTransfer();
    transfer.items.add(new File(["x"], "game.txt"));
    document.body.dispatchEvent(new DragEvent("dragover", { dataTransfer: transfer, bubbles: true, cancelable: true }));
  });
  assert.ok(await table.page.isVisible("#drop-hint"));
  await table.picture("drop-hint");
  await table.page.evaluate(() => { dispatchEvent(new DragEvent("dragleave", { relatedTarget: null })); });
  assert.ok(!await table.page.isVisible("#drop-hint"));
  await table.close();
});

// --- the clipboard ---

async function atShare(init) {
  const table = await inGame({ init, context: { permissions: ["clipboard-read", "clipboard-write"] } });
  await table.press("menu");
  await table.press("menu.share");
  await table.wait("share.board");
  return table;
}

test("\"copied\" is said once it is", async () => {
  const table = await atShare(`(${QUICK})(); const plain = Clipboard.prototype.writeText;
    Clipboard.prototype.writeText = function (text) { return new Promise((done) => { window.permit = () => plain.call(this, text).then(done); }); };`);
  await table.press("share.board");
  await table.page.waitForFunction(() => window.permit !== undefined);
  await table.frame(20);
  await unsaid(table, /copied/i);
  await table.page.evaluate(() => window.permit());
  await said(table, /^The link is copied\.$/);
  assert.match(await table.page.evaluate(() => navigator.clipboard.readText()), /#isles=/);
  await table.close();
});

const forbidden = (command) => `(${QUICK})(); Clipboard.prototype.writeText = () => Promise.reject(new DOMException("forbidden", "NotAllowedError"));
  ${command ? "" : "document.execCommand = () => true;"}`;

test("where the clipboard is forbidden, the old command copies", async () => {
  const table = await atShare(forbidden(true));
  await table.click("share.board");
  await said(table, /^The link is copied\.$/);
  assert.match(await table.page.evaluate(() => navigator.clipboard.readText()), /#isles=/);
  assert.ok(!await table.page.isVisible("#copied"));
  await table.close();
});

test("where both are forbidden, the text is shown and nothing is claimed", async () => {
  const table = await atShare(forbidden(false));
  await table.click("share.board");
  await table.page.waitForSelector("#copied", { state: "visible" });
  const { value, chosen } = await table.page.evaluate(() => {
    const area = document.getElementById("copied-text");
    return { value: area.value, chosen: area.value.slice(area.selectionStart, area.selectionEnd) };
  });
  assert.match(value, /#isles=/);
  assert.equal(chosen, value, "it is selected, to be copied by hand");
  await table.picture("copied-card");
  await table.frame(20);
  await unsaid(table, /copied/i);
  await table.page.click("#copied-close");
  assert.ok(!await table.page.isVisible("#copied"));
  await table.close();
});

test("a picture that the browser is to save is not called saved", async () => {
  const table = await atShare(QUICK);
  const [download] = await Promise.all([table.page.waitForEvent("download"), table.press("share.picture")]);
  await download.cancel();
  await said(table, /^The picture is made; the browser saves it\.$/);
  await unsaid(table, /is saved/i);
  await table.close();
});
