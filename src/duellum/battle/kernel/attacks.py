"""Who can reach what: the compiled questions a search asks all the time.

A path turns once at most, so its length is the distance in steps along files and ranks. Between two squares
lies one straight way or two with a corner, and a piece reaches a square exactly when its count is the
distance and one of the ways is free.
"""

import numpy as np

from duellum.battle.kernel.movegen import (
    COUNTS,
    ENEMY_PALACE,
    HALF,
    KING,
    LEGS,
    PATH_MOVE,
    SHAPES,
    Masks,
    Moves,
    Pieces,
    halves,
)
from duellum.battle.rules.board import SQUARES, file_of, rank_of, square_at
from duellum.core.die import Direction
from duellum.core.jit import jit, jit_internal, lowest_bit

FAR = 9  # a distance no piece can go


def _corner_way(start: int, target: int, corner: int) -> list[int]:
    """Return the squares between, going straight to the corner and straight on; the ends are left out."""
    way = []
    for first, last in ((start, corner), (corner, target)):
        step = (last > first) - (last < first)
        stride = 1 if rank_of(first) == rank_of(last) else 9
        way += list(range(first, last, step * stride)) if step else []
    return [square for square in way if square != start]


def _distances() -> np.ndarray:
    distances = np.full((len(SQUARES), len(SQUARES)), FAR, np.int8)
    for start in SQUARES:
        for target in SQUARES:
            steps = abs(file_of(start) - file_of(target)) + abs(rank_of(start) - rank_of(target))
            if 1 <= steps <= 6:
                distances[start, target] = steps
    return distances


def _ways() -> np.ndarray:
    """Return by way, half, start and target the squares between; the same way twice where it is straight."""
    ways = np.zeros((2, 2, len(SQUARES), len(SQUARES)), np.uint64)
    for start in SQUARES:
        for target in SQUARES:
            if DISTANCE[start, target] != FAR:
                corners = (
                    square_at(file_of(target), rank_of(start)),
                    square_at(file_of(start), rank_of(target)),
                )
                for way, corner in enumerate(corners):
                    ways[way, :, start, target] = halves(_corner_way(start, target, corner))
    return ways


def _way_moves() -> np.ndarray:
    """Return by way, start and target the move that takes it; 0 for the second where there is but one."""
    moves = np.zeros((2, len(SQUARES), len(SQUARES)), np.int32)
    for move in np.unique(PATH_MOVE[PATH_MOVE != 0]):
        start, target = int(move) & 127, int(move) >> 7 & 127
        first = SHAPES[int(move) >> 14][0].direction
        is_upright = first < Direction.EAST and LEGS[int(move) >> 14] == 2
        moves[int(is_upright), start, target] = move
    return moves


DISTANCE = _distances()
_WAYS = _ways()
WAY_LOW, WAY_HIGH = _WAYS[0, 0].copy(), _WAYS[0, 1].copy()
OTHER_WAY_LOW, OTHER_WAY_HIGH = _WAYS[1, 0].copy(), _WAYS[1, 1].copy()


WAY_MOVE = _way_moves()


@jit_internal
def is_free(low: np.uint64, high: np.uint64, start: int, target: int) -> bool:
    """Whether a way from `start` to `target` is free, the occupied squares being `low` and `high`."""
    if (WAY_LOW[start, target] & low | WAY_HIGH[start, target] & high) == 0:
        return True
    return bool((OTHER_WAY_LOW[start, target] & low | OTHER_WAY_HIGH[start, target] & high) == 0)


@jit
def king_square(pieces: Pieces, masks: Masks, side: int) -> int:
    """Return where the king of `side` stands; it must be on the board."""
    for half in range(2):
        left = masks[side, half]
        while left:
            square = lowest_bit(left) + HALF * half
            left &= left - np.uint64(1)
            if pieces[square] == KING:
                return square
    return -1


@jit
def can_win(pieces: Pieces, masks: Masks, side: int, own_king: int, enemy_king: int) -> bool:
    """Whether `side`, were it to move, could take the king or the palace at once."""
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
            if DISTANCE[square, enemy_king] == COUNTS[pieces[square]] and is_free(
                low, high, square, enemy_king
            ):
                return True
    return False


@jit
def generate_captures(pieces: Pieces, masks: Masks, side: int, moves: Moves) -> int:
    """Write the captures of `side` into `moves` and return their number."""
    low, high = masks[0, 0] | masks[1, 0], masks[0, 1] | masks[1, 1]
    written = 0
    for half in range(2):
        left = masks[side, half]
        while left:
            start = lowest_bit(left) + HALF * half
            left &= left - np.uint64(1)
            count = COUNTS[pieces[start]]
            for other_half in range(2):
                prey = masks[1 - side, other_half]
                while prey:
                    target = lowest_bit(prey) + HALF * other_half
                    prey &= prey - np.uint64(1)
                    if DISTANCE[start, target] != count:
                        continue
                    if (WAY_LOW[start, target] & low | WAY_HIGH[start, target] & high) == 0:
                        moves[written] = WAY_MOVE[0, start, target]
                        written += 1
                    other_way = OTHER_WAY_LOW[start, target] & low | OTHER_WAY_HIGH[start, target] & high
                    if other_way == 0 and WAY_MOVE[1, start, target] != 0:
                        moves[written] = WAY_MOVE[1, start, target]
                        written += 1
    return written
