"""Move generation on arrays: the fast twin of the plain rules.

``encoding.py`` describes the arrays. Every path is tested by one pass over its row of the path masks, without
a branch. Functions release the GIL and are compiled on their first call, then cached on disk.
"""

import numpy as np

from duellum.battle.kernel.encoding import (
    EMPTY,
    ENEMY_PALACE,
    HALF,
    KING,
    PIECE_AFTER,
    STEP_COUNTS,
    Masks,
    Moves,
    Pieces,
)
from duellum.battle.kernel.path_masks import (
    BETWEEN_HIGH,
    BETWEEN_LOW,
    MAX_PATHS,
    PATH_MOVES,
    ROW_LENGTH,
    TARGET_HIGH,
    TARGET_LOW,
)
from duellum.battle.rules.position import MAX_DICE
from duellum.core.compiled import compiled, lowest_bit

MAX_MOVES = MAX_DICE * MAX_PATHS + 4  # eight dice that show 6 on an open board, and the king-cube


@compiled
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
            count = STEP_COUNTS[pieces[start]]
            between_low, between_high = BETWEEN_LOW[start, count], BETWEEN_HIGH[start, count]
            target_low, target_high = TARGET_LOW[start, count], TARGET_HIGH[start, count]
            free = 0
            for index in range(ROW_LENGTH[start, count]):
                blocked = between_low[index] & low | between_high[index] & high  # B9
                blocked |= target_low[index] & own_low | target_high[index] & own_high  # B14
                free += blocked == 0
            moves += free
    return moves


@compiled
def generate(pieces: Pieces, masks: Masks, side: int, moves: Moves) -> int:
    """Write the moves of `side` into `moves`, which holds ``MAX_MOVES``, and return their number."""
    own_low, own_high = masks[side, 0], masks[side, 1]
    low, high = own_low | masks[1 - side, 0], own_high | masks[1 - side, 1]
    written = 0
    for half in range(2):
        left = masks[side, half]
        while left:
            start = lowest_bit(left) + HALF * half
            left &= left - np.uint64(1)
            count = STEP_COUNTS[pieces[start]]
            for index in range(ROW_LENGTH[start, count]):
                blocked = BETWEEN_LOW[start, count, index] & low | BETWEEN_HIGH[start, count, index] & high
                blocked |= (
                    TARGET_LOW[start, count, index] & own_low | TARGET_HIGH[start, count, index] & own_high
                )
                if blocked == 0:
                    moves[written] = PATH_MOVES[start, count, index]
                    written += 1
    return written


@compiled
def make(pieces: Pieces, masks: Masks, side: int, move: int) -> int:
    """Make a legal move in place and return what stood on its target, for :func:`unmake`."""
    start, target, path = move & 127, move >> 7 & 127, move >> 14
    captured = int(pieces[target])
    pieces[target] = PIECE_AFTER[pieces[start], path]
    pieces[start] = EMPTY
    masks[side, start // HALF] ^= np.uint64(1) << np.uint64(start % HALF)
    bit = np.uint64(1) << np.uint64(target % HALF)
    masks[side, target // HALF] |= bit
    masks[1 - side, target // HALF] &= ~bit
    return captured


@compiled
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


@compiled
def is_win(move: int, mover: int, captured: int, side: int) -> bool:
    """Whether a move wins at once: by B16 the king, by B17 the palace. The twin of ``rules/victory.py``."""
    return captured == KING or (mover == KING and (move >> 7 & 127) == ENEMY_PALACE[side])
