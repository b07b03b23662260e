"""What the positions of every game share."""

import pytest

from duellum import battle, load_rules, qwixx
from duellum.core.position import BasePosition


@pytest.mark.parametrize("start", [battle.Position.start(), qwixx.Position.start()])
def test_a_position_draws_itself_as_its_rules_do(start: BasePosition) -> None:
    rules = load_rules(start.game)
    assert start.svg() == rules.draw_svg(start)
    assert start.text() == rules.draw_text(start)
    assert repr(start) == f"Position({str(start)!r})"


def test_options_of_a_drawing_are_passed_on() -> None:
    assert 'width="300"' in battle.Position.start().svg(size=300)


def test_a_move_of_another_game_is_refused_with_an_example() -> None:
    roll = qwixx.Position.start().parse_move("41/3526")
    with pytest.raises(TypeError, match="a text such as 'i1n4w1' or a Move of this game, not Roll"):
        battle.Position.start().play(roll)  # type: ignore[arg-type]
