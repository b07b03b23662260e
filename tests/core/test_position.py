"""What the positions of every game share."""

import pytest

from duellum import Game, MoveError, battle, load_rules, qwixx
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


@pytest.mark.parametrize(
    ("name", "moves"),
    [
        ("battle", ["i1n4w1", "i8s5", "h5w3n3"]),
        ("battle", ["e1n1", "e8s1"]),
        ("qwixx", ["41/3526", "y5", "-", "33/4444", "-", "y7"]),
        ("qwixx", ["41/3526", "y5", "-", "66/6666", "-", "b12", "14/3526", "y5"]),
    ],
)
def test_the_last_move_is_marked_when_given_as_text(name: str, moves: list[str]) -> None:
    game = Game(name)
    for text in moves:
        game.play(text)
        assert game.position.svg(text) == game.svg()
        assert game.position.text(text) == game.text()


@pytest.mark.parametrize(
    ("name", "moves", "text", "reason"),
    [
        ("battle", ["i1n4w1"], "i1n5", "i1n5 did not lead to this position"),
        ("battle", ["i1n4w1"], "a8s5", "a8s5 did not lead to this position"),
        ("battle", ["i1n4w1"], "h6s1", "wrong count 1"),
        ("battle", [], "x", "is not a square"),
        ("qwixx", ["41/3526"], "41/3525", "41/3525 did not lead to this position"),
        ("qwixx", ["41/3526", "y5"], "r5", "r5 did not lead to this position"),
        ("qwixx", ["41/3526", "y5"], "-", "- did not lead to this position"),
        ("qwixx", [], "y5", "y5 did not lead to this position"),
    ],
)
def test_a_text_that_cannot_be_the_last_move_is_refused(
    name: str, moves: list[str], text: str, reason: str
) -> None:
    game = Game(name)
    for move in moves:
        game.play(move)
    with pytest.raises(MoveError, match=reason):
        game.position.svg(text)


@pytest.mark.parametrize("start", [battle.Position.start(), qwixx.Position.start()])
def test_what_is_no_move_and_what_are_no_faces_are_refused_with_an_example(start: BasePosition) -> None:
    with pytest.raises(TypeError, match="a move must be a text such as"):
        start.text(7)
    for faces in (5, "41"):
        with pytest.raises(TypeError, match=r"a list such as \[4, 1\], not (int|str)"):
            start.roll(faces)  # type: ignore[arg-type]


def test_a_chosen_move_of_battle_may_be_a_text() -> None:
    start = battle.Position.start()
    assert start.svg(chosen="i1n4w1") == start.svg(chosen=start.parse_move("i1n4w1"))
