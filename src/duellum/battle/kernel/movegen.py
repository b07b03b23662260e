"""The fast twin of ``rules.py``: Battle on arrays, compiled by Numba.

A position is two arrays, changed in place, and two numbers:

- ``pieces``: int8[72], by square -1 for empty, 0 to 23 for a die's orientation, 24 for a king-cube;
- ``masks``: uint64[2, 2], by side and half of the board, one bit for each of the 36 squares of that half;
- ``side``: 0 for White, 1 for Black; ``quiet``: plies since the last capture.

A move is one integer: start + 128 * target + 16384 * shape, where a shape is a sequence of directions.
Every path is tested by one pass over its row of the tables, without a branch, so the compiler can test four
at a time. Functions release the GIL and are compiled on their first call, then kept on disk.
"""

from collections.abc import Mapping

import numpy as np
import numpy.typing as npt

from duellum.battle.rules.board import NEIGHBOURS, PALACES, SQUARES, Piece, Side
from duellum.battle.rules.notation import Leg
from duellum.battle.rules.position import LONG_GAME, Move, Position
from duellum.core.die import ORIENTATIONS, Direction
from duellum.core.jit import jit, lowest_bit

Pieces = npt.NDArray[np.int8]
Masks = npt.NDArray[np.uint64]
Moves = npt.NDArray[np.int32]

EMPTY, KING = -1, 24
MOST_MOVES = 8 * 44 + 4  # eight sixes in the open, and the king
HALF = 36  # squares in each half of the board
_VECTOR = 4  # paths the compiler tests at once; rows are padded to a multiple of it
_ROW = 44 + -44 % _VECTOR


def _shapes() -> list[tuple[Leg, ...]]:
    """Return every way to walk 1 to 6 steps with at most one turn."""
    shapes: list[tuple[Leg, ...]] = []
    for count in range(1, 7):
        for direction in Direction:
            shapes.append((Leg(direction, count),))
            shapes.extend(
                (Leg(direction, steps), Leg(sideways, count - steps))
                for steps in range(1, count)
                for sideways in direction.sideways
            )
    return shapes


SHAPES = _shapes()
_SHAPE_INDEX = {legs: index for index, legs in enumerate(SHAPES)}


def _orientations_after() -> Pieces:
    """Return by piece and shape the piece at the end; a king-cube stays a king-cube."""
    rolled = [[die.roll(direction).index for direction in Direction] for die in ORIENTATIONS]
    after = np.full((KING + 1, len(SHAPES)), KING, np.int8)
    for orientation in range(KING):
        for shape, legs in enumerate(SHAPES):
            end = orientation
            for leg in legs:
                for _ in range(leg.steps):
                    end = rolled[end][leg.direction]
            after[orientation, shape] = end
    return after


def _path(start: int, legs: tuple[Leg, ...]) -> list[int] | None:
    """Return the squares of a path, None when it leaves the board."""
    path, here = [], start
    for leg in legs:
        for _ in range(leg.steps):
            following = NEIGHBOURS[leg.direction][here]
            if following is None:
                return None
            here = following
            path.append(here)
    return path


def halves(squares: list[int]) -> tuple[int, int]:
    """Return the masks of these squares, by half of the board."""
    mask = sum(1 << square for square in squares)
    return mask & ((1 << HALF) - 1), mask >> HALF


LEGS = np.array([len(legs) for legs in SHAPES], np.int64)  # by shape
AFTER = _orientations_after()
COUNTS = np.array([die.top for die in ORIENTATIONS] + [1], np.int64)  # by piece
ENEMY_PALACE = np.array([PALACES[side.other] for side in Side], np.int64)  # by side

# The paths, by start, count and place in the row. A padding path is never free: every square blocks it.
BETWEEN = np.full((2, len(SQUARES), 7, _ROW), (1 << HALF) - 1, np.uint64)  # half first: squares to be empty
TARGET_MASK = np.zeros((2, len(SQUARES), 7, _ROW), np.uint64)
PATH_MOVE = np.zeros((len(SQUARES), 7, _ROW), np.int32)  # the move that takes the path
ROW_LENGTH = np.zeros((len(SQUARES), 7), np.int64)  # padded


def _fill_paths() -> None:
    for start in SQUARES:
        filled = [0] * 7
        for shape, legs in enumerate(SHAPES):
            path = _path(start, legs)
            if path is None:
                continue
            row = (start, len(path), filled[len(path)])
            filled[len(path)] += 1
            BETWEEN[(slice(None), *row)] = halves(path[:-1])
            TARGET_MASK[(slice(None), *row)] = halves(path[-1:])
            PATH_MOVE[row] = start | path[-1] << 7 | shape << 14
        ROW_LENGTH[start] = [length + -length % _VECTOR for length in filled]


_fill_paths()
BETWEEN_LOW, BETWEEN_HIGH = BETWEEN[0].copy(), BETWEEN[1].copy()
TARGET_LOW, TARGET_HIGH = TARGET_MASK[0].copy(), TARGET_MASK[1].copy()


