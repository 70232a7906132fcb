#!/usr/bin/env python3
"""Checks the built folder of the page without a browser: sizes, relative addresses only, nothing that a strict
content security policy forbids. Prints a line a check; the last line is "N passed, M failed".

usage: page.py build/web/dist
"""
import gzip
import hashlib
import re
import sys
from pathlib import Path

DIST = Path(sys.argv[1])
NETS = Path(__file__).resolve().parents[2] / "assets" / "nets"
PARTS = ("start.js", "shell.js", "style.css", "landwright.js", "landwright.wasm", "players.js", "players.wasm")
LATER = "players.*"  # fetched after the first picture
MAX_WASM_KB = 756
MAX_JS_KB = 48
MAX_FIRST_LOAD_KB = 808
MAX_PLAYERS_KB = 200
MAX_NETS_KB = 400  # of these, what has been learned
TEXTS = (".html", ".css", ".js", ".mjs", ".json", ".webmanifest")


def gzipped_kb(*paths: Path) -> float:
    return sum(len(gzip.compress(p.read_bytes(), 9)) for p in paths) / 1024


def first(pattern: str) -> list[Path]:
    """Files of a kind that a first visit waits for."""
    return [p for p in DIST.rglob(pattern) if p.is_file() and not p.match(LATER)]


def texts() -> dict[Path, str]:
    return {p: p.read_text(errors="replace") for p in sorted(DIST.rglob("*")) if p.suffix in TEXTS}


def check_parts() -> list[str]:
    """Each part once, with the hash of its content in its name, as index.html names it; nothing of an earlier build."""
    page = DIST / "index.html"
    if not page.is_file():
        return ["index.html is missing"]
    named = set(re.findall(r'(?:href|src)="([^"]+)"', page.read_text()))
    wrong = [f"{name} is named but missing" for name in named if not (DIST / name).is_file()]
    for part in PARTS:
        stem, kind = part.split(".")
        found = [p for p in DIST.glob(f"{stem}.*{kind}")]
        if len(found) != 1 or found[0].name not in named:
            wrong.append(f"{part}: {[p.name for p in found]} where one that index.html names should be")
        wrong += [f"{p.name} has another content" for p in found
                  if p.name != f"{stem}.{hashlib.sha256(p.read_bytes()).hexdigest()[:12]}.{kind}"]
    return wrong


def check_wasm_size() -> list[str]:
    size = gzipped_kb(*first("*.wasm"))
    print(f"    wasm: {size:.0f} KB gzipped")
    return [f"{size:.0f} KB of wasm, {MAX_WASM_KB} are allowed"] if size > MAX_WASM_KB else []


def check_js_size() -> list[str]:
    size = gzipped_kb(*first("*.js"), *first("*.mjs"))
    print(f"    JS: {size:.0f} KB gzipped")
    return [f"{size:.0f} KB of JS, {MAX_JS_KB} are allowed"] if size > MAX_JS_KB else []


def check_first_load() -> list[str]:
    """All that a first picture needs: everything but the computer players, and the licences, which are only read on request."""
    size = gzipped_kb(*(p for p in first("*") if "licences" not in p.parts))
    print(f"    first load: {size:.0f} KB gzipped")
    return [f"{size:.0f} KB, {MAX_FIRST_LOAD_KB} are allowed"] if size > MAX_FIRST_LOAD_KB else []


def check_players_size() -> list[str]:
    nets = gzipped_kb(*NETS.glob("*.net"))
    size = gzipped_kb(*DIST.glob(LATER)) - nets
    print(f"    computer players: {size:.0f} KB gzipped, and {nets:.0f} KB that they have learned")
    wrong = [f"{size:.0f} KB of players, {MAX_PLAYERS_KB} are allowed"] if size > MAX_PLAYERS_KB else []
    return wrong + ([f"{nets:.0f} KB of nets, {MAX_NETS_KB} are allowed"] if nets > MAX_NETS_KB else [])


def check_addresses() -> list[str]:
    """Nothing is loaded from elsewhere, nor from the server's root: the folder works in a sub-path."""
    loads = re.compile(r"""(?:src|href)\s*=\s*["'](https?:|//|/)[^"']*|url\(\s*["']?(https?:|//|/)[^)]*|"""
                       r"""(?:fetch|importScripts|import|new Worker)\s*\(\s*["'](https?:|//|/)[^"']*""")
    return [f"{p.name}: {m.group(0)}" for p, text in texts().items() for m in loads.finditer(text)]


def check_policy() -> list[str]:
    """No eval, no inline scripts, handlers or styles."""
    wrong = []
    for path, text in texts().items():
        if path.suffix in (".js", ".mjs"):
            wrong += [f"{path.name}: {m.group(0)}" for m in re.finditer(r"\beval\s*\(|new Function\s*\(", text)]
        if path.suffix == ".html":
            wrong += [f"{path.name}: {m.group(0)[:60]}" for m in re.finditer(
                r"<script(?![^>]*\bsrc=)[^>]*>|<style\b|\son\w+\s*=\s*[\"']|\sstyle\s*=\s*[\"']|javascript:", text)]
    return wrong


def main() -> int:
    checks = {
        "the page has its parts, under the names of their content": check_parts,
        "the wasm is small enough": check_wasm_size,
        "the JS is small enough": check_js_size,
        "the first load is small enough": check_first_load,
        "the computer players are small enough": check_players_size,
        "every address is relative": check_addresses,
        "a strict content security policy holds": check_policy,
    }
    failed = 0
    for name, check in checks.items():
        wrong = check()
        print(f"{'FAILED' if wrong else 'ok'}: {name}")
        for line in wrong:
            print(f"    {line}")
        failed += bool(wrong)
    print(f"{len(checks) - failed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
