"""The grading of a game: losses and luck, grades, totals, and what stands out."""

import pytest

from duellum.analysis.grading import GradedGame, grade_game
from duellum.analysis.model import Decision, DiceRoll, ExplainedMove, UngradedPly
from duellum.core.grades import Grade
from duellum.core.rules import Seat

pytestmark = pytest.mark.twins


def decide(side: Seat, *values: float, played: int = 0) -> UngradedPly:
    """Return a decision between moves of these values, the best first."""
    candidates = tuple(ExplainedMove(f"move {index}", value, (), ()) for index, value in enumerate(values))
    return UngradedPly(
        1, side, f"move {played}", values[0], values[played], candidates, is_forced=len(values) == 1
    )


def roll(side: Seat, mean: float, value: float) -> UngradedPly:
    return UngradedPly(1, side, "11/1111", mean, value)


def grade(*plies: UngradedPly, score: float = 0.5) -> GradedGame:
    return grade_game(plies, score)


def test_plies_are_described_with_their_loss_or_luck() -> None:
    decision, forced, thrown = grade(
        decide(Seat.FIRST, 0.75, 0.5, played=1), decide(Seat.SECOND, 0.5), roll(Seat.SECOND, 0.5, 0.25)
    ).plies
    assert isinstance(decision, Decision)
    assert (decision.loss, decision.grade, decision.is_forced) == (0.25, Grade.BLUNDER, False)
    assert isinstance(forced, Decision)
    assert (forced.loss, forced.grade, forced.is_forced) == (0.0, None, True)
    assert isinstance(thrown, DiceRoll)
    assert (thrown.value_before, thrown.value_after, thrown.luck) == (0.5, 0.25, -0.25)


def test_win_probabilities_are_the_first_seats_and_end_with_the_score() -> None:
    graded = grade(decide(Seat.FIRST, 0.75, 0.5), roll(Seat.SECOND, 0.75, 0.5), score=1.0)
    assert graded.win_probabilities == (0.75, 0.25, 1.0)
    assert grade(score=0.25).win_probabilities == (0.25,)


def test_totals_are_those_of_a_side() -> None:
    first, second = grade(
        decide(Seat.FIRST, 0.75, 0.5, played=1),
        decide(Seat.FIRST, 0.5, 0.25),
        decide(Seat.SECOND, 0.5),
        roll(Seat.FIRST, 0.5, 0.75),
        roll(Seat.SECOND, 0.5, 0.375),
        score=1.0,
    ).totals
    assert (first.loss, first.luck, first.score) == (0.25, 0.25, 1.0)
    assert first.accuracy == pytest.approx(0.1 / 0.225)  # 12.5 points a decision
    assert (second.loss, second.luck, second.score, second.accuracy) == (0.0, -0.125, 0.0, 1.0)
    assert first.luck_adjusted_score == 1.0 - 0.25 - 0.125
    assert second.luck_adjusted_score == 0.0 + 0.125 + 0.25


def test_the_turning_point_is_the_greatest_error_that_was_never_made_up_for() -> None:
    plies = (
        decide(Seat.FIRST, 0.9, 0.2, played=1),  # a greater loss, but the opponent gave it back
        decide(Seat.SECOND, 0.8, 0.4, played=1),
        decide(Seat.FIRST, 0.6, 0.3, played=1),
        decide(Seat.SECOND, 0.7, 0.69, played=1),
        decide(Seat.FIRST, 0.31, 0.1, played=1),
    )
    assert grade(*plies, score=0.0).turning_point == 2
    assert grade(*plies, score=0.5).turning_point is None


def test_the_best_move_found_is_the_one_furthest_ahead_of_the_others() -> None:
    first, second = grade(
        decide(Seat.FIRST, 0.9, 0.8),
        decide(Seat.SECOND, 0.9, 0.1),
        decide(Seat.FIRST, 0.6, 0.3),
        decide(Seat.FIRST, 0.9, 0.1, played=1),
        decide(Seat.FIRST, 0.99),
    ).totals
    assert (first.best_ply, second.best_ply) == (2, 1)
