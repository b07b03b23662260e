"""Compiled helpers agree with plain Python."""

import numpy as np
import pytest

from duellum.core.compilation.jit import jit, jit_inline, lowest_bit


@jit
def compiled_lowest_bit(mask: np.uint64) -> int:
    return lowest_bit(mask)  # type: ignore[arg-type]  # compiled for uint64


@pytest.mark.twins
@pytest.mark.parametrize("place", [0, 1, 7, 31, 32, 62, 63])
def test_the_lowest_bit_is_found_in_every_place(place: int) -> None:
    for higher in (0, 1 << 63):
        mask = np.uint64(1 << place | higher)
        assert compiled_lowest_bit(mask) == lowest_bit(int(mask)) == place


@jit_inline
def clamp(number: int, most: int) -> int:
    if number > most:
        return most
    return number


@jit
def sum_clamped(count: int, most: int) -> int:
    total = 0
    for number in range(count):
        total += clamp(number, most)
    return total


@pytest.mark.twins
def test_a_function_compiled_into_its_callers_is_also_called_by_python() -> None:
    assert sum_clamped(5, 2) == sum(clamp(number, 2) for number in range(5)) == 7
