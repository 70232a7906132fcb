#!/usr/bin/env python3
"""Makes the folder of the page that a host serves: the parts get names with a hash of their content, so that a new
build is never mixed with an old one from a cache, and index.html gets these names. Only changed files are written; what
an earlier build left is removed.

usage: page.py WEB PROGRAM PLAYERS DIST [NOTICE=FILE...]      (PROGRAM.js and PROGRAM.wasm; PLAYERS likewise)
"""
import hashlib
import re
import sys
from pathlib import Path

STABLE = ("icon.svg", "manifest.webmanifest")   # named by browsers' own lists: bookmarks, home screens


def joined(folder: Path, last: str) -> bytes:
    """All scripts of a folder as one; classes first, then the script that begins."""
    scripts = sorted(folder.glob("*.js"), key=lambda script: (script.name == last, script.name))
    return b"\n".join(script.read_bytes() for script in scripts)


def hashed(name: str, content: bytes) -> str:
    stem, _, kind = name.rpartition(".")
    return f"{stem}.{hashlib.sha256(content).hexdigest()[:12]}.{kind}"


def filled(page: str, parts: dict[str, bytes]) -> str:
    """Puts "@part@", "@part:bytes@" and "@part:sha256@" of the parts into the page."""
    def value(match: re.Match) -> str:
        content = parts[match[1]]
        return {None: hashed(match[1], content), "bytes": str(len(content)),
                "sha256": hashlib.sha256(content).hexdigest()}[match[2]]
    return re.sub(r"@([\w.]+)(?::(\w+))?@", value, page)


def write(path: Path, content: bytes) -> None:
    if path.is_file() and path.read_bytes() == content:
        return
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)


def main() -> int:
    web, program, players, dist = map(Path, sys.argv[1:5])
    parts = {
        "start.js": joined(web / "start", "start.js"),
        "shell.js": joined(web, "shell.js"),
        "style.css": (web / "style.css").read_bytes(),
        "landwright.js": program.with_suffix(".js").read_bytes(),
        "landwright.wasm": program.with_suffix(".wasm").read_bytes(),
        "players.js": players.with_suffix(".js").read_bytes() + joined(web / "players", "module.js"),
        "players.wasm": players.with_suffix(".wasm").read_bytes(),
    }
    files = {dist / hashed(name, content): content for name, content in parts.items()}
    files |= {dist / name: (web / name).read_bytes() for name in STABLE}
    for notice in sys.argv[5:]:
        name, _, source = notice.partition("=")
        files[dist / name] = Path(source).read_bytes()
    for path, content in files.items():
        write(path, content)
    index = dist / "index.html"
    write(index, filled((web / "index.html").read_text(), parts).encode())
    index.touch()   # the build compares its age with the parts'
    for path in dist.rglob("*"):
        if path.is_file() and path != index and path not in files:
            path.unlink()
    return 0


if __name__ == "__main__":
    sys.exit(main())
