"""Dice won and lost along a line, and reasons for random moves."""

import numpy as np
import pytest

from duellum.battle import Position
from duellum.battle.engine.explanation import explain, weigh_line
from duellum.battle.kernel import reasons as kernel
from duellum.battle.kernel.encoding import encode_move
from duellum.battle.kernel.game import encode_position
from duellum.core.reasons import MAX_REASONS
from tests.battle.engine.lines import make_candidate
from tests.battle.engine.naive_facts import count_net_captures, is_true
from tests.candidates import random_candidates

pytestmark = pytest.mark.twins

CAPTURE = "k8/9/9/9/3a5/3A5/9/8K w 0 9"
GUARDED = "k8/9/9/3b5/3a5/3A5/9/8K w 0 9"
FORK = "k8/9/3a5/4a4/9/3D5/9/8K w 0 9"
WAITING = ["i1n1", "a8s1", "i2s1", "a7n1", "i1n1", "a8s1"]


def weigh(fen: str, line: list[str]) -> tuple[int, int, int]:
    moves = np.array([encode_move(move) for move in make_candidate(fen, *line).line], np.int32)
    return kernel.weigh_line(encode_position(Position.parse(fen)), moves, len(moves))


@pytest.mark.parametrize(
    ("fen", "line", "won", "ahead"),
    [
        (CAPTURE, ["d3n1"], 1, 1),
        (CAPTURE, ["d3e1", "a8s1"], 0, 0),
        (GUARDED, ["d3n1", "d5s1"], 0, 0),
        (GUARDED, ["d3n1"], 0, 0),  # the line ends too early, but d4 can be taken back
        (FORK, ["d3n1", "d6n1", "d4n1e1"], 1, 3),
        (CAPTURE, [*WAITING[:4], "d3n1"], 1, 5),
        (CAPTURE, [*WAITING, "d3n1"], 1, 0),  # a die won late is not mentioned
        (CAPTURE, [], 0, 0),
    ],
)
def test_the_captures_of_both_are_weighed(fen: str, line: list[str], won: int, ahead: int) -> None:
    if line:
        assert weigh(fen, line)[:2] == (won, ahead)
        assert weigh_line(Position.parse(fen), make_candidate(fen, *line).line)[0] == won
    else:
        position = encode_position(Position.parse(fen))
        assert kernel.weigh_line(position, np.zeros(0, np.int32), 0) == (0, 0, 0)


def test_the_lowest_balance_leaves_out_the_last_ply() -> None:
    taken = "k8/9/3b5/3a3a1/3A3A1/9/9/8K b 0 9"
    line = ["h5s1", "i1n1", "d5s1"]
    assert weigh(taken, line)[2] == 0
    white = "k8/9/9/3b5/3a5/3A5/9/8K w 0 9"
    assert weigh(white, ["i1n1", "d4s1", "i2s1"])[2] == -1
    assert weigh(white, ["i1n1", "d4s1"])[2] == 0


@pytest.mark.parametrize("seed", range(4))
def test_every_reason_for_a_random_move_is_true_by_the_plain_rules(seed: int) -> None:
    for position, best, others in random_candidates("battle", seed, 12):
        reasons = explain(position, best, others)
        assert 1 <= len(reasons) <= MAX_REASONS
        assert [reason for reason in reasons if not is_true(reason, position, best, others)] == []
        won, _ = weigh_line(position, best.line)
        assert count_net_captures(best.line) - won in (0, 1)
