"""Encoding: what is encoded decodes to an equal state, roll or choice."""

import numpy as np
import pytest
from hypothesis import given, settings

from duellum.qwixx import Roll
from duellum.qwixx.kernel import encoding, moves
from duellum.qwixx.kernel.dice import roll_dice
from duellum.qwixx.rules.board import Choice
from tests.qwixx.kernel.replay import manners, new_rng, start
from tests.qwixx.positions import random_game_positions, set_up
from tests.strategies import seeds
from tests.twins import IS_NATIVE

pytestmark = pytest.mark.twins


@given(seeds, manners)
@settings(max_examples=20 if IS_NATIVE else 8)
def test_a_decoded_state_is_a_position_with_that_state(seed: int, manner: float | None) -> None:
    for position in random_game_positions(seed, manner):
        state = encoding.encode(position)
        decoded = encoding.decode(state, int(position.to_move))
        np.testing.assert_array_equal(encoding.encode(decoded), state)
        assert decoded.to_move is position.to_move
        assert decoded.ending == position.ending
        if position.dice is not None and position.ending is None:
            assert encoding.decode_roll(state, encoding.encode_roll(position.dice)) == position.dice


def test_overtaken_stacks_decode_to_the_left_most_stone() -> None:
    position = set_up("r3:b r5:b3 r6:g2 r8:b2")
    decoded = encoding.decode(encoding.encode(position), 0)
    assert str(decoded).split("/")[0] == ".b3.bg2.b2....-"


@pytest.mark.parametrize("choice", ["-", 0, 43])
def test_choices_come_back(choice: Choice) -> None:
    assert encoding.decode_choice(encoding.encode_choice(choice)) == choice


@given(seeds)
@settings(max_examples=20)
def test_dice_are_those_of_the_notation(seed: int) -> None:
    dice = roll_dice(new_rng(seed))
    roll = encoding.decode_roll(start(), dice)
    faces = [moves.face(dice, die) + 1 for die in range(6)]
    assert roll == Roll((faces[0], faces[1]), tuple(faces[2:]))
