"""Compiled helpers agree with plain Python."""

import numpy as np
import pytest

from duellum.core.jit import jit, lowest_bit


@jit
def compiled_lowest_bit(mask: np.uint64) -> int:
    return lowest_bit(mask)  # type: ignore[arg-type]  # compiled for uint64


@pytest.mark.twins
@pytest.mark.parametrize("place", [0, 1, 7, 31, 32, 62, 63])
def test_the_lowest_bit_is_found_in_every_place(place: int) -> None:
    for higher in (0, 1 << 63):
        mask = np.uint64(1 << place | higher)
        assert compiled_lowest_bit(mask) == lowest_bit(int(mask)) == place
