// Plays Shires through the canvas: lays each tile somewhere, places a follower now and then.

/** One thing that can be done now: the device, a confirmation, a follower now and then, a cell for the tile. */
async function step(table, done) {
  const ids = (await table.controls()).filter((control) => control.enabled).map((control) => control.id);
  const followers = ids.filter((id) => id.startsWith("follower."));
  const wanted = done.length % 3 === 0 ? followers.find((id) => id !== "follower.none") : undefined;
  const cells = ids.filter((id) => id.startsWith("place."));
  const id = ids.find((one) => one === "handoff.ready") ?? ids.find((one) => one === "confirm") ?? wanted
    ?? followers.find((one) => one === "follower.none") ?? cells[Math.floor(cells.length / 2)];
  if (id === undefined) return table.frame();
  const shown = id === "confirm" && !/^(place|follower)\./.test(done.at(-1) ?? "");   // the only place for the tile
  done.push(shown ? "place.shown" : id);
  return table.click(id);
}

/** Goes on until the game is over or `until` says so; returns the ids of all that was done. */
export async function play(table, until, done = []) {
  for (let i = 0; i < 1500; ++i) {
    if (await table.has("end.rematch") || await until(done)) return done;
    await step(table, done);
  }
  throw new Error(`Not finished; last: ${done.slice(-8)}; status: ${await table.status()}`);
}

/** How many tiles were laid by these steps. */
export const laid = (done) => done.filter((id) => id.startsWith("place.")).length;
