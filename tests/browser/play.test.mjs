// Whole games, through the canvas.
import test, { after, before } from "node:test";
import assert from "node:assert/strict";
import { launch, Table } from "./lib/table.mjs";
import { Person } from "./lib/person.mjs";
import { QUICK, onePerson, twoPeople } from "./lib/setup.mjs";

let browser;
before(async () => { browser = await launch(); });
after(() => browser.close());

test("one click from the title to a game against three computer players", async () => {
  const table = await Table.open(browser, { init: QUICK });
  await table.click("title.quick");
  const person = new Person(table);
  await person.play({ until: async () => person.done.includes("end") });
  assert.equal((await table.controls()).filter((control) => /^player\.\d$/.test(control.id)).length, 4);
  assert.deepEqual(table.problems, []);
  await table.close();
});

test("a whole game against computer players", async () => {
  const table = await Table.open(browser, { init: QUICK });
  await onePerson(table, { target: 5 });
  await new Person(table).play();
  assert.match(await table.status(), /wins|has won|draw/i);
  await table.picture("game-end");
  assert.deepEqual(table.problems, []);
  assert.deepEqual(table.outside, []);
  await table.close();
});

test("a whole game of two people who pass the device, and a rematch", async () => {
  const table = await Table.open(browser, { init: QUICK });
  await twoPeople(table, { target: 4 });
  const person = new Person(table);
  await person.play();
  assert.ok(person.done.filter((id) => id === "handoff.ready").length > 4, "the device was passed again and again");
  assert.match(await table.status(), /wins|has won|draw/i);
  await table.click("end.rematch");
  await table.click(await table.waitAny(["end.rematch.same", "end.rematch.new", "handoff.ready"]));
  await table.waitAny(["handoff.ready", "menu"]);
  assert.match(await table.page.title(), /set-up/, "the same players begin again");
  assert.deepEqual(table.problems, []);
  await table.close();
});

test("six at the table: the person has a second part in another's turn", async () => {
  const table = await Table.open(browser, { init: QUICK });
  await table.press("title.new");
  for (let seat = 4; seat < 6; ++seat) await table.press("new.add");
  await table.press("new.start");
  const person = new Person(table, { byMirror: true });
  await person.play({ until: async () => /^Second part/.test(await table.status()) });
  assert.ok(!await table.has("roll"), "no dice in it");
  await table.press("trade");
  assert.ok(!await table.has("trade.send"), "no offer to players in it");
  await table.press("trade.close");
  await table.click("end");
  assert.deepEqual(table.problems, []);
  await table.close();
});
