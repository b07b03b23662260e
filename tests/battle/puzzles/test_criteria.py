"""When a position is a puzzle: each criterion by a case that it alone decides."""

from collections.abc import Sequence

import pytest

from duellum.battle.puzzles.criteria import (
    HOLDING,
    MARGIN,
    MAX_STEPS,
    NOT_WINNING,
    find_line,
    is_threatened,
    is_trivial,
    stands_out,
)
from duellum.battle.rules.position import Position
from duellum.core.engine import Candidate, SearchResult

Value = tuple[float, int | None]
"""A value, and the plies to a forced end."""
OPEN = Position.start()


def found(*values: Value, moves: Sequence[object] = ("one", "two", "three")) -> SearchResult:
    """Return a search with candidates of these values."""
    candidates = [
        Candidate(move, value, (move,), plies) for move, (value, plies) in zip(moves, values, strict=False)
    ]
    return SearchResult(tuple(candidates), 4, 1000, 0.0)


@pytest.mark.parametrize(
    ("best", "second", "is_one"),
    [
        ((0.8, None), (0.8 - MARGIN, None), True),
        ((0.8, None), (0.81 - MARGIN, None), False),
        ((HOLDING, None), (0.0, -4), True),
        ((HOLDING - 0.01, None), (0.0, -4), False),  # hardly better than lost
        ((1.0, 3), (NOT_WINNING, None), True),
        ((1.0, 3), (NOT_WINNING + 0.01, None), False),  # another move nearly wins as well
        ((1.0, 3), (1.0, 5), False),  # another one wins, later
        ((1.0, 1), (1.0, 3), True),  # to win at once is the task
    ],
)
def test_an_answer_is_ahead_by_a_margin(best: Value, second: Value, *, is_one: bool) -> None:
    assert stands_out(found(best, second)) is is_one


def test_a_single_move_is_no_answer_unless_it_wins() -> None:
    assert not stands_out(found((0.9, None)))
    assert stands_out(found((1.0, 1)))


def test_a_smaller_margin_can_be_asked_for() -> None:
    assert stands_out(found((0.8, None), (0.6, None)), margin=0.15)
    assert not stands_out(found((0.8, None), (0.6, None)))


class Script:
    """A search that gives scripted values, with the first two moves in the order of the rules."""

    def __init__(self, *steps: tuple[Value, ...]) -> None:
        self._steps = iter(steps)

    def __call__(self, position: Position) -> SearchResult:
        return found(*next(self._steps), moves=position.legal_moves())


REPLY: tuple[Value, ...] = ((0.5, None),)
CLEAR: tuple[Value, ...] = ((0.9, None), (0.4, None))
UNCLEAR: tuple[Value, ...] = ((0.9, None), (0.8, None))


def test_a_line_ends_with_the_last_step_that_has_one_answer() -> None:
    assert len(find_line(OPEN, Script(CLEAR, REPLY, CLEAR, REPLY, UNCLEAR))) == 3
    assert len(find_line(OPEN, Script(CLEAR, REPLY, UNCLEAR))) == 1
    assert find_line(OPEN, Script(UNCLEAR)) == ()


def test_a_line_has_a_greatest_length() -> None:
    assert len(find_line(OPEN, Script(*[CLEAR, REPLY] * MAX_STEPS))) == 2 * MAX_STEPS - 1


def test_a_gift_at_the_end_is_no_part_of_a_line_that_did_not_force_it() -> None:
    gift: tuple[Value, ...] = ((1.0, 1), (0.4, None))
    assert len(find_line(OPEN, Script(CLEAR, REPLY, gift))) == 1
    forced: tuple[Value, ...] = ((1.0, 3), (0.4, None))
    assert len(find_line(OPEN, Script(forced, REPLY, gift, REPLY, UNCLEAR))) == 3


LOOSE = Position.parse("4k4/9/9/9/2d6/2A6/9/4K3T w 0 1")
"""White's 1 takes the black die on c4, which nothing guards."""
GUARDED = Position.parse("4k4/9/9/2a6/2d6/2A6/9/4K3T w 0 1")
"""The same, but Black takes back from c5."""


def test_to_take_what_nobody_guards_is_trivial() -> None:
    assert is_trivial(LOOSE, (LOOSE.parse_move("c3n1"),))
    assert not is_trivial(GUARDED, (GUARDED.parse_move("c3n1"),))


def test_a_line_of_several_moves_is_not_trivial() -> None:
    assert not is_trivial(LOOSE, (LOOSE.parse_move("c3n1"),) * 3)


def test_a_quiet_move_is_not_trivial() -> None:
    assert not is_trivial(LOOSE, (LOOSE.parse_move("c3e1"),))


def test_to_take_back_is_trivial_even_from_a_guard() -> None:
    before = Position.parse("4k4/9/9/2a6/2E6/2A6/9/4K3T b 0 1")
    taken = before.parse_move("c5s1")
    position = before.play(taken)
    back = position.parse_move("c3n1")
    assert is_trivial(position, (back,), taken)
    elsewhere = before.parse_move("e8e1")
    assert not is_trivial(GUARDED, (GUARDED.parse_move("c3n1"),), elsewhere)


def test_a_king_in_danger_makes_a_capture_worth_finding() -> None:
    danger = Position.parse("4k4/9/9/9/4d4/4K4/4A4/8T w 0 1")
    assert is_threatened(danger)
    assert not is_threatened(LOOSE)
    assert not is_trivial(danger, (danger.parse_move("e3n1"),))


def test_a_position_with_few_choices_asks_nothing() -> None:
    alone = Position.parse("9/9/9/4k4/9/9/9/K8 w 0 1")
    assert is_trivial(alone, (alone.parse_move("a1n1"),) * 3)
