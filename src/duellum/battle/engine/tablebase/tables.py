"""The layout of the tablebase: one byte for each position, its distance to the end in plies.

The winner plays the fastest win and the loser the longest defence. The side that makes the last move wins, so
an odd distance is a win of the side to move and an even one a loss; ``DRAWN`` is a draw, ``ILLEGAL`` no
position of an unfinished game. Only one colour is stored: for the other the board is rotated by 180 degrees,
with :func:`rotate_square` and ``ROTATED_DIE``.

- ``kings``: uint8[72, 72], by the king of the side to move, who sits at White's side, and the other king;
- ``die``: uint8[2, 72, 72, 72 * 24], by who moves (0 the die's owner, who sits at White's side, 1 the other),
  the owner's king, the other king, and the state of the die: 24 times its square plus its orientation.
"""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from duellum.battle.kernel.encoding import KING
from duellum.battle.rules.board import BLACK, SQUARES, WHITE, Piece, Side, rotate_die
from duellum.battle.rules.position import Position
from duellum.core.compiled import compiled
from duellum.core.die import ORIENTATIONS

Table = npt.NDArray[np.uint8]

MAX_TABLEBASE_PIECES = 3
"""The tablebase contains all positions with this many pieces or fewer, unless each side has a die."""
DRAWN, ILLEGAL = 0, 255
DIE_STATES = len(SQUARES) * KING
"""How many states a die has: a square and an orientation each."""
KINGS_SHAPE = (len(SQUARES), len(SQUARES))
DIE_SHAPE = (2, len(SQUARES), len(SQUARES), DIE_STATES)
_LAST_SQUARE = len(SQUARES) - 1

ROTATED_DIE = np.array([rotate_die(die).index for die in ORIENTATIONS], np.int64)
"""By orientation, the die after the board is rotated by 180 degrees."""


class Tables(NamedTuple):
    """Both tables; kernels take them as two arguments."""

    kings: Table
    die: Table


@compiled
def rotate_square(square: int) -> int:
    """Return the square after the board is rotated by 180 degrees; the palaces change places."""
    return _LAST_SQUARE - square


def position_at(indices: tuple[int, ...], side: Side) -> Position:
    """Return the position at these indices: White's king, Black's king, and if given White's die."""
    board: list[Piece | None] = [None] * len(SQUARES)
    board[indices[0]], board[indices[1]] = Piece(WHITE, None), Piece(BLACK, None)
    if len(indices) > len(KINGS_SHAPE):
        board[indices[2] // KING] = Piece(WHITE, ORIENTATIONS[indices[2] % KING])
    return Position(tuple(board), side)
