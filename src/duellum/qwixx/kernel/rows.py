"""Rows with the heights of all stacks, on arrays: the twin of what ``rules/board.py`` knows of a row."""

import numpy as np

from duellum.core.compiled import compiled
from duellum.qwixx.kernel.bitboard import HAND, WIDTH
from duellum.qwixx.kernel.game import ArrayPosition
from duellum.qwixx.rules.board import FIELDS, LAST, number_of

NUMBERS = np.array([number_of(field) for field in FIELDS], np.int64)
"""By field, the number printed on it."""


@compiled
def owner(position: ArrayPosition, field: int) -> int:
    """Return the side whose stones are on a space, -1 for none."""
    height = int(position.heights[field])
    return 0 if height > 0 else 1 if height < 0 else -1


@compiled
def find_rightmost(position: ArrayPosition, row: int, side: int) -> int:
    """Return the place of the side's own right-most stone in a row, -1 where it has none."""
    for place in range(LAST, -1, -1):
        if owner(position, row * WIDTH + place) == side:
            return place
    return -1


@compiled
def find_front(position: ArrayPosition, row: int) -> int:
    """Return the place of the right-most stone of all in a row, -1 for an empty row."""
    return max(find_rightmost(position, row, 0), find_rightmost(position, row, 1))


@compiled
def count_stones(position: ArrayPosition, row: int, side: int) -> int:
    """Return how many stones of the side are in a row, the lock's included."""
    count = 1 if position.locks[row] == side else 0
    for place in range(WIDTH):
        if owner(position, row * WIDTH + place) == side:
            count += abs(int(position.heights[row * WIDTH + place]))
    return count


@compiled
def count_all_stones(position: ArrayPosition, side: int) -> int:
    """Return how many stones of the side are in all rows."""
    count = 0
    for row in range(HAND):
        count += count_stones(position, row, side)
    return count
