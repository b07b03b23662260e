"""A game in progress: walking through it, rolling, ending it, taking back."""

import random

import pytest

from duellum import Game, MoveError, Outcome, battle
from duellum.core.game import roll_dice
from duellum.core.rules import Seat


def test_dice_show_every_face_and_repeat_with_their_seed() -> None:
    thrown = roll_dice(random.Random(1), 200)
    assert set(thrown) == {1, 2, 3, 4, 5, 6}
    assert thrown == roll_dice(random.Random(1), 200)


def test_iterating_a_game_yields_the_positions_around_each_move() -> None:
    game = Game("battle")
    for text in ("i1n4w1", "i8s5", "h5w3n3"):
        game.play(text)
    plies = list(game)
    assert len(game) == len(plies) == 3
    assert [ply.before for ply in plies] == list(game.positions[:-1])
    assert [ply.after for ply in plies] == list(game.positions[1:])
    assert [ply.side for ply in plies] == [battle.WHITE, battle.BLACK, battle.WHITE]


def test_an_illegal_move_changes_nothing() -> None:
    game = Game("battle")
    with pytest.raises(MoveError, match="wrong count 4") as caught:
        game.play("i1n4")
    assert caught.value.clause == "B8"
    assert (len(game), game.position) == (0, battle.Position.start())


def test_the_winner_is_a_side_of_the_game_whoever_names_the_seat() -> None:
    game = Game("battle")
    game.resign(Seat.FIRST)
    assert game.outcome == Outcome(battle.BLACK, "resignation", "B21")
    assert game.outcome.winner is battle.BLACK
    assert repr(game) == "<Game battle: 0 plies, Black won by resignation>"
    game.undo()
    game.lose_on_time(battle.BLACK)
    assert game.outcome == Outcome(battle.WHITE, "time", "B21")


def test_a_drawn_game_says_so() -> None:
    game = Game("qwixx")
    game.agree_draw()
    assert repr(game) == "<Game qwixx: 0 plies, draw by agreement>"
    with pytest.raises(MoveError, match="the game is over: agreement"):
        game.roll()


def test_dice_are_rolled_only_while_they_are_due() -> None:
    game = Game("qwixx")
    roll = game.roll(random.Random(1))
    assert game.last_move is roll
    with pytest.raises(MoveError, match="no dice are due"):
        game.roll(random.Random(1))
