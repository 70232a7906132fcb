// What tests put into the browser before the page's own scripts run.

/** Computer players at once, nothing moves: a test waits for no animation. Chance is the same in every run. */
export const QUICK = () => {
  let state = 5;
  crypto.getRandomValues = (array) => {
    for (let i = 0; i < array.length; ++i) array[i] = (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) >>> 8;
    return array;
  };
  if (localStorage.getItem("landwright.preferences") === null) {
    localStorage.setItem("landwright.preferences", "speed 0\nmotion 2\nconfirm 2\n");
  }
};

/** New game for two people on one device, to `target` points. */
export async function twoPeople(table, options) {
  await table.press("title.new");
  await table.wait("new.start");
  while (await table.has("new.remove.2")) await table.press("new.remove.2");
  for (const seat of [0, 1]) await choose(table, `new.kind.${seat}.0`);
  await begin(table, options);
}

/** New game as the set-up screen offers it: one person and computers. */
export async function onePerson(table, options) {
  await table.press("title.new");
  await table.wait("new.start");
  await begin(table, options);
}

/** A game of computers alone, played to its end at once; `level` counts from 1, the easiest. */
export async function finishedGame(table, { target = 5, level = 1 } = {}) {
  await table.press("title.new");
  await table.wait("new.start");
  for (const seat of [0, 1, 2, 3]) await choose(table, `new.kind.${seat}.${level}`);
  await begin(table, { target });
  await table.wait("end.rematch", 60000);
}

async function begin(table, { target = 10 } = {}) {
  if (target !== 10) {
    if (!await table.has("new.victoryTarget.minus")) await table.press("new.more");
    for (let points = 10; points > target; --points) await table.press("new.victoryTarget.minus");
  }
  await table.press("new.start");
}

async function choose(table, id) {
  if (!(await table.wait(id)).on) await table.press(id);
}
