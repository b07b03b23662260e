"""The rules of the toy game, clause by clause."""

import pytest
from race21 import RULES

from duellum.core.errors import MoveError
from duellum.core.game import Game


def play(*moves: str, start: str = "0:0 r - 0") -> Game:
    game = Game(RULES, start)
    for move in moves:
        game.play(move)
    return game


def test_r1_r2_a_turn_is_a_roll_and_a_choice() -> None:
    game = play("d5", "add", "d3", "pass")
    assert str(game.position) == "5:0 r - 1"
    with pytest.raises(MoveError) as caught:
        game.play("add")
    assert caught.value.clause == "R1"


@pytest.mark.parametrize(
    ("start", "moves", "result", "clause"),
    [
        ("18:9 r - 0", ["d3", "add"], "1-0", "R3"),
        ("18:9 r - 0", ["d4", "add"], "0-1", "R4"),
        ("18:9 b - 5", ["d4", "pass"], "1/2-1/2", "R5"),
    ],
)
def test_r3_r4_r5_the_game_ends(start: str, moves: list[str], result: str, clause: str) -> None:
    outcome = play(*moves, start=start).outcome
    assert outcome is not None
    assert (outcome.result, outcome.clause) == (result, clause)
