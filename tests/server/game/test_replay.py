"""Replay: events give the same state again, and a log that is not a game is refused."""

import pytest

from duellum.server.game.events import EventError, Moved
from duellum.server.game.replay import apply_event, present_outcome, replay_events
from duellum.server.protocol.client import Answer, Join, Offer, Resign, Undo
from duellum.server.protocol.http import Bot, Me
from duellum.server.protocol.types import Fischer, OutcomeInfo
from tests.server.game.scripted_game import create_game, start_game


def test_the_log_gives_the_same_state_with_its_times() -> None:
    game = start_game("qwixx", Fischer(300, 5))
    game.roll("ann")
    for _ in range(2):
        game.now += 2_000
        game.play("ann")
    game.send(Undo("u", 3), "ann")
    game.send(Answer("y", "undo", accept=True), "ben")
    game.send(Offer("o", "draw"), "ann")
    assert game.replay() == game.state
    assert (game.state.active_at, game.state.sequence) == (game.now, 9)


def test_events_without_their_parsed_moves_give_the_same_state() -> None:
    game = start_game("battle")
    before = game.state
    new_events = [*game.play("ann"), *game.play("ben")]
    first, second = new_events
    assert apply_event(apply_event(before, first, game.now), second, game.now) == game.state
    assert before.plies[:] != game.state.plies


def test_a_game_with_bots_alone_starts_at_once() -> None:
    assert create_game("battle", (Bot(1), Bot(2))).state.status == "playing"


def test_a_game_that_ends_by_its_rules_has_their_outcome_and_a_stopped_clock() -> None:
    game = create_game("battle", (Me(), Me()), start="4k4/4A4/9/9/9/9/9/4K4 w 0 9", clock=Fischer(300, 5))
    game.send(Join("j"), "ann")
    winning = next(
        move
        for move in game.state.position.legal_moves()
        if game.state.rules.find_outcome([game.state.position, game.state.position.play(move)])
    )
    game.play("ann", str(winning))
    outcome = game.state.rules.find_outcome(list(game.state.positions))
    assert outcome is not None
    assert game.state.outcome == present_outcome(outcome)
    assert (game.state.status, game.state.clock.running) == ("over", None)


def test_an_outcome_is_presented_by_seat() -> None:
    game = start_game("qwixx")
    game.send(Resign("r"), "ben")
    assert game.state.outcome == OutcomeInfo("1-0", 0, "resignation", "Q25")


def test_a_log_without_creation_is_refused() -> None:
    with pytest.raises(EventError, match="at least one event"):
        replay_events("g", [])
    with pytest.raises(EventError, match="must be its creation"):
        replay_events("g", [(0, Moved("i1n5"))])


def test_an_earlier_state_does_not_change() -> None:
    game = start_game("battle")
    before = game.state
    game.play("ann", "i1n5")
    other = apply_event(before, Moved("h1n1"), game.now)
    assert [str(ply.move) for ply in game.state.plies] == ["i1n5"]
    assert [str(ply.move) for ply in other.plies] == ["h1n1"]
    assert len(before.plies) == 0
