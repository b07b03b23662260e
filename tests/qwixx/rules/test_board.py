"""The board and the dice: Q1 and Q3."""

import pytest

from duellum.qwixx import BLACK, Roll
from tests.qwixx.positions import START, play
from tests.qwixx.rules.refusals import refusal, usable


def test_q1_rows_run_up_and_down_and_end_after_eleven_fields() -> None:
    assert usable(START, "r", BLACK) == usable(START, "y", BLACK) == set(range(2, 12))
    assert usable(START, "g", BLACK) == usable(START, "b", BLACK) == set(range(3, 13))
    assert refusal(play(START, "41/3526"), "y13") == (
        "'y13' is not a space: spaces are r, y, g or b and a number from 2 to 12, like y5",
        "Q1",
    )


def test_q3_two_white_dice_and_four_coloured_ones() -> None:
    assert START.dice_due == 6
    assert START.roll([1, 4, 3, 5, 2, 6]) == Roll((4, 1), (3, 5, 2, 6))
    with pytest.raises(ValueError, match="a face must be 1 to 6, not 7"):
        Roll((7, 1), (1, 1, 1, 1))
    with pytest.raises(ValueError, match="each of the four colours, not 3"):
        Roll((6, 1), (1, 1, 1))
