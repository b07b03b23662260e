"""The message types as TypeScript, generated from the server's: ``python -m tools.client.message_types``."""

from pathlib import Path

from duellum.core.registry import game_names, load_rules
from duellum.server.protocol.schema import build_components
from tools.client.client_constants import constant_files
from tools.client.demonstration_data import demonstration_files
from tools.client.lesson_data import lesson_files
from tools.client.local_data import local_files
from tools.client.print_data import print_files
from tools.client.review_types import list_review_types, review_files
from tools.client.rulebook_data import rulebook_files
from tools.client.rules_data import rules_files
from tools.client.typescript import declare, reference_name
from tools.wasm.binding_files import binding_files

FILE = Path(__file__).parent.parent.parent / "web" / "src" / "protocol" / "types.ts"
_HEAD = """// Written by "make types" from src/duellum/server/protocol/ and the games' view.py. Do not edit.

/** A seat: the first or the second. */
export type Seat = 0 | 1;
"""
_ASKED = ("NewGame", "ContinuedGame", "Me", "Open", "Bot")
"""What a client sends over HTTP: fields with a default are optional there."""


def typescript() -> str:
    """Return every message type and view, sorted by name; those of reviews have a file of their own."""
    schemas = build_components()
    sent = {reference_name(option["$ref"]) for option in schemas["FromClient"]["anyOf"]} | set(_ASKED)
    names = schemas.keys() - list_review_types()
    types = [declare(name, schemas[name], is_sent=name in sent) for name in sorted(names)]
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


if __name__ == "__main__":
    files = {
        **constant_files(), **lesson_files(), **local_files(), **rulebook_files(), **rules_files(),
        **print_files(), **binding_files(), **review_files(), **demonstration_files(),
    }  # fmt: skip
    for path, text in {FILE: typescript(), **files}.items():
        path.write_text(text, encoding="utf-8")
