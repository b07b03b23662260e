"""The baseline takes material."""

import pytest

from duellum.battle import RULES, Position
from duellum.battle.engine.baseline import Baseline
from duellum.core.engine import Limit
from duellum.core.errors import MoveError
from duellum.core.game import Game


def test_the_baseline_captures_an_undefended_die() -> None:
    position = Position.parse("k8/9/9/9/3a5/3A5/9/8K w 0 9")
    assert str(Baseline(1).search(Game(RULES, position), Limit()).candidates[0].move) == "d3n1"


def test_a_finished_game_is_not_searched() -> None:
    over = Game(RULES)
    over.agree_draw()
    with pytest.raises(MoveError, match="no move to search"):
        Baseline().search(over, Limit(depth=1))
