"""Where things are in a drawing of the board, seen from White's or from Black's side.

Lengths are in the drawing's own units, 100 to a square.
"""

from dataclasses import dataclass

from duellum.battle.rules.board import FILES, RANKS, Square, file_of, rank_of, rotate_die
from duellum.core.die import Die

SQUARE = 100.0
FRAME = 46.0
WIDTH = len(FILES) * SQUARE + 2 * FRAME
HEIGHT = len(RANKS) * SQUARE + 2 * FRAME
Point = tuple[float, float]


@dataclass(frozen=True)
class Viewpoint:
    """The side the board is seen from: White's or, flipped, Black's, which rotates all by 180 degrees."""

    is_flipped: bool

    def point_at(self, file: float, rank: float) -> Point:
        """Return where a point of the board is in the drawing; a1's centre is file 0, rank 0."""
        x, y = FRAME + (file + 0.5) * SQUARE, HEIGHT - FRAME - (rank + 0.5) * SQUARE
        return (WIDTH - x, HEIGHT - y) if self.is_flipped else (x, y)

    def centre(self, square: Square) -> Point:
        """Return where a square's centre is in the drawing."""
        return self.point_at(file_of(square), rank_of(square))

    def orient(self, die: Die) -> Die:
        """Return the die as the viewer sees it."""
        return rotate_die(die) if self.is_flipped else die
