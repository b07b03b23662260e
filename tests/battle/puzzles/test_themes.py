"""The themes of a puzzle: each by a line that has it and one that has not."""

from collections.abc import Sequence

import pytest

from duellum.battle.puzzles.themes import count_threats, find_goal, find_motifs, is_quiet
from duellum.battle.rules.move import Move
from duellum.battle.rules.position import Position
from duellum.core.engine import Candidate

LOST, EVEN = Candidate("x", 0.0, (), -4), Candidate("x", 0.3, ())


def read(text: str, moves: str) -> tuple[Position, list[Move]]:
    """Return a position and a line of moves in it."""
    position, line = Position.parse(text), list[Move]()
    place = position
    for move in moves.split():
        line.append(place.parse_move(move))
        place = place.play(line[-1])
    return position, line


WIN_IN_2 = read("9/9/9/9/9/4K4/2U2k3/9 w 0 1", "c2n2e3 f2n1 e3e1")
PALACE = read("9/9/4K4/9/9/9/9/2u3k2 b 0 1", "g1w1 e6n1 f1w1")
LONG = read("9/5K3/9/9/3v5/9/9/1k7 b 0 1", "d4e3n3 f7e1 b1e1 g7n1 c1e1 g8s1 d1e1")
TAKE = read("4k4/9/9/9/2d6/2A6/9/4K3T w 0 1", "c3n1")
SAVE = read("4k4/9/9/9/4d4/4K4/4A4/8T w 0 1", "e3n1")
STEP = read("4k4/9/9/9/2d6/2A6/9/4K3T w 0 1", "e1n1")


@pytest.mark.parametrize(
    ("puzzle", "second", "goal"),
    [
        (WIN_IN_2, EVEN, "win-2"),
        (LONG, EVEN, "win-4"),
        (SAVE, LOST, "save-king"),
        (STEP, LOST, "only-move"),
        (TAKE, EVEN, "win-die"),
        (STEP, EVEN, "best-move"),
    ],
)
def test_the_goal(puzzle: tuple[Position, Sequence[Move]], second: Candidate, goal: str) -> None:
    assert find_goal(*puzzle, second) == goal


def test_the_motifs() -> None:
    assert "palace" in find_motifs(*PALACE)
    assert "palace" not in find_motifs(*WIN_IN_2)
    assert "sacrifice" in find_motifs(*LONG)
    assert "sacrifice" not in find_motifs(*WIN_IN_2)
    assert "ending" in find_motifs(*TAKE)
    assert "quiet" in find_motifs(*WIN_IN_2)
    assert "quiet" not in find_motifs(*TAKE)


def test_a_full_board_is_no_ending() -> None:
    start = Position.start()
    assert "ending" not in find_motifs(start, [start.parse_move("i1n4w1")])


def test_a_fork_threatens_two_things() -> None:
    assert count_threats(Position.parse("4k4/9/9/9/2dAd4/9/9/4K4 b 0 1")) == 2
    assert count_threats(Position.parse("4k4/9/9/9/2dA5/9/9/4K4 b 0 1")) == 1


def test_a_threat_to_win_is_not_quiet() -> None:
    start = Position.start()
    threat, calm = start.parse_move("i1n4w1"), start.parse_move("i1n5")
    assert not is_quiet(threat, start.play(threat))
    assert is_quiet(calm, start.play(calm))
