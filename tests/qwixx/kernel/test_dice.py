"""Dice drawn from the random number generator are uniform."""

from collections import Counter

import pytest

from duellum.qwixx.kernel import moves
from duellum.qwixx.kernel.dice import roll_dice
from tests.qwixx.kernel.replay import assert_uniform, new_rng
from tests.twins import IS_NATIVE

pytestmark = pytest.mark.twins


def test_every_face_of_every_die_and_every_pair_comes_up_alike() -> None:
    rng = new_rng(2)
    rolls = [roll_dice(rng) for _ in range(60_000 if IS_NATIVE else 4_000)]
    for die in range(6):
        faces = Counter(moves.face(dice, die) for dice in rolls)
        assert_uniform([faces[face] for face in range(6)])
        pairs = Counter((moves.face(dice, die), moves.face(dice, (die + 1) % 6)) for dice in rolls)
        assert_uniform([pairs[face, other] for face in range(6) for other in range(6)])
