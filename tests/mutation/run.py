#!/usr/bin/env python3
"""Breaks one rule after the other in a copy of the sources and looks whether the test that is named for it fails.

usage: run.py [--list] [WORD]...      only the mutations with one of the words in their names ("isles" and "shires": all of a game)
"""
import filecmp
import os
import pty
import shutil
import subprocess
import sys
import threading
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))
import isles_rules  # noqa: E402
import shires_rules  # noqa: E402
from mutation import Mutation  # noqa: E402

MUTATIONS = isles_rules.MUTATIONS + shires_rules.MUTATIONS
ROOT = Path(__file__).resolve().parents[2]
COPY = ROOT / "build" / "mutation" / "tree"
BUILD = COPY / "build" / "debug"
# Each source by itself and without sanitizers: a changed rule is compiled in seconds, and what fails are the tests.
OPTIONS = ["-DLW_SANITIZE=OFF", "-DLW_UNITY=OFF"]
COPIED = ["src", "tests", "cmake", "assets", "shaders", "CMakeLists.txt", "CMakePresets.json", "LICENSE", "THIRD_PARTY.md"]
SKIPPED = {"node_modules", "__pycache__", "output", "browser"}
# What a change leaves unused is no error in the copy.
QUIET = "".join(f'#pragma GCC diagnostic ignored "-Wunused-{what}"\n' for what in ("function", "variable", "parameter", "but-set-variable"))
TIME_LIMIT = 300  # a mutated game may go on for ever
JOBS = os.environ.get("LANDWRIGHT_JOBS", str(os.cpu_count() or 1))


class Broken(Exception):
    """The run itself cannot go on."""


def files(top: Path) -> list[Path]:
    if top.is_file():
        return [top]
    return [p for p in top.rglob("*") if p.is_file() and not SKIPPED & set(p.parts[len(ROOT.parts):])]


def files_in_copy(top: Path) -> list[Path]:
    return [p for p in top.rglob("*") if p.is_file()] if top.is_dir() else []


def refresh_copy() -> None:
    """Only what differs is written, so that a second run builds little."""
    wanted = {p.relative_to(ROOT) for name in COPIED for p in files(ROOT / name)}
    for path in wanted:
        target = COPY / path
        if target.is_file() and filecmp.cmp(ROOT / path, target, shallow=False):
            continue
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(ROOT / path, target)
    for old in [p for name in COPIED for p in files_in_copy(COPY / name) if p.relative_to(COPY) not in wanted]:
        old.unlink()


def run(command: list[str]) -> tuple[int, str]:
    done = subprocess.run(command, cwd=COPY, capture_output=True, text=True, errors="replace")
    return done.returncode, done.stdout + done.stderr


def configure() -> None:
    status, out = run(["cmake", "--preset", "debug", *OPTIONS])
    if status:
        raise Broken(out[-3000:])


def build(target: str) -> None:
    status, out = run(["cmake", "--build", str(BUILD), "-j", JOBS, "--target", target])
    if status:
        raise Broken(f"{target} does not build:\n" + out[-3000:])


def command_of(test: str, game: str) -> tuple[str, list[str]]:
    """The program that a test needs, and how it is run: "scenario production", "soak 40", "test_unit Filter*"."""
    program, _, rest = test.partition(" ")
    if program == "scenario":
        return "landwright", [str(BUILD / "landwright"), "scenario", f"tests/scenarios/{game}/{rest}.txt"]
    if program == "soak":
        return "landwright", [str(BUILD / "landwright"), "soak", "--game", game, "--games", rest]
    return program, [str(BUILD / program), f"--gtest_filter={rest}"]


def first_failure(command: list[str]) -> str | None:
    """What the first failure says, at which the program is ended; None when all pass."""
    # On a terminal of its own a program hands out each line at once.
    ours, its = pty.openpty()
    process = subprocess.Popen(command, cwd=COPY, stdin=subprocess.DEVNULL, stdout=its, stderr=its)
    os.close(its)
    too_long = threading.Timer(TIME_LIMIT, process.kill)
    too_long.start()
    word = None
    last = ""
    try:
        with os.fdopen(ours, errors="replace") as lines:
            for line in lines:
                last = line.strip() or last
                if line.startswith(("FAILED", "[  FAILED")):
                    word = last
                    process.kill()
                    break
    except OSError:
        pass  # a terminal whose program has ended reads as an error
    status = process.wait()
    too_long.cancel()
    return word or (None if status == 0 else last)


def fails(test: str, game: str) -> tuple[bool, str]:
    program, command = command_of(test, game)
    build(program)
    word = first_failure(command)
    return word is not None, word or ""


def mutated_text(mutation: Mutation) -> str:
    source = (COPY / mutation.path()).read_text()
    found = source.count(mutation.find)
    if found != 1:
        raise Broken(f"'{mutation.name}': its text occurs {found} times in {mutation.path()}, not once; write it anew.")
    return QUIET + source.replace(mutation.find, mutation.put)


def try_one(mutation: Mutation) -> bool:
    path = COPY / mutation.path()
    original = path.read_text()
    started = time.monotonic()
    try:
        path.write_text(mutated_text(mutation))
        caught, word = fails(mutation.test, mutation.game)
    except Broken as broken:
        print(broken, flush=True)
        caught, word = False, ""
    finally:
        path.write_text(original)
    print(f"{'caught' if caught else 'MISSED'}: {mutation.game}: {mutation.name} ({mutation.clause}) by {mutation.test}"
          f" [{time.monotonic() - started:.0f} s]" + (f": {word[:110]}" if caught else ""), flush=True)
    return caught


def chosen(words: list[str]) -> list[Mutation]:
    return [m for m in MUTATIONS if not words or any(word in f"{m.game} {m.name}" for word in words)]


def main(arguments: list[str]) -> int:
    listing = "--list" in arguments
    mutations = chosen([a for a in arguments if a != "--list"])
    if listing:
        for m in mutations:
            print(f"{m.game}: {m.name} ({m.clause}): {m.test}")
        return 0
    if not mutations:
        raise Broken("No mutation has such a name.")
    refresh_copy()
    for mutation in mutations:
        mutated_text(mutation)
    configure()
    for test, game in sorted({(m.test, m.game) for m in mutations}):
        failed, word = fails(test, game)
        if failed:
            raise Broken(f"'{test}' fails without any mutation: {word}")
    caught = sum(try_one(m) for m in mutations)
    print(f"{caught} of {len(mutations)} mutations caught")
    return 0 if caught == len(mutations) else 1


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except Broken as broken:
        print(broken, file=sys.stderr)
        sys.exit(2)
