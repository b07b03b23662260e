"""The event budget: a game does not grow without end, and can always be finished."""

import pytest

from duellum.server.game import event_budget
from duellum.server.game.event_budget import MAX_EXTRA_EVENTS, MAX_REMATCH_OFFERS
from duellum.server.protocol.client import Answer, Join, Offer, Play, Resign, Undo
from duellum.server.protocol.errors import Reason, RefusedError
from duellum.server.protocol.http import Me
from tests.server.game.scripted_game import ScriptedGame, create_game, start_game


def shuffle(game: ScriptedGame, plies: int) -> None:
    """Make so many plies."""
    for _ in range(plies):
        player = ("ann", "ben")[game.state.to_move]
        game.roll(player) if game.state.actor == "dice" else game.play(player)


def test_offers_made_and_withdrawn_again_and_again_are_refused() -> None:
    game = start_game("battle")
    game.send(Offer("o", "draw"), "ann")
    game.send(Answer("a", "draw", accept=False), "ann")
    assert game.refusal(Offer("o2", "draw"), "ann") is Reason.TOO_OFTEN
    game.send(Offer("o3", "draw"), "ben")  # the other side's brake is its own
    game.send(Answer("a3", "draw", accept=False), "ann")
    shuffle(game, 9)
    assert game.refusal(Offer("o4", "draw"), "ann") is Reason.TOO_OFTEN
    shuffle(game, 1)
    game.send(Offer("o5", "draw"), "ann")
    assert game.replay() == game.state


def test_a_draw_that_the_other_side_offers_is_accepted_whatever_the_brake_says() -> None:
    game = start_game("battle")
    game.send(Offer("o", "draw"), "ann")
    game.send(Answer("a", "draw", accept=False), "ben")
    game.send(Offer("o2", "draw"), "ben")
    game.send(Offer("o3", "draw"), "ann")
    assert game.state.status == "over"


def test_an_undo_that_was_declined_is_asked_for_once_a_ply() -> None:
    game = start_game("battle")
    shuffle(game, 1)
    game.send(Undo("u", 1), "ann")
    game.send(Answer("a", "undo", accept=False), "ben")
    assert game.refusal(Undo("u2", 1), "ann") is Reason.TOO_OFTEN
    shuffle(game, 1)
    game.send(Undo("u3", 2), "ann")
    game.send(Answer("a3", "undo", accept=True), "ben")
    shuffle(game, 2)
    game.send(Undo("u4", 2), "ann")  # the last one was granted
    assert game.replay() == game.state


def test_a_rematch_is_offered_a_few_times() -> None:
    game = start_game("battle")
    game.send(Resign("r"), "ann")
    for number in range(MAX_REMATCH_OFFERS):
        game.send(Offer(f"o{number}", "rematch"), "ann")
        game.send(Answer(f"a{number}", "rematch", accept=False), "ann")
    assert game.refusal(Offer("o", "rematch"), "ann") is Reason.EXHAUSTED
    game.send(Offer("ben", "rematch"), "ben")


def play_and_undo(game: ScriptedGame) -> None:
    """Move and take back until that is refused."""
    for number in range(MAX_EXTRA_EVENTS):
        game.send(Play(f"p{number}", 0, "i1n5"), "ann")
        game.send(Undo(f"u{number}", 1), "ann")


def test_play_and_undo_end_at_the_budget_and_the_game_can_be_finished(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(event_budget, "MAX_EXTRA_EVENTS", 40)
    game = create_game("battle", (Me(), Me()))
    game.send(Join("j", "Ann"), "ann")
    with pytest.raises(RefusedError) as refused:
        play_and_undo(game)
    assert refused.value.reason is Reason.EXHAUSTED
    assert game.state.sequence <= 2 + 40 + 2
    for _ in range(5):
        game.play("ann")
    game.send(Resign("r"), "ann")
    assert game.state.status == "over"
    assert game.replay() == game.state


def test_the_events_of_one_side_do_not_use_up_the_others_budget() -> None:
    uses = event_budget.count_events(event_budget.NO_USE, 0, MAX_EXTRA_EVENTS)
    seats = start_game("battle").state.rules.sides
    with pytest.raises(RefusedError):
        event_budget.check_budget(uses, seats[0])
    event_budget.check_budget(uses, seats[1])
