// Somebody who knows the rules a little: looks at what can be done now and does one thing, by clicking the canvas or, where
// the test is not about clicking, through the mirror.
const DISCARD = /^discard\.(brick|lumber|wool|grain|ore)\.plus$/;
const FORCED = ["handoff.ready", "discard.confirm"];
const BUILD = ["build.city", "build.settlement", "build.road"];

export class Person {
  /** `builds` = also spends cards; otherwise only does what must be done. */
  constructor(table, { builds = true, byMirror = false } = {}) {
    this.table = table;
    this.byMirror = byMirror;
    this.builds = builds;
    this.done = [];
  }

  async press(id) {
    this.done.push(id);
    await (this.byMirror ? this.table.press(id) : this.table.click(id));
  }

  /** One thing; false when there was nothing to do. */
  async step() {
    const open = (await this.table.controls()).filter((control) => control.enabled);
    const ids = open.map((control) => control.id);
    const first = (test) => ids.find(test);
    const forced = FORCED.find((id) => ids.includes(id)) ?? first((id) => DISCARD.test(id)) ?? first((id) => /^victim\./.test(id))
      ?? first((id) => id === "confirm") ?? first((id) => /^offer\.\d\.decline$/.test(id));
    if (forced) return this.press(forced).then(() => true);
    const spot = this.spot(open);
    if (spot) return this.press(spot).then(() => true);
    if (ids.includes("roll")) return this.press("roll").then(() => true);
    const build = this.builds && BUILD.find((id) => ids.includes(id));
    if (build) return this.press(build).then(() => true);
    if (ids.includes("end")) return this.press("end").then(() => true);
    return false;
  }

  /** A marked place; a road away from the earlier ones is as good as any. */
  spot(open) {
    const spots = open.filter((control) => control.kind === "spot");
    return spots.length === 0 ? undefined : spots[Math.floor(spots.length / 2)].id;
  }

  /** Goes on until the end screen is there or `until` says so. */
  async play({ until = async () => false, steps = 4000 } = {}) {
    for (let i = 0; i < steps; ++i) {
      if (await this.table.has("end.rematch") || await until()) return;
      if (!await this.step()) await this.table.frame();
    }
    throw new Error(`Not finished after ${steps} steps; last: ${this.done.slice(-8)}; status: ${await this.table.status()}; the page: ${
      JSON.stringify(await this.table.condition())}`);
  }
}
