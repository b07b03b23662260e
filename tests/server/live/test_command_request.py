"""A command request: idempotent by its id, and decided with time and randomness of the moment."""

from msgspec.structs import replace

from duellum.server.game import events
from duellum.server.game.state import GameState
from duellum.server.live import command_request
from duellum.server.live.command_request import CommandRequest, Decision, find_answer
from duellum.server.live.heartbeat import Heartbeat, Outage
from duellum.server.protocol.client import Answer, Offer, Play, Resign, Roll
from duellum.server.protocol.server import Done
from duellum.server.protocol.types import SuddenDeath
from tests.server.game.scripted_game import start_game


def request(command: Roll | Offer, player: str | None = "ann") -> CommandRequest:
    return CommandRequest(command, player, 0)


def heartbeat(*outages: Outage) -> Heartbeat:
    found = Heartbeat(None, lambda: 0)  # type: ignore[arg-type]  # no log is needed
    for outage in outages:
        found._add_outage(outage)
    return found


def decide_request(state: GameState, asked: CommandRequest, now: int = 2_000_000) -> Decision:
    return command_request.decide_request(state, asked, now, heartbeat())


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


def test_time_never_runs_backwards() -> None:
    state = start_game("qwixx").state
    assert decide_request(state, request(Roll("mine", 0)), state.active_at - 5_000).now == state.active_at


def test_the_time_of_outages_is_given_back_before_a_command_is_decided() -> None:
    state = start_game("battle", SuddenDeath(60)).state
    start, ply = state.clock.since, Play("p", 0, "i1n5")
    outages = Outage(start - 5_000, start + 80_000), Outage(start + 90_000, start + 130_000)
    asked = CommandRequest(ply, "ann", 0)
    late = command_request.decide_request(state, asked, start + 150_000, heartbeat())
    assert late.after.status == "over"
    in_time = command_request.decide_request(state, asked, start + 150_000, heartbeat(*outages))
    assert [type(event) for event in in_time.new_events] == [events.Credited, events.Credited, events.Moved]
    assert in_time.after.clock.left[0] == 60_000 - 30_000
    assert in_time.after.sequence == state.sequence + 3 == state.sequence + len(in_time.payloads)
    again = command_request.decide_request(
        replace(state, outages_credited_until=start + 130_000), asked, start + 10_000, heartbeat(*outages)
    )
    assert len(again.new_events) == 1


def test_an_accepted_rematch_names_the_game_to_create() -> None:
    game = start_game("qwixx")
    game.send(Resign("r"), "ann")
    offered = decide_request(game.state, request(Offer("o", "rematch"))).after
    accepted = CommandRequest(Answer("a", "rematch", accept=True), "ben", 0)
    rematch = decide_request(offered, accepted).rematch
    assert rematch is not None
    assert len(rematch) == 12
