"""The quiescence search plays out captures and threats, and trusts the evaluation where it is quiet."""

import numpy as np
import pytest

from duellum.battle import Position
from duellum.battle.engine.evaluation import evaluate
from duellum.battle.engine.quiescence import quiescence
from duellum.battle.engine.scores import WIN
from duellum.battle.engine.search_context import SearchContext
from duellum.core.compiled import compiled
from tests.battle.engine.contexts import create_context

pytestmark = pytest.mark.twins


@compiled
def run_quiescence(context: SearchContext, side: int, alpha: int, beta: int, zero: int) -> int:
    """Pass 0 as an argument: Numba compiles a recursive function wrongly for literals."""
    return quiescence(context, side, zero, alpha, beta, zero, zero, np.uint64(1))


def quiescence_value(fen: str) -> int:
    side = int(Position.parse(fen).to_move)
    return int(run_quiescence(create_context(fen), side, -WIN, WIN, 0))


def static_value(fen: str) -> int:
    context, side = create_context(fen), int(Position.parse(fen).to_move)
    kings = context.kings
    value = evaluate(context.pieces, context.masks, side, kings[side], kings[1 - side], context.weights)
    return int(value)


def test_a_win_in_one_move_is_seen() -> None:
    assert quiescence_value("4k4/4A4/9/9/9/9/9/4K4 w 0 9") == WIN - 1
    assert quiescence_value("k8/4K4/9/9/4v4/9/9/9 w 0 9") == WIN - 1


def test_a_die_that_can_be_captured_counts_as_captured() -> None:
    hanging = "k8/9/9/9/3a2a2/3A5/9/8K w 0 9"
    assert quiescence_value(hanging) > static_value(hanging) + 50


def test_a_quiet_position_is_worth_its_static_evaluation() -> None:
    quiet = "k8/9/a8/9/9/9/8A/7AK w 0 9"
    assert quiescence_value(quiet) == static_value(quiet)


def test_a_lost_position_is_not_called_quiet() -> None:
    """Dice that show 1 surround White's king: whatever it does, it is taken in two plies."""
    lost = "8k/9/9/9/9/9/aa7/Ka6A w 0 9"
    assert abs(static_value(lost)) < 1_000
    assert quiescence_value(lost) == 2 - WIN
