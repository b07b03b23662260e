"""Rollouts: exact where the end is near, unbiased elsewhere, with far less variance than plain games."""

import numpy as np
import pytest

from duellum.core.engine import Rollout
from duellum.core.errors import MoveError
from duellum.core.rng import DRAW_BITS, seed_rng
from duellum.core.rules import Seat
from duellum.core.statistics import mean_interval
from duellum.qwixx import BLACK, GREY, Position
from duellum.qwixx.engine.expectimax import new_workspace
from duellum.qwixx.engine.neural_net.evaluator import Evaluator, new_evaluator
from duellum.qwixx.engine.neural_net.weights import load_shipped_network
from duellum.qwixx.engine.rollouts import RolloutMemory, _draw_stratified, _write_strides, play_rollouts
from duellum.qwixx.engine.spec import ENGINE_SPEC
from duellum.qwixx.kernel.encoding import encode
from tests.qwixx.engine.evaluations import ENDING
from tests.qwixx.engine.solver import ENDINGS, solve
from tests.qwixx.positions import play, set_up

pytestmark = pytest.mark.native

MIDDLE = Position.parse("..g2..b2.ggg.-/..gb4b.b.gb2.-/..g3gbbggg2..-/.b2bbg3..gg..- b 1:1 - r")
GAMES = 60


@pytest.fixture(scope="module")
def evaluator() -> Evaluator:
    return new_evaluator(load_shipped_network())


@pytest.fixture(scope="module")
def rollouts() -> RolloutMemory:
    return RolloutMemory()


def test_the_adjusted_mean_is_that_of_many_plain_games_with_a_smaller_error(
    evaluator: Evaluator, rollouts: RolloutMemory
) -> None:
    plain, adjusted = np.empty(800), np.empty(800)
    seeds = np.array([5], np.int64)
    play_rollouts(evaluator, new_workspace(), encode(MIDDLE), 0, len(plain), seeds, plain, adjusted)
    mean, error = mean_interval(plain.tolist())
    short = rollouts.roll_out(MIDDLE, BLACK, GAMES, 9)
    assert 0.1 < short.value < 0.9
    assert abs(short.value - mean) < short.error + error
    assert mean_interval(adjusted.tolist())[1] < 0.6 * error


@pytest.mark.parametrize(
    "name", ["one stone against two", "two stones against one", "one misthrow from the end"]
)
def test_where_the_end_is_near_the_value_is_that_of_solving_the_game(
    rollouts: RolloutMemory, name: str
) -> None:
    position = ENDINGS[name]
    rollout = rollouts.roll_out(position, position.to_move, 200, 1)
    exact = solve(position)
    assert 0.01 < exact < 0.999
    assert abs(rollout.value - exact) <= max(1.5 * rollout.error, 1e-6)
    assert rollout.error < 0.02


def test_the_last_turn_of_a_game_has_no_variance_left(rollouts: RolloutMemory) -> None:
    assert rollouts.roll_out(ENDINGS["one stone against two"], BLACK, 20, 1).error == pytest.approx(
        0, abs=1e-6
    )


def test_the_same_seed_gives_the_same_result(rollouts: RolloutMemory) -> None:
    assert rollouts.roll_out(MIDDLE, BLACK, 10, 1) == rollouts.roll_out(MIDDLE, BLACK, 10, 1)
    assert rollouts.roll_out(MIDDLE, BLACK, 10, 1) != rollouts.roll_out(MIDDLE, BLACK, 10, 2)


def test_the_values_of_both_sides_add_up_to_1(rollouts: RolloutMemory) -> None:
    black, grey = (rollouts.roll_out(MIDDLE, side, 10, 1) for side in (BLACK, GREY))
    assert black.value + grey.value == pytest.approx(1)
    assert (black.error, black.games) == (grey.error, grey.games)
    won = set_up("r2:b9 y2:b9 g12:b3 b5:g")  # a misthrow with the last stone wins
    assert rollouts.roll_out(won, Seat.FIRST, 10, 1).value == pytest.approx(1)


def test_a_finished_game_has_its_result_and_needs_no_games(rollouts: RolloutMemory) -> None:
    over = set_up("r2:b3", misthrows=(2, 2))
    assert rollouts.roll_out(over, BLACK, 10, 1) == Rollout(1.0, 0.0, 0)
    assert rollouts.roll_out(over, GREY, 10, 1) == Rollout(0.0, 0.0, 0)


def test_rollouts_are_refused_in_mid_turn_and_with_one_game(rollouts: RolloutMemory) -> None:
    with pytest.raises(MoveError, match="where the dice are due"):
        rollouts.roll_out(play(MIDDLE, "63/5214"), BLACK, 10, 1)
    with pytest.raises(ValueError, match="from 2 to 100000 games, not 1"):
        rollouts.roll_out(MIDDLE, BLACK, 1, 1)


def test_the_engine_specification_offers_them(rollouts: RolloutMemory) -> None:
    assert ENGINE_SPEC.roll_out is not None
    assert ENGINE_SPEC.roll_out(ENDING, BLACK, 10, 3) == rollouts.roll_out(ENDING, BLACK, 10, 3)


@pytest.mark.twins
def test_in_every_turn_each_part_of_the_draws_has_one_game() -> None:
    games, turns = 12, 5
    rng, strides = np.empty(1, np.uint64), np.empty((turns, 2), np.int64)
    seed_rng(rng, 3, 0)
    _write_strides(games, rng, strides)
    dealt = []
    for turn in range(turns):
        draws = [_draw_stratified(number, games, turn, rng, strides) for number in range(games)]
        parts = [draw * games >> DRAW_BITS for draw in draws]
        assert sorted(parts) == list(range(games))
        dealt.append(tuple(parts))
    assert len(set(dealt)) > 1
