"""Constants that Python and the browser client share, as TypeScript: ``make types`` writes them."""

import json
from collections.abc import Mapping
from pathlib import Path

from duellum.core.engine import EARLIEST_DRAW_TURN, MAX_DRAW_EXPECTATION
from duellum.core.fairness.derivation import MAX_PLAYER_SEED_LENGTH
from duellum.core.fairness.hash_chain import CHAIN_LENGTH
from duellum.core.registry import game_names, load_rules
from duellum.core.rules import Constant
from duellum.record.formatter import WIDTH
from duellum.record.line import MAX_DEPTH, MAX_MOVES
from duellum.server.game.event_budget import PLIES_BETWEEN_DRAW_OFFERS
from duellum.server.game.presenter import MAX_PAST_POSITIONS
from duellum.server.game.record_import import MAX_RECORDED_NAME_LENGTH
from duellum.server.protocol.http import MAX_RECORD_BYTES
from duellum.server.protocol.names import (
    MAX_NAME_LENGTH,
    MAX_TYPED_NAME_LENGTH,
    NAME_ENDS,
    NAME_PROBLEM,
    NAME_SPACES,
)

_SOURCES = Path(__file__).parents[2] / "web" / "src"
_MAX_LINE_LENGTH = 120
_SHORT = 80
"""Lists of lists or texts that are not longer than this are on one line."""
_LIMITS: dict[str, Constant | float] = {
    "CHAIN_LENGTH": CHAIN_LENGTH,
    "EARLIEST_DRAW_TURN": EARLIEST_DRAW_TURN,
    "MAX_DRAW_EXPECTATION": MAX_DRAW_EXPECTATION,
    "MAX_NAME_LENGTH": MAX_NAME_LENGTH,
    "MAX_PAST_POSITIONS": MAX_PAST_POSITIONS,
    "MAX_PLAYER_SEED_LENGTH": MAX_PLAYER_SEED_LENGTH,
    "MAX_RECORDED_NAME_LENGTH": MAX_RECORDED_NAME_LENGTH,
    "MAX_RECORD_BYTES": MAX_RECORD_BYTES,
    "MAX_RECORD_MOVES": MAX_MOVES,
    "MAX_TYPED_NAME_LENGTH": MAX_TYPED_NAME_LENGTH,
    "MAX_VARIATION_DEPTH": MAX_DEPTH,
    "NAME_ENDS": NAME_ENDS,
    "NAME_PROBLEM": NAME_PROBLEM,
    "NAME_SPACES": NAME_SPACES,
    "PLIES_BETWEEN_DRAW_OFFERS": PLIES_BETWEEN_DRAW_OFFERS,
    "RECORD_WIDTH": WIDTH,
}


def constant_files() -> dict[Path, str]:
    """Return by file what it must hold: the protocol's limits, and each game's constants."""
    files = {_SOURCES / "protocol" / "constants.ts": format_constants("src/duellum/server", _LIMITS)}
    for game in game_names():
        view = load_rules(game).view
        for name, constants in (
            ("constants.ts", view.constants),
            ("rulebook-constants.ts", view.rulebook_constants),
            ("rules-constants.ts", view.local_constants),
        ):
            if constants:
                path = _SOURCES / "games" / game / name
                files[path] = format_constants(f"src/duellum/{game}/view.py", constants)
    return files


def format_constants(origin: str, constants: Mapping[str, Constant] | Mapping[str, Constant | float]) -> str:
    """Return a file of constants."""
    lines = [_format_constant(name, _format_value(value)) for name, value in constants.items()]
    return "\n".join([f'// Written by "make types" from {origin}. Do not edit.', *lines, ""])


def _format_constant(name: str, value: str) -> str:
    """Return a declaration, broken where Biome breaks it."""
    line = f"export const {name} = {value};"
    is_long = len(line) > _MAX_LINE_LENGTH and "\n" not in line
    return f"export const {name} =\n  {value};" if is_long else line


def _format_value(value: Constant | float) -> str:
    if isinstance(value, tuple) and isinstance(value[0], tuple | str) and len(json.dumps(value)) > _SHORT:
        # a line for each inner list or text
        return "[\n" + "".join(f"  {json.dumps(inner)},\n" for inner in value) + "] as const"
    return json.dumps(value) + (" as const" if isinstance(value, tuple) else "")
