#!/usr/bin/env python3
"""Serves a folder on this machine, to this machine only, with the MIME types that the page needs.

usage: serve.py [--port N] [--prefix /sub/path] FOLDER
Takes the next free port when N is taken; 0 means any.
"""
import argparse
import functools
import http.server
import sys


class Handler(http.server.SimpleHTTPRequestHandler):
    prefix = ""
    extensions_map = {
        **http.server.SimpleHTTPRequestHandler.extensions_map,
        ".wasm": "application/wasm",
        ".js": "text/javascript",
        ".mjs": "text/javascript",
        ".css": "text/css",
        ".svg": "image/svg+xml",
        ".json": "application/json",
        ".webmanifest": "application/manifest+json",
        ".ttf": "font/ttf",
    }

    def translate_path(self, path: str) -> str:
        if self.prefix and path.startswith(self.prefix + "/"):
            path = path[len(self.prefix):]
        return super().translate_path(path)

    def end_headers(self) -> None:
        self.send_header("Cache-Control", "no-cache")
        self.send_header("X-Content-Type-Options", "nosniff")
        super().end_headers()

    def log_message(self, format: str, *args: object) -> None:
        pass


def bind(port: int, handler) -> http.server.ThreadingHTTPServer:
    """The server on the port asked for, or on one of the next twenty, or on any."""
    for candidate in [*range(port, port + 20), 0] if port else [0]:
        try:
            return http.server.ThreadingHTTPServer(("127.0.0.1", candidate), handler)
        except OSError:
            continue
    sys.exit("No free port was found on this machine.")


def main() -> int:
    parser = argparse.ArgumentParser(description="Serves a folder on this machine.")
    parser.add_argument("--port", type=int, default=8080)
    parser.add_argument("--prefix", default="", help="also answer below this path")
    parser.add_argument("folder")
    arguments = parser.parse_args()
    Handler.prefix = arguments.prefix.rstrip("/")
    server = bind(arguments.port, functools.partial(Handler, directory=arguments.folder))
    print(f"Landwright is at http://localhost:{server.server_address[1]}{Handler.prefix}/ (Ctrl+C ends it)", flush=True)
    try:
        server.serve_forever()
    except KeyboardInterrupt:
        print()
    return 0


if __name__ == "__main__":
    sys.exit(main())
