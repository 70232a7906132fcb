// A screen in memory for engines that have no WebGL without a window.
import { spawn } from "node:child_process";
import { once } from "node:events";

/** Starts an X server on a free display; `display` is what DISPLAY has to be. */
export async function openScreen() {
  const server = spawn("Xvfb", ["-displayfd", "3", "-screen", "0", "2560x1440x24", "-nolisten", "tcp"],
    { stdio: ["ignore", "ignore", "ignore", "pipe"] });
  const failed = new Promise((_, reject) => server.once("error", reject));
  const [number] = await Promise.race([once(server.stdio[3], "data"), failed]);
  server.unref();
  return { display: `:${String(number).trim()}`, close: () => server.kill() };
}
