"""Positions set up by hand and edited piece by piece."""

import pytest

from duellum.battle import BLACK, WHITE, Die, Piece, Position, PositionBuilder, set_up
from duellum.core.errors import PositionError


def test_a_position_is_set_up_from_a_text_or_a_mapping() -> None:
    expected = Position.parse("4k4/9/9/9/9/4T4/9/4K4 b 3 7")
    assert set_up("Ke1 ke8 Te3", BLACK, 3, 7) == expected
    pieces: dict[str, Piece | str] = {
        "e1": "K",
        "e8": Piece(BLACK, None),
        "e3": Piece(WHITE, Die.from_letter("T")),
    }
    assert set_up(pieces, BLACK, 3, 7) == expected


def test_a_position_is_edited_and_the_first_one_stays_as_it_was() -> None:
    start = Position.start()
    builder = PositionBuilder(start)
    assert builder.build() == start
    builder["e4"] = builder.pop("i1")
    del builder["a1"]
    builder.to_move, builder.number = BLACK, 9
    assert str(builder.build()) == "sbfwkwfbs/9/9/9/4T4/9/9/1CGXKXGC1 b 0 9"
    assert start == Position.start()
    assert ("i1" in builder, builder.get("i1"), len(builder)) == (False, None, 17)


@pytest.mark.parametrize(
    ("pieces", "reason"),
    [
        ("Ke1", "Black has no king"),
        ("Ke9 ke8", "not a square"),
        ("Ke1 ke8 Zc3", "not a piece"),
        ("Ke1 Ke2 ke8", "second king"),
    ],
)
def test_what_cannot_be_is_refused(pieces: str, reason: str) -> None:
    with pytest.raises(PositionError, match=reason):
        set_up(pieces)


def test_an_empty_square_has_no_piece() -> None:
    builder = PositionBuilder()
    with pytest.raises(KeyError):
        builder["e1"]
    with pytest.raises(KeyError):
        del builder["e1"]
    assert repr(builder) == "<PositionBuilder: 0 pieces>"
