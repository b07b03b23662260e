"""The random number generator: SplitMix64, with uniform dice."""

from collections import Counter

import numpy as np
import pytest

from duellum.qwixx.kernel import moves
from duellum.qwixx.kernel.rng import draw_bits, roll_dice
from tests.qwixx.kernel.replay import assert_uniform, new_rng
from tests.twins import IS_NATIVE

pytestmark = pytest.mark.twins


def test_the_generator_is_splitmix64() -> None:
    rng = np.zeros(1, np.uint64)
    drawn = [draw_bits(rng) for _ in range(3)]
    assert drawn == [0xE220A8397B1DCDAF >> 5, 0x6E789E6AA1B965F4 >> 5, 0x06C45D188009454F >> 5]


def test_generators_of_neighbouring_seeds_and_games_differ() -> None:
    states = {int(new_rng(seed, number)[0]) for seed in range(30) for number in range(30)}
    assert len(states) == 900


def test_every_face_of_every_die_and_every_pair_comes_up_alike() -> None:
    rng = new_rng(2)
    rolls = [roll_dice(rng) for _ in range(60_000 if IS_NATIVE else 4_000)]
    for die in range(6):
        faces = Counter(moves.face(dice, die) for dice in rolls)
        assert_uniform([faces[face] for face in range(6)])
        pairs = Counter((moves.face(dice, die), moves.face(dice, (die + 1) % 6)) for dice in rolls)
        assert_uniform([pairs[face, other] for face in range(6) for other in range(6)])
