#!/usr/bin/env python3
"""Counts single tests.

usage: count.py ctest BUILD_FOLDER    after "ctest --output-junit BUILD_FOLDER/reports/ctest.xml"
       count.py log FILE STATUS       a program whose last line is "N passed, M failed"
       count.py bench FILE FILE       two outputs of "landwright bench --json" whose signatures must agree
Prints "N passed, M failed"; failures, one a line, go to standard error.
"""
import json
import re
import sys
import xml.etree.ElementTree as xml
from pathlib import Path

SUMMARY = re.compile(r"^(\d+) passed, (\d+) failed\s*$", re.M)
NODE_SUMMARY = re.compile(r"^\S+ pass (\d+)$.*?^\S+ fail (\d+)$(?:.*?^\S+ cancelled (\d+)$)?", re.M | re.S)


def summary(text: str, ok: bool) -> tuple[int, int]:
    """The last summary of a program's output ("node --test" has its own); without one, it counts as one test."""
    found = SUMMARY.findall(text)
    node = NODE_SUMMARY.findall(text)
    if found:
        passed, failed = map(int, found[-1])
    elif node:
        passed, failed = int(node[-1][0]), int(node[-1][1]) + int(node[-1][2] or 0)
    else:
        passed, failed = (1, 0) if ok else (0, 1)
    return passed, failed if ok or failed else failed + 1


def google_report(path: Path, ok: bool) -> tuple[int, int]:
    report = json.loads(path.read_text())
    failed = report["failures"] + report.get("errors", 0)
    passed = report["tests"] - failed - report.get("disabled", 0)
    for suite in report["testsuites"]:
        for case in suite["testsuite"]:
            if case.get("failures"):
                print(f"failed: {suite['name']}.{case['name']}", file=sys.stderr)
    return passed, failed if ok or failed else 1


def count_ctest(build: Path) -> tuple[int, int]:
    passed = failed = 0
    for case in xml.parse(build / "reports" / "ctest.xml").getroot().iter("testcase"):
        name, ok = case.get("name"), case.get("status") == "run"
        report = build / "reports" / f"{name}.json"
        try:
            p, f = google_report(report, ok)
        except (OSError, ValueError, KeyError):
            p, f = summary(case.findtext("system-out") or "", ok)
        if f:
            print(f"failed: {name}, {f} of {p + f}", file=sys.stderr)
        passed, failed = passed + p, failed + f
    return passed, failed


def count_bench(left: Path, right: Path) -> tuple[int, int]:
    """The keys that name a signature must be there, and the same in both."""
    first, second = (json.loads(path.read_text()) for path in (left, right))
    keys = sorted(k for k in first.keys() | second.keys() if "signature" in k)
    wrong = [k for k in keys if first.get(k) is None or first.get(k) != second.get(k)]
    for key in wrong:
        print(f"failed: {key} is {first.get(key)} natively, {second.get(key)} in wasm", file=sys.stderr)
    if not keys:
        print("failed: bench prints no signature", file=sys.stderr)
        return 0, 1
    return len(keys) - len(wrong), len(wrong)


def main() -> int:
    kind, arguments = sys.argv[1], sys.argv[2:]
    if kind == "ctest":
        passed, failed = count_ctest(Path(arguments[0]))
    elif kind == "log":
        passed, failed = summary(Path(arguments[0]).read_text(errors="replace"), arguments[1] == "0")
    else:
        passed, failed = count_bench(Path(arguments[0]), Path(arguments[1]))
    print(f"{passed} passed, {failed} failed")
    return 0


if __name__ == "__main__":
    sys.exit(main())
