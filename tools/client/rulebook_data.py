"""The rulebooks for the browser client: JSON, and its types in TypeScript; ``make types`` writes them."""

from pathlib import Path

from msgspec.json import schema_components

from duellum.rulebook import book_names, load_book
from duellum.rulebook.view import BookView, encode_book
from tools.client.typescript import declare

FOLDER = Path(__file__).parents[2] / "web" / "src" / "rulebook" / "data"
_SHARED = ("MoveView", "PositionView", "Translatable")
"""Types of the protocol, imported from there."""
_HEAD = f"""// Written by "make types" from src/duellum/rulebook/view.py. Do not edit.
import type {{ {", ".join(_SHARED)} }} from "../../protocol/types.ts";
"""


def rulebook_files() -> dict[Path, str]:
    """Return by file what it must hold: the types, and a file of data for each book."""
    files = {FOLDER / "types.ts": _format_types()}
    for name in book_names():
        files[FOLDER / f"{name}.json"] = encode_book(load_book(name)).decode() + "\n"
    return files


def _format_types() -> str:
    _, schemas = schema_components((BookView,))
    declared = [
        declare(name, schema, is_sent=False)
        for name, schema in sorted(schemas.items())
        if name not in _SHARED
    ]
    return "\n".join([_HEAD, *declared])
