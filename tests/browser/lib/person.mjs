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
    const id = await this.next();
    if (id !== undefined) await this.press(id);
    return id !== undefined;
  }

  /** The control that step() would press; undefined while it is for others to move. */
  async next() {
    const open = (await this.table.controls()).filter((control) => control.enabled);
    const ids = open.map((control) => control.id);
    const first = (test) => ids.find(test);
    return FORCED.find((id) => ids.includes(id)) ?? first((id) => DISCARD.test(id)) ?? first((id) => /^victim\./.test(id))
      ?? first((id) => id === "confirm") ?? first((id) => /^offer\.\d\.decline$/.test(id)) ?? this.spot(open)
      ?? first((id) => id === "roll") ?? (this.builds ? BUILD.find((id) => ids.includes(id)) : undefined) ?? first((id) => id === "end");
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
  /** Waits until it is for this person to move: from then on nothing is played, or stored, until something is pressed. */
  turn() {
    return this.play({ until: async () => await this.next() !== undefined });
  }
}
