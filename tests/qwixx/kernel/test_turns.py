"""Every way to finish a turn, against the plain rules."""

import random

import numpy as np
import pytest

from duellum.qwixx import Decline, Position
from duellum.qwixx.kernel import bitboard, encoding
from duellum.qwixx.kernel.turns import MAX_TURN_OPTIONS, UNDECIDED, Turns, list_turns
from tests.qwixx.engine.evaluations import sample_rolled_positions
from tests.qwixx.positions import ends_of_turn, set_up
from tests.twins import IS_NATIVE

pytestmark = pytest.mark.twins


def turns_of(position: Position) -> tuple[bitboard.State, Turns]:
    states, turns = (
        np.empty((MAX_TURN_OPTIONS, bitboard.WORDS), np.int64),
        np.empty((MAX_TURN_OPTIONS, 2), np.int64),
    )
    assert position.dice is not None
    first = UNDECIDED if position.first_choice is None else encoding.encode_choice(position.first_choice)
    dice = encoding.encode_roll(position.dice)
    count = list_turns(encoding.encode(position), int(position.to_move), dice, first, states, turns)
    return states[:count], turns[:count]


def play_choices(position: Position, choices: list[int]) -> Position:
    """Return where choices lead by the plain rules, which must allow them."""
    for field in choices:
        choice = encoding.decode_choice(field)
        position = position.play(position.decline() if choice == "-" else position.placement(choice))
        if position.ending is not None:
            break
    return position


def assert_turns_agree(position: Position) -> None:
    states, turns = turns_of(position)
    ends = [encoding.encode(end).tobytes() for end in ends_of_turn(position)]
    assert sorted(state.tobytes() for state in states) == sorted(ends)
    for state, choices in zip(states, turns, strict=True):
        due = choices.tolist() if position.first_choice is None else [int(choices[1])]
        np.testing.assert_array_equal(state, encoding.encode(play_choices(position, due)))


def test_the_turns_are_those_of_the_plain_rules_in_games() -> None:
    for position in sample_rolled_positions(120 if IS_NATIVE else 25):
        assert_turns_agree(position)


def test_the_turns_that_may_follow_action_1_are_those_of_the_plain_rules() -> None:
    rng = random.Random(3)
    for position in sample_rolled_positions(60 if IS_NATIVE else 15, seed=40):
        between = position.play(rng.choice(position.legal_moves()))
        if between.ending is None:
            assert_turns_agree(between)


def test_a_turn_that_ends_the_game_with_action_1_has_no_second_choice() -> None:
    last_stone = set_up("r2:b9 y2:b9 g12:b3 b5:g", roll="34/1111")
    assert last_stone.supply(last_stone.to_move) == 1
    _, turns = turns_of(last_stone)
    placed = turns[turns[:, 0] != bitboard.NONE]
    assert len(placed) > 0
    assert set(placed[:, 1].tolist()) == {bitboard.NONE}


def test_there_is_always_declining_both() -> None:
    for position in sample_rolled_positions(10, seed=80):
        states, turns = turns_of(position)
        [declined] = states[(turns == bitboard.NONE).all(axis=1)]
        after = position.play(Decline(is_misthrow=False)).play(Decline(is_misthrow=True))
        np.testing.assert_array_equal(declined, encoding.encode(after))
