"""The transposition table: results of searched positions by Zobrist key.

Each slot holds two words, the key xor the data, and the data. A new result replaces the old one.
"""

import math

import numpy as np

from duellum.battle.engine.scores import DECISIVE
from duellum.battle.engine.zobrist import Keys
from duellum.core.compiled import compiled

EXACT, LOWER_BOUND, UPPER_BOUND = 1, 2, 3
"""What the score of an entry is: the value of the position, or a bound of it."""


PORTABLE_MEGABYTES = 16
"""Size of the table of an engine that finds the same as the one in a browser, which has no larger table."""
WEAK_LEVEL_MEGABYTES = 1
"""Size of the table of a level that overlooks moves: its own, as its results are wrong for others."""


def count_words(megabytes: int) -> int:
    """Return how many words a table of `megabytes` has, rounded down to a power of 2."""
    return 1 << int(math.log2(megabytes * 2**20 / 8))


@compiled
def _pack_entry(move: int, score: int, depth: int, bound: int) -> np.uint64:
    return (
        np.uint64(move) | np.uint64(score + 32_768) << np.uint64(24)
        | np.uint64(depth) << np.uint64(40) | np.uint64(bound) << np.uint64(48)
    )  # fmt: skip


@compiled
def store(table: Keys, key: np.uint64, move: int, score: int, depth: int, bound: int, ply: int) -> None:
    """Store a result. Scores of forced wins are stored as distances from the position itself.

    Without a best move (0) the move of an older entry of the same position stays.
    """
    if score > DECISIVE:
        score += ply
    elif score < -DECISIVE:
        score -= ply
    slot = int(key & np.uint64(len(table) // 2 - 1)) * 2
    if move == 0 and table[slot] ^ table[slot + 1] == key:
        move = entry_move(table[slot + 1])
    data = _pack_entry(move, score, max(depth, 0), bound)
    table[slot] = key ^ data
    table[slot + 1] = data


@compiled
def probe(table: Keys, key: np.uint64) -> np.uint64:
    """Return the entry of a position, 0 if there is none."""
    slot = int(key & np.uint64(len(table) // 2 - 1)) * 2
    data = table[slot + 1]
    return data if table[slot] ^ data == key else np.uint64(0)


@compiled
def entry_move(entry: np.uint64) -> int:
    """Return the best move of an entry, 0 for none."""
    return int(entry & np.uint64(0xFFFFFF))


@compiled
def entry_depth(entry: np.uint64) -> int:
    """Return how deep the position was searched, in plies."""
    return int(entry >> np.uint64(40) & np.uint64(0xFF))


@compiled
def entry_bound(entry: np.uint64) -> int:
    """Return what the score of an entry is: ``EXACT``, ``LOWER_BOUND`` or ``UPPER_BOUND``."""
    return int(entry >> np.uint64(48) & np.uint64(3))


@compiled
def entry_score(entry: np.uint64, ply: int) -> int:
    """Return the score of an entry, seen from `ply` plies below the root."""
    score = int(entry >> np.uint64(24) & np.uint64(0xFFFF)) - 32_768
    if score > DECISIVE:
        return score - ply
    return score + ply if score < -DECISIVE else score
