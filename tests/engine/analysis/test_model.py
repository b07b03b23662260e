"""Grades of decisions."""

import pytest

from duellum.engine.analysis.model import Grade, grade_loss


@pytest.mark.parametrize(
    ("loss", "grade"),
    [
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
    assert grade_loss(loss) is grade
