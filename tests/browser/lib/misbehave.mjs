// Ways in which a server, or what is between it and the page, answers wrongly: for `faults` of lib/server.mjs.
import { gzipSync } from "node:zlib";

const SIGN_IN = "<!doctype html><title>Sign in</title><p>Sign in to use this network.</p>";

/** Nothing at all: the connection breaks. */
export const broken = ({ response }) => { response.destroy(); };

export const notThere = ({ response }) => { response.writeHead(404, { "content-type": "text/html" }).end(SIGN_IN); };

/** Another page in its place, which caches are told to keep. */
export const signInPage = ({ response }) => {
  response.writeHead(200, { "content-type": "text/html", "cache-control": "public, max-age=31536000, immutable" }).end(SIGN_IN);
};

/** The first part of it, as if that were all; caches are told whether to keep it. */
export const cut = (part = 0.5, caching = "public, max-age=31536000, immutable") => ({ response, body, type }) => {
  response.writeHead(200, { "content-type": type, "cache-control": caching });
  response.end(body.subarray(0, Math.floor(body.length * part)));
};

/** The connection breaks in the middle. */
export const brokenInside = ({ response, body, type }) => {
  response.writeHead(200, { "content-type": type, "content-length": body.length });
  response.write(body.subarray(0, body.length / 2), () => response.destroy());
};

/** Bytes other than the build's, of the same length. */
export const changed = (change) => ({ response, body, type }) => {
  const other = Buffer.from(body);
  change(other);
  response.writeHead(200, { "content-type": type }).end(other);
};

export const zipped = ({ response, body, type }) => {
  response.writeHead(200, { "content-type": type, "content-encoding": "gzip" }).end(gzipSync(body));
};
export const ofKind = (type) => ({ response, body }) => { response.writeHead(200, { "content-type": type }).end(body); };

/** Sends a part piece by piece, each on request; `asked` resolves once the page has asked for it. */
export function inPieces(count) {
  let sent = 0;
  let open;
  const asked = new Promise((done) => { open = done; });
  const fault = ({ response, body, type }) => {
    response.writeHead(200, { "content-type": type, "content-length": body.length }).flushHeaders();
    open({ response, body });
  };
  const next = async () => {
    const { response, body } = await asked;
    const at = (piece) => Math.floor((body.length * piece) / count);
    response.write(body.subarray(at(sent), at(sent + 1)));
    if (++sent === count) response.end();
  };
  return { fault, asked, next };
}

/** Renames the first thing that the program imports: it no longer fits the page's script. */
export function renameImport(wasm) {
  let at = 8;
  const number = () => {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = wasm[at++];
      value |= (byte & 127) << shift;
      if (byte < 128) return value;
    }
  };
  for (;;) {
    const section = wasm[at++];
    const size = number();
    if (section !== 2) { at += size; continue; }
    number();             // how many imports
    const module = number();
    at += module;         // the first one's module
    number();             // the length of its name
    wasm[at] = "~".charCodeAt(0);
    return;
  }
}
