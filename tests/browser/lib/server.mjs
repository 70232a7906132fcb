// Serves the built page from its files, at the root or in a sub-path, and notes every request. Where a test wants
// it, the server misbehaves (lib/misbehave.mjs).
import { createServer } from "node:http";
import { readFile } from "node:fs/promises";
import { extname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";

export const DIST = process.env.LANDWRIGHT_DIST ?? fileURLToPath(new URL("../../../build/web/dist", import.meta.url));

const TYPES = { ".html": "text/html; charset=utf-8", ".js": "text/javascript", ".css": "text/css", ".wasm": "application/wasm",
  ".svg": "image/svg+xml", ".webmanifest": "application/manifest+json" };

const INIT = "before-the-page.js";

/** "landwright.0123456789ab.wasm" is the part "landwright.wasm". */
export const partName = (file) => file.replace(/\.[0-9a-f]{12}(?=\.\w+$)/, "");

/**
 * Starts on a free port; every path below `prefix` is a file of the page. `initScript`, when set, is run before the page's own
 * scripts. `faults` says how parts, by name, are answered instead: a function ({response, body, type, request}).
 * A test may change it while the server runs.
 */
export async function serve(prefix = "/", faults = {}) {
  const requests = [];
  const at = { requests };
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url, "http://localhost");
    requests.push(pathname);
    const inside = pathname.startsWith(prefix) ? normalize(pathname.slice(prefix.length) || "index.html") : null;
    try {
      if (inside === null || inside.startsWith("..")) throw new Error("outside");
      const body = at.initScript && inside === INIT ? at.initScript : await fileOf(inside, at.initScript !== undefined);
      const type = TYPES[extname(inside)] ?? "application/octet-stream";
      const fault = faults[partName(inside)];
      if (fault) return fault({ request, response, body, type });
      response.writeHead(200, { "content-type": type });
      response.end(body);
    } catch {
      response.writeHead(404).end();
    }
    return undefined;
  });
  await new Promise((done) => server.listen(0, "127.0.0.1", done));
  server.unref();  // a failing test leaves it open; the run must end all the same
  const origin = `http://127.0.0.1:${server.address().port}`;
  const close = () => new Promise((done) => {
    server.close(done);
    server.closeAllConnections();   // including those that stall
  });
  return Object.assign(at, { origin, url: origin + prefix, faults, close });
}

async function fileOf(name, withInit) {
  const body = await readFile(join(DIST, name));
  return withInit && name === "index.html" ? String(body).replace("<title>", `<script src="${INIT}"></script><title>`) : body;
}
