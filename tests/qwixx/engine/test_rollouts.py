"""Playing positions out: luck taken off leaves the value and most of the noise goes."""

import numpy as np
import pytest

from duellum.qwixx import Position
from duellum.qwixx.engine.expectimax import new_workspace
from duellum.qwixx.engine.network.evaluator import Evaluator, new_evaluator
from duellum.qwixx.engine.network.weights import load_shipped_network
from duellum.qwixx.engine.rollouts import _draw_stratified, _write_strides, play_rollouts, roll_out
from duellum.qwixx.kernel.encoding import encode
from duellum.qwixx.kernel.rng import DRAW_BITS, seed_rng
from tests.qwixx.boards import lay

MIDDLE = Position.parse("..g2..b2.ggg.-/..gb4b.b.gb2.-/..g3gbbggg2..-/.b2bbg3..gg..- b 1:1 - r")
GAMES = 60


@pytest.fixture(scope="module")
def evaluator() -> Evaluator:
    return new_evaluator(load_shipped_network())


def test_the_adjusted_mean_is_that_of_many_plain_games_and_far_surer(evaluator: Evaluator) -> None:
    plain, adjusted = np.empty(800), np.empty(800)
    play_rollouts(
        evaluator, new_workspace(), encode(MIDDLE), int(MIDDLE.to_move), len(plain), 5, plain, adjusted
    )
    error = 1.96 * plain.std(ddof=1) / np.sqrt(len(plain))
    short = roll_out(evaluator, encode(MIDDLE), int(MIDDLE.to_move), GAMES, 9)
    assert 0.1 < short.value < 0.9
    assert abs(short.value - plain.mean()) < short.error + error
    assert short.error < 0.6 * short.plain_error


def test_the_same_seed_gives_the_same_result(evaluator: Evaluator) -> None:
    state, side = encode(MIDDLE), int(MIDDLE.to_move)
    assert roll_out(evaluator, state, side, 10, 1) == roll_out(evaluator, state, side, 10, 1)
    assert roll_out(evaluator, state, side, 10, 1) != roll_out(evaluator, state, side, 10, 2)


def test_both_sides_together_have_one_chance_to_win(evaluator: Evaluator) -> None:
    sure = lay("r2:b9 y2:b9 g12:b3 b5:g")  # a misthrow with the last stone wins
    assert roll_out(evaluator, encode(sure), 0, 10, 1).value == pytest.approx(1)


@pytest.mark.twins
def test_in_every_turn_each_part_of_the_throws_has_one_game() -> None:
    games, turns = 12, 5
    source, strides = np.empty(1, np.uint64), np.empty((turns, 2), np.int64)
    seed_rng(source, 3, 0)
    _write_strides(games, source, strides)
    dealt = []
    for turn in range(turns):
        fractions = [_draw_stratified(number, games, turn, source, strides) for number in range(games)]
        parts = [fraction * games >> DRAW_BITS for fraction in fractions]
        assert sorted(parts) == list(range(games))
        dealt.append(tuple(parts))
    assert len(set(dealt)) > 1
