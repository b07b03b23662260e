"""The paths as bit masks, built from the table of the plain rules (``rules/paths.py``).

Arrays are indexed by start, count and index in the row of paths with that start and count. A path is free
when no square of ``BETWEEN`` is occupied (B9) and no own piece is on ``TARGET`` (B14). Rows are padded to
a multiple of the vector length, so that the compiler can test several paths at once without a branch.
"""

import numpy as np

from duellum.battle.kernel.encoding import HALF, PATH_INDEX, split_mask
from duellum.battle.rules.board import SQUARES
from duellum.battle.rules.paths import PATHS, paths_from

_VECTOR_LENGTH = 4  # paths that the compiler tests at once
_MAX_COUNT = max(PATHS)
MAX_PATHS = len(PATHS[_MAX_COUNT])
_ROW = MAX_PATHS + -MAX_PATHS % _VECTOR_LENGTH
_SHAPE = (len(SQUARES), _MAX_COUNT + 1, _ROW)

# The first axis is the half of the board. A padding path is never free: every square blocks it.
_BETWEEN = np.full((2, *_SHAPE), (1 << HALF) - 1, np.uint64)
_TARGET = np.zeros((2, *_SHAPE), np.uint64)
PATH_MOVES = np.zeros(_SHAPE, np.int32)  # the move that takes the path, as an integer
ROW_LENGTH = np.zeros(_SHAPE[:2], np.int64)  # by start and count, padding included


def _fill_row(start: int, count: int) -> None:
    paths = sorted(paths_from(start, count), key=lambda path: PATH_INDEX[path.legs])
    for index, path in enumerate(paths):
        _BETWEEN[:, start, count, index] = split_mask(path.between)
        _TARGET[:, start, count, index] = split_mask([path.target])
        PATH_MOVES[start, count, index] = start | path.target << 7 | PATH_INDEX[path.legs] << 14
    ROW_LENGTH[start, count] = len(paths) + -len(paths) % _VECTOR_LENGTH


for _start in SQUARES:
    for _count in PATHS:
        _fill_row(_start, _count)

BETWEEN_LOW, BETWEEN_HIGH = _BETWEEN[0].copy(), _BETWEEN[1].copy()
TARGET_LOW, TARGET_HIGH = _TARGET[0].copy(), _TARGET[1].copy()
