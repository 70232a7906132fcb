#!/usr/bin/env python3
"""Lists the fields of a schema's messages for the compiler: the lite runtime has no reflection, so src/wire/schema.hpp
finds a field by its name in what this writes.

usage: schema_fields.py FOLDER SCHEMA OUTPUT      (SCHEMA is a path inside FOLDER)

Reads as much of proto3 as our schemas use: messages and enums side by side, fields, oneofs, `optional`, `repeated`,
`reserved`. Anything else is an error.
"""
import re
import sys
from pathlib import Path

NUMBERS = {"uint32", "uint64", "sint32", "bool"}
FIELD = re.compile(r"(?:(optional|repeated) )?([\w.]+) (\w+) = (\d+);")
ENUM_VALUE = re.compile(r"\w+ = \d+;")
IGNORED = re.compile(r"syntax = .*;|option .*;|reserved .*;|")


class Schema:
    def __init__(self, folder: Path, path: str):
        self.package = ""
        self.imports: list[Schema] = []
        self.enums: set[str] = set()
        self.messages: dict[str, list[tuple[str, str, str, str]]] = {}
        self.folder = folder
        self.block: list[str] = []  # the names of the blocks around the line, "oneof" for those
        for number, line in enumerate((folder / path).read_text().splitlines(), 1):
            if not self.read(re.sub(r"\s+", " ", line.split("//")[0]).strip()):
                sys.exit(f"{path}:{number}: not understood: {line.strip()}")

    def read(self, line: str) -> bool:
        if found := re.fullmatch(r'import "(.+)";', line):
            self.imports.append(Schema(self.folder, found.group(1)))
        elif found := re.fullmatch(r"package (.+);", line):
            self.package = found.group(1)
        elif found := re.fullmatch(r"message (\w+) {(})?", line):
            self.messages[found.group(1)] = []
            if not found.group(2):
                self.block.append(found.group(1))
            return not self.block[:-1]
        elif found := re.fullmatch(r"enum (\w+) {", line):
            self.enums.add(found.group(1))
            self.block.append("enum")
        elif re.fullmatch(r"oneof \w+ {", line):
            self.block.append("oneof")
        elif line == "}":
            self.block.pop()
        elif self.block and self.block[-1] == "enum":
            return ENUM_VALUE.fullmatch(line) is not None or line == ""
        elif self.block and (found := FIELD.fullmatch(line)):
            self.messages[self.block[0]].append(found.groups(default=""))
        else:
            return IGNORED.fullmatch(line) is not None
        return True

    def enum(self, name: str) -> str:
        """Its C++ name when the type is an enum of this schema or of one that it imports, else nothing."""
        for schema in [self, *self.imports]:
            short = name.removeprefix(schema.package + ".")
            if short in schema.enums:
                return "::" + schema.package.replace(".", "::") + "::" + short
        return ""


def accessor(schema: Schema, label: str, kind: str, name: str, number: str) -> list[str]:
    enum = schema.enum(kind)
    plain = kind in NUMBERS or enum != ""
    lines = [f"struct {name} {{",
             f'    static constexpr std::string_view kName = "{name}";',
             f"    static constexpr unsigned kNumber = {number};"]
    if enum:
        lines.append(f"    static constexpr int kMost = {enum}_MAX;")
    if label != "repeated" and (label == "optional" or not plain):
        lines.append(f"    static bool has(const Message& m) {{ return m.has_{name}(); }}")
    lines.append(f"    static decltype(auto) get(const Message& m) {{ return m.{name}(); }}")
    if label == "repeated" or not plain:
        lines.append(f"    static auto& make(Message& m) {{ return *m.mutable_{name}(); }}")
    else:
        lines.append(f"    template <class T> static void set(Message& m, T v) {{ m.set_{name}(static_cast<decltype(m.{name}())>(v)); }}")
    return [*lines, "};"]


def listing(schema: Schema, message: str) -> list[str]:
    fields = schema.messages[message]
    lines = ["template <>", f"struct Schema<::{schema.package.replace('.', '::')}::{message}> {{",
             f"    using Message = ::{schema.package.replace('.', '::')}::{message};"]
    for field in fields:
        lines += ["    " + line for line in accessor(schema, *field)]
    return [*lines, f"    using Fields = std::tuple<{', '.join(name for _, _, name, _ in fields)}>;", "};"]


def main() -> None:
    folder, path, output = Path(sys.argv[1]), sys.argv[2], Path(sys.argv[3])
    schema = Schema(folder, path)
    stem = path.removesuffix(".proto")
    lines = ["#pragma once", '#include "wire/schema.hpp"', f"#include <{stem}.pb.h>", "namespace lw::wire {"]
    for message in schema.messages:
        lines += listing(schema, message)
    output.write_text("\n".join([*lines, "}", ""]))


if __name__ == "__main__":
    main()
