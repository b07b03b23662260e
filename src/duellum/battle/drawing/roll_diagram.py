"""Roll diagrams: where a die can go from an open square, and what it will show there.

The board has no edges and nothing stands in the way, so the squares form a diamond as wide as the count.
Off the straight lines two paths end on each square (B13): one rolls north or south first, one east or west.

>>> from duellum.core.die import Die
>>> ends = reach(Die.showing(top=5, south=3))
>>> len(ends), [(end.legs[0].direction.name, end.die.top) for end in ends[-2, 3]]
(20, [('NORTH', 3), ('WEST', 4)])
"""

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from duellum.battle.rules.notation import Leg
from duellum.core.die import Die, Direction
from duellum.core.svg import LIGHT, Markup, box, die_svg, document, element, face_svg, group_at, path

Offset = tuple[int, int]
"""Squares to the east and to the north of where the die lies; to the west and south are negative."""


class End(NamedTuple):
    """One way to a square: its legs, and the die as it lies there."""

    legs: tuple[Leg, ...]
    die: Die


def reach(die: Die) -> Mapping[Offset, tuple[End, ...]]:
    """Return every square the die can reach in one move on an open board, with each way to it.

    A square off the straight lines has two ends, that with the vertical first leg first.
    """
    ends: dict[Offset, tuple[End, ...]] = {}
    for legs in _ways(die.top):
        ends[_offset(legs)] = (*ends.get(_offset(legs), ()), End(legs, _rolled(die, legs)))
    return ends


def _ways(count: int) -> Iterator[tuple[Leg, ...]]:
    """Yield the legs of every path of `count` steps (B8, B10, B11), vertical first legs first."""
    for direction in Direction:
        yield (Leg(direction, count),)
        for steps in range(1, count):
            for sideways in direction.sideways:
                yield Leg(direction, steps), Leg(sideways, count - steps)


def _offset(legs: tuple[Leg, ...]) -> Offset:
    steps = {leg.direction: leg.steps for leg in legs}
    east = steps.get(Direction.EAST, 0) - steps.get(Direction.WEST, 0)
    north = steps.get(Direction.NORTH, 0) - steps.get(Direction.SOUTH, 0)
    return east, north


def _rolled(die: Die, legs: tuple[Leg, ...]) -> Die:
    for leg in legs:
        for _ in range(leg.steps):
            die = die.roll(leg.direction)
    return die


def _shown(ends: tuple[End, ...]) -> tuple[End, ...]:
    """Return the ends worth telling apart: one where all show the same face."""
    return ends if len({end.die.top for end in ends}) > 1 else ends[:1]


_ARROWS = {Direction.NORTH: "↑", Direction.SOUTH: "↓", Direction.EAST: "→", Direction.WEST: "←"}
_CELL = 6
"""Columns from one square of the text diagram to the next."""

_KEY = "An arrow beside a face is the direction of the way's last leg."


def diagram_text(die: Die) -> str:
    """Return the diagram for terminals, 79 columns at most, no trailing spaces.

    The die lies in the middle, its top in brackets and its side faces around it. Where the two ways to a
    square end with different faces, each has the arrow of its last leg and stands at the side it comes from.
    """
    canvas = _Canvas(die.top)
    shown = {offset: _shown(ends) for offset, ends in reach(die).items()}
    for offset, ends in shown.items():
        canvas.draw_box(*offset)
        canvas.write(*offset, _cell_text(ends))
    for line, text in ((-1, f"{die.north}"), (0, f"{die.west}[{die.top}]{die.east}"), (1, f"{die.south}")):
        canvas.write(0, 0, text, line)
    is_key_needed = any(len(ends) > 1 for ends in shown.values())
    return f"{canvas}\n\n{_KEY}" if is_key_needed else str(canvas)


def _cell_text(ends: tuple[End, ...]) -> str:
    """Return what stands in a square: one face, or two, each at the side its way comes from."""
    if len(ends) == 1:
        return str(ends[0].die.top)
    level, upright = ends  # the vertical first leg comes first, so its last leg is level
    come = level.legs[-1].direction
    arrow = _ARROWS[upright.legs[-1].direction]
    if come is Direction.EAST:
        return f"→{level.die.top} {arrow}{upright.die.top}"
    return f"{upright.die.top}{arrow} {level.die.top}←"


