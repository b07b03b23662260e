"""The rows of a Qwixx Duel drawing: number fields, locks, stones, marks, and each row's points.

Lengths are in units of the drawing, which is 720 wide.
"""

from collections.abc import Iterator

from duellum.core.i18n import ENGLISH, translate
from duellum.core.svg import Markup, Value, element, group_at, path, pips
from duellum.qwixx.drawing.caption import phrase_stack
from duellum.qwixx.drawing.marks import Marks
from duellum.qwixx.drawing.palette import (
    CLOSED_TINT,
    FAINT,
    GOLD,
    HUES,
    INK,
    PAPER,
    TINTS,
    label,
    letter_colour,
    panel,
    pattern,
    plaque,
)
from duellum.qwixx.drawing.stone_svg import front_svg, ghost_svg, stack_svg
from duellum.qwixx.rules.board import LAST, PLACES, Colour, Row, Side, field_at, field_name
from duellum.qwixx.rules.placement import STONES_BEFORE_LAST

ROW_WIDTH, ROW_HEIGHT = 696.0, 128.0
_TAB, _POINTS = 46.0, 64.0
_PITCH = 48.0
_FIELD_WIDTH, _FIELD_HEIGHT, _FIELD_TOP = 44.0, 118.0, 5.0
_MIDDLE = _FIELD_WIDTH / 2
_NUMBER_Y, _STONE_Y, _FRONT_Y = 19.0, 77.0, 109.0
"""From a field's upper edge to the number, to the top of a single stone, and to the sign of the front."""


def row_svg(
    row: Row, colour: Colour, points: tuple[int, int], marks: Marks, language: str = ENGLISH
) -> Markup:
    """Return a row with its upper left corner at the origin; `points` are its points by side."""
    return element(
        "g",
        panel(ROW_WIDTH - _POINTS - 6, ROW_HEIGHT, 12, HUES[colour]),
        _tab(colour),
        *(_field(row, colour, place, marks, language) for place in PLACES),
        group_at(_TAB + len(PLACES) * _PITCH, _FIELD_TOP, *_lock(row), data_part="lock"),
        *(
            group_at(ROW_WIDTH - _POINTS, 8 + 58 * side, plaque(str(points[side]), side, _POINTS, 52))
            for side in Side
        ),
        data_row=colour.letter,
        data_closed="yes" if row.is_closed else "no",
    )


def _tab(colour: Colour) -> Markup:
    """Return the row's letter on its pattern."""
    width, light = _TAB - 9, letter_colour(colour)
    ground = group_at(5, 5, pattern(colour, width, _FIELD_HEIGHT, stroke=light, stroke_opacity=0.8))
    patch = element("rect", x=5, y=40, width=width, height=48, rx=8, fill=HUES[colour])
    return Markup(ground + patch + label(colour.letter.upper(), 5 + width / 2, 64, 36, light))


def _field(row: Row, colour: Colour, place: int, marks: Marks, language: str) -> Markup:
    """Return a number field with its marks and its stack."""
    field, number = field_at(colour, place), colour.numbers[place]
    parts = [
        _ground(row, colour),
        label(str(number), _MIDDLE, _NUMBER_Y, 25, FAINT if row.is_closed else INK),
    ]
    if field == marks.last:
        parts.append(frame(_FIELD_WIDTH, _FIELD_HEIGHT))
    if field in marks.legal:
        parts.append(_legal_mark())
    elif place == LAST and not row.is_closed:
        parts.append(group_at(_MIDDLE, _STONE_Y + 3, _five_stones(), data_part="needs-five"))
    parts += _stack_parts(row, colour, place, language)
    return group_at(_TAB + place * _PITCH, _FIELD_TOP, *parts, data_field=field_name(field))


def _ground(row: Row, colour: Colour) -> Markup:
    """Return a field's background: grey and plain once the row is closed."""
    paper = _paper(CLOSED_TINT if row.is_closed else TINTS[colour], stroke="none")
    if row.is_closed:
        return paper
    return Markup(
        paper + group_at(3, 38, pattern(colour, _FIELD_WIDTH - 6, _FIELD_HEIGHT - 44, stroke_opacity=0.3))
    )


def _paper(fill: str, **attributes: Value) -> Markup:
    return panel(_FIELD_WIDTH, _FIELD_HEIGHT, 8, fill, 0, **attributes)


def _stack_parts(row: Row, colour: Colour, place: int, language: str) -> Iterator[Markup]:
    """Yield the stack on a field, with a title that browsers show as a tooltip."""
    stack = row.stacks[place]
    if stack is not None:
        yield element("title", translate(phrase_stack(row, colour, place), language=language))
        yield group_at(_MIDDLE, _STONE_Y, stack_svg(*stack))
    if place == row.front:
        yield group_at(_MIDDLE, _FRONT_Y, front_svg(), data_part="front")


def _five_stones() -> Markup:
    """Return the sign of the field that needs five stones before it (Q17): five small stones."""
    circles = (element("circle", cx=11 * x, cy=11 * y, r=5.5) for x, y in pips(STONES_BEFORE_LAST))
    return element("g", *circles, fill=PAPER, stroke=INK, stroke_width=2)


def _legal_mark() -> Markup:
    """Return the mark of a legal field: a dashed frame and the outline of a stone."""
    edge = panel(_FIELD_WIDTH, _FIELD_HEIGHT, 7, "none", 1.5, stroke_width=2.5, stroke_dasharray="7 5")
    ghost = group_at(_MIDDLE, _STONE_Y + 3, ghost_svg(fill=PAPER, stroke=INK, stroke_width=2))
    return element("g", edge, ghost, data_part="legal")


def frame(width: float, height: float) -> Markup:
    """Return the mark of the last move around a rectangle whose upper left corner is the origin."""
    edges = (
        panel(width, height, 10, "none", -2, stroke=colour, stroke_width=line)
        for colour, line in ((INK, 8), (GOLD, 5))
    )
    return element("g", *edges, data_part="last-move")


def _lock(row: Row) -> Iterator[Markup]:
    """Yield the lock field: a padlock, open or shut, and the stone on it, or a cross where none was left."""
    yield _paper(CLOSED_TINT if row.is_closed else PAPER, stroke_width=1.5)
    yield group_at(_MIDDLE, 24, _padlock(is_shut=row.is_closed))
    if row.lock is not None:
        yield group_at(_MIDDLE, _STONE_Y, stack_svg(row.lock, 1))
    elif row.is_closed:
        yield path("M10 66 L34 94 M34 66 L10 94", stroke=INK, stroke_width=5, data_part="no-lock-stone")
    else:
        yield group_at(_MIDDLE, _STONE_Y + 3, ghost_svg(fill="none", stroke=FAINT, stroke_width=1.5))


def _padlock(*, is_shut: bool) -> Markup:
    """Return a padlock about the origin; its shackle is open or goes into the body."""
    shackle = "M-8 2 V-6 A8 8 0 0 1 8 -6 V2" if is_shut else "M-8 2 V-9 A8 8 0 0 1 8 -9 V-5"
    return element(
        "g",
        path(shackle, fill="none", stroke=INK, stroke_width=4),
        group_at(-13, 0, panel(26, 19, 4, GOLD if is_shut else PAPER, stroke_width=2.5)),
        path("M0 6 V12", stroke=INK, stroke_width=4, stroke_linecap="round"),
        data_part="padlock",
    )
