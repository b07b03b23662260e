"""The TypeScript bindings of a kernel: its entry points, arrays and constants, generated from Python's."""

import inspect
import json
import re
import textwrap
from collections.abc import Mapping

import numpy as np

from duellum.core.messages import Kind, ListOf, Message, MessageTable, Words
from duellum.core.wasm import Array, Entry, Kernel, camel_case

_WIDTH = 120
_HEAD = """// Written by "make types" from {origin}. Do not edit.
import type {{ Binding }} from "../../../../kernel/binding.ts";
"""


def format_bindings(kernel: Kernel, origin: str) -> str:
    """Return the TypeScript module of a kernel; `origin` is the file of its entry points."""
    title = kernel.name.capitalize()
    entries = "".join(map(_format_entry, kernel.entries))
    arrays = "".join(
        f"  readonly {camel_case(each.name)}: {_array_type(each)};\n" for each in kernel.arrays()
    )
    layout = "".join(
        f'    ["{camel_case(each.name)}", {_array_type(each)}, {_length(each)}],\n'
        for each in kernel.arrays()
    )
    return (
        f"{_HEAD.format(origin=origin)}\n"
        f"/** The entry points; they read and write the arrays. */\n"
        f"export interface {title}Entries {{\n{entries}}}\n\n"
        f"/** The arrays in the module's memory. */\n"
        f"export interface {title}Arrays {{\n{arrays}}}\n\n"
        f"export const {kernel.name.upper()}: Binding<{title}Entries, {title}Arrays> = {{\n"
        f'  name: "{kernel.name}",\n  arrays: [\n{layout}  ],\n}};\n\n{_list_constants(kernel.constants)}'
    )


def format_messages(table: MessageTable, origin: str) -> str:
    """Return the TypeScript module of a kernel's messages; `origin` is the file of its entry points."""
    words = "".join(
        f"const {each.name}: readonly string[] = {_format_value(each.words)};\n"
        for each in table.vocabularies()
    )
    rows = "".join(map(_format_message, table.messages))
    return (
        f'// Written by "make types" from {origin}. Do not edit.\n'
        f'import type {{ MessageRow }} from "../../../../kernel/messages.ts";\n\n'
        f"{words}\n"
        f"/** By code, from 1 on: a message, the clause it is about, and its arguments in order. */\n"
        f"export const MESSAGES: readonly MessageRow[] = [\n{rows}];\n"
    )


def _format_message(message: Message) -> str:
    arguments = ", ".join(f"{name}: {_format_kind(kind)}" for name, kind in message.arguments.items())
    described = f"{{ {arguments} }}" if arguments else "{}"
    return f"  [{json.dumps(message.id)}, {json.dumps(message.clause)}, {described}],\n"


def _format_kind(kind: Kind) -> str:
    match kind:
        case Words():
            return kind.name
        case ListOf():
            return f"{{ listOf: {kind.words.name} }}"
        case _:
            return json.dumps(kind)


def format_constants(constants: Mapping[str, object], origin: str) -> str:
    """Return a TypeScript module of constants."""
    return f'// Written by "make types" from {origin}. Do not edit.\n\n{_list_constants(constants)}'


def _list_constants(constants: Mapping[str, object]) -> str:
    lines = (
        f"export const {name} = {_format_value(value)}{_suffix(value)};\n"
        for name, value in constants.items()
    )
    return "".join(lines)


def _format_entry(entry: Entry) -> str:
    doc = inspect.getdoc(entry.function) or ""
    sentence = re.sub(r"\s+", " ", doc.split("\n\n")[0]).replace("`", "")
    comment = textwrap.fill(f"  /** {sentence} */", _WIDTH, subsequent_indent="   * ", break_on_hyphens=False)
    if "\n" in comment:
        lines = textwrap.wrap(sentence, _WIDTH - 6, break_on_hyphens=False)
        comment = "  /**\n" + "".join(f"   * {line}\n" for line in lines) + "   */"
    parameters = ", ".join(f"{camel_case(name)}: number" for name, _ in entry.numbers())
    returns = "void" if entry.returns is None else "number"
    return f"{comment}\n  {camel_case(entry.name)}({parameters}): {returns};\n"


def _array_type(array: Array) -> str:
    kinds = {"int64": "BigInt64", "uint64": "BigUint64", "float32": "Float32", "float64": "Float64"}
    name = np.dtype(array.dtype).name
    return kinds.get(name, name.replace("uint", "Uint").replace("int", "Int").capitalize()) + "Array"


def _length(array: Array) -> int:
    return int(np.prod(array.shape))


def _format_value(value: object) -> str:
    if not isinstance(value, tuple):
        return json.dumps(value)
    items = ", ".join(map(_format_value, value))
    if len(items) < _WIDTH - 40:
        return f"[{items}]"
    if all(isinstance(item, int | str) for item in value):
        return "[\n" + textwrap.fill(items, _WIDTH, initial_indent="  ", subsequent_indent="  ") + ",\n]"
    return "[\n" + "".join(f"  {_format_value(item)},\n" for item in value) + "]"


def _suffix(value: object) -> str:
    return " as const" if isinstance(value, tuple) else ""
