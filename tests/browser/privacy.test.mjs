// Hiding the page hides the hand, at once and without the program: in the list of apps and in the first picture after the
// return.
import test, { after, before } from "node:test";
import assert from "node:assert/strict";
import { launch, Table } from "./lib/table.mjs";
import { Person } from "./lib/person.mjs";
import { QUICK, twoPeople } from "./lib/setup.mjs";

let browser;
before(async () => { browser = await launch(); });
after(() => browser.close());

/** Reports, as the browser does, that the page is hidden or visible; frames stop while it is hidden, as in a hidden tab. */
const VISIBILITY = `(${QUICK})();
  window.pageHidden = false;
  window.waitingFrames = [];
  Object.defineProperty(Document.prototype, "hidden", { get: () => window.pageHidden });
  Object.defineProperty(Document.prototype, "visibilityState", { get: () => (window.pageHidden ? "hidden" : "visible") });
  window.everyFrame = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (callback) => (window.pageHidden ? (window.waitingFrames.push(callback), 0)
    : window.everyFrame((time) => (window.pageHidden ? window.waitingFrames.push(callback) : callback(time))));
  window.hidePage = () => { window.pageHidden = true; document.dispatchEvent(new Event("visibilitychange")); };
  window.showPage = () => {
    window.pageHidden = false;
    document.dispatchEvent(new Event("visibilitychange"));
    for (const callback of window.waitingFrames.splice(0)) window.everyFrame(callback);
  };`;

/** A game of two people in which the one at the screen holds cards. */
async function handOnScreen(table) {
  await twoPeople(table);
  const person = new Person(table, { builds: false, byMirror: true });
  await person.play({ until: async () => person.done.includes("roll") && await table.can("end") });
}
const cover = (table) => table.page.evaluate(() => ({ shown: !document.getElementById("cover").hidden,
  words: document.body.innerText, controls: document.querySelectorAll("#mirror-controls button").length }));

for (const [how, leave] of [
  ["visibilitychange", () => window.hidePage()],
  ["pagehide", () => { window.pageHidden = true; window.dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true })); }],
  ["freeze", () => { window.pageHidden = true; document.dispatchEvent(new Event("freeze")); }],
]) {
  test(`${how}: the hand is covered in the same moment, and the first frame after the return has it covered`, async () => {
    const table = await Table.open(browser, { init: { content: VISIBILITY }, painted: true });
    await handOnScreen(table);
    const open = await table.page.screenshot();
    const atOnce = await table.page.evaluate((act) => {
      new Function(`(${act})()`)();
      return { shown: !document.getElementById("cover").hidden, controls: document.querySelectorAll("#mirror-controls button").length,
        said: document.querySelectorAll("#log-polite p, #log-urgent p").length };
    }, String(leave));
    assert.deepEqual(atOnce, { shown: true, controls: 0, said: 0 });
    const hidden = await table.page.screenshot();
    assert.ok(!hidden.equals(open));
    await table.picture(`covered-${how}`);
    // Every picture from the return on shows the cover or the card.
    const seen = await table.page.evaluate(() => new Promise((done) => {
      const states = [];
      const look = () => {
        const card = document.querySelector('#mirror-controls button[data-id="handoff.ready"]') !== null;
        states.push(document.getElementById("cover").hidden ? (card ? "card" : "hand") : "cover");
        if (states.at(-1) === "card" || states.length > 200) done(states);
        else window.everyFrame(look);
      };
      window.showPage();
      states.push(document.getElementById("cover").hidden ? "hand" : "cover");
      window.everyFrame(look);
    }));
    assert.equal(seen[0], "cover");
    assert.ok(!seen.includes("hand"), seen.join(" "));
    assert.equal(seen.at(-1), "card");
    assert.deepEqual((await table.controls()).map((control) => control.id), ["handoff.ready"]);
    await table.close();
  });
}

test("a person alone against computers, and a game without secrets, are not covered", async () => {
  const table = await Table.open(browser, { init: { content: VISIBILITY } });
  await table.press("title.quick");
  await table.wait("menu");
  await table.page.evaluate(() => window.hidePage());
  assert.equal((await cover(table)).shown, false);
  await table.page.evaluate(() => window.showPage());
  await table.press("menu");
  await table.close();
});
