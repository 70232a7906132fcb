// The README's picture: a quick game after some turns, on a laptop's screen. Usage: node picture.mjs FILE.jpg
import { launch, SIZES, Table } from "../tests/browser/lib/table.mjs";
import { Person } from "../tests/browser/lib/person.mjs";
import { QUICK } from "../tests/browser/lib/setup.mjs";

const TURNS = 14;
const browser = await launch();
const table = await Table.open(browser, { init: QUICK, size: SIZES.laptop });
await table.press("title.quick");
const person = new Person(table, { byMirror: true });
await person.play({ until: async () => person.done.filter((id) => id === "end").length >= TURNS && await table.can("end") });
await table.page.mouse.move(SIZES.laptop.width / 2, 1);
await table.frame();
await table.page.screenshot({ path: process.argv[2], type: "jpeg", quality: 85 });
await table.close();
await browser.close();
