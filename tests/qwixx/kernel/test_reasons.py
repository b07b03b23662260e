"""Facts about a turn, and reasons for random choices."""

import pytest

from duellum.core.reasons import MAX_REASONS
from duellum.qwixx.engine.explanation import explain
from duellum.qwixx.kernel.encoding import encode
from duellum.qwixx.kernel.reasons import count_skipped
from duellum.qwixx.rules.board import Colour, Side
from tests.candidates import random_candidates
from tests.qwixx.engine.naive_facts import is_true
from tests.qwixx.positions import set_up

pytestmark = pytest.mark.twins


@pytest.mark.parametrize(
    ("stones", "side", "place", "skipped"),
    [
        ("", Side.BLACK, 0, 0),
        ("", Side.BLACK, 5, 5),
        ("r5:b", Side.BLACK, 5, 1),
        ("r5:b", Side.BLACK, 4, 0),
        ("r5:b", Side.BLACK, 3, 0),  # on the stack
        ("r5:b", Side.GREY, 5, 5),
        ("r2:g r5:b", Side.GREY, 3, 2),  # onto the opponent's stone
        ("r2:b r4:b", Side.BLACK, 10, 7),
    ],
)
def test_fields_are_skipped_behind_the_right_most_own_stone(
    stones: str, side: Side, place: int, skipped: int
) -> None:
    row = int(encode(set_up(stones))[Colour.RED])
    assert count_skipped(row, int(side), place) == skipped


@pytest.mark.parametrize("seed", range(4))
def test_every_reason_for_a_random_choice_is_true_by_the_plain_rules(seed: int) -> None:
    for position, best, others in random_candidates("qwixx", seed, 100):
        reasons = explain(position, best, others)
        assert 1 <= len(reasons) <= MAX_REASONS
        assert [reason for reason in reasons if not is_true(reason, position, best, others)] == []