@jit
def count_moves(pieces: Pieces, masks: Masks, side: int) -> int:
    """Return the number of moves of `side`, whose king and palace must still be untaken."""
    own_low, own_high = masks[side, 0], masks[side, 1]
    low, high = own_low | masks[1 - side, 0], own_high | masks[1 - side, 1]
    moves = 0
    for half in range(2):
        left = masks[side, half]
        while left:
            start = lowest_bit(left) + HALF * half
            left &= left - np.uint64(1)
            count = COUNTS[pieces[start]]
            between_low, between_high = BETWEEN_LOW[start, count], BETWEEN_HIGH[start, count]
            target_low, target_high = TARGET_LOW[start, count], TARGET_HIGH[start, count]
            free = 0
            for place in range(ROW_LENGTH[start, count]):
                blocked = between_low[place] & low | between_high[place] & high
                blocked |= target_low[place] & own_low | target_high[place] & own_high
                free += blocked == 0
            moves += free
    return moves


@jit
def generate(pieces: Pieces, masks: Masks, side: int, moves: Moves) -> int:
    """Write the moves of `side` into `moves`, which holds ``MOST_MOVES``, and return their number."""
    own_low, own_high = masks[side, 0], masks[side, 1]
    low, high = own_low | masks[1 - side, 0], own_high | masks[1 - side, 1]
    written = 0
    for half in range(2):
        left = masks[side, half]
        while left:
            start = lowest_bit(left) + HALF * half
            left &= left - np.uint64(1)
            count = COUNTS[pieces[start]]
            for place in range(ROW_LENGTH[start, count]):
                blocked = BETWEEN_LOW[start, count, place] & low | BETWEEN_HIGH[start, count, place] & high
                blocked |= (
                    TARGET_LOW[start, count, place] & own_low | TARGET_HIGH[start, count, place] & own_high
                )
                if blocked == 0:
                    moves[written] = PATH_MOVE[start, count, place]
                    written += 1
    return written


@jit
def make(pieces: Pieces, masks: Masks, side: int, move: int) -> int:
    """Make a legal move in place and return what stood on its target, for :func:`unmake`."""
    start, target, shape = move & 127, move >> 7 & 127, move >> 14
    captured = int(pieces[target])
    pieces[target] = AFTER[pieces[start], shape]
    pieces[start] = EMPTY
    masks[side, start // HALF] ^= np.uint64(1) << np.uint64(start % HALF)
    bit = np.uint64(1) << np.uint64(target % HALF)
    masks[side, target // HALF] |= bit
    masks[1 - side, target // HALF] &= ~bit
    return captured


@jit
def unmake(pieces: Pieces, masks: Masks, side: int, move: int, mover: int, captured: int) -> None:
    """Take back a move, given what moved (as it lay before) and what :func:`make` returned."""
    start, target = move & 127, move >> 7 & 127
    pieces[start] = mover
    pieces[target] = captured
    bit = np.uint64(1) << np.uint64(target % HALF)
    masks[side, target // HALF] ^= bit
    masks[side, start // HALF] |= np.uint64(1) << np.uint64(start % HALF)
    if captured != EMPTY:
        masks[1 - side, target // HALF] |= bit


@jit
def wins(move: int, mover: int, captured: int, side: int) -> bool:
    """Whether a move ends the game at once, by B16 or B17."""
    return captured == KING or (mover == KING and (move >> 7 & 127) == ENEMY_PALACE[side])


@jit
def count_leaves(pieces: Pieces, masks: Masks, side: int, quiet: int, depth: int) -> int:
    """Return the number of move sequences of exactly `depth` plies, 1 or more, from an undecided position."""
    if depth == 1:
        return count_moves(pieces, masks, side)
    moves = np.empty(MOST_MOVES, np.int32)
    leaves = 0
    for place in range(generate(pieces, masks, side, moves)):
        move = moves[place]
        mover, captured = pieces[move & 127], pieces[move >> 7 & 127]
        quiet_after = 0 if captured != EMPTY else quiet + 1
        if wins(move, mover, captured, side) or quiet_after >= LONG_GAME:
            continue
        make(pieces, masks, side, move)
        leaves += count_leaves(pieces, masks, 1 - side, quiet_after, depth - 1)
        unmake(pieces, masks, side, move, mover, captured)
    return leaves


def encode(position: Position) -> tuple[Pieces, Masks]:
    """Return the arrays of a position."""
    pieces = np.array([_encode_piece(piece) for piece in position.board], np.int8)
    masks = np.array(
        [
            halves([square for square, piece in enumerate(position.board) if piece and piece.side is side])
            for side in Side
        ],
        np.uint64,
    )
    return pieces, masks


def _encode_piece(piece: Piece | None) -> int:
    if piece is None:
        return EMPTY
    return KING if piece.die is None else piece.die.index


def encode_move(move: Move) -> int:
    """Return a move's integer."""
    return move.start | move.target << 7 | _SHAPE_INDEX[move.legs] << 14


def decode_move(position: Position, move: int) -> Move:
    """Return the move that an integer stands for in a position; the inverse of :func:`encode_move`."""
    return position.move(move & 127, SHAPES[move >> 14])


def perft(position: Position, depth: int) -> Mapping[Move, int]:
    """Return for each legal move the number of sequences of `depth` plies that begin with it.

    Games that have ended are not continued.
    """
    return {move: _leaves_after(position.play(move), depth - 1) for move in position.legal_moves()}


def _leaves_after(position: Position, depth: int) -> int:
    if depth == 0:
        return 1
    if position.outcome():
        return 0
    return int(count_leaves(*encode(position), int(position.to_move), position.quiet_plies, depth))
