"""Citations of the rules: what code and tests cite must be a clause of docs/rules-<game>.md.

A clause is a line that begins with its number in bold, "**5.2a** ...", "**C.4.1** ...", "**D8** ..."; a heading counts
too, "## 10. ...", "### 15.1 ...". Cited are they anywhere in C++, scripts and READMEs, in comments and titles of scenarios,
and as the clause of a mutation:

    rules 5.2 · rules 6.4, 6.5, 16 · rules 10.1-10.3 · rules 5.2 to 5.4 · rules 15 and 2.5 · rules 16; D14 · rules C.4
    rules T01, a case of the scenarios · in comments D8 or C.5 alone
"""
import ast
import re
from collections.abc import Iterator
from pathlib import Path

GAMES = ("isles", "shires")
FEWEST = 50  # clauses of a document
CITING = {".cpp", ".hpp", ".h", ".py", ".mjs", ".js", ".txt", ".md"}

CLAUSE = re.compile(r"^(?:\*\*((?:\d+|C)(?:\.\d+)*[a-z]?|D\.?\d+)\*\* |#+ ((?:\d+|[A-D])(?:\.\d+)*)\.? )", re.M)
CASE = re.compile(r"^case ([A-Z]\d+):", re.M)
# A letter that no clause begins with is taken up too, so that it is reported and not passed over.
ITEM = r"(?:\d+(?:\.\d+)*[a-z]?|[A-Z]\.?\d+(?:\.\d+)*[a-z]?|[A-D])(?![\w(])"
NEXT = r"(?:[,;]|\s+and|\s+to|(?=[-–]))(?:\s+|[-–])(?:and\s+)?(?:rules\s+)?"
LIST = re.compile(rf"\b[Rr]ules\s+({ITEM}(?:{NEXT}{ITEM})*)")
# One clause, always with a dot: "the first farm rule 4 for each" cites nothing.
SINGLE = re.compile(r"\b(?:[Rr]ule|[Cc]lauses?)\s+((?:\d+|C)(?:\.\d+)+[a-z]?)(?!\w)")
ALONE = re.compile(r"(?<![\w.'+-])(D\d{1,2}|C(?:\.\d+)+)(?![\w'-]|[.,]\d)")
GAP = "\0"  # stands for a line that cites nothing, so that no list runs on across it


def clauses(document: Path) -> list[str]:
    text = document.read_text() if document.is_file() else ""
    return [bold or heading for bold, heading in CLAUSE.findall(text)]


def lines_of(path: Path, comments_only: bool) -> str:
    """Each line of the file, without the marks of a comment; or of comments and titles alone. Of Markdown everything."""
    out = []
    mark = "#" if path.suffix in (".py", ".txt") else "//"
    for line in path.read_text(errors="replace").splitlines():
        before, _, comment = ("", "", line) if path.suffix == ".md" else line.partition(mark)
        if path.suffix == ".txt":
            title = re.match(r"\s*case [^:]*:(.*)", before)
            before = title.group(1) if title else ""
        elif comments_only:
            before = ""
        out.append((before + " " + comment.lstrip("/!<")).strip() or GAP)
    return "\n".join(out)


def line_at(text: str, at: int) -> int:
    return text.count("\n", 0, at) + 1


def citations(path: Path) -> Iterator[tuple[int, str]]:
    """Line and clause of each."""
    found = set()
    text = lines_of(path, comments_only=False)
    for match in LIST.finditer(text):
        items = re.finditer(ITEM, match.group(1))
        found |= {(line_at(text, match.start(1) + item.start()), item.group()) for item in items}
    found |= {(line_at(text, match.start(1)), match.group(1)) for match in SINGLE.finditer(text)}
    text = lines_of(path, comments_only=True)
    found |= {(line_at(text, match.start(1)), match.group(1)) for match in ALONE.finditer(text)}
    yield from sorted(found)
    if path.parent.name == "mutation" and path.suffix == ".py":
        yield from mutated(path)


def mutated(path: Path) -> Iterator[tuple[int, str]]:
    """The second word of every mutation."""
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id.lower() == "mutation":
            for argument in node.args[1:2]:
                if isinstance(argument, ast.Constant):
                    yield from ((argument.lineno, clause) for clause in str(argument.value).split(", "))


def unresolved(root: Path, paths: list[Path]) -> list[str]:
    documents = {game: f"docs/rules-{game}.md" for game in GAMES}
    numbers = {game: clauses(root / path) for game, path in documents.items()}
    cases = {game: {case for path in (root / "tests" / "scenarios" / game).glob("*.txt")
                    for case in CASE.findall(path.read_text())} for game in GAMES}
    wrong = []
    for game, found in numbers.items():
        if len(found) < FEWEST:
            wrong.append(f"{documents[game]} has {len(found)} clauses only; how it is written must have changed")
        wrong += [f"{documents[game]} has {number} twice" for number in sorted({n for n in found if found.count(n) > 1})]
    count = 0
    for path in paths:
        place = path.relative_to(root).as_posix()
        meant = [game for game in GAMES if re.search(rf"(?<![a-z]){game}", place)] or list(GAMES)
        for line, clause in citations(path):
            count += 1
            if not any(clause in numbers[game] or clause in cases[game] for game in meant):
                where = " or ".join(documents[game] for game in meant)
                wrong.append(f"{place}:{line} cites {clause}, which is not in {where}")
    return wrong if count else [*wrong, "no citation was found at all; how they are written must have changed"]
