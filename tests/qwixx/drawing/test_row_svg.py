"""Rows in the SVG: numbers, heights, legal fields, locks."""

import pytest
from hypothesis import given, settings

from duellum.qwixx import BLACK, Colour, Position, draw_svg, field_name
from duellum.qwixx.rules.board import FIELDS, Side, number_of
from tests.qwixx.drawing.drawn_positions import (
    CAN_CLOSE,
    CLOSED,
    MID_GAME,
    WITHOUT_LOCK_STONE,
    expected_stacks,
    late_position,
    legal_fields,
    random_position,
)
from tests.qwixx.drawing.svg_parts import (
    element_with,
    elements_with,
    fields_with,
    parse,
    parts,
    point_of,
    stones_in,
    text_in,
)
from tests.strategies import seeds


@given(seeds)
@settings(max_examples=20)
def test_svg_writes_each_fields_number_and_the_height_of_stacks(seed: int) -> None:
    position = late_position(seed)
    heights = {name: height for name, (_, height) in expected_stacks(position).items() if height > 1}
    root = parse(draw_svg(position))
    for field in FIELDS:
        words = text_in(element_with(root, "data-field", field_name(field)))
        height = heights.get(field_name(field))
        assert words == [str(number_of(field))] + ([] if height is None else [str(height)])


def test_rows_stand_below_each_other_and_their_fields_in_order_from_the_left() -> None:
    root = parse(draw_svg(Position.start()))
    rows = [
        (point_of(group)[1], row) for group in root.iter("g") for row in group if "data-row" in row.attrib
    ]
    assert [row.attrib["data-row"] for _, row in sorted(rows, key=lambda found: found[0])] == list("rygb")
    for (_, row), colour in zip(rows, Colour, strict=True):
        fields = sorted(elements_with(row, "data-field"), key=lambda field: point_of(field)[0])
        assert [field.attrib["data-field"] for field in fields] == [
            f"{colour.letter}{number}" for number in colour.numbers
        ]
        (lock,) = parts(row, "lock")
        assert point_of(lock)[0] > point_of(fields[-1])[0]


@given(seeds)
@settings(max_examples=30)
def test_svg_marks_just_the_fields_open_to_the_action(seed: int) -> None:
    position, last_move = random_position(seed)
    assert fields_with(parse(draw_svg(position, last_move)), "legal") == legal_fields(position)


@pytest.mark.parametrize(("position", "closed", "stones", "has_cross"), [
    (MID_GAME, [], [], False),
    (CLOSED, ["r"], [(BLACK, 1)], False),
    (WITHOUT_LOCK_STONE, ["r"], [], True),
])  # fmt: skip
def test_svg_shows_which_rows_are_closed_and_what_lies_on_their_locks(
    position: Position, closed: list[str], stones: list[tuple[Side, int]], *, has_cross: bool
) -> None:
    root = parse(draw_svg(position))
    red_lock, *other_locks = parts(root, "lock")
    shackles = {
        next(padlock.iter("path")).attrib["d"] for lock in other_locks for padlock in parts(lock, "padlock")
    }
    assert [row.attrib["data-row"] for row in elements_with(root, "data-closed", "yes")] == closed
    assert stones_in(red_lock) == stones
    assert bool(parts(root, "no-lock-stone")) is has_cross
    assert (next(parts(red_lock, "padlock")[0].iter("path")).attrib["d"] in shackles) is not bool(closed)


def test_the_last_field_shows_five_stones_until_it_is_taken_or_open_to_the_player() -> None:
    def fields_needing_five(position: Position) -> set[str]:
        return fields_with(parse(draw_svg(position)), "needs-five")

    assert fields_needing_five(Position.start()) == {"r12", "y12", "g2", "b2"}
    assert fields_needing_five(CLOSED) == {"y12", "g2", "b2"}
    assert fields_needing_five(CAN_CLOSE) == {"y12", "g2", "b2"}
    sign = parts(parse(draw_svg(Position.start())), "needs-five")[0]
    assert sum(1 for _ in sign.iter("circle")) == 5
