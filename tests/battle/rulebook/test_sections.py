"""What Battle's book claims beyond its examples."""

import pytest

from duellum.battle import RULES, Position, reach
from duellum.core.die import ORIENTATIONS
from duellum.rulebook import load_book


@pytest.mark.parametrize("top", range(1, 7))
def test_two_ways_end_alike_only_with_four_or_more_on_top(top: int) -> None:
    for die in (die for die in ORIENTATIONS if die.top == top):
        pairs = [ends for ends in reach(die).values() if len(ends) == 2]
        alike = [ends for ends in pairs if ends[0].die.top == ends[1].die.top]
        assert (len(pairs) > 0, len(alike) > 0) == (top > 1, top > 3)


def test_of_the_right_hand_dies_moves_only_one_threatens_the_king() -> None:
    threats = RULES.view.threats
    assert threats is not None
    start = Position.start()
    moves = [str(move) for move in start.legal_moves() if str(move).startswith("i1")]
    threatening = [move for move in moves if threats(start.play(move), start.to_move.other)]
    assert (len(moves), threatening) == (5, ["i1n4w1"])


def test_the_sections_stand_in_the_order_of_learning() -> None:
    assert [section.id for section in load_book("battle").sections] == [
        "about", "aim", "box", "setup", "turn", "moving", "capture", "palace", "end", "diagrams", "tactics",
        "clauses", "editions",
    ]  # fmt: skip


def test_the_worked_example_of_the_sheets_is_there() -> None:
    [statement] = [one for one in load_book("battle").statements if one.id == "SB20"]
    assert "right-hand-die" in statement.examples
