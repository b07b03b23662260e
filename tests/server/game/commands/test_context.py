"""Who may give a command, and when."""

from duellum.server.protocol.client import Play, Resign, Roll
from duellum.server.protocol.errors import Reason
from duellum.server.protocol.http import Me, Open
from tests.server.game.scripted_game import create_game, start_game


def test_only_the_player_to_move_rolls_and_plays() -> None:
    game = start_game()
    assert game.refusal(Play("x", 0, "r5"), "ann") is Reason.DICE_DUE
    assert game.refusal(Roll("x", 0), "ben") is Reason.NOT_YOUR_TURN
    assert game.refusal(Roll("x", 0), "cy") is Reason.NOT_SEATED
    assert game.refusal(Roll("x", 1), "ann") is Reason.STALE
    game.roll("ann")
    assert game.refusal(Roll("x", 1), "ann") is Reason.NO_DICE_DUE
    assert game.refusal(Play("x", 1, "-"), "ben") is Reason.NOT_YOUR_TURN


def test_nothing_is_played_before_the_game_or_after() -> None:
    game = create_game("qwixx", (Me(), Open()))
    assert game.refusal(Roll("x", 0), "ann") is Reason.NOT_STARTED
    game = start_game()
    game.send(Resign("r"), "ben")
    assert game.refusal(Roll("x", 0), "ann") is Reason.OVER
    assert game.refusal(Resign("x"), "ann") is Reason.OVER
