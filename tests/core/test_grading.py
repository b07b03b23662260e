"""The grading of random games: what must hold regardless of the values."""

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from duellum.core.grades import GRADES, MIN_LOSS, Grade
from duellum.core.grading import (
    ACCURACY,
    ADJUSTED,
    BEST_PLY,
    DECISION,
    FORCED,
    LOSS,
    LUCK,
    MIN_LEAD,
    NO_PLY,
    ROLL,
    SCORE,
    TURNING,
    UNGRADED,
    Grading,
    Plies,
    compute_accuracy,
    grade_game,
    grade_loss,
    new_grading,
    new_plies,
)

pytestmark = pytest.mark.twins

values = st.floats(0, 1)
plies_of_games = st.lists(
    st.tuples(
        st.sampled_from((DECISION, FORCED, ROLL)),
        st.integers(0, 1),
        st.tuples(values, values, values).map(lambda three: sorted(three, reverse=True)),
        st.booleans(),
    ),
    max_size=40,
)


def make_plies(described: list[tuple[int, int, list[float], bool]]) -> Plies:
    """Return plies; of three values the best comes first, and the one made is the best or the worst."""
    plies = new_plies(len(described))
    for index, (kind, side, (best, second, worst), is_best) in enumerate(described):
        plies.kinds[index], plies.sides[index] = kind, side
        before = second if kind == ROLL else best
        after = best if is_best or kind == FORCED else worst
        plies.before[index], plies.second[index], plies.after[index] = before, second, after
    return plies


def grade(plies: Plies, score: float) -> Grading:
    grading = new_grading(len(plies.kinds))
    grade_game(plies, len(plies.kinds), score, grading)
    return grading


@pytest.mark.parametrize(
    ("loss", "grade"),
    [
        (-0.1, Grade.BEST),
        (0.0, Grade.BEST),
        (0.0004, Grade.BEST),
        (0.0005, Grade.GOOD),
        (0.0199, Grade.GOOD),
        (0.02, Grade.INACCURACY),
        (0.05, Grade.MISTAKE),
        (0.0999, Grade.MISTAKE),
        (0.1, Grade.BLUNDER),
        (1.0, Grade.BLUNDER),
    ],
)
def test_a_grade_says_how_much_was_lost(loss: float, grade: Grade) -> None:
    assert GRADES[grade_loss(loss)] is grade


def test_accuracy_is_one_without_a_loss_and_a_half_at_ten_points_a_decision() -> None:
    assert (compute_accuracy(0.0), compute_accuracy(0.1)) == (1.0, 0.5)


@given(plies_of_games, values)
@settings(max_examples=60, deadline=None)
def test_totals_are_the_sums_over_a_sides_plies(
    described: list[tuple[int, int, list[float], bool]], score: float
) -> None:
    plies = make_plies(described)
    found = grade(plies, score)
    for side in range(2):
        own, is_roll = plies.sides == side, plies.kinds == ROLL
        totals = found.totals[side]
        assert 0 < totals[ACCURACY] <= 1
        assert totals[LOSS] == pytest.approx(np.sum((plies.before - plies.after)[own & ~is_roll]))
        assert totals[LUCK] == pytest.approx(np.sum((plies.after - plies.before)[own & is_roll]))
        assert found.counts[side].sum() == np.sum(own & (plies.kinds == DECISION))
    assert found.totals[:, SCORE].sum() == pytest.approx(1)
    assert found.totals[:, ADJUSTED].sum() == pytest.approx(1)  # luck moves from one side to the other
    assert found.totals[0, ADJUSTED] == pytest.approx(score - found.totals[0, LUCK] + found.totals[1, LUCK])


@given(plies_of_games, values)
@settings(max_examples=60, deadline=None)
def test_every_decision_has_the_worst_grade_that_its_loss_allows(
    described: list[tuple[int, int, list[float], bool]], score: float
) -> None:
    plies = make_plies(described)
    found = grade(plies, score)
    for kind, loss, code in zip(plies.kinds, found.losses, found.grades, strict=True):
        if kind != DECISION:
            assert code == UNGRADED
        else:
            assert GRADES[code] is [grade for grade in Grade if loss >= MIN_LOSS[grade]][-1]
            assert loss >= 0
    assert ((found.chances >= 0) & (found.chances <= 1)).all()


@given(plies_of_games, values)
@settings(max_examples=60, deadline=None)
def test_what_stands_out_is_the_greatest_of_its_kind(
    described: list[tuple[int, int, list[float], bool]], score: float
) -> None:
    plies = make_plies(described)
    found = grade(plies, score)
    errors = {
        ply: found.losses[ply]
        for ply in range(len(described))
        if found.grades[ply] >= GRADES.index(Grade.INACCURACY)
        and all(
            (chance if plies.sides[ply] == 0 else 1 - chance) < 0.5 for chance in found.chances[ply + 1 :]
        )
    }
    assert found.highlights[TURNING] == max(errors, key=lambda ply: errors[ply], default=NO_PLY)
    for side in range(2):
        leads = {
            ply: plies.before[ply] - plies.second[ply]
            for ply in range(len(described))
            if plies.sides[ply] == side and found.grades[ply] == 0
            if plies.before[ply] - plies.second[ply] >= MIN_LEAD
        }
        assert found.highlights[BEST_PLY + side] == max(leads, key=lambda ply: leads[ply], default=NO_PLY)
