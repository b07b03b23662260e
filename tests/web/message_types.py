"""The message types as TypeScript, generated from the server's: ``python -m tests.web.message_types``."""

from pathlib import Path
from typing import Any

from duellum.core.registry import game_names, load_rules
from duellum.server.protocol.schema import build_components
from tests.web.client_constants import constant_files

FILE = Path(__file__).parent.parent.parent / "web" / "src" / "protocol" / "types.ts"
_HEAD = """// Written by "make types" from src/duellum/server/protocol/ and the games' view.py. Do not edit.

/** A seat: the first or the second. */
export type Seat = 0 | 1;
"""
_ASKED = ("NewGame", "Me", "Open", "Bot")
"""What a client sends over HTTP: fields with a default are optional there."""


def typescript() -> str:
    """Return every message type and view, sorted by name."""
    schemas = build_components()
    sent = {_name(option["$ref"]) for option in schemas["FromClient"]["anyOf"]} | set(_ASKED)
    types = [_declare(name, schema, is_sent=name in sent) for name, schema in schemas.items()]
    return "\n".join([_HEAD, *types, *_moves_by_game()])


def _moves_by_game() -> list[str]:
    """Return for each game the union of its kinds of moves."""
    unions = []
    for name in game_names():
        view = load_rules(name).view
        if len(view.move_types) > 1:
            types = " | ".join(kind.__name__ for kind in view.move_types)
            title = view.position_type.__name__.removesuffix("PositionView")
            unions.append(f"/** Whatever a move of {title} can be. */\nexport type {title}Move = {types};\n")
    return unions


def _declare(name: str, schema: dict[str, Any], *, is_sent: bool) -> str:
    comment = f"/** {schema['description']} */\n" if "description" in schema else ""
    if schema.get("type") != "object":
        return f"{comment}export type {name} = {_type(schema)};\n"
    always = set(schema.get("required", []))
    if not is_sent:  # the server writes defaults out; only what has none may be absent
        always |= {field for field, shape in schema["properties"].items() if "default" in shape}
    fields = [
        f"  {field}{'' if field in always else '?'}: {_type(shape)};"
        for field, shape in schema["properties"].items()
    ]
    body = "\n".join(fields)
    return f"{comment}export interface {name} {{\n{body}\n}}\n"


def _type(schema: dict[str, Any]) -> str:
    match schema:
        case {"$ref": reference}:
            return _name(reference)
        case {"anyOf": options}:
            return " | ".join(dict.fromkeys(_type(option) for option in options))
        case {"enum": values}:
            return " | ".join(f'"{value}"' for value in values)
        case {"type": "array", "prefixItems": items}:
            return f"[{', '.join(_type(item) for item in items)}]"
        case {"type": "array", "items": item}:
            return f"({_type(item)})[]" if "anyOf" in item else f"{_type(item)}[]"
        case {"type": "object", "additionalProperties": value}:
            return f"Record<string, {_type(value)}>"
        case {"type": "integer", "minimum": 0, "maximum": 1}:
            return "Seat"
        case _:
            return _PLAIN[schema["type"]]


_PLAIN = {
    "string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null",
}  # fmt: skip


def _name(reference: str) -> str:
    return reference.rpartition("/")[2]


if __name__ == "__main__":
    for path, text in {FILE: typescript(), **constant_files()}.items():
        path.write_text(text, encoding="utf-8")
