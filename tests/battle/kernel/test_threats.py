"""Threats on the board: dice to be had for nothing, wins at once, and kings on their way to the palace."""

import numpy as np
import pytest

from duellum.battle import Position
from duellum.battle.engine.explanation import find_loose_dice, pass_turn
from duellum.battle.kernel import threats
from duellum.battle.kernel.encoding import encode_move
from duellum.battle.kernel.game import encode_position
from duellum.battle.kernel.movegen import MAX_MOVES
from duellum.battle.rules.board import SQUARES, square_name
from tests.battle.engine.naive_facts import can_take_for_nothing, wins
from tests.battle.positions import random_position

pytestmark = pytest.mark.twins


@pytest.mark.parametrize(
    ("fen", "loose"),
    [
        ("k8/9/9/3a5/3A5/9/9/8K b 0 9", ["d4"]),  # nobody guards it
        ("k8/9/9/3a5/3A5/3A5/9/8K b 0 9", []),  # d3 would recapture
        ("k8/9/9/3a5/3A5/4K4/9/9 b 0 9", ["d4"]),  # the king on e3 is not next to d4
        ("k8/9/9/3a5/3A5/3K5/9/9 b 0 9", []),  # the king would recapture
        ("k8/9/9/9/3A5/9/9/8K b 0 9", []),  # nobody attacks it
        ("4k4/4A4/9/3a5/3A5/9/9/8K b 0 9", ["e7"]),  # anyone who takes d4 loses the king
    ],
)
def test_a_die_is_loose_when_it_can_be_taken_for_nothing(fen: str, loose: list[str]) -> None:
    assert sorted(map(square_name, find_loose_dice(Position.parse(fen)))) == loose


@pytest.mark.parametrize(
    ("fen", "can_run"),
    [
        ("9/9/9/9/9/4k4/9/3K5 b 0 9", True),  # e2, and White's king is not next to it
        ("9/9/9/9/9/4k4/9/4K4 b 0 9", False),  # White's king would take it on e2
        ("9/9/9/9/4k4/9/9/3K5 b 0 9", False),  # too far away
        ("9/9/9/9/9/4k4/9/3K1A3 b 0 9", True),  # f1 shows 1 and does not reach e2
        ("9/9/9/9/9/4k4/5A3/3K5 b 0 9", False),  # f2 shows 1 and does
        ("9/9/9/9/9/4k4/9/3Ka4 b 0 9", False),  # a die of its own is on the palace
    ],
)
def test_a_king_runs_to_the_palace_where_nothing_stops_it(fen: str, *, can_run: bool) -> None:
    assert bool(threats.has_palace_run(encode_position(Position.parse(fen)))) is can_run


@pytest.mark.parametrize("seed", range(12))
def test_threats_are_those_of_the_plain_rules(seed: int) -> None:
    position = random_position(seed)
    arrays, moves = encode_position(position), np.zeros(MAX_MOVES, np.int32)
    found = moves[: threats.list_wins(arrays, moves)].tolist()
    assert sorted(found) == sorted(map(encode_move, wins(position)))
    kings = {move.target for move in position.legal_moves() if move.captured and move.captured.is_king}
    loose = {square for square in SQUARES if can_take_for_nothing(position, square)}
    assert find_loose_dice(position) == loose - kings


def test_passing_leaves_everything_but_the_turn() -> None:
    start = Position.start()
    passed = pass_turn(start)
    assert (passed.board, passed.to_move) == (start.board, start.to_move.other)
