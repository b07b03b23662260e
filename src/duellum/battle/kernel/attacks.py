"""Attacks: which piece can reach which square, and whether a side can win at once.

A path turns once at most (B10), so its length is the distance in steps along files and ranks. Between two
squares lies one straight path or two with a corner (B13). A piece reaches a square exactly when its count is
the distance (B8) and one of the paths is free (B9).
"""

import numpy as np

from duellum.battle.kernel.encoding import (
    ENEMY_PALACE,
    HALF,
    KING,
    PATH_INDEX,
    STEP_COUNTS,
    Masks,
    Moves,
    Pieces,
    split_mask,
)
from duellum.battle.rules.board import SQUARES
from duellum.battle.rules.paths import PATHS, Path, paths_from
from duellum.core.compiled import compiled, lowest_bit
from duellum.core.die import Direction

OUT_OF_REACH = 9  # a distance that no piece can move
_BOARD = (len(SQUARES), len(SQUARES))

DISTANCE = np.full(_BOARD, OUT_OF_REACH, np.int8)  # by start and target, in steps
# By start and target, the squares between on path 0, in each half of the board, and on path 1: next to each
# other in memory, as all are read together. Path 1 turns and goes north or south first; path 0 is straight,
# or goes east or west first. Where only the straight path exists, both masks are the same and move 1 is 0.
_BETWEEN = np.zeros((*_BOARD, 4), np.uint64)
MOVE_BETWEEN = np.zeros((2, *_BOARD), np.int32)


def _add_path(start: int, count: int, path: Path) -> None:
    is_straight = len(path.legs) == 1
    number = int(not is_straight and path.legs[0].direction < Direction.EAST)
    DISTANCE[start, path.target] = count
    for each in (0, 1) if is_straight else (number,):
        _BETWEEN[start, path.target, 2 * each : 2 * each + 2] = split_mask(path.between)
    MOVE_BETWEEN[number, start, path.target] = start | path.target << 7 | PATH_INDEX[path.legs] << 14


for _start in SQUARES:
    for _count in PATHS:
        for _path in paths_from(_start, _count):
            _add_path(_start, _count, _path)


@compiled
def has_free_path(low: np.uint64, high: np.uint64, start: int, target: int) -> bool:
    """Whether a path from `start` to `target` is free (B9), the occupied squares being `low` and `high`."""
    between = _BETWEEN[start, target]
    if (between[0] & low | between[1] & high) == 0:
        return True
    return bool((between[2] & low | between[3] & high) == 0)


@compiled
def find_king(pieces: Pieces, masks: Masks, side: int) -> int:
    """Return the square of the king of `side`, -1 where it is not on the board."""
    for half in range(2):
        left = masks[side, half]
        while left:
            square = lowest_bit(left) + HALF * half
            left &= left - np.uint64(1)
            if pieces[square] == KING:
                return square
    return -1


@compiled
def has_winning_move(pieces: Pieces, masks: Masks, side: int, own_king: int, enemy_king: int) -> bool:
    """Whether `side`, if it were to move, could take the king (B16) or the palace (B17) at once."""
    palace = ENEMY_PALACE[side]
    if DISTANCE[own_king, palace] == 1:
        own = masks[side, palace // HALF] >> np.uint64(palace % HALF)
        if own & np.uint64(1) == 0:
            return True
    low, high = masks[0, 0] | masks[1, 0], masks[0, 1] | masks[1, 1]
    for half in range(2):
        left = masks[side, half]
        while left:
            square = lowest_bit(left) + HALF * half
            left &= left - np.uint64(1)
            if DISTANCE[square, enemy_king] == STEP_COUNTS[pieces[square]] and has_free_path(
                low, high, square, enemy_king
            ):
                return True
    return False


@compiled
def generate_captures(pieces: Pieces, masks: Masks, side: int, moves: Moves) -> int:
    """Write the captures of `side` into `moves` and return their number."""
    low, high = masks[0, 0] | masks[1, 0], masks[0, 1] | masks[1, 1]
    written = 0
    for half in range(2):
        left = masks[side, half]
        while left:
            start = lowest_bit(left) + HALF * half
            left &= left - np.uint64(1)
            count = STEP_COUNTS[pieces[start]]
            for other_half in range(2):
                enemies = masks[1 - side, other_half]
                while enemies:
                    target = lowest_bit(enemies) + HALF * other_half
                    enemies &= enemies - np.uint64(1)
                    if DISTANCE[start, target] != count:
                        continue
                    between = _BETWEEN[start, target]
                    if (between[0] & low | between[1] & high) == 0:
                        moves[written] = MOVE_BETWEEN[0, start, target]
                        written += 1
                    if (between[2] & low | between[3] & high) == 0 and MOVE_BETWEEN[1, start, target] != 0:
                        moves[written] = MOVE_BETWEEN[1, start, target]
                        written += 1
    return written
