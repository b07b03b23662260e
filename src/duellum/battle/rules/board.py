"""The board of Battle: squares, palaces, pieces, and how they are set up.

A square is an integer, file + 9 * rank: a1 is 0, i1 is 8, i8 is 71.
"""

from dataclasses import dataclass

from duellum.core import rules
from duellum.core.die import Die, Direction


class Side(rules.Side):
    """The players of Battle; White, who moves first, is the first seat."""

    WHITE = 0
    BLACK = 1


WHITE = Side.WHITE
"""The side that moves first."""
BLACK = Side.BLACK
"""The other side."""

FILES = "abcdefghi"  # B1
RANKS = "12345678"  # B1
SQUARES = range(len(FILES) * len(RANKS))

Square = int


def square_at(file: int, rank: int) -> Square:
    """Return the square on this file and rank, both counted from 0."""
    return file + len(FILES) * rank


def file_of(square: Square) -> int:
    """Return the file, 0 for a to 8 for i."""
    return square % len(FILES)


def rank_of(square: Square) -> int:
    """Return the rank, 0 for White's back rank to 7 for Black's."""
    return square // len(FILES)


def square_name(square: Square) -> str:
    """Return the square's name: ``square_name(0)`` is ``"a1"``."""
    return FILES[file_of(square)] + RANKS[rank_of(square)]


PALACES = {WHITE: square_at(4, 0), BLACK: square_at(4, 7)}  # B2
"""Each side's palace: e1 and e8."""

_STEPS = {
    Direction.NORTH: (0, 1),
    Direction.SOUTH: (0, -1),
    Direction.EAST: (1, 0),
    Direction.WEST: (-1, 0),
}  # B7


def _neighbour(square: Square, direction: Direction) -> Square | None:
    east, north = _STEPS[direction]
    file, rank = file_of(square) + east, rank_of(square) + north
    on_board = 0 <= file < len(FILES) and 0 <= rank < len(RANKS)
    return square_at(file, rank) if on_board else None


NEIGHBOURS = {
    direction: tuple(_neighbour(square, direction) for square in SQUARES) for direction in Direction
}
"""By direction and square, the next square in that direction; None at the edge of the board."""


@dataclass(frozen=True, slots=True)
class Piece:
    """A piece: an ordinary die, or the king-cube, whose orientation does not matter (B4)."""

    side: Side
    die: Die | None

    @property
    def is_king(self) -> bool:
        """Whether this is a king-cube."""
        return self.die is None

    @property
    def count(self) -> int:
        """How many squares it must move: the pips on top (B8), 1 for a king-cube (B4)."""
        return 1 if self.die is None else self.die.top

    def roll(self, direction: Direction) -> "Piece":
        """Return the piece after tipping once towards `direction`."""
        return self if self.die is None else Piece(self.side, self.die.roll(direction))


Board = tuple[Piece | None, ...]
"""The piece on each of the 72 squares, or None."""


def rotate_die(die: Die) -> Die:
    """Return the die after turning the board by 180 degrees: the same die seen from the opposite side."""
    return Die(top=die.top, north=die.south)


def _white_back_rank() -> list[Piece]:
    """Return White's pieces at the start, from the left."""
    tops = (5, 1, 2, 6, None, 6, 2, 1, 5)
    return [Piece(WHITE, None if top is None else Die.from_faces(top=top, south=3)) for top in tops]


def swap_side(piece: Piece) -> Piece:
    """Return the opponent's counterpart of a piece: of the other side, and rotated by 180 degrees."""
    return Piece(piece.side.other, None if piece.die is None else rotate_die(piece.die))


def start_board() -> Board:
    """Return the board at the start of a game; Black's back rank is White's rotated by 180 degrees (B5)."""
    white = _white_back_rank()
    black = [swap_side(piece) for piece in reversed(white)]
    return (*white, *(None,) * (len(SQUARES) - len(white) - len(black)), *black)
