"""What Battle's book claims beyond its examples."""

import pytest

from duellum.battle import reach
from duellum.battle.rulebook.sections import ROLL_DIAGRAMS
from duellum.core.die import ORIENTATIONS
from duellum.rulebook import load_book


@pytest.mark.parametrize("top", range(1, 7))
def test_two_ways_end_alike_only_with_four_or_more_on_top(top: int) -> None:
    for die in (die for die in ORIENTATIONS if die.top == top):
        pairs = [ends for ends in reach(die).values() if len(ends) == 2]
        alike = [ends for ends in pairs if ends[0].die.top == ends[1].die.top]
        assert (len(pairs) > 0, len(alike) > 0) == (top > 1, top > 3)


def test_the_sections_stand_in_the_order_of_learning() -> None:
    assert [section.id for section in load_book("battle").sections] == [
        "about", "aim", "box", "setup", "turn", "moving", "capture", "palace", "end", "diagrams", "tactics",
        "clauses", "editions",
    ]  # fmt: skip


def test_there_is_a_roll_diagram_for_every_top_face() -> None:
    assert [figure.id for figure in ROLL_DIAGRAMS] == [f"roll-{top}" for top in range(1, 7)]
    for top, figure in enumerate(ROLL_DIAGRAMS, 1):
        assert f"[{top}]" in figure.draw_text()
        assert figure.draw_svg().startswith("<svg")
    assert repr(ROLL_DIAGRAMS[0]) == "<Figure roll-1>"


def test_dice_lie_as_in_the_camp() -> None:
    assert "1[5]6" in ROLL_DIAGRAMS[4].draw_text()
    assert "6[4]1" in ROLL_DIAGRAMS[3].draw_text()
