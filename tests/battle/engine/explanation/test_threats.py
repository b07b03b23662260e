"""Threats by the plain rules: dice to be had for nothing, and kings on their way to the palace."""

import pytest

from duellum.battle import Position
from duellum.battle.engine.explanation.threats import find_loose_dice, has_palace_run, pass_turn
from duellum.battle.rules.board import square_name


@pytest.mark.parametrize(
    ("fen", "loose"),
    [
        ("k8/9/9/3a5/3A5/9/9/8K b 0 9", ["d4"]),  # nobody guards it
        ("k8/9/9/3a5/3A5/3A5/9/8K b 0 9", []),  # d3 would recapture
        ("k8/9/9/3a5/3A5/4K4/9/9 b 0 9", ["d4"]),  # the king on e3 is not beside d4
        ("k8/9/9/3a5/3A5/3K5/9/9 b 0 9", []),  # the king would recapture
        ("k8/9/9/9/3A5/9/9/8K b 0 9", []),  # nobody attacks it
        ("4k4/4A4/9/3a5/3A5/9/9/8K b 0 9", ["e7"]),  # whoever takes d4 loses the king
    ],
)
def test_a_die_is_loose_when_it_can_be_taken_for_nothing(fen: str, loose: list[str]) -> None:
    assert sorted(map(square_name, find_loose_dice(Position.parse(fen)))) == loose


@pytest.mark.parametrize(
    ("fen", "can_run"),
    [
        ("9/9/9/9/9/4k4/9/3K5 b 0 9", True),  # e2, and White's king is not beside it
        ("9/9/9/9/9/4k4/9/4K4 b 0 9", False),  # White's king would take it on e2
        ("9/9/9/9/4k4/9/9/3K5 b 0 9", False),  # too far away
        ("9/9/9/9/9/4k4/9/3K1A3 b 0 9", True),  # f1 shows 1 and does not reach e2
        ("9/9/9/9/9/4k4/5A3/3K5 b 0 9", False),  # f2 shows 1 and does
        ("9/9/9/9/9/4k4/9/3Ka4 b 0 9", False),  # a die of its own stands on the palace
    ],
)
def test_a_king_runs_to_the_palace_where_nothing_stops_it(fen: str, *, can_run: bool) -> None:
    assert has_palace_run(Position.parse(fen)) is can_run


def test_passing_leaves_everything_but_the_turn() -> None:
    start = Position.start()
    passed = pass_turn(start)
    assert (passed.board, passed.to_move) == (start.board, start.to_move.other)
