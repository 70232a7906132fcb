#!/usr/bin/env python3
"""Lists the fields of a schema's messages for the compiler: the lite runtime has no reflection, so src/wire/schema.hpp
finds a field by its name in what this writes.

usage: schema_fields.py DESCRIPTORS OUTPUT      (DESCRIPTORS by protoc --descriptor_set_out, of one schema)
"""
import sys
from pathlib import Path

from google.protobuf.descriptor_pb2 import DescriptorProto, FieldDescriptorProto, FileDescriptorProto, FileDescriptorSet


def cpp(name: str) -> str:
    """A full name of the schema, ".landwright.isles.Phase", in C++."""
    return name.replace(".", "::")


def accessor(field: FieldDescriptorProto) -> list[str]:
    name = field.name
    repeated = field.label == field.LABEL_REPEATED
    message = field.type == field.TYPE_MESSAGE
    lines = [f"struct {name} {{",
             f'    static constexpr std::string_view kName = "{name}";',
             f"    static constexpr unsigned kNumber = {field.number};"]
    if field.type == field.TYPE_ENUM:
        lines.append(f"    static constexpr int kMost = {cpp(field.type_name)}_MAX;")
    if not repeated and (message or field.proto3_optional):
        lines.append(f"    static bool has(const Message& m) {{ return m.has_{name}(); }}")
    lines.append(f"    static decltype(auto) get(const Message& m) {{ return m.{name}(); }}")
    if repeated or message:
        lines.append(f"    static auto& make(Message& m) {{ return *m.mutable_{name}(); }}")
    else:
        lines.append(f"    template <class T> static void set(Message& m, T v) {{ m.set_{name}(static_cast<decltype(m.{name}())>(v)); }}")
    return [*lines, "};"]


def listing(package: str, message: DescriptorProto) -> list[str]:
    name = cpp(f".{package}.{message.name}")
    lines = ["template <>", f"struct Schema<{name}> {{", f"    using Message = {name};"]
    for field in message.field:
        lines += ["    " + line for line in accessor(field)]
    return [*lines, f"    using Fields = std::tuple<{', '.join(field.name for field in message.field)}>;", "};"]


def header(schema: FileDescriptorProto) -> str:
    stem = schema.name.removesuffix(".proto")
    lines = ["#pragma once", '#include "wire/schema.hpp"', f"#include <{stem}.pb.h>", "namespace lw::wire {"]
    for message in schema.message_type:
        lines += listing(schema.package, message)
    return "\n".join([*lines, "}", ""])


def main() -> None:
    [schema] = FileDescriptorSet.FromString(Path(sys.argv[1]).read_bytes()).file
    Path(sys.argv[2]).write_text(header(schema))


if __name__ == "__main__":
    main()
