"""The types of messages, of analyses and of rulebooks as TypeScript, generated from Python's structures."""

from collections.abc import Collection
from pathlib import Path
from typing import Any

import msgspec

from duellum.core.grades import Grade
from duellum.core.registry import game_names, load_rules
from duellum.rulebook.view import BookView
from duellum.server.protocol.http import RecordAnalysis
from duellum.server.protocol.schema import build_components
from tools.client.typescript import declare, reference_name

_SOURCES = Path(__file__).parents[2] / "web" / "src"
_SEAT = "\n/** A seat: the first or the second. */\nexport type Seat = 0 | 1;\n"
_ASKED = {"NewGame", "ContinuedGame", "Me", "Open", "Bot"}
"""What a client sends over HTTP: fields with a default are optional there."""


def type_files() -> dict[Path, str]:
    """Return by file what it must hold: the types of the protocol, of reviews and of rulebooks."""
    schemas, reviewed = build_components(), _list_types(RecordAnalysis) - {"Translatable"}
    options = schemas["FromClient"]["anyOf"] + schemas["FromVisitor"]["anyOf"]
    sent = {reference_name(option["$ref"]) for option in options} | _ASKED
    imported = ("MoveView", "PositionView", "Translatable")
    _, books = msgspec.json.schema_components((BookView,))
    return {
        _SOURCES / "protocol" / "types.ts": _format_file(
            "src/duellum/server/protocol/ and the games' view.py",
            _SEAT,
            *_declare(schemas, schemas.keys() - reviewed, sent),
            *_moves_by_game(),
        ),
        _SOURCES / "review" / "analysis" / "types.ts": _format_file(
            "src/duellum/analysis/ and server/protocol/",
            'import type { MoveView, PositionView, Seat, Translatable } from "../../protocol/types.ts";\n',
            *_declare(schemas, reviewed),
            _format_errors(),
            _format_signs(),
        ),
        _SOURCES / "rulebook" / "data" / "types.ts": _format_file(
            "src/duellum/rulebook/view.py",
            f'import type {{ {", ".join(imported)} }} from "../../protocol/types.ts";\n',
            *_declare(books, books.keys() - set(imported)),
        ),
    }


def _format_file(origin: str, *parts: str) -> str:
    return "\n".join([f'// Written by "make types" from {origin}. Do not edit.', *parts])


def _list_types(kind: type) -> set[str]:
    """Return the names of a structure and of all that it is made of."""
    _, components = msgspec.json.schema_components([kind], ref_template="#/{name}")
    return set(components)


def _declare(schemas: dict[str, Any], names: Collection[str], sent: Collection[str] = ()) -> list[str]:
    """Return the declarations of these types, sorted by name."""
    return [declare(name, schemas[name], is_sent=name in sent) for name in sorted(names)]


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


def _format_errors() -> str:
    errors = ", ".join(f'"{grade.value}"' for grade in Grade if grade.is_error)
    comment = "/** The grades of decisions where something better should have been found. */\n"
    return f"{comment}export const ERRORS: readonly Grade[] = [{errors}];\n"


def _format_signs() -> str:
    signs = "".join(f'  {grade.value}: "{grade.sign}",\n' for grade in Grade)
    comment = "/** The annotation sign of each grade. */\n"
    return f"{comment}export const SIGNS: Readonly<Record<Grade, string>> = {{\n{signs}}};\n"
