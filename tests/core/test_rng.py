"""The random number generator of kernels: SplitMix64."""

import numpy as np
import pytest

from duellum.core.rng import draw_bits, seed_rng

pytestmark = pytest.mark.twins


def test_the_generator_is_splitmix64() -> None:
    rng = np.zeros(1, np.uint64)
    drawn = [draw_bits(rng) for _ in range(3)]
    assert drawn == [0xE220A8397B1DCDAF >> 5, 0x6E789E6AA1B965F4 >> 5, 0x06C45D188009454F >> 5]


def test_generators_of_neighbouring_seeds_and_games_differ() -> None:
    rng, states = np.zeros(1, np.uint64), set[int]()
    for seed in range(30):
        for number in range(30):
            seed_rng(rng, seed, number)
            states.add(int(rng[0]))
    assert len(states) == 900
