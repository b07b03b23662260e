"""The kernel's encoding of positions and moves: arrays and integers.

A position is two arrays, changed in place, and two numbers:

- ``pieces``: int8[72], by square -1 for empty, 0 to 23 for a die's orientation, 24 for a king-cube;
- ``masks``: uint64[2, 2], bitboards by side and half of the board, one bit for each of its 36 squares;
- ``side``: 0 for White, 1 for Black; ``since_capture``: plies since the last capture.

A move is one integer: start + 128 * target + 16384 * path, where the path is the index of its legs in
``PATH_LEGS``. So ``move & 127`` is the start, ``move >> 7 & 127`` the target, ``move >> 14`` the path.
"""

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from duellum.battle.rules.board import PALACES, SQUARES, Piece, Side
from duellum.battle.rules.move import Move
from duellum.battle.rules.paths import PATHS, directions_of
from duellum.battle.rules.position import Position
from duellum.core.die import ORIENTATIONS, Direction

Pieces = npt.NDArray[np.int8]
Masks = npt.NDArray[np.uint64]
Moves = npt.NDArray[np.int32]

EMPTY, KING = -1, 24
HALF = 36  # squares in each half of the board
SQUARE_COUNT = len(SQUARES)

# The straight path of each direction comes first. The order decides which of equally rated moves the search
# tries first, so it is part of the engine's signature.
PATH_LEGS = [
    legs
    for paths in PATHS.values()
    for legs in sorted(paths, key=lambda legs: (legs[0].direction, len(legs)))
]
PATH_INDEX = {legs: index for index, legs in enumerate(PATH_LEGS)}


def _pieces_after() -> Pieces:
    """Return by piece and path the piece at the end of the path; a king-cube stays a king-cube (B4)."""
    rolled = [[die.roll(direction).index for direction in Direction] for die in ORIENTATIONS]
    after = np.full((KING + 1, len(PATH_LEGS)), KING, np.int8)
    for orientation in range(KING):
        for path, legs in enumerate(PATH_LEGS):
            end = orientation
            for direction in directions_of(legs):
                end = rolled[end][direction]
            after[orientation, path] = end
    return after


PIECE_AFTER = _pieces_after()
LEG_COUNTS = np.array([len(legs) for legs in PATH_LEGS], np.int64)  # by path
STEP_COUNTS = np.array(
    [die.top for die in ORIENTATIONS] + [1], np.int64
)  # by piece: B8, and B4 for a king-cube
ENEMY_PALACE = np.array([PALACES[side.other] for side in Side], np.int64)  # by side


def split_mask(squares: Sequence[int]) -> tuple[int, int]:
    """Return the bitboards of these squares, one for each half of the board."""
    mask = sum(1 << square for square in squares)
    return mask & ((1 << HALF) - 1), mask >> HALF


def encode(position: Position) -> tuple[Pieces, Masks]:
    """Return ``pieces`` and ``masks`` of a position."""
    pieces = np.array([_encode_piece(piece) for piece in position.board], np.int8)
    by_side = [
        [square for square, piece in enumerate(position.board) if piece and piece.side is side]
        for side in Side
    ]
    return pieces, np.array([split_mask(squares) for squares in by_side], np.uint64)


def _encode_piece(piece: Piece | None) -> int:
    if piece is None:
        return EMPTY
    return KING if piece.die is None else piece.die.index


def encode_move(move: Move) -> int:
    """Return a move's integer."""
    return move.start | move.target << 7 | PATH_INDEX[move.legs] << 14


def decode_move(position: Position, move: int) -> Move:
    """Return the move that an integer encodes in a position; the inverse of :func:`encode_move`."""
    return position.move(move & 127, PATH_LEGS[move >> 14])
