"""Threats on the board: moves that win at once, dice to be had for nothing, and runs to the palace."""

import numpy as np
import numpy.typing as npt

from duellum.battle.kernel.attacks import DISTANCE
from duellum.battle.kernel.encoding import EMPTY, ENEMY_PALACE, KING, SQUARE_COUNT, Moves
from duellum.battle.kernel.game import (
    SIDE,
    ArrayPosition,
    find_decision,
    find_winning_clause,
    owner,
    play_move,
)
from duellum.battle.kernel.movegen import MAX_MOVES, generate
from duellum.core.compiled import compiled, stack_array

Squares = npt.NDArray[np.uint8]
"""uint8[72]: 1 for each square of a set, 0 for the others."""

_new_moves, _new_replies = (stack_array(MAX_MOVES, np.int32) for _ in range(2))
_new_pieces, _new_masks = stack_array(SQUARE_COUNT, np.int8), stack_array((2, 2), np.uint64)
_new_counters = stack_array(3, np.int32)


@compiled
def pass_turn(position: ArrayPosition) -> None:
    """Make a null move: the other side is to move."""
    position.counters[SIDE] = 1 - position.counters[SIDE]


@compiled
def captures_die(position: ArrayPosition, move: int) -> bool:
    """Whether a legal move captures a die; the king-cube is not a die."""
    captured = int(position.pieces[move >> 7 & 127])
    return captured not in (EMPTY, KING)


@compiled
def list_wins(position: ArrayPosition, wins: Moves) -> int:
    """Write the legal moves that win at once (B16, B17), and return their number."""
    count, won = _generate_legal(position, wins), 0
    for index in range(count):
        move = int(wins[index])
        if find_winning_clause(position, move) != 0:
            wins[won] = move
            won += 1
    return won


@compiled
def _generate_legal(position: ArrayPosition, moves: Moves) -> int:
    """Write the legal moves in any order, and return their number."""
    if find_decision(position) != 0:
        return 0
    return generate(position.pieces, position.masks, int(position.counters[SIDE]), moves)


@compiled
def find_loose_dice(position: ArrayPosition, loose: Squares) -> int:
    """Mark where the side to move can capture a die for nothing, and return the number of these squares.

    That is where no reply recaptures or wins.
    """
    moves = _new_moves()
    after = ArrayPosition(_new_pieces(), _new_masks(), _new_counters())
    for square in range(SQUARE_COUNT):
        loose[square] = 0
    found = 0
    for index in range(_generate_legal(position, moves)):
        move = int(moves[index])
        target = move >> 7 & 127
        if loose[target] == 0 and captures_die(position, move):
            play_move(position, move, after)
            if not _is_punished(after, target):
                loose[target] = 1
                found += 1
    return found


@compiled
def _is_punished(position: ArrayPosition, target: int) -> bool:
    """Whether the side to move can recapture on a square, or win at once."""
    moves = _new_moves()
    for index in range(_generate_legal(position, moves)):
        move = int(moves[index])
        if move >> 7 & 127 == target or find_winning_clause(position, move) != 0:
            return True
    return False


@compiled
def has_palace_run(position: ArrayPosition) -> bool:
    """Whether the side to move can bring its king next to the enemy palace where nothing stops it.

    A king next to the palace enters it with its next move, occupied or not (B17), unless it is captured first
    or a die of its own is there.
    """
    moves, replies = _new_moves(), _new_replies()
    after = ArrayPosition(_new_pieces(), _new_masks(), _new_counters())
    side = int(position.counters[SIDE])
    palace = int(ENEMY_PALACE[side])
    if owner(position, palace) == side:
        return False
    for index in range(_generate_legal(position, moves)):
        move = int(moves[index])
        is_step = position.pieces[move & 127] == KING and DISTANCE[move >> 7 & 127, palace] == 1
        if is_step and find_winning_clause(position, move) == 0:
            play_move(position, move, after)
            if list_wins(after, replies) == 0:
                return True
    return False
