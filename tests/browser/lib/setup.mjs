// What tests put into the browser before the page's own scripts run.

/** Computer players at once, nothing moves: a test waits for no animation. */
export const QUICK = () => {
  if (localStorage.getItem("landwright.preferences") === null) {
    localStorage.setItem("landwright.preferences", "speed 0\nmotion 2\nconfirm 2\n");
  }
};

/** New game for two people on one device, to `target` points. */
export async function twoPeople(table, options) {
  await table.click("title.new");
  await table.wait("new.start");
  while (await table.has("new.remove.2")) await table.click("new.remove.2");
  for (const seat of [0, 1]) await choose(table, `new.kind.${seat}.0`);
  await begin(table, options);
}

/** New game as the set-up screen offers it: one person and computers. */
export async function onePerson(table, options) {
  await table.click("title.new");
  await table.wait("new.start");
  await begin(table, options);
}

async function begin(table, { target = 10 } = {}) {
  if (target !== 10) {
    if (!await table.has("new.target.minus")) await table.click("new.more");
    for (let points = 10; points > target; --points) await table.click("new.target.minus");
  }
  await table.click("new.start");
}

async function choose(table, id) {
  if (!(await table.wait(id)).on) await table.click(id);
}
