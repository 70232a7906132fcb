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
PARTS = ("start.js", "shell.js", "style.css", "landwright.js", "landwright.wasm")
MAX_WASM_KB = 815
MAX_JS_KB = 57
MAX_FIRST_LOAD_KB = 875
TEXTS = (".html", ".css", ".js", ".mjs", ".json", ".webmanifest")


def gzipped_kb(*paths: Path) -> float:
    return sum(len(gzip.compress(p.read_bytes(), 9)) for p in paths) / 1024


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
    size = gzipped_kb(*DIST.rglob("*.wasm"))
    print(f"    wasm: {size:.0f} KB gzipped")
    return [f"{size:.0f} KB of wasm, {MAX_WASM_KB} are allowed"] if size > MAX_WASM_KB else []


def check_js_size() -> list[str]:
    size = gzipped_kb(*DIST.rglob("*.js"), *DIST.rglob("*.mjs"))
    print(f"    JS: {size:.0f} KB gzipped")
    return [f"{size:.0f} KB of JS, {MAX_JS_KB} are allowed"] if size > MAX_JS_KB else []


def check_first_load() -> list[str]:
    """All that a first visit brings: everything but the licences, which are only read on request."""
    size = gzipped_kb(*(p for p in DIST.rglob("*") if p.is_file() and "licences" not in p.parts))
    print(f"    first load: {size:.0f} KB gzipped")
    return [f"{size:.0f} KB, {MAX_FIRST_LOAD_KB} are allowed"] if size > MAX_FIRST_LOAD_KB else []


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
