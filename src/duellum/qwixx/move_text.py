"""Moves in words: texts to translate that name the dice rolled, or a space and what a stone does there."""

from duellum.core.i18n import Translatable
from duellum.qwixx.rules.board import FIELDS, Colour, Roll, colour_of, number_of
from duellum.qwixx.rules.placement import Placement
from duellum.qwixx.rules.position import Decline, Move

_PASS, _MISTHROW = (Translatable("qwixx-move-pass", {"effect": effect}) for effect in ("pass", "misthrow"))
_COLOUR_WORDS = [colour.word for colour in Colour]
_FIELD_NAMES = [(colour_of(field).letter, number_of(field)) for field in FIELDS]


def phrase(move: Move) -> Translatable:
    """Return a roll or a choice in words.

    >>> from duellum.core.i18n import translate
    >>> from duellum.qwixx import Position
    >>> rolled = Position.start().play("41/3526")
    >>> translate(phrase(rolled.parse_move("y5")))
    'yellow 5'
    """
    match move:
        case Placement():
            colour, number = _FIELD_NAMES[move.field]
            return Translatable(
                "qwixx-move",
                {"colour": colour, "number": number, "effect": move.effect.value, "height": move.height},
            )
        case Decline():
            return _MISTHROW if move.is_misthrow else _PASS
        case Roll():
            return Translatable("qwixx-move-roll", _name_dice(move))


def _name_dice(roll: Roll) -> dict[str, str | int | list[str]]:
    """Return the faces by the dice's names; 0 for a die that is out of the game."""
    first, second = roll.whites
    colours = dict(zip(_COLOUR_WORDS, [face or 0 for face in roll.colours], strict=True))
    return {"first": first, "second": second, **colours}
