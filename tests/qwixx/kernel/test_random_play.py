"""Random play of the kernel: legal by the plain rules, and uniform."""

from collections import Counter

import numpy as np
import pytest

from duellum.qwixx import Position
from duellum.qwixx.kernel import bitboard, encoding
from duellum.qwixx.kernel.random_play import pick_field, play_random_game, play_random_turn
from tests.qwixx.kernel.replay import (
    EFFECTS,
    Replay,
    assert_uniform,
    new_rng,
    replay_game,
    start,
)
from tests.qwixx.positions import set_up
from tests.twins import IS_NATIVE

pytestmark = pytest.mark.twins


@pytest.mark.parametrize("seed", range(3))
def test_random_games_of_the_kernel_are_games_by_the_plain_rules(seed: int) -> None:
    for number in range(30 if IS_NATIVE else 8):
        replay, effects = replay_game(seed, number)
        for (side, effect), times in replay.effects.items():
            kind = next(kind for kind in EFFECTS if EFFECTS[kind] is effect)
            assert effects[side, kind] == times
        assert effects.sum() == replay.effects.total()


@pytest.mark.parametrize(
    "position",
    [
        set_up("r2:b9 y2:b9 g12:b3 b5:g"),
        set_up("r2:b2 r3:b r4:b2 r12:b r=b y2:b2 y3:b y4:b2 g12:b2 g11:b3"),
    ],
    ids=["one stone left", "every second closing ends it"],
)
def test_a_random_turn_is_over_when_action_1_ends_the_game(position: Position) -> None:
    between = 0
    for seed in range(300):
        state, replay = encoding.encode(position), Replay(new_rng(seed), position)
        play_random_turn(state, 0, new_rng(seed), np.zeros((2, 4), np.int64))
        replay.play_turn()
        np.testing.assert_array_equal(state, encoding.encode(replay.position))
        between += replay.position.dice is not None
    assert between > 0


def test_a_whole_random_game_is_its_turns() -> None:
    for number in range(5):
        replay, _ = replay_game(7, number)
        state, effects = start(), np.zeros((2, 4), np.int64)
        turns = play_random_game(state, 0, new_rng(7, number), effects)
        assert turns == replay.turns
        np.testing.assert_array_equal(state, encoding.encode(replay.position))


@pytest.mark.parametrize("fields", [[], [0], [3, 43], [0, 5, 11, 17, 22, 30, 33, 43]])
def test_picks_are_uniform_and_declining_is_one_of_them(fields: list[int]) -> None:
    rng = new_rng(3)
    mask = sum(1 << field for field in fields)
    picks = Counter(pick_field(mask, rng) for _ in range(9_000))
    assert set(picks) == {*fields, bitboard.NONE}
    assert_uniform(list(picks.values()))
