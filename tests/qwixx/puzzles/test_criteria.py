"""When a turn is a puzzle: each criterion by a case that it alone decides."""

import pytest

from duellum.qwixx.puzzles.criteria import (
    MARGIN,
    MAX_ANSWERS,
    MIN_RESULTS,
    NEAR_EQUAL,
    find_answers,
    is_obvious,
)
from duellum.qwixx.puzzles.turn_values import TurnResult
from duellum.qwixx.rules.position import Position


def results(*values: float) -> list[TurnResult]:
    """Return results with these values, each reached by a turn of its own."""
    return [TurnResult(value, ((f"r{number + 2}", "-"),)) for number, value in enumerate(values)]


REST = (0.1,) * MIN_RESULTS


@pytest.mark.parametrize(
    ("values", "answers"),
    [
        ((0.6, 0.59 - MARGIN, *REST), 1),
        ((0.6, 0.61 - MARGIN, *REST), 0),  # too close to be wrong, too far to be an answer
        ((0.6, 0.601 - NEAR_EQUAL, 0.59 - MARGIN, *REST), 2),
        ((0.6, *(0.6,) * MAX_ANSWERS, *REST), 0),  # too many answers
        ((0.05, *REST), 0),  # lost
        ((0.99, *REST), 0),  # won
        ((0.6, *REST[: MIN_RESULTS - 2]), 0),  # too few choices
    ],
)
def test_answers_are_near_equal_and_ahead(values: tuple[float, ...], answers: int) -> None:
    assert len(find_answers(results(*values))) == answers


POSITION = Position.parse("bbbbb......-/...........-/...........-/ggg........- b 0:0 66/1111 1")


def test_an_answer_with_far_more_points_is_obvious() -> None:
    many = TurnResult(0.6, (("r12", "-"),))
    few = [TurnResult(0.4, (("g12", "-"),)), TurnResult(0.3, (("-", "-"),))]
    assert is_obvious(POSITION, [many, *few], [many])
    assert not is_obvious(POSITION, [few[0], many, few[1]], [few[0]])
