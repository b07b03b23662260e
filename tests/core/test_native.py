"""Kernels compiled for this machine give what plain Python gives."""

import numpy as np
import pytest

from duellum.core.compiled import compiled, lowest_bit, stack_array
from duellum.core.native import native

_new_small, _new_large = stack_array(3, np.float32), stack_array(50, np.int64)
_new_square = stack_array((2, 2), np.uint64)


@compiled
def find_lowest_bit(mask: np.uint64) -> int:
    return lowest_bit(mask)  # type: ignore[arg-type]  # compiled for uint64


@pytest.mark.parametrize("place", [0, 1, 7, 31, 32, 62, 63])
def test_the_lowest_bit_is_found_in_every_place(place: int) -> None:
    for higher in (0, 1 << 63):
        mask = np.uint64(1 << place | higher)
        assert native(find_lowest_bit)(mask) == find_lowest_bit(mask) == place


@compiled
def fill(result: object) -> int:
    small, large = _new_small(), _new_large()
    for index in range(len(small)):
        small[index] = 0.5
    for index in range(len(large)):
        large[index] = index
    result[0] = small[0] + small[1] + small[2]  # type: ignore[index]  # an array
    return int(large.sum())


def test_compiled_code_has_arrays_of_its_own() -> None:
    for twin in (fill, native(fill)):
        result = np.zeros(1)
        assert twin(result) == 49 * 50 // 2
        assert result[0] == 1.5


@compiled
def fill_square() -> int:
    square = _new_square()
    for row in range(2):
        for column in range(2):
            square[row, column] = 10 * row + column
    return int(square[1, 0] + square[0, 1])


def test_an_array_may_have_several_dimensions() -> None:
    assert native(fill_square)() == fill_square() == 11


@compiled
def count_down(number: int) -> int:
    return 0 if number == 0 else 1 + count_down(number - 1)


def test_a_kernel_may_call_itself() -> None:
    assert native(count_down)(5) == count_down(5) == 5
