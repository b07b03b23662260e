"""What is observed in examples of Battle."""

import pytest

from duellum.battle import Position
from duellum.battle.rulebook.observer import OBSERVER
from duellum.core.game import Game
from duellum.rulebook.model import Facts


def observe(position: str, *moves: str) -> Facts:
    game = Game("battle", position)
    for move in moves:
        game.play(move)
    return OBSERVER.observe(game)


def test_before_the_first_move_there_is_nothing_to_observe() -> None:
    assert observe("4k4/9/9/9/4G4/9/9/4K4 w 0 1") == Facts()


def test_a_die_shows_a_face_and_a_king_does_not() -> None:
    assert observe("4k4/9/9/9/4G4/9/9/4K4 w 0 1", "e4n2").face == 5
    assert observe("4k4/9/9/9/4G4/9/9/4K4 w 0 1", "e1n1").face is None


def test_captures_and_threats_are_told() -> None:
    facts = observe("4k4/9/9/3w5/9/2L6/9/4K4 w 7 12", "c3n2e1")
    assert (facts.captured, facts.threats) == ("black 6", ())


def test_the_right_hand_die_threatens_the_king() -> None:
    assert observe(str(Position.start()), "i1n4w1").threats == ("h5w3n3",)


@pytest.mark.parametrize(("square", "said"), [("a1", "white 5"), ("e8", "black king"), ("d4", "empty")])
def test_a_square_is_described(square: str, said: str) -> None:
    assert OBSERVER.describe_place(Position.start(), square) == said


def test_an_illegal_move_is_drawn_as_far_as_it_can_be() -> None:
    position = Position.start()
    assert str(OBSERVER.sketch_move(position, "a1e5")) == "a1e5"
    assert OBSERVER.sketch_move(position, "a1w5") is None
    assert OBSERVER.sketch_move(position, "d4n1") is None
    assert OBSERVER.sketch_move(position, "rubbish") is None


def test_choices_are_the_legal_moves() -> None:
    assert len(OBSERVER.list_choices(Position.start())) == 37
