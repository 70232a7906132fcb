// The computer players: a module of their own that is fetched after the first picture and thinks in a worker. Where no worker can
// be had, or one after another dies, it thinks in the page.
"use strict";

const PLAYERS = { coming: 0, beside: 1, within: 2, missing: 3 };   // platform::PlayersAre
const MOST_LOSSES = 2;      // workers in a row that die before they have answered anything
const LONGEST_START = 10;   // seconds until a worker says that it is there
const LONGEST_RETRY = 30;   // seconds between two tries to fetch the module

class Players {
  /** `news` is called when there is an answer, or when the players are somewhere else. */
  constructor(news) {
    this.news = news;
    this.are = PLAYERS.coming;
    this.life = 1;
    this.questions = [];   // until somebody is there to hear them
    this.answers = [];
    this.losses = 0;
  }

  /** Fetches the module, however long that takes. */
  async come() {
    for (let wait = 1; this.compiled === undefined; wait = Math.min(2 * wait, LONGEST_RETRY)) {
      try {
        this.compiled = await new ProgramDownload("players", () => {}).module();
      } catch {
        this.turn(PLAYERS.missing);
        await this.tryAgainIn(wait);
      }
    }
    return this.seat();
  }

  tryAgainIn(seconds) {
    return new Promise((again) => {
      setTimeout(again, seconds * 1000);
      addEventListener("online", again, { once: true });
    });
  }

  turn(are) {
    this.are = are;
    this.news();
  }

  // --- in a worker ---

  seat() {
    if (this.losses >= MOST_LOSSES) return this.sitWithin();
    this.turn(PLAYERS.coming);
    let worker;
    try {
      worker = new Worker(partOf("players-glue").href);
    } catch { return this.sitWithin(); }
    this.worker = worker;
    worker.onmessage = ({ data }) => (data === "here" ? this.here() : this.answered(data));
    worker.onerror = (event) => { event.preventDefault(); this.lost(); };
    worker.onmessageerror = () => this.lost();
    this.timer = setTimeout(() => this.lost(), LONGEST_START * 1000);
    worker.postMessage(this.compiled);
    return undefined;
  }

  here() {
    clearTimeout(this.timer);
    this.turn(PLAYERS.beside);
    for (const question of this.questions.splice(0)) this.worker.postMessage(question);
  }

  lost() {
    this.losses += 1;
    this.replace();
  }

  /** Nobody remembers what was told or asked. */
  replace() {
    clearTimeout(this.timer);
    this.worker?.terminate();
    this.worker = null;
    this.questions = [];
    this.life += 1;
    if (this.compiled !== undefined) this.seat();
  }

  // --- in the page ---

  async sitWithin() {
    try {
      if (typeof PlayersModule === "undefined") await runScript("players-glue", () => typeof PlayersModule !== "undefined");
      this.module = await PlayersModule.begin(this.compiled);
    } catch {
      this.turn(PLAYERS.missing);
      await this.tryAgainIn(LONGEST_RETRY);
      return this.sitWithin();
    }
    this.turn(PLAYERS.within);
    for (const question of this.questions.splice(0)) this.think(question);
    return undefined;
  }

  think(question) {
    const life = this.life;
    setTimeout(() => {
      if (life !== this.life) return;
      try {
        this.answered(this.module.answer(question));
      } catch { this.replace(); }
    });
  }

  // --- for the program ---

  ask(question) {
    if (this.are === PLAYERS.beside) this.worker.postMessage(question);
    else if (this.are === PLAYERS.within) this.think(question);
    else this.questions.push(question);
  }

  answered(answer) {
    this.losses = 0;
    this.answers.push(answer);
    this.news();
  }

  take() { return this.answers.shift() ?? null; }

  dismiss() { this.replace(); }
}
