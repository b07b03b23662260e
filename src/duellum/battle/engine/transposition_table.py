"""What a search remembers: keys of positions, the table of results, and repetition.

The table holds two words a slot: the key mixed with the data, and the data. Threads write without locks: a
torn entry does not give its key back when unmixed, and so is not found.
"""

import numpy as np
import numpy.typing as npt

from duellum.battle.kernel.movegen import AFTER, EMPTY, HALF, KING, Masks, Pieces
from duellum.battle.rules.board import SQUARES
from duellum.core.jit import jit, jit_internal, lowest_bit

Keys = npt.NDArray[np.uint64]

WIN = 30_000
"""A won game; ``WIN - n`` is won n plies from the root."""
SURE = WIN - 1_000
"""Scores beyond this are forced wins."""
EXACT, LOWER, UPPER = 1, 2, 3
"""What a remembered score is: the value, or a bound of it."""


def _draw_keys() -> Keys:
    source = np.random.Generator(np.random.PCG64(20_260_101))
    return source.integers(0, 2**64, (2, KING + 1, len(SQUARES)), np.uint64, endpoint=False)


PIECE_KEYS = _draw_keys()
SIDE_KEY = np.uint64(0x9E3779B97F4A7C15)


@jit
def position_key(pieces: Pieces, masks: Masks, side: int) -> np.uint64:
    """Return the key of a position, for the table and for repetition."""
    key = SIDE_KEY if side else np.uint64(0)
    for owner in range(2):
        for half in range(2):
            left = masks[owner, half]
            while left:
                square = lowest_bit(left) + HALF * half
                left &= left - np.uint64(1)
                key ^= PIECE_KEYS[owner, pieces[square], square]
    return key


@jit
def step_key(key: np.uint64, side: int, move: int, mover: int, captured: int) -> np.uint64:
    """Return the key after a move, given what moved (as it lay before) and what it captured."""
    start, target = move & 127, move >> 7 & 127
    key ^= SIDE_KEY ^ PIECE_KEYS[side, mover, start] ^ PIECE_KEYS[side, AFTER[mover, move >> 14], target]
    if captured != EMPTY:
        key ^= PIECE_KEYS[1 - side, captured, target]
    return key


@jit_internal
def _pack(move: int, score: int, depth: int, bound: int) -> np.uint64:
    return (
        np.uint64(move) | np.uint64(score + 32_768) << np.uint64(24)
        | np.uint64(depth) << np.uint64(40) | np.uint64(bound) << np.uint64(48)
    )  # fmt: skip


@jit_internal
def store(table: Keys, key: np.uint64, move: int, score: int, depth: int, bound: int, ply: int) -> None:
    """Remember a result; scores of forced wins are kept as distances from the position itself."""
    if score > SURE:
        score += ply
    elif score < -SURE:
        score -= ply
    slot = int(key & np.uint64(len(table) // 2 - 1)) * 2
    if move == 0 and table[slot] ^ table[slot + 1] == key:
        move = remembered_move(table[slot + 1])
    data = _pack(move, score, max(depth, 0), bound)
    table[slot] = key ^ data
    table[slot + 1] = data


@jit_internal
def remembered_move(data: np.uint64) -> int:
    """Return the best move of a remembered result, 0 for none."""
    return int(data & np.uint64(0xFFFFFF))


@jit_internal
def remembered_depth(data: np.uint64) -> int:
    """Return how deep a remembered result was searched."""
    return int(data >> np.uint64(40) & np.uint64(0xFF))


@jit_internal
def remembered_bound(data: np.uint64) -> int:
    """Return what a remembered score is."""
    return int(data >> np.uint64(48) & np.uint64(3))


@jit_internal
def remembered_score(data: np.uint64, ply: int) -> int:
    """Return a remembered score, seen from `ply` plies below the root."""
    score = int(data >> np.uint64(24) & np.uint64(0xFFFF)) - 32_768
    if score > SURE:
        return score - ply
    return score + ply if score < -SURE else score


@jit_internal
def probe(table: Keys, key: np.uint64) -> np.uint64:
    """Return what is remembered of a position, 0 for nothing; torn writes of other threads don't match."""
    slot = int(key & np.uint64(len(table) // 2 - 1)) * 2
    data = table[slot + 1]
    return data if table[slot] ^ data == key else np.uint64(0)


@jit_internal
def is_repeated(keys: Keys, place: int, quiet: int, ply: int) -> bool:
    """Whether the position stood before on the way from the root, or twice before in the game."""
    key, times = keys[place], 0
    for back in range(4, quiet + 1, 2):
        if place - back < 0:
            break
        if keys[place - back] == key:
            times += 1
            if back <= ply or times == 2:
                return True
    return False
