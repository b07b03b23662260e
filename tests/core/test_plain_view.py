"""The view of games without a table of their own."""

import msgspec
import pytest

from duellum.core.game import Game
from duellum.core.i18n import Translatable
from duellum.core.plain_view import PlainMove, plain_view
from duellum.core.registry import game_names, load_rules


@pytest.mark.parametrize("name", game_names())
def test_any_game_can_be_shown_by_its_drawings(name: str) -> None:
    rules = load_rules(name)
    view = plain_view(rules.draw_svg, rules.draw_text, rules.describe)
    picture = msgspec.json.decode(msgspec.json.encode(view.show_position(rules.starts[0])))
    assert picture == {
        "game": "plain",
        "svg": rules.draw_svg(rules.starts[0]),
        "text": rules.draw_text(rules.starts[0]),
    }


def test_a_move_has_its_notation_and_description() -> None:
    rules = load_rules("battle")
    view = plain_view(rules.draw_svg, rules.draw_text, rules.describe)
    position = rules.starts[0]
    move = position.parse_move("i1n4w1")
    words = Translatable("generic-move", {"text": rules.describe(move)})
    assert view.show_move(position, move) == PlainMove("i1n4w1", words, is_roll=False)


def test_a_move_has_its_phrase_where_there_is_one() -> None:
    rules = load_rules("battle")
    view = plain_view(rules.draw_svg, rules.draw_text, rules.describe, rules.phrase)
    move = rules.starts[0].parse_move("i1n4w1")
    assert view.show_move(rules.starts[0], move).words == rules.phrase_move(move)


def test_a_roll_is_marked_as_one() -> None:
    rules = load_rules("qwixx")
    view = plain_view(rules.draw_svg, rules.draw_text, rules.describe)
    position = Game(rules).position
    roll = position.roll([1, 2, 3, 4, 5, 6])
    assert view.show_move(position, roll) == PlainMove(
        str(roll), Translatable("generic-move", {"text": rules.describe(roll)}), is_roll=True
    )
