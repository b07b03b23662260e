"""A command request: idempotent by its id, and decided with time and randomness of the moment."""

import pytest

from duellum.server.live import command_request
from duellum.server.live.command_request import CommandRequest, decide_request, find_answer, new_game_id
from duellum.server.protocol.client import Answer, Offer, Resign, Roll
from duellum.server.protocol.server import Done
from tests.server.game.scripted_game import start_game


def request(command: Roll | Offer, player: str | None = "ann") -> CommandRequest:
    return CommandRequest(command, player, 0, lambda _: None)


def test_a_command_that_was_carried_out_has_its_answer_and_only_for_its_player() -> None:
    state = start_game("qwixx").state
    decision = decide_request(state, request(Roll("mine", 0)))
    assert find_answer(state, request(Roll("mine", 0))) is None
    assert find_answer(decision.after, request(Roll("mine", 0))) == Done("mine", state.sequence + 1)
    assert find_answer(decision.after, request(Roll("mine", 0), "ben")) is None
    assert find_answer(decision.after, request(Roll("mine", 0), None)) is None


def test_a_decision_holds_the_events_as_stored_and_the_state_after_them() -> None:
    state = start_game("qwixx").state
    decision = decide_request(state, request(Roll("mine", 0)))
    assert len(decision.new_events) == len(decision.payloads) == 1
    assert decision.after.sequence == state.sequence + 1
    assert decision.rematch is None


def test_time_never_runs_backwards(monkeypatch: pytest.MonkeyPatch) -> None:
    state = start_game("qwixx").state
    monkeypatch.setattr(command_request, "now_ms", lambda: state.active_at - 5_000)
    assert decide_request(state, request(Roll("mine", 0))).now == state.active_at


def test_an_accepted_rematch_names_the_game_to_create() -> None:
    game = start_game("qwixx")
    game.send(Resign("r"), "ann")
    offered = decide_request(game.state, request(Offer("o", "rematch"))).after
    accepted = CommandRequest(Answer("a", "rematch", accept=True), "ben", 0, lambda _: None)
    rematch = decide_request(offered, accepted).rematch
    assert rematch is not None
    assert len(rematch) == 12


def test_game_ids_are_long_distinct_and_legible() -> None:
    ids = {new_game_id() for _ in range(1000)}
    assert len(ids) == 1000
    assert {len(each) for each in ids} == {12}
    assert not set("".join(ids)) & set("01ilo")
