#!/usr/bin/env python3
"""Checks the shape of the sources: which folder includes which, where foreign headers may occur, file sizes,
that nothing names a machine's own paths, and that what cites the rules cites a clause of them. Prints a line a check;
the last line is "N passed, M failed".

usage: run.py [REPOSITORY]
"""
import re
import shutil
import subprocess
import sys
from pathlib import Path

import citations

ROOT = Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).resolve().parents[2]
SRC = ROOT / "src"

# What each folder may include besides itself and the standard library. The same table is in CMakeLists.txt.
TABLE = {
    "base": "",
    "game": "base",
    "draw": "base",
    "isles": "base game",
    "shires": "base game",
    "agent": "base game isles shires",
    "match": "base game",
    "codec": "base game match",
    "registry": "base game match codec agent isles shires",
    "wire": "base game isles shires agent",
    "players": "base game isles shires agent codec registry wire",
    "scene": "base game draw isles shires",
    "gfx": "base draw",
    "ui": "base game draw isles shires scene",
    "app": "base game draw isles shires agent match codec registry wire players scene gfx ui",
    "cli": "base game draw isles shires agent match codec registry scene",
}

# Headers of other people's libraries, and the files that may include them.
FOREIGN = [
    (re.compile(r"^(SDL|SDL2/)"), re.compile(r"^(gfx|ui|app)/")),
    (re.compile(r"^(GLES|GL/|EGL/)"), re.compile(r"^(gfx|app)/")),
    (re.compile(r"^(imgui|imstb)"), re.compile(r"^(ui|app)/")),
    (re.compile(r"^emscripten"), re.compile(r"^(app/platform|players/module)_web[^/]*$")),
    (re.compile(r"^(cereal|rapidjson)/"), re.compile(r"^codec/")),
    (re.compile(r"^nanosvg"), re.compile(r"^gfx/")),
    (re.compile(r"^stb/"), re.compile(r"^gfx/")),
    (re.compile(r"^(CLI|nlohmann)/"), re.compile(r"^cli/")),
    (re.compile(r"^google/protobuf/|\.(pb|fields)\.h"), re.compile(r"^wire/")),
]

MAX_LINES = 500
INCLUDE = re.compile(r'^\s*#\s*include\s*([<"])([^>"]+)[>"]', re.M)
SOURCE_SUFFIXES = {".cpp", ".hpp", ".h", ".c"}
TEXT_SUFFIXES = SOURCE_SUFFIXES | {".cmake", ".py", ".js", ".mjs", ".sh", ".md", ".txt", ".html", ".css", ".json", ".yml",
                                   ".vert", ".frag", ".glsl", ""}
SKIPPED = {".git", "build", "node_modules", "__pycache__", ".cache", "output"}


def files(folder: Path, suffixes: set[str]) -> list[Path]:
    found = (p for p in folder.rglob("*") if p.is_file() and p.suffix in suffixes)
    return sorted(p for p in found if not SKIPPED & set(p.relative_to(ROOT).parts))


def includes(path: Path) -> list[tuple[str, str]]:
    return INCLUDE.findall(path.read_text(errors="replace"))


def check_known_folders() -> list[str]:
    return [f"src/{p.name} is not in the table of tests/structure" for p in sorted(SRC.iterdir())
            if p.is_dir() and p.name not in TABLE and any(p.iterdir())]


def check_directions(folder: str) -> list[str]:
    allowed = {folder, *TABLE[folder].split()}
    wrong = []
    for path in files(SRC / folder, SOURCE_SUFFIXES):
        for kind, name in includes(path):
            target = name.split("/")[0]
            if kind == '"' and not (SRC / name).is_file():
                wrong.append(f"{path.relative_to(ROOT)} includes \"{name}\", which is not a path from src/")
            elif kind == '"' and target not in allowed:
                wrong.append(f"{path.relative_to(ROOT)} includes \"{name}\"; {folder} may not know {target}")
    return wrong


PRIVATE = re.compile(r"^(\w+)/(?:\w+/)*(?:rules|detail)/")
# Layers of the program: what they have is for the program alone. The messages' readers come with worker and server.
WITHOUT_PUBLIC = {"ui", "app", "cli", "wire"}


def check_private() -> list[str]:
    """rules/ and detail/ are private to their library: others go by its public headers."""
    return [f"{path.relative_to(ROOT)} includes {name}, which is private to {private.group(1)}"
            for path in files(SRC, SOURCE_SUFFIXES) for _, name in includes(path)
            if (private := PRIVATE.match(name)) and path.relative_to(SRC).parts[0] != private.group(1)]


def check_public() -> list[str]:
    """A header outside of them is one that another library gets to see, by itself or through another one."""
    headers = {path.relative_to(SRC).as_posix(): path for path in files(SRC, {".hpp"})}
    seen = {name for path in files(SRC, SOURCE_SUFFIXES) for _, name in includes(path)
            if name.split("/")[0] != path.relative_to(SRC).parts[0]}
    unread = list(seen & headers.keys())
    while unread:
        inner = {name for _, name in includes(headers[unread.pop()])} & headers.keys() - seen
        seen |= inner
        unread += inner
    return [f"src/{name} is used by its own library alone and belongs into detail/" for name in headers.keys() - seen
            if name.split("/")[0] not in WITHOUT_PUBLIC and not PRIVATE.match(name)]


