// Chromium by playwright-core, headless, with graphics in software. Its browser, contexts and pages are the shape that the other engines'
// adapters follow.
import { chromium } from "playwright-core";

const FLAGS = ["--no-sandbox", "--use-angle=swiftshader", "--enable-unsafe-swiftshader", "--disable-quic", "--no-first-run",
  "--disable-background-networking", "--disable-component-update", "--disable-sync"];

export function launch() {
  return chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: FLAGS });
}
