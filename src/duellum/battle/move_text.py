"""Moves in words: texts to translate that say where a piece goes, what it captures, and what it shows."""

from functools import lru_cache

from duellum.battle.rules.board import square_name
from duellum.battle.rules.move import Move
from duellum.core.i18n import Translatable

_WINS = {"B16": "king", "B17": "palace"}


@lru_cache(maxsize=20_000)
def phrase(move: Move) -> Translatable:
    """Return a move in words; cached, because clients get the same moves again and again.

    `via` is the square where the path turns, or none. `effect` is roll, capture, king (takes the king) or
    palace. `face` is on top afterwards and `captured` on top of the die captured; 0 for a king or no die.

    >>> from duellum.battle import Position
    >>> from duellum.core.i18n import translate
    >>> translate(phrase(Position.start().parse_move("i1n4w1")))
    'i1 via i5 to h5, shows 6'
    """
    words: dict[str, str | int | list[str]] = {
        "from": square_name(move.start),
        "via": _find_corner(move),
        "to": square_name(move.target),
        "effect": _name_effect(move),
        "face": 0 if move.after.die is None else move.after.die.top,
        "captured": 0 if move.captured is None or move.captured.die is None else move.captured.die.top,
    }
    return Translatable("battle-move-king" if move.piece.is_king else "battle-move", words)


def _find_corner(move: Move) -> str:
    """Return the square where the path turns (B10), or none."""
    if len(move.legs) == 1:
        return "none"
    return square_name(move.path[move.legs[0].steps - 1])


def _name_effect(move: Move) -> str:
    if move.wins_by is not None:
        return _WINS[move.wins_by]
    return "roll" if move.captured is None else "capture"
