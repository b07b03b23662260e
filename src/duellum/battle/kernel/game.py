"""The game on arrays: positions with their counters, legal moves in the order of the rules, and the outcome.

The twin of ``rules/position.py`` for programs that have no Python, such as a browser. ``encoding.py``
describes pieces, masks and moves.
"""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from duellum.battle.kernel.encoding import (
    EMPTY,
    ENEMY_PALACE,
    KING,
    PATH_LEGS,
    PIECE_AFTER,
    SQUARE_COUNT,
    Masks,
    Moves,
    Pieces,
    encode,
)
from duellum.battle.kernel.movegen import count_moves, generate, is_win, make
from duellum.battle.rules.board import FILES
from duellum.battle.rules.paths import PATHS, directions_of
from duellum.battle.rules.position import MAX_PLIES_WITHOUT_CAPTURE, Position
from duellum.core.compiled import compiled
from duellum.core.die import ORIENTATIONS, Direction

Keys = npt.NDArray[np.uint64]

SIDE, SINCE_CAPTURE, NUMBER = range(3)
"""Indices of the counters."""
MAX_STEPS = max(PATHS)

_RULES_ORDER = np.array(
    [[legs for paths in PATHS.values() for legs in paths].index(legs) for legs in PATH_LEGS], np.int64
)
_DIRECTIONS = np.array(
    [[*directions_of(legs), *[-1] * (MAX_STEPS - len(directions_of(legs)))] for legs in PATH_LEGS], np.int64
)
_ROLLED = np.array(
    [[die.roll(direction).index for direction in Direction] for die in ORIENTATIONS] + [[KING] * 4], np.int64
)
_PATHS = len(PATH_LEGS)
_STEPS = np.array([len(FILES), -len(FILES), 1, -1], np.int64)  # by direction


class ArrayPosition(NamedTuple):
    """A position as arrays."""

    pieces: Pieces
    masks: Masks
    counters: Moves  # [3]: the side to move, plies since the last capture, the move number


def encode_position(position: Position) -> ArrayPosition:
    """Return a position as arrays."""
    counters = np.array([position.to_move, position.plies_since_capture, position.number], np.int32)
    return ArrayPosition(*encode(position), counters)


_START_PIECES, _START_MASKS, _START_COUNTERS = encode_position(Position.start())


@compiled
def find_decision(position: ArrayPosition) -> int:
    """Return the number of the clause that decides a position regardless of the moves; 0 for none."""
    side = int(position.counters[SIDE])
    has_king = False
    for square in range(SQUARE_COUNT):
        if position.pieces[square] == KING and owner(position, square) == side:
            has_king = True
    if not has_king:
        return 16  # B16
    palace = int(ENEMY_PALACE[1 - side])
    if position.pieces[palace] == KING and owner(position, palace) == 1 - side:
        return 17  # B17
    return 20 if position.counters[SINCE_CAPTURE] >= MAX_PLIES_WITHOUT_CAPTURE else 0  # B20


@compiled
def owner(position: ArrayPosition, square: int) -> int:
    """Return the side whose piece is on a square, -1 for none."""
    half, bit = square // 36, np.uint64(square % 36)
    for side in range(2):
        if position.masks[side, half] >> bit & np.uint64(1):
            return side
    return -1


@compiled
def list_moves(position: ArrayPosition, moves: Moves) -> int:
    """Write the legal moves in the order of the rules and return their number, 0 once it is decided."""
    if find_decision(position) != 0:
        return 0
    count = generate(position.pieces, position.masks, int(position.counters[SIDE]), moves)
    for index in range(1, count):
        move = int(moves[index])
        place = index
        while place > 0 and _rank_move(int(moves[place - 1])) > _rank_move(move):
            moves[place] = moves[place - 1]
            place -= 1
        moves[place] = move
    return count


@compiled
def _rank_move(move: int) -> int:
    return (move & 127) * _PATHS + int(_RULES_ORDER[move >> 14])


@compiled
def merge_moves(pieces: Pieces, moves: Moves, count: int) -> int:
    """Keep one of the moves that lead to the same position, the last in the place of the first."""
    kept = 0
    for index in range(count):
        move = int(moves[index])
        mover = int(pieces[move & 127])
        place = kept
        for other in range(kept):
            earlier = int(moves[other])
            is_same = (earlier ^ move) & 16383 == 0
            if is_same and PIECE_AFTER[mover, earlier >> 14] == PIECE_AFTER[mover, move >> 14]:
                place = other
                break
        moves[place] = move
        if place == kept:
            kept += 1
    return kept


@compiled
def copy_position(position: ArrayPosition, target: ArrayPosition) -> None:
    """Copy a position."""
    for square in range(SQUARE_COUNT):
        target.pieces[square] = position.pieces[square]
    for side in range(2):
        for half in range(2):
            target.masks[side, half] = position.masks[side, half]
    for index in range(3):
        target.counters[index] = position.counters[index]


@compiled
def write_start(position: ArrayPosition) -> None:
    """Write the position in which a game begins."""
    copy_position(ArrayPosition(_START_PIECES, _START_MASKS, _START_COUNTERS), position)


@compiled
def play_move(position: ArrayPosition, move: int, after: ArrayPosition) -> None:
    """Write the position after a legal move."""
    copy_position(position, after)
    side = int(position.counters[SIDE])
    captured = make(after.pieces, after.masks, side, move)
    after.counters[SIDE] = 1 - side
    after.counters[SINCE_CAPTURE] = 0 if captured != EMPTY else position.counters[SINCE_CAPTURE] + 1
    after.counters[NUMBER] = position.counters[NUMBER] + side


@compiled
def find_winning_clause(position: ArrayPosition, move: int) -> int:
    """Return the number of the clause by which a legal move wins at once; 0 if it does not."""
    mover, captured = int(position.pieces[move & 127]), int(position.pieces[move >> 7 & 127])
    if not is_win(move, mover, captured, int(position.counters[SIDE])):
        return 0
    return 16 if captured == KING else 17


@compiled
def find_outcome(position: ArrayPosition, keys: Keys, count: int) -> int:
    """Return the number of the clause that ends the game here, B16 to B20; 0 while it is being played.

    `keys` are the Zobrist keys of the `count` positions since the last capture, this one the last of them.
    By B16 and B17 the side has won that is not to move; the other clauses are draws.
    """
    decision = find_decision(position)
    if decision != 0:
        return decision
    if count_moves(position.pieces, position.masks, int(position.counters[SIDE])) == 0:
        return 18  # B18
    times = 0
    for index in range(count):
        times += keys[index] == keys[count - 1]
    return 19 if times >= 3 else 0  # B19


@compiled
def trace_move(position: ArrayPosition, move: int, squares: Moves, pieces: Moves) -> int:
    """Write the square and the piece after each step of a move, and return the number of steps."""
    square, piece, path = move & 127, int(position.pieces[move & 127]), move >> 14
    steps = 0
    while steps < MAX_STEPS and _DIRECTIONS[path, steps] >= 0:
        direction = _DIRECTIONS[path, steps]
        square, piece = square + int(_STEPS[direction]), int(_ROLLED[piece, direction])
        squares[steps], pieces[steps] = square, piece
        steps += 1
    return steps
