#!/usr/bin/env python3
"""Writes the replies of the example in docs/engine.md again, after a change that was meant; its requests stay.

usage: make_session.py LANDWRIGHT
"""
import re
import subprocess
import sys
from pathlib import Path

DOCUMENT = Path(__file__).resolve().parents[2] / "docs" / "engine.md"
BLOCK = re.compile(r"(?<=```session\n).*?(?=```)", re.S)


def main():
    text = DOCUMENT.read_text()
    requests = [line[2:] for line in BLOCK.search(text).group().splitlines() if line.startswith("> ")]
    run = subprocess.run([sys.argv[1], "engine"], input="\n".join(requests) + "\n", capture_output=True, text=True, check=True)
    session = "".join(f"> {request}\n< {reply}\n" for request, reply in zip(requests, run.stdout.splitlines(), strict=True))
    DOCUMENT.write_text(BLOCK.sub(lambda _: session, text))


if __name__ == "__main__":
    main()