class _Canvas:
    """Characters to draw on: squares `count` far each way from the middle, whose row is three lines high."""

    def __init__(self, count: int) -> None:
        self._count = count
        columns, lines = (2 * count + 1) * _CELL + 1, 2 * (2 * count + 1) + 3
        self._lines = [[" "] * columns for _ in range(lines)]

    def __str__(self) -> str:
        return "\n".join("".join(line).rstrip() for line in self._lines)

    def _middle(self, north: int) -> int:
        """Return the line in the middle of a row of squares."""
        return 2 * (self._count - north) + (north < 0) + (north <= 0) + 1

    def write(self, east: int, north: int, text: str, line: int = 0) -> None:
        """Write centred in a square, `line` lines below its middle."""
        column = (self._count + east) * _CELL + 1
        for place, character in enumerate(f"{text:^{_CELL - 1}}", column):
            self._lines[self._middle(north) + line][place] = character

    def draw_box(self, east: int, north: int) -> None:
        """Draw a square's outline; where two squares meet at a corner, their lines cross."""
        left, half = (self._count + east) * _CELL, 1 if north else 2
        top, bottom = self._middle(north) - half, self._middle(north) + half
        for line, corners in ((top, "┌┐"), (bottom, "└┘")):
            self._lines[line][left + 1 : left + _CELL] = "─" * (_CELL - 1)
            for column, corner in zip((left, left + _CELL), corners, strict=True):
                self._lines[line][column] = corner if self._lines[line][column] == " " else "┼"
        for line in range(top + 1, bottom):
            self._lines[line][left] = self._lines[line][left + _CELL] = "│"


_SQUARE = 100
_HEADINGS = {
    Direction.NORTH: (0, -1, 270),
    Direction.SOUTH: (0, 1, 90),
    Direction.EAST: (1, 0, 0),
    Direction.WEST: (-1, 0, 180),
}
"""Each direction on the page: to the right, down, and as an angle."""

_PAPER, _FAR, _LINE, _INK = "#faf3e2", "#f0dcae", "#a98c5f", "#2e1b0e"


def diagram_svg(die: Die, *, size: float | None = None) -> str:
    """Return the diagram for pages and print. `size` is its width in pixels.

    Where the two ways to a square end with different faces, a line parts the square, and each face has an
    arrow at the side its way comes from.
    """
    side = (2 * die.top + 1) * _SQUARE + 40
    squares = [_square_picture(offset, _shown(ends)) for offset, ends in reach(die).items()]
    whole = group_at(side / 2, side / 2, _ground(die.top), *squares, die_svg(die, LIGHT))
    title = f"Rolls of a die with {die.top} on top and {die.south} in front"
    return document(whole, width=side, height=side, title=title, description=_description(die), size=size)


def _description(die: Die) -> str:
    """Return in words what the diagram shows, way by way."""
    ways = [f"{_legs_name(end)} shows {end.die.top}" for ends in reach(die).values() for end in ends]
    return f"After each way: {', '.join(ways)}."


def _legs_name(end: End) -> str:
    """Return the legs as a move's text has them: ``n4w1``."""
    return "".join(f"{leg.direction.letter}{leg.steps}" for leg in end.legs)


def _ground(count: int) -> Markup:
    """Return the squares passed on the way, faintly, to count along."""
    inner = range(1 - count, count)
    passed = [(east, north) for east in inner for north in inner if abs(east) + abs(north) < count]
    squares = [group_at(east * _SQUARE, -north * _SQUARE, box(_SQUARE)) for east, north in passed]
    return element("g", *squares, fill=_PAPER, stroke=_LINE, stroke_width=1.5, stroke_dasharray="4 6")


def _square_picture(offset: Offset, ends: tuple[End, ...]) -> Markup:
    """Return a square that can be reached, with the face or the two faces shown there."""
    east, north = offset
    paper = box(_SQUARE, fill=_FAR, stroke=_INK, stroke_width=3)
    if len(ends) == 1:
        inside = face_svg(ends[0].die.top, 64, LIGHT)
    else:
        right, up = (1 if east > 0 else -1), (1 if north > 0 else -1)
        slash = path("M", -50 * right, 50 * up, "L", 50 * right, -50 * up, stroke=_INK, stroke_width=2)
        inside = Markup(slash + _entering(ends[0], -right, -up) + _entering(ends[1], right, up))
    return group_at(east * _SQUARE, -north * _SQUARE, paper, inside, data_offset=f"{east} {north}")


def _entering(end: End, right: int, down: int) -> Markup:
    """Return a face in its half of a parted square, and an arrow from the side its way comes from."""
    rightward, downward, angle = _HEADINGS[end.legs[-1].direction]
    x, y = -50 * rightward or 23 * right, -50 * downward or 23 * down
    arrow = path("M-16 -10 L2 0 L-16 10 Z", fill=_INK, transform=f"translate({x} {y}) rotate({angle})")
    face = group_at(23 * right, 23 * down, face_svg(end.die.top, 42, LIGHT))
    return element("g", arrow, face, data_legs=_legs_name(end))
