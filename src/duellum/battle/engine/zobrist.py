"""Zobrist hashing: keys of positions for the transposition table and for repetition (B19).

A key is the exclusive or of one random number for each piece on its square, and one for Black to move. A move
changes a key by a few exclusive ors.
"""

import numpy as np
import numpy.typing as npt

from duellum.battle.kernel.encoding import EMPTY, HALF, KING, PIECE_AFTER, Masks, Pieces
from duellum.battle.kernel.game import SIDE, ArrayPosition
from duellum.battle.rules.board import SQUARES
from duellum.core.compiled import compiled, lowest_bit

Keys = npt.NDArray[np.uint64]


def _draw_keys() -> Keys:
    generator = np.random.Generator(np.random.PCG64(20_260_101))
    return generator.integers(0, 2**64, (2, KING + 1, len(SQUARES)), np.uint64, endpoint=False)


PIECE_KEYS = _draw_keys()  # by side, piece and square
SIDE_KEY = np.uint64(0x9E3779B97F4A7C15)  # Black to move


@compiled
def zobrist_key(pieces: Pieces, masks: Masks, side: int) -> np.uint64:
    """Return the key of a position with `side` to move."""
    key = SIDE_KEY if side else np.uint64(0)
    for owner in range(2):
        for half in range(2):
            left = masks[owner, half]
            while left:
                square = lowest_bit(left) + HALF * half
                left &= left - np.uint64(1)
                key ^= PIECE_KEYS[owner, pieces[square], square]
    return key


@compiled
def write_key(position: ArrayPosition, keys: Keys, index: int) -> None:
    """Write the key of a position, for callers that have no 64-bit numbers."""
    keys[index] = zobrist_key(position.pieces, position.masks, int(position.counters[SIDE]))


@compiled
def zobrist_key_after(key: np.uint64, side: int, move: int, mover: int, captured: int) -> np.uint64:
    """Return the key after a move, given the piece that moves (before its move) and the one it captures."""
    start, target = move & 127, move >> 7 & 127
    after = PIECE_AFTER[mover, move >> 14]
    key ^= SIDE_KEY ^ PIECE_KEYS[side, mover, start] ^ PIECE_KEYS[side, after, target]
    if captured != EMPTY:
        key ^= PIECE_KEYS[1 - side, captured, target]
    return key


@compiled
def is_repetition(keys: Keys, index: int, since_capture: int, ply: int) -> bool:
    """Whether the position at `index` occurred before since the root, or twice before in the game."""
    key, times = keys[index], 0
    for back in range(4, since_capture + 1, 2):
        if index - back < 0:
            break
        if keys[index - back] == key:
            times += 1
            if back <= ply or times == 2:
                return True
    return False
