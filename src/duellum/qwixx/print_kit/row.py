"""A row of Qwixx Duel's printed board, and the stones that may be on it.

Red, yellow, green and blue have their colours, and also patterns and signs, so that a black and white printer
serves as well. Lengths are in millimetres.
"""

from collections.abc import Mapping

from duellum.core.svg import Markup, Value, element, group_at, path, pips
from duellum.printing.line_art import figure, rectangle
from duellum.qwixx.drawing.palette import FAINT, HUES, INK, PAPER, SIGNS, TINTS, letter_colour, pattern
from duellum.qwixx.rules.board import BLACK, LAST, PLACES, Colour, Side, Stack
from duellum.qwixx.rules.placement import STONES_BEFORE_LAST

STONE = 16.0
"""The side of a stone's tile."""
TAB_WIDTH, PITCH, FIELD_WIDTH = 13.0, 17.4, 16.6
ROW_WIDTH = TAB_WIDTH + (len(PLACES) + 1) * PITCH + 1.6
ROW_HEIGHT = 29.0
_FIELD_HEIGHT, _FIELD_TOP = 26.0, 1.5
_STONE_Y = 17.4  # from a field's upper edge to the middle of a stone
_UNIT = 0.35  # millimetres to a unit of the palette's patterns
LOCK = len(PLACES)
"""The place of the lock, right of the last number."""


def row_svg(colour: Colour, stacks: Mapping[int, Stack] | None = None) -> Markup:
    """Return a row, its upper left corner at the origin; `stacks` are what is on its places."""
    stones = {} if stacks is None else stacks
    return element(
        "g",
        rectangle(0, 0, ROW_WIDTH, ROW_HEIGHT, rx=2.6, fill=HUES[colour], stroke=INK, stroke_width=0.4),
        _tab(colour),
        *(group_at(_field_x(place), _FIELD_TOP, _field(colour, place)) for place in PLACES),
        group_at(_field_x(LOCK), _FIELD_TOP, _lock()),
        *(group_at(*place_centre(place), stone_svg(*stack)) for place, stack in stones.items()),
        data_row=colour.letter,
    )


def place_centre(place: int) -> tuple[float, float]:
    """Return where a stone is on a place, or on the lock."""
    return _field_x(place) + FIELD_WIDTH / 2, _FIELD_TOP + _STONE_Y


def _field_x(place: int) -> float:
    return TAB_WIDTH + place * PITCH + 0.4


def sign_svg(colour: Colour, size: float, **attributes: Value) -> Markup:
    """Return a row's sign about the origin."""
    scale = f"scale({size / 24:.4f}) translate(-12 -12)"
    return path(SIGNS[colour], transform=scale, **attributes)


def _tab(colour: Colour) -> Markup:
    """Return the row's sign on its pattern."""
    light = letter_colour(colour)
    ground = pattern(
        colour, (TAB_WIDTH - 3) / _UNIT, (ROW_HEIGHT - 3) / _UNIT, stroke=light, stroke_opacity=0.75
    )
    patch = rectangle(1.7, ROW_HEIGHT / 2 - 5.6, TAB_WIDTH - 3.2, 11.2, rx=2, fill=HUES[colour])
    sign = group_at(TAB_WIDTH / 2 + 0.1, ROW_HEIGHT / 2, sign_svg(colour, 7.6, fill=light))
    return Markup(group_at(1.5, 1.5, ground, scale=_UNIT) + patch + sign)


def _field(colour: Colour, place: int) -> Markup:
    """Return a field: its number, and the place for a stone; the last shows that it needs five stones."""
    ground = rectangle(0, 0, FIELD_WIDTH, _FIELD_HEIGHT, rx=1.6, fill=TINTS[colour])
    pattern_box = group_at(
        0.8, 9.2, pattern(colour, (FIELD_WIDTH - 1.6) / _UNIT, 16.0 / _UNIT, stroke_opacity=0.3), scale=_UNIT
    )
    number = figure(str(colour.numbers[place]), FIELD_WIDTH / 2, 4.9, 7.2, INK)
    mark = group_at(FIELD_WIDTH / 2, _STONE_Y, _five_stones()) if place == LAST else ""
    return Markup(ground + pattern_box + number + mark)


def _five_stones() -> Markup:
    circles = (element("circle", cx=3.7 * x, cy=3.7 * y, r=1.8) for x, y in pips(STONES_BEFORE_LAST))
    return element("g", *circles, fill=PAPER, stroke=INK, stroke_width=0.4)


def _lock() -> Markup:
    ground = rectangle(0, 0, FIELD_WIDTH, _FIELD_HEIGHT, rx=1.6, fill=PAPER)
    place = element(
        "circle",
        cx=FIELD_WIDTH / 2,
        cy=_STONE_Y,
        r=STONE / 2 - 1,
        fill="none",
        stroke=FAINT,
        stroke_width=0.3,
    )
    return Markup(ground + place + group_at(FIELD_WIDTH / 2, 5.2, padlock_svg()))


def padlock_svg() -> Markup:
    """Return an open padlock about the origin."""
    shackle = path("M-2.2 0.4 V-1.6 A2.2 2.2 0 0 1 2.2 -1.6 V-0.8", fill="none", stroke=INK, stroke_width=0.9)
    body = rectangle(-3.4, 0, 6.8, 4.6, rx=0.9, fill=PAPER, stroke=INK, stroke_width=0.6)
    return Markup(shackle + body + path("M0 1.5 V3", stroke=INK, stroke_width=0.9, stroke_linecap="round"))


_DISCS = {BLACK: ("#2b2826", "#ffffff", None), Side.GREY: ("#e6e3dd", "#1e1a17", "1.5 1.1")}
"""By side the colour of a stone, of its ring, and the ring's dashes: they differ without their shade, too."""


def stone_svg(side: Side, height: int = 1) -> Markup:
    """Return a stone about the origin, with a number where several are stacked."""
    ground, mark, dashes = _DISCS[side]
    radius = STONE / 2 - 0.9
    disc = element("circle", r=radius, fill=ground, stroke=INK, stroke_width=0.4)
    ring = element(
        "circle", r=radius - 1.5, fill="none", stroke=mark, stroke_width=0.6, stroke_dasharray=dashes
    )
    inside = figure(str(height), 0, 0, 7, mark) if height > 1 else _centre(side, mark)
    return element("g", disc, ring, inside, data_stone=side.letter)


def _centre(side: Side, mark: str) -> Markup:
    """Return what is in the middle of a single stone: a dot for Black, a cross of lines for Grey."""
    if side is BLACK:
        return element("circle", r=1.7, fill=mark)
    return path("M-2.6 -2.6 L2.6 2.6 M2.6 -2.6 L-2.6 2.6", stroke=mark, stroke_width=0.6)
