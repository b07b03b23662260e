"""Offers of a draw or a rematch, and their answers."""

from msgspec.structs import replace

from duellum.server.game.commands import Command
from duellum.server.game.creation import decide_rematch
from duellum.server.game.replay import create_state
from duellum.server.game.state import GameState
from duellum.server.protocol.client import Abort, Answer, Join, Offer, Resign
from duellum.server.protocol.errors import Reason
from duellum.server.protocol.http import Bot, Me
from duellum.server.protocol.types import OutcomeInfo
from tests.server.game.scripted_game import ID, RANDOMNESS, START, ScriptedGame, create_game, start_game


def test_a_draw_needs_both() -> None:
    game = start_game()
    game.send(Offer("o", "draw"), "ann")
    assert game.refusal(Offer("o2", "draw"), "ann") is Reason.ALREADY_OFFERED
    game.send(Answer("y", "draw", accept=True), "ben")
    assert game.state.outcome == OutcomeInfo("1/2-1/2", None, "agreement", "Q25")


def test_offering_what_is_offered_accepts_it() -> None:
    game = start_game()
    game.send(Offer("o", "draw"), "ann")
    game.send(Offer("o", "draw"), "ben")
    assert game.state.status == "over"


def test_a_move_ends_what_is_offered_and_an_offer_can_be_taken_back() -> None:
    game = start_game("battle")
    game.send(Offer("o", "draw"), "ann")
    game.send(Answer("n", "draw", accept=False), "ann")
    assert game.state.offers == ()
    game.send(Offer("o3", "draw"), "ben")
    game.play("ann")
    assert game.state.offers == ()
    assert game.refusal(Answer("y", "draw", accept=True), "ann") is Reason.NO_OFFER


def test_a_rematch_swaps_seats_and_links_both_games() -> None:
    game = start_game()
    assert game.refusal(Offer("o", "rematch"), "ann") is Reason.NOT_OVER
    game.send(Resign("r"), "ann")
    game.send(Offer("o", "rematch"), "ann")
    game.send(Answer("y", "rematch", accept=True), "ben", random_text="another2game")
    assert game.state.following == "another2game"
    planned = decide_rematch(game.state, RANDOMNESS)
    assert [plan.player for plan in planned.seats] == ["ben", "ann"]
    assert planned.previous == game.state.id
    assert game.refusal(Offer("o9", "rematch"), "ben") is Reason.ALREADY_OFFERED


def finish_rematch(before: GameState, command: Command, player: str) -> GameState:
    """Return the rematch of a game, ended by this command."""
    state = create_state(ID, decide_rematch(before, RANDOMNESS), START)
    game = ScriptedGame(state, [])
    for name in ("ann", "ben"):
        game.send(Join(f"j{name}", name=name), name)
    game.send(command, player)
    return game.state


def test_the_score_of_a_match_follows_the_players_from_seat_to_seat() -> None:
    first = start_game()
    first.send(Resign("r"), "ann")
    assert first.state.created.score == (0, 0)
    second = finish_rematch(first.state, Resign("r"), "ann")
    assert second.seats[0].player == "ben"
    assert second.created.score == (1, 0)
    third = finish_rematch(second, Abort("a"), "ben")
    assert third.created.score == (0, 2)
    drawn = start_game()
    drawn.send(Offer("o", "draw"), "ann")
    drawn.send(Answer("y", "draw", accept=True), "ben")
    fourth = decide_rematch(replace(third, outcome=drawn.state.outcome), RANDOMNESS)
    assert fourth.score == (2.5, 0.5)
    assert decide_rematch(third, RANDOMNESS).score == (2, 0)


def test_a_bot_agrees_to_a_rematch_at_once() -> None:
    game = create_game("battle", (Me(), Bot(2)))
    game.send(Join("a"), "ann")
    game.send(Resign("r"), "ann")
    game.send(Offer("o", "rematch"), "ann", random_text="another2game")
    assert game.state.following == "another2game"
    assert [plan.level for plan in decide_rematch(game.state, RANDOMNESS).seats] == [2, None]
