"""Retrograde analysis: predecessors of a position, and whether turns lead to it."""

import itertools

import pytest
from hypothesis import given, settings

from duellum.qwixx import BLACK, GREY, Position
from duellum.qwixx.rules.board import EMPTY_BOARD, Side
from duellum.qwixx.rules.retro import TurnStart, list_predecessors
from tests.qwixx.positions import random_game_positions, set_up
from tests.strategies import seeds


def turn_starts(seed: int, declining: float | None) -> list[TurnStart]:
    """Return a game's positions between turns."""
    between = (position for position in random_game_positions(seed, declining) if position.dice is None)
    return [TurnStart(position.board, position.misthrows, position.to_move) for position in between]


@given(seed=seeds)
@settings(max_examples=60)
def test_the_predecessors_of_a_position_include_the_one_before(seed: int) -> None:
    game = turn_starts(seed, (None, 0.1, 0.4)[seed % 3])
    for before, after in itertools.pairwise(game):
        assert before in set(list_predecessors(after))


@pytest.mark.parametrize(
    ("stones", "misthrows", "to_move", "answer"),
    [
        ("r2:b", (0, 0), GREY, True),
        ("r2:b", (0, 0), BLACK, False),  # what did Grey do last?
        ("r2:b y7:b", (0, 0), GREY, True),
        ("r2:b r3:b", (0, 0), GREY, True),
        ("r2:b r3:b r4:b", (0, 0), GREY, True),  # Grey was captured
        ("r2:b2", (0, 0), GREY, False),
        ("r2:b2", (0, 1), GREY, True),
        ("r2:b5 y2:b5", (0, 2), GREY, False),
        ("r2:b5 r4:b y2:b5", (0, 0), GREY, True),  # the sides took each other's r4 while yellow grew
        ("r2:g3 r5:b", (0, 0), BLACK, False),  # an overtaken stack is nobody's last stone
        ("r2:g", (0, 0), BLACK, True),
        ("r2:b y2:g", (0, 0), BLACK, True),
    ],
)
def test_small_boards_are_reachable_or_not(
    stones: str, misthrows: tuple[int, int], to_move: Side, *, answer: bool
) -> None:
    position = set_up(stones, to_move, misthrows)
    assert Position.parse(str(position)).is_reachable() is answer


def test_action_1_is_undone_before_turns_are() -> None:
    assert set_up("y5:b", roll="41/3526", first="y5").is_reachable()
    assert not set_up("y5:b2", roll="41/3526", first="y5").is_reachable()


def test_two_stones_of_one_turn_lie_in_reach_of_one_roll() -> None:
    # White dice that sum to 2 are two ones, so action 2 reaches 7 at most; those that sum to 9 hold no one.
    near, far = (set_up(stones, GREY) for stones in ("r2:b y7:b", "r2:b y9:b"))
    start = TurnStart(EMPTY_BOARD, (0, 0), BLACK)
    assert start in set(list_predecessors(TurnStart(near.board, (0, 0), GREY)))
    assert start not in set(list_predecessors(TurnStart(far.board, (0, 0), GREY)))
