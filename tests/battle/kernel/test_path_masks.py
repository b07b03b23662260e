"""The path masks against the table of paths of the plain rules."""

import pytest

from duellum.battle.kernel.encoding import (
    HALF,
    PATH_INDEX,
)
from duellum.battle.kernel.path_masks import (
    BETWEEN_HIGH,
    BETWEEN_LOW,
    PATH_MOVES,
    ROW_LENGTH,
    TARGET_HIGH,
    TARGET_LOW,
)
from duellum.battle.rules.board import SQUARES
from duellum.battle.rules.paths import PATHS, paths_from


def squares_of(low: int, high: int) -> set[int]:
    mask = int(low) | int(high) << HALF
    return {square for square in SQUARES if mask >> square & 1}


@pytest.mark.parametrize("count", PATHS)
def test_each_row_holds_the_paths_of_the_rules(count: int) -> None:
    for start in SQUARES:
        expected = {
            start | path.target << 7 | PATH_INDEX[path.legs] << 14: (set(path.between), {path.target})
            for path in paths_from(start, count)
        }
        row = range(len(expected))
        masks = {
            int(PATH_MOVES[start, count, index]): (
                squares_of(BETWEEN_LOW[start, count, index], BETWEEN_HIGH[start, count, index]),
                squares_of(TARGET_LOW[start, count, index], TARGET_HIGH[start, count, index]),
            )
            for index in row
        }
        assert masks == expected


def test_padding_is_never_free() -> None:
    for start in SQUARES:
        for count in PATHS:
            first = len(paths_from(start, count))
            padding = range(first, ROW_LENGTH[start, count])
            assert len(padding) < 4
            assert ROW_LENGTH[start, count] % 4 == 0
            for index in padding:
                blockers = squares_of(BETWEEN_LOW[start, count, index], BETWEEN_HIGH[start, count, index])
                assert blockers == set(SQUARES)
