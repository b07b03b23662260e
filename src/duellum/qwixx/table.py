"""The rows of a Qwixx Duel drawing: number fields, locks, stones, marks, and each row's points.

Lengths are in the drawing's own units; on a screen 360 pixels wide, two of them make a pixel.
"""

from collections.abc import Collection

from duellum.game import Side
from duellum.picture import Attributes, Markup, Value, box, element, path, placed
from duellum.qwixx.board import LAST, PLACES, SIDE_NAMES, Colour, Field, Row, field_at, field_name
from duellum.qwixx.caption import standing
from duellum.qwixx.palette import (
    CLOSED_TINT,
    FAINT,
    GOLD,
    HUES,
    INK,
    PAPER,
    STONES,
    TINTS,
    label,
    letter_colour,
    pattern,
    stone_name,
)
from duellum.qwixx.stones import front_sign, ghost_picture, stack_picture

ROW_WIDTH, ROW_HEIGHT = 696.0, 128.0
_TAB = 46.0
_PITCH = 48.0
_FIELD_WIDTH, _FIELD_HEIGHT, _FIELD_TOP = 44.0, 118.0, 5.0
_LOCK_X = _TAB + len(PLACES) * _PITCH + 26
_POINTS_X = ROW_WIDTH - 32
_STONE_Y = 79.0
"""From a field's upper edge to the top of a single stone on it."""


def row_picture(
    row: Row, colour: Colour, points: tuple[int, ...], legal: Collection[Field], last: Field | None
) -> Markup:
    """Return a row with its upper left corner at the origin.

    `points` are those of both sides; `legal` fields are marked as open to the player, `last` as the last
    one used.
    """
    fields = [_field(row, colour, place, legal, last) for place in PLACES]
    return element(
        "g",
        element(
            "rect", width=ROW_WIDTH - 68, height=ROW_HEIGHT, rx=12, fill=HUES[colour], stroke=INK, stroke_width=2
        ),
        _tab(colour),
        *fields,
        _lock(row),
        *(_points(side, points[side]) for side in Side),
        data_row=colour.letter,
        data_closed="yes" if row.is_closed else "no",
    )


def _tab(colour: Colour) -> Markup:
    """Return the row's letter, on its pattern."""
    ground = placed(4, 6, pattern(colour, _TAB - 6, ROW_HEIGHT - 12, stroke=letter_colour(colour)))
    plaque = element("rect", x=6, y=42, width=_TAB - 9, height=44, rx=8, fill=HUES[colour])
    letter = label(colour.letter.upper(), 4 + (_TAB - 6) / 2, 64, 34, letter_colour(colour))
    return Markup(ground + plaque + letter)


def _field(row: Row, colour: Colour, place: int, legal: Collection[Field], last: Field | None) -> Markup:
    """Return a number field with what stands on it and the marks it bears."""
    field = field_at(colour, place)
    stack = row.stacks[place]
    inside = [_ground(row, colour), _number(row, colour.numbers[place])]
    if field == last:
        inside.append(_last_frame(_FIELD_WIDTH, _FIELD_HEIGHT))
    if stack is not None:
        inside.append(element("title", f"{standing(row, colour, place)}, {colour.name.lower()} {colour.numbers[place]}"))
        inside.append(placed(_FIELD_WIDTH / 2, _STONE_Y, stack_picture(*stack)))
    elif place == LAST:
        inside.append(placed(_FIELD_WIDTH / 2, _STONE_Y + 3, _needs_five()))
    if place == row.front:
        inside.append(placed(_FIELD_WIDTH / 2, 110, front_sign()))
    if field in legal:
        inside.append(_legal_mark(is_empty=stack is None))
    return placed(_TAB + place * _PITCH, _FIELD_TOP, *inside, data_field=field_name(field))
