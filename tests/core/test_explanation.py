"""Reasons that hold in every game."""

import pytest

from duellum.core.engine import Candidate
from duellum.core.explanation import explain_in_general, is_best, name_standing
from duellum.core.i18n import Translatable, translate


def candidate(value: float) -> Candidate:
    return Candidate("a", value, ("a",))


@pytest.mark.parametrize(
    ("value", "standing"),
    [
        (1.0, "winning"),
        (0.9, "winning"),
        (0.89, "ahead"),
        (0.59, "slight"),
        (0.5, "even"),
        (0.46, "behind"),
        (0.29, "losing"),
        (0.0, "losing"),
    ],
)
def test_the_standing_follows_from_the_chance_to_win(value: float, standing: str) -> None:
    assert name_standing(value) == standing


def test_the_best_move_is_compared_with_the_next_and_another_with_the_best() -> None:
    best, other = candidate(0.541), candidate(0.512)
    assert explain_in_general(best, [other])[1] == Translatable("general-why-better", {"points": 3})
    assert translate(*explain_in_general(best, [other])) == (
        "Keeps a small advantage. The next best move is 3 percentage points worse."
    )
    assert translate(*explain_in_general(other, [best])) == "3 percentage points worse than the best move."
    assert (is_best(best, [other]), is_best(other, [best]), is_best(other, [])) == (True, False, True)


def test_equal_moves_are_called_so() -> None:
    twins = candidate(0.5), candidate(0.501)
    assert translate(*explain_in_general(twins[1], [twins[0]])).endswith(
        "The next best move is just as good."
    )


def test_without_another_move_only_the_standing_is_told() -> None:
    assert translate(*explain_in_general(candidate(0.2), [])) == "Puts up the most resistance."
