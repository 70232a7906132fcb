#!/usr/bin/env python3
"""Writes one C++ source that holds the bytes of files and the lookup that HEADER declares in lw::NAMESPACE.

usage: embed.py LIST OUTPUT HEADER NAMESPACE     LIST has a line NAME=PATH for each file
"""
import re
import sys
from pathlib import Path


def shrink(name: str, data: bytes) -> bytes:
    """Takes out of text files what only a human reader needs."""
    if name.endswith(".svg"):
        text = re.sub(r"<\?xml.*?\?>|<!--.*?-->|<!DOCTYPE[^>]*>", "", data.decode(), flags=re.S)
        text = re.sub(r">\s+<", "><", re.sub(r"\s+", " ", text))
        return text.strip().encode()
    if name.endswith((".vert", ".frag", ".glsl")):
        text = re.sub(r"/\*.*?\*/", "", data.decode(), flags=re.S)
        lines = (re.sub(r"\s+", " ", line.split("//")[0]).strip() for line in text.splitlines())
        return ("\n".join(line for line in lines if line) + "\n").encode()
    return data


def literal(data: bytes) -> str:
    """A string literal; octal escapes of three digits cannot run into the next character."""
    out = []
    for start in range(0, max(len(data), 1), 4096):
        part = "".join(
            chr(b) if 32 <= b < 127 and b not in b'"\\?' else f"\\{b:03o}" for b in data[start:start + 4096])
        out.append(f'    "{part}"')
    return "\n".join(out)


def main() -> int:
    list_file, output = map(Path, sys.argv[1:3])
    header, space = sys.argv[3:5]
    entries = []
    for line in list_file.read_text().splitlines():
        if line:
            name, path = line.split("=", 1)
            entries.append((name, shrink(name, Path(path).read_bytes())))
    entries.sort()
    parts = [f"// Made by cmake/embed.py.\n#include \"{header}\"\n\nnamespace lw::{space} {{\n\nnamespace {{\n"]
    for i, (name, data) in enumerate(entries):
        parts.append(f"const char k{i}[] =\n{literal(data)};\n")
    parts.append("struct Entry {\n    std::string_view name;\n    std::string_view bytes;\n};\n")
    parts.append(f"const Entry kEntries[] = {{")
    for i, (name, data) in enumerate(entries):
        parts.append(f'    {{"{name}", {{k{i}, {len(data)}}}}},')
    parts.append('    {"", {}},\n};\n\n}  // namespace\n')
    parts.append("std::string_view find(std::string_view path) {\n"
                 "    for (const Entry& entry : kEntries) {\n"
                 "        if (entry.name == path) return entry.bytes;\n    }\n    return {};\n}\n\n"
                 f"int count() {{ return {len(entries)}; }}\n\n"
                 f"std::string_view name(int index) {{\n"
                 f"    return index >= 0 && index < {len(entries)} ? kEntries[index].name : std::string_view{{}};\n"
                 f"}}\n\n}}  // namespace lw::{space}\n")
    output.parent.mkdir(parents=True, exist_ok=True)
    output.write_text("\n".join(parts))
    total = sum(len(data) for _, data in entries)
    print(f"Embedded {len(entries)} files, {total / 1024:.0f} KB")
    return 0


if __name__ == "__main__":
    sys.exit(main())
