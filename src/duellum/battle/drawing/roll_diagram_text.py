"""Roll diagrams as text: where a die can roll, and the face it shows there."""

from duellum.battle.drawing.position_text import ARROWS
from duellum.battle.drawing.reach import End, distinct_ends, reach
from duellum.core.die import Die, Direction
from duellum.core.i18n import ENGLISH, Translatable, translate

_CELL = 6
"""Columns from one square to the next."""


def diagram_text(die: Die, language: str = ENGLISH, *, has_key: bool = True) -> str:
    """Return the diagram for terminals, at most 79 columns, no trailing spaces.

    The die is in the middle, its top in brackets and its side faces around it. Where the two paths to a
    square end with different faces, each has the arrow of its last leg and is at the side it
    comes from; a key below explains the arrows, unless `has_key` is false.
    """
    canvas = _Canvas(die.top)
    shown = {offset: distinct_ends(ends) for offset, ends in reach(die).items()}
    for offset, ends in shown.items():
        canvas.draw_box(*offset)
        canvas.write(*offset, _cell_text(ends))
    for line, text in ((-1, f"{die.north}"), (0, f"{die.west}[{die.top}]{die.east}"), (1, f"{die.south}")):
        canvas.write(0, 0, text, line)
    is_key_needed = has_key and any(len(ends) > 1 for ends in shown.values())
    key = translate(Translatable("battle-drawing-arrow"), language=language) if is_key_needed else ""
    return f"{canvas}\n\n{key}" if key else str(canvas)


def _cell_text(ends: tuple[End, ...]) -> str:
    """Return what is in a square: one face, or two, each at the side its path comes from."""
    if len(ends) == 1:
        return str(ends[0].die.top)
    level, upright = ends  # named by their last legs; the end with the vertical first leg comes first
    arrow = ARROWS[upright.legs[-1].direction]
    if level.legs[-1].direction is Direction.EAST:
        return f"→{level.die.top} {arrow}{upright.die.top}"
    return f"{upright.die.top}{arrow} {level.die.top}←"


class _Canvas:
    """A grid of characters, `count` squares in each direction; the middle row is three lines high."""

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
        for index, character in enumerate(f"{text:^{_CELL - 1}}", column):
            self._lines[self._middle(north) + line][index] = character

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
