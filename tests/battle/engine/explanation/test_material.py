"""Dice won and lost along a line."""

import pytest

from duellum.battle import Position
from duellum.battle.engine.explanation.material import count_dice_won, find_gain_ply, trace_balance
from tests.battle.engine.explanation.lines import make_candidate

CAPTURE = "k8/9/9/9/3a5/3A5/9/8K w 0 9"
GUARDED = "k8/9/9/3b5/3a5/3A5/9/8K w 0 9"
FORK = "k8/9/3a5/4a4/9/3D5/9/8K w 0 9"


@pytest.mark.parametrize(
    ("fen", "line", "balance", "ply"),
    [
        (CAPTURE, ["d3n1"], [1], 1),
        (CAPTURE, ["d3e1", "a8s1"], [0, 0], None),
        (GUARDED, ["d3n1", "d5s1"], [1, 0], None),
        (GUARDED, ["d3n1"], [0], None),  # the line ends too early, but d4 can be taken back
        (FORK, ["d3n1", "d6n1", "d4n1e1"], [0, 0, 1], 3),
    ],
)
def test_the_balance_counts_captures_of_both(
    fen: str, line: list[str], balance: list[int], ply: int | None
) -> None:
    position, candidate = Position.parse(fen), make_candidate(fen, *line)
    assert trace_balance(position, candidate.line) == balance
    assert count_dice_won(position, candidate.line) == balance[-1]
    assert find_gain_ply(position, candidate.line) == ply


def test_a_die_won_late_is_not_mentioned() -> None:
    fen = "k8/9/9/9/3a5/3A5/9/8K w 0 9"
    waiting = ["i1n1", "a8s1", "i2s1", "a7n1", "i1n1", "a8s1"]
    late = make_candidate(fen, *waiting, "d3n1")
    assert find_gain_ply(Position.parse(fen), late.line) is None
    early = make_candidate(fen, *waiting[:4], "d3n1")
    assert find_gain_ply(Position.parse(fen), early.line) == 5
