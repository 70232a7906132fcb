// The README's pictures: quick games after some turns, on a laptop's screen. Usage: node picture.mjs FOLDER
import { launch, SIZES, Table } from "../tests/browser/lib/table.mjs";
import { Person } from "../tests/browser/lib/person.mjs";
import { QUICK } from "../tests/browser/lib/setup.mjs";
import { laid, play } from "../tests/browser/lib/shires.mjs";

const TURNS = 14;
const folder = process.argv[2];
const browser = await launch();

async function picture(name, start, go) {
  const table = await Table.open(browser, { init: QUICK, size: SIZES.laptop, painted: true });
  await table.press(start);
  await go(table);
  await table.page.mouse.move(SIZES.laptop.width / 2, 1);
  await table.frame();
  await table.page.screenshot({ path: `${folder}/${name}.jpg`, type: "jpeg", quality: 85 });
  await table.close();
}

await picture("isles", "title.quick", async (table) => {
  const person = new Person(table, { byMirror: true });
  await person.play({ until: async () => person.done.filter((id) => id === "end").length >= TURNS && await table.can("end") });
});
await picture("shires", "title.quick.shires", (table) =>
  play(table, async (done) => laid(done) >= TURNS - 2 && (await table.controls()).some((control) => control.id.startsWith("place."))));
await browser.close();
