"""Positions set up by hand and edited field by field."""

import pytest

from duellum.core.errors import PositionError
from duellum.qwixx import BLACK, GREY, Colour, Position, PositionBuilder, Stack, set_up

CLOSED = "b2bb2.......bb/b6........g6.-/b5..g6.g.....-/b3.g7........- b 0:0 - r"


def test_a_position_is_set_up_from_a_text_or_a_mapping() -> None:
    expected = Position.parse("...b.g3.....-/...........-/...........-/...........- g 1:0 41/3526 2:-")
    assert set_up("r5:b r7:g3", GREY, (1, 0), "41/3526", "-") == expected
    assert set_up({"r5": Stack(BLACK, 1), "r7": "g3"}, GREY, (1, 0), "41/3526", "-") == expected


def test_a_position_is_edited_and_the_first_one_stays_as_it_was() -> None:
    before = Position.parse(CLOSED)
    builder = PositionBuilder(before)
    assert builder.build() == before
    assert builder.locks == {Colour.RED: BLACK}
    builder["y7"] = "g"
    del builder["r12"], builder.locks[Colour.RED]
    builder.to_move = GREY
    after = "b2bb2........-/b6....g...g6.-/b5..g6.g.....-/b3.g7........- g 0:0 - r"
    assert str(builder.build()) == after
    assert str(before) == CLOSED


@pytest.mark.parametrize(
    ("stones", "reason"),
    [
        ("r13:b", "not a space"),
        ("r5:x", "not a stack"),
        ("r5", "neither a space"),
        ("y=b", "there is a stone on the lock"),
        ("r5:b40", "more than 22"),
    ],
)
def test_what_cannot_be_is_refused(stones: str, reason: str) -> None:
    with pytest.raises(PositionError, match=reason):
        set_up(stones)
