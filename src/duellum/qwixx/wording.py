"""Moves in words: texts to translate that name the dice thrown, or a field and what a stone does there."""

from functools import lru_cache

from duellum.core.i18n import Translatable
from duellum.qwixx.rules.board import Colour, Roll, colour_of, number_of
from duellum.qwixx.rules.placement import Placement
from duellum.qwixx.rules.position import Decline, Move


@lru_cache(maxsize=20_000)
def phrase(move: Move) -> Translatable:
    """Return a roll or a choice in words; cached, as clients get the same moves again and again.

    >>> from duellum.core.i18n import translate
    >>> from duellum.qwixx import Position
    >>> rolled = Position.start().play("41/3526")
    >>> translate(phrase(rolled.parse_move("y5")))
    'yellow 5'
    """
    match move:
        case Roll():
            return _phrase_roll(move)
        case Decline():
            return Translatable("qwixx-move-pass", {"effect": "misthrow" if move.is_misthrow else "pass"})
        case Placement():
            return _phrase_placement(move)


def _phrase_roll(roll: Roll) -> Translatable:
    """Name the dice; 0 stands for one that is out of the game."""
    whites: dict[str, str | int | list[str]] = {"first": roll.whites[0], "second": roll.whites[1]}
    return Translatable(
        "qwixx-move-roll", {**whites, **{colour.word: roll.colours[colour] or 0 for colour in Colour}}
    )


def _phrase_placement(move: Placement) -> Translatable:
    field: dict[str, str | int | list[str]] = {
        "colour": colour_of(move.field).letter,
        "number": number_of(move.field),
    }
    return Translatable("qwixx-move", {**field, "effect": move.effect.value, "height": move.height})
