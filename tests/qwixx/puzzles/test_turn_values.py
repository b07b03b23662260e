"""Values of whole turns: every result once, deeper for the best, as the engine has them."""

import pytest

from duellum.core.engine import Limit
from duellum.core.game import Game
from duellum.qwixx.engine.qwixx_engine import QwixxEngine
from duellum.qwixx.puzzles.turn_values import TurnEvaluator, play_turn
from duellum.qwixx.rules.position import Position

POSITION = Position.parse("b.g3b.bgb...-/...bg.bb2gb.-/..b.bg2bgg..-/..b..g2bgb..- b 0:0 21/4353 1")
EVALUATOR = TurnEvaluator()


@pytest.mark.parametrize("depth", [1, 2])
def test_the_best_turn_is_the_engines(depth: int) -> None:
    best = EVALUATOR.evaluate(POSITION, depth)[0]
    found = QwixxEngine().search(Game("qwixx", POSITION), Limit(depth=depth)).candidates[0]
    assert best.value == pytest.approx(found.value)
    assert tuple(map(str, found.line)) in best.turns


def test_every_result_is_there_once() -> None:
    results = EVALUATOR.evaluate(POSITION, 1)
    boards = [{str(play_turn(POSITION, turn)) for turn in result.turns} for result in results]
    assert all(len(board) == 1 for board in boards)
    assert len(set[str]().union(*boards)) == len(results)
    assert sum(len(result.turns) for result in results) >= len(results)


def test_a_level_overlooks_some() -> None:
    every = EVALUATOR.evaluate(POSITION, 1)
    assert 0 < len(EVALUATOR.evaluate(POSITION, 1, overlooked_per_mille=800, seed=3)) < len(every)


def test_rollouts_agree_with_a_decided_game() -> None:
    last = Position.parse("....gb.bbg.-/..bbb.bbbgbb/..bgg.b.g2g.-/.....bg2bg..- b 1:2 63/4-35 1")
    assert EVALUATOR.roll_out(last, ("-", "-"), 4, seed=1) in (0.0, 0.5, 1.0)


def test_a_turn_under_way_is_refused() -> None:
    with pytest.raises(ValueError, match="before action 1"):
        EVALUATOR.evaluate(POSITION.play("-"), 1)