def check_foreign() -> list[str]:
    wrong = []
    for path in files(SRC, SOURCE_SUFFIXES):
        place = path.relative_to(SRC).as_posix()
        for _, name in includes(path):
            wrong += [f"src/{place} includes {name}" for header, where in FOREIGN
                      if header.match(name) and not where.match(place)]
    return wrong


def check_pragma() -> list[str]:
    return [f"{p.relative_to(ROOT)} has no #pragma once" for p in files(SRC, {".hpp"}) + files(ROOT / "tests", {".hpp"})
            if "#pragma once" not in p.read_text(errors="replace")]


def check_sizes() -> list[str]:
    wrong = []
    for path in files(SRC, SOURCE_SUFFIXES) + files(ROOT / "tests", SOURCE_SUFFIXES | {".py", ".mjs", ".js"}):
        lines = path.read_text(errors="replace").count("\n")
        if lines > MAX_LINES:
            wrong.append(f"{path.relative_to(ROOT)} has {lines} lines, {MAX_LINES} are allowed")
    return wrong


def check_determinism() -> list[str]:
    """What differs between libraries or machines has no place in the rules."""
    banned = re.compile(r"std::(shuffle|random_device|mt19937|uniform_int_distribution|unordered_\w+)|\b(float|double)\b")
    wrong = []
    for folder in ("game", "isles", "shires"):
        for path in files(SRC / folder, SOURCE_SUFFIXES):
            for number, line in enumerate(path.read_text(errors="replace").splitlines(), 1):
                if banned.search(line.split("//")[0]):
                    wrong.append(f"{path.relative_to(ROOT)}:{number} uses {banned.search(line).group(0)}")
    return wrong


def check_games() -> list[str]:
    """What lies below or beside the games knows none of them by name: a third one changes nothing there. Of the shared screens,
    two files list the games."""
    named = re.compile(r"\b(isles|shires)", re.IGNORECASE)
    lists = {SRC / "ui/screens" / name for name in ("game_parts.cpp", "drafts.hpp")}
    wrong = []
    for folder in ("base", "game", "match", "codec", "draw", "gfx", "ui/screens", "ui/table"):
        for path in files(SRC / folder, SOURCE_SUFFIXES):
            if path in lists:
                continue
            for number, line in enumerate(path.read_text(errors="replace").splitlines(), 1):
                if named.search(line):
                    wrong.append(f"{path.relative_to(ROOT)}:{number} names a game")
    return wrong


def check_words() -> list[str]:
    """No machine's own folders, and nothing left to be done later."""
    banned = re.compile("/" + r"(root|work|tmp/b-)[/-]" + "|" + r"\b(TO" + r"DO|FIX" + r"ME|X" + r"XX)\b")
    wrong = []
    for path in files(ROOT, TEXT_SUFFIXES):
        for number, line in enumerate(path.read_text(errors="replace").splitlines(), 1):
            found = banned.search(line)
            if found:
                wrong.append(f"{path.relative_to(ROOT)}:{number} has {found.group(0)}")
    return wrong


def check_readmes() -> list[str]:
    folders = [p for top in ("src", "tests") for p in sorted((ROOT / top).iterdir()) if p.is_dir()]
    folders += [ROOT / name for name in ("tools", "cmake", "web", "shaders", "assets", "tests")]
    return [f"{p.relative_to(ROOT)} has no README.md" for p in folders
            if p.is_dir() and p.name not in SKIPPED and any(p.iterdir()) and not (p / "README.md").is_file()]


def check_format() -> list[str]:
    """clang-format of Debian 12; another version may lay some lines out differently."""
    program = shutil.which("clang-format-14") or shutil.which("clang-format")
    if program is None:
        return ["clang-format is missing; tools/setup installs it"]
    sources = files(SRC, SOURCE_SUFFIXES) + files(ROOT / "tests", SOURCE_SUFFIXES)
    told = subprocess.run([program, "--dry-run", *sources], capture_output=True, text=True, check=False).stderr
    found = sorted({line.split(":")[0] for line in told.splitlines() if "[-Wclang-format-violations]" in line})
    return [f"{Path(path).relative_to(ROOT)} is laid out otherwise than clang-format does" for path in found]


def check_mutations() -> list[str]:
    """Without its text a mutation breaks nothing, which only the slow run of all of them would tell."""
    sys.path.insert(0, str(ROOT / "tests/mutation"))
    import isles_rules
    import shires_rules
    return [f"the mutation '{one.name}' does not find its one place in {one.path()}"
            for one in isles_rules.MUTATIONS + shires_rules.MUTATIONS
            if (ROOT / one.path()).read_text().count(one.find) != 1]


def check_citations() -> list[str]:
    return citations.unresolved(ROOT, files(SRC, citations.CITING) + files(ROOT / "tests", citations.CITING))


def main() -> int:
    checks = {"every folder of src is in the table": check_known_folders}
    for folder in TABLE:
        if (SRC / folder).is_dir():
            checks[f"{folder} includes only what it may"] = lambda folder=folder: check_directions(folder)
    checks |= {
        "rules/ and detail/ are private to their library": check_private,
        "what is private lies there": check_public,
        "foreign headers stay in their places": check_foreign,
        "headers have #pragma once": check_pragma,
        f"no file is longer than {MAX_LINES} lines": check_sizes,
        "the rules use nothing that differs between libraries": check_determinism,
        "what serves both games names none": check_games,
        "no machine's own paths, nothing left over": check_words,
        "every folder has a README": check_readmes,
        "clang-format would change nothing": check_format,
        "every mutation finds what it breaks": check_mutations,
        "every clause that is cited stands in the rules": check_citations,
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
