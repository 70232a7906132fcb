// Runs tests of this folder in an engine other than Chromium.
//
// usage: node engines.mjs firefox|webkit [--short]
//
// The last line is "N passed, M failed". --short is what every tools/test runs.
import { run } from "node:test";
import { fileURLToPath } from "node:url";

/** Whole games of each kind, the hand-off, storage. */
const FILES = ["play", "shires", "hand_off", "storage"];
/** One of each. */
const SHORT = [
  "one click from the title to a game against three computer players",
  "Shires: after a reload in mid-turn the same tile waits for its follower",
  "the card alone can be pressed, and the page says nothing private",
  "a reload in the middle of a turn comes back at the hand-off card, with the same dice",
];

const [engine, short] = process.argv.slice(2);
if (!["firefox", "webkit"].includes(engine) || ![undefined, "--short"].includes(short)) {
  console.error("usage: node engines.mjs firefox|webkit [--short]");
  process.exit(2);
}
process.env.LANDWRIGHT_ENGINE = engine;

const exactly = (name) => `^${name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}$`;
const results = run({
  files: FILES.map((name) => fileURLToPath(new URL(`${name}.test.mjs`, import.meta.url))),
  concurrency: 1,
  ...(short && { testNamePatterns: SHORT.map(exactly) }),
});

const missing = new Set(short ? SHORT : []);
let passed = 0;
let failed = 0;
const finished = (word, { name, skip, details }) => {
  if (skip !== undefined || /\.test\.mjs$/.test(name)) return false;
  missing.delete(name);
  console.log(`${word} - ${name} (${(details.duration_ms / 1000).toFixed(1)} s)`);
  return true;
};
results.on("test:pass", (result) => { if (finished("ok", result)) ++passed; });
results.on("test:fail", (result) => {
  finished("not ok", result);
  console.log(String(result.details.error?.cause?.stack ?? result.details.error).replace(/^/gm, "  "));
  ++failed;
});
results.on("test:stderr", ({ message }) => process.stderr.write(message));
results.once("end", () => {
  for (const name of missing) console.log(`not ok - ${name}: there is no such test`);
  failed += missing.size;
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
});
results.resume();
