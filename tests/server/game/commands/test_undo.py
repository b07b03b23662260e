"""Taking back: when it is free, when it needs consent, and what happens to dice and clocks."""

from duellum.core.rules import Seat
from duellum.server.game import events
from duellum.server.game.commands.undo import find_undo_mode
from duellum.server.game.state import ENGINE_PLAYER
from duellum.server.protocol.client import Answer, Join, Offer, Resign, Undo
from duellum.server.protocol.errors import Reason
from duellum.server.protocol.http import Bot, Me
from duellum.server.protocol.types import SuddenDeath
from tests.server.game.scripted_game import ScriptedGame, create_game, start_game

LOST_KING = ("i1n2w3", "a8s4e1", "f3n1", "b4e3s3")
"""White leaves its king in danger, and Black captures it."""


def lose_king(game: ScriptedGame, second: str) -> ScriptedGame:
    """Play ann's game up to the capture of her king by the second player."""
    for number, move in enumerate(LOST_KING):
        game.play("ann" if number % 2 == 0 else second, move)
    assert game.state.outcome is not None
    return game


def test_an_unfinished_turn_is_taken_back_freely_but_never_the_roll() -> None:
    game = start_game()
    game.roll("ann")
    assert find_undo_mode(game.state, Seat.FIRST) == "no"
    assert game.refusal(Undo("u", 1), "ann") is Reason.NOTHING_TO_UNDO
    game.play("ann")
    assert find_undo_mode(game.state, Seat.FIRST) == "free"
    [event] = game.send(Undo("u", 2), "ann")
    assert isinstance(event, events.Undone)
    assert len(game.state.plies) == 1


def test_a_finished_turn_is_taken_back_by_consent() -> None:
    game = start_game()
    game.roll("ann")
    game.play("ann")
    game.play("ann")
    assert find_undo_mode(game.state, Seat.FIRST) == "ask"
    game.send(Undo("u", 3), "ann")
    assert game.state.offer_of("undo") == Seat.FIRST
    assert game.refusal(Undo("u2", 3), "ann") is Reason.ALREADY_OFFERED
    assert game.refusal(Answer("y", "undo", accept=True), "ann") is Reason.NO_OFFER
    game.send(Answer("y2", "undo", accept=True), "ben")
    assert len(game.state.plies) == 2
    assert game.state.to_move == Seat.FIRST
    assert game.state.offers == ()


def test_dice_thrown_again_after_an_undo_fall_as_they_fell() -> None:
    game = start_game()
    game.roll("ann")
    game.play("ann")
    game.play("ann")
    game.roll("ben")
    fell = game.state.plies[-1].move
    game.send(Undo("u", 4), "ann")
    game.send(Answer("y", "undo", accept=True), "ben")
    game.play("ann", "-")
    game.roll("ben")
    assert game.state.plies[-1].move == fell


def test_against_a_bot_one_takes_back_to_ones_own_last_decision() -> None:
    game = create_game("battle", (Me(), Bot(1)))
    game.send(Join("a"), "ann")
    game.play("ann")
    game.play(ENGINE_PLAYER)
    [event] = game.send(Undo("u", 2), "ann")
    assert isinstance(event, events.Undone)
    assert not game.state.plies


def test_at_one_screen_the_last_decision_of_either_is_taken_back() -> None:
    game = create_game("battle", (Me(), Me()))
    game.send(Join("a"), "ann")
    game.play("ann")
    game.play("ann")
    game.send(Undo("u", 2), "ann")
    assert len(game.state.plies) == 1


def test_an_undo_restores_the_clocks() -> None:
    game = start_game("battle", SuddenDeath(60))
    game.now += 5_000
    game.play("ann")
    game.now += 7_000
    game.play("ben")
    assert game.state.clock.left == (55_000, 53_000)
    game.now += 9_000
    game.send(Undo("u", 2), "ben")
    game.send(Answer("y", "undo", accept=True), "ann")
    assert game.state.clock.left == (55_000, 60_000)
    assert game.state.clock.running == Seat.SECOND
    assert game.state.clock.since == game.now


def test_taking_back_within_a_turn_against_a_person_wins_no_time() -> None:
    game = start_game("qwixx", SuddenDeath(60))
    game.roll("ann")
    for number in range(3):
        game.now += 15_000
        game.play("ann", "-")
        game.send(Undo(f"u{number}", len(game.state.plies)), "ann")
    assert game.state.clock.left == (15_000, 60_000)
    assert game.replay() == game.state
    game.now += 15_001
    assert [type(event) for event in game.play("ann", "-")] == [events.TimedOut]


def test_a_lost_king_can_be_taken_back_against_the_computer() -> None:
    game = create_game("battle", (Me(), Bot(8)), clock=SuddenDeath(60))
    game.send(Join("a"), "ann")
    lose_king(game, ENGINE_PLAYER)
    assert [find_undo_mode(game.state, seat) for seat in Seat] == ["free", "no"]
    game.send(Undo("u", 4), "ann")
    assert (game.state.status, game.state.outcome, len(game.state.plies)) == ("playing", None, 2)
    assert game.state.clock.running == Seat.FIRST
    assert game.replay() == game.state


def test_a_lost_king_can_be_taken_back_at_one_screen() -> None:
    game = create_game("battle", (Me(), Me()))
    game.send(Join("a"), "ann")
    lose_king(game, "ann")
    game.send(Undo("u", 4), "ann")
    assert (game.state.status, len(game.state.plies)) == ("playing", 3)


def test_a_lost_king_stays_lost_against_a_person_and_after_a_rematch() -> None:
    game = lose_king(start_game("battle"), "ben")
    assert find_undo_mode(game.state, Seat.FIRST) == "no"
    assert game.refusal(Undo("u", 4), "ann") is Reason.OVER
    game = create_game("battle", (Me(), Bot(1)))
    game.send(Join("a"), "ann")
    lose_king(game, ENGINE_PLAYER)
    game.send(Offer("r", "rematch"), "ann")
    assert game.refusal(Undo("u", 4), "ann") is Reason.OVER


def test_a_resignation_cannot_be_taken_back() -> None:
    game = create_game("battle", (Me(), Bot(1)))
    game.send(Join("a"), "ann")
    game.play("ann")
    game.send(Resign("r"), "ann")
    assert find_undo_mode(game.state, Seat.FIRST) == "no"
    assert game.refusal(Undo("u", 1), "ann") is Reason.OVER
