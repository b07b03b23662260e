"""What Qwixx Duel's book claims beyond its examples."""

import pytest

from duellum.qwixx import Position
from duellum.qwixx.rulebook.sections import SCALE
from duellum.qwixx.rules.scoring import points
from duellum.rulebook import load_book
from duellum.rulebook.model import Example


@pytest.mark.parametrize("example", load_book("qwixx").examples, ids=lambda example: example.id)
def test_every_position_can_arise_in_a_game(example: Example) -> None:
    assert Position.parse(example.position).is_reachable()


def test_the_sections_stand_in_the_order_of_learning() -> None:
    assert [section.id for section in load_book("qwixx").sections] == [
        "about", "aim", "box", "setup", "turn", "placing", "front", "closing", "end", "scoring", "tactics",
        "clauses", "editions",
    ]  # fmt: skip


def test_the_worked_examples_of_the_sheets_are_there() -> None:
    examples = {one.id: one.examples for one in load_book("qwixx").statements}
    assert examples["SQ10"] == ("red-grey", "red-black")
    assert examples["SQ11"] == ("blue-black", "blue-grey")
    assert (examples["SQ16"], examples["SQ22"], examples["SQ23"]) == (
        ("two-actions",),
        ("last-stone",),
        ("close-green",),
    )


def test_long_rows_pay_as_the_tactics_say() -> None:
    assert [points(count) - points(count - 1) for count in (2, 5, 10)] == [2, 5, 10]
    assert points(8) > 2 * points(4)


def test_the_scale_goes_from_one_stone_to_twelve() -> None:
    assert SCALE.head[1:] == tuple(range(1, 13))
    assert SCALE.rows[0][1:] == (1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66, 78)
