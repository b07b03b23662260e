"""Reasons that hold in every game, as a kernel writes them."""

import pytest

from duellum.core.engine import Candidate
from duellum.core.i18n import Translatable, translate
from duellum.core.reasons import (
    FORCED,
    MAX_LINE,
    MAX_REASONS,
    add_reason,
    compare,
    complete_reasons,
    is_best,
    new_reason_table,
    new_reasons,
    read_reasons,
)

pytestmark = pytest.mark.twins


def candidate(value: float) -> Candidate:
    return Candidate("a", value, ("a",))


def explain(best: Candidate, *others: Candidate) -> tuple[Translatable, ...]:
    reasons = new_reasons()
    count = complete_reasons(compare(best, others, ord), reasons, 0)
    return read_reasons(new_reason_table(), reasons, count)


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
    assert explain(candidate(value)) == (Translatable("general-why-standing", {"standing": standing}),)


def test_the_best_move_is_compared_with_the_next_and_another_with_the_best() -> None:
    best, other = candidate(0.541), candidate(0.512)
    assert explain(best, other)[1] == Translatable("general-why-better", {"points": 3})
    assert translate(*explain(best, other)) == (
        "Keeps a small advantage. The next best move is 3 percentage points worse."
    )
    assert translate(*explain(other, best)) == "3 percentage points worse than the best move."


def test_equal_moves_are_called_so() -> None:
    twins = candidate(0.5), candidate(0.501)
    assert translate(*explain(twins[1], twins[0])).endswith("The next best move is just as good.")


def test_half_a_point_is_rounded_as_python_rounds() -> None:
    points = [explain(candidate(halves / 200), candidate(0.0))[1].args["points"] for halves in range(8)]
    assert points == [0, 0, 1, 2, 2, 2, 3, 4]


def test_without_another_move_only_the_standing_is_told() -> None:
    assert translate(*explain(candidate(0.2))) == "Puts up the most resistance."


def test_the_best_of_all_others_counts_even_where_it_is_not_the_first() -> None:
    comparison = compare(candidate(0.5), [candidate(0.4), candidate(0.6)], ord)
    assert not is_best(comparison)
    assert is_best(compare(candidate(0.5), [candidate(0.4), candidate(0.5)], ord))
    assert is_best(compare(candidate(0.0), [], ord))


def test_reasons_beyond_the_first_are_left_out() -> None:
    reasons, count = new_reasons(), 0
    for argument in range(MAX_REASONS + 1):
        count = add_reason(reasons, count, FORCED, argument)
    assert count == MAX_REASONS
    assert reasons[:, :2].tolist() == [[FORCED, 0], [FORCED, 1]]
    assert complete_reasons(compare(candidate(0.5), [], ord), reasons, count) == count


def test_a_line_is_cut_where_there_is_no_room() -> None:
    comparison = compare(Candidate("a", 0.5, ("a",) * (MAX_LINE + 9)), [], ord)
    assert comparison.lengths.tolist() == [MAX_LINE, 0]
