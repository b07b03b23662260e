"""New games, rematches, games that began elsewhere: who gets which seat, who begins, from which position."""

import random
from dataclasses import replace

import pytest

from duellum.core.fairness import compute_chain_commitment
from duellum.core.game import Game
from duellum.core.i18n import Translatable
from duellum.core.registry import load_rules
from duellum.core.rules import Seat
from duellum.record import Record
from duellum.server.game.creation import SeatRequests, decide_continuation, decide_pairing, list_moves
from duellum.server.game.events import LogEvent, encode
from duellum.server.game.presenter import present_dice
from duellum.server.game.replay import replay_events
from duellum.server.game.state import PAIRED_JOIN_TIMEOUT_MS
from duellum.server.protocol.client import Join, Undo
from duellum.server.protocol.errors import Reason, RefusedError
from duellum.server.protocol.http import Bot, Me, Open
from duellum.server.protocol.types import SuddenDeath
from tests.server.game.scripted_game import ID, RANDOMNESS, START, ScriptedGame, create_game


@pytest.mark.parametrize(("starts", "seat"), [("first", 0), ("second", 1), ("lot", 0)])
def test_who_begins_in_battle_sits_on_the_first_seat(starts: str, seat: int) -> None:
    state = create_game("battle", (Me(), Open()), starts=starts).state
    assert state.seats_of("ann") == (Seat(seat),)
    assert state.to_move == Seat.FIRST


@pytest.mark.parametrize(("starts", "begins"), [("first", 0), ("second", 1)])
def test_seats_in_qwixx_stay_and_either_begins(starts: str, begins: int) -> None:
    state = create_game("qwixx", (Me(), Open()), starts=starts).state
    assert state.seats_of("ann") == (Seat.FIRST,)
    assert state.to_move == Seat(begins)


@pytest.mark.parametrize(("rules", "dice"), [("battle", "committed"), ("qwixx", "joint")])
def test_paired_players_get_a_public_game_and_have_little_time_to_come(rules: str, dice: str) -> None:
    created = decide_pairing(load_rules(rules), SuddenDeath(60), ("ann", "ben"), RANDOMNESS)
    state = replay_events(ID, [(START, created)])
    assert (state.seats_of("ann"), state.seats_of("ben")) == ((Seat.FIRST,), (Seat.SECOND,))
    assert (created.public, created.dice, created.clock) == (True, dice, SuddenDeath(60))
    assert state.due == START + PAIRED_JOIN_TIMEOUT_MS


def test_a_bot_needs_an_engine_with_that_level() -> None:
    with pytest.raises(RefusedError) as refused:
        create_game("qwixx", (Me(), Bot(3)), levels=0)
    assert refused.value.reason is Reason.NO_ENGINE
    with pytest.raises(RefusedError):
        create_game("battle", (Me(), Bot(9)), levels=8)


@pytest.mark.parametrize("text", ["nonsense", "8k/9/9/9/9/9/9/K8 w 100 9", "9/9/9/9/9/9/9/K8 b 0 9"])
def test_a_game_starts_from_no_impossible_or_finished_position(text: str) -> None:
    with pytest.raises(RefusedError) as refused:
        create_game("battle", (Me(), Open()), start=text)
    assert refused.value.reason is Reason.BAD_POSITION


def test_an_impossible_start_is_refused_with_its_clause_and_a_text_to_translate() -> None:
    with pytest.raises(RefusedError) as refused:
        create_game("battle", (Me(), Open()), start="8k/9/9/9/9/9/9/KK7 w 0 9")
    assert refused.value.clause == "B3"
    arguments: dict[str, str | int | list[str]] = {"side": "white", "squares": ["a1", "b1"]}
    assert refused.value.why == Translatable("position-battle-kings", arguments)


def test_a_game_may_start_elsewhere() -> None:
    text = "8k/9/9/9/9/9/9/K8 w 0 9"
    assert str(create_game("battle", (Me(), Open()), start=text).state.position) == text


def begin_elsewhere(rules: str, plies: int, clock: str = "") -> Record:
    """Return the record of a game after so many plies, made at random."""
    game, rng = Game(rules), random.Random(7)
    for _ in range(plies):
        game.roll(rng) if game.actor == "dice" else game.play(rng.choice(game.legal_moves()))
    record = Record.from_game(game, {"Clock": clock} if clock else {})
    moves = [replace(move, clock=60.0 - number) for number, move in enumerate(record.moves)]
    return replace(record, moves=tuple(moves)) if clock else record


def continue_game(record: Record, players: SeatRequests) -> ScriptedGame:
    """Return a game that continues at ann's wish."""
    created = decide_continuation(record, players, "ann", 8, RANDOMNESS)
    events: list[LogEvent] = [created, *list_moves(record)]
    entries = [(START, event) for event in events]
    return ScriptedGame(replay_events(ID, entries), [(at, encode(event)) for at, event in entries])


def test_a_game_that_began_elsewhere_goes_on_where_it_was() -> None:
    record = begin_elsewhere("qwixx", 12)
    game = continue_game(record, (Me(), Bot(3)))
    *_, last = record
    assert (game.state.position, game.state.status) == (last.after, "waiting")
    assert [str(ply.move) for ply in game.state.plies] == [str(move.move) for move in record.moves]
    game.send(Join("j", "Ann", commitment=compute_chain_commitment(bytes(32))), "ann")
    assert game.state.status == "playing"
    assert game.replay() == game.state


def test_rolls_from_elsewhere_are_noted_as_unproven_and_not_counted() -> None:
    record = begin_elsewhere("qwixx", 12)
    rolls = sum(ply.before.actor == "dice" for ply in record)
    state = continue_game(record, (Me(), Open())).state
    assert (state.unproven_rolls, state.next_roll) == (rolls, 1)
    dice = present_dice(state)
    assert dice is not None
    assert (dice.unproven, dice.mode) == (rolls, "joint")
    assert rolls > 1


def test_moves_from_elsewhere_cannot_be_taken_back() -> None:
    game = continue_game(begin_elsewhere("battle", 4), (Me(), Me()))
    game.send(Join("j", "Ann", ""), "ann")
    assert game.refusal(Undo("u", 4), "ann") is Reason.NOTHING_TO_UNDO
    game.play("ann")
    game.send(Undo("v", 5), "ann")
    assert len(game.state.plies) == 4


def test_the_clocks_go_on_with_what_was_left() -> None:
    state = continue_game(begin_elsewhere("battle", 4, "60"), (Me(), Open())).state
    assert state.clock.left == (58_000, 57_000)
    assert state.clock.running is None


def test_a_level_that_there_is_not_cannot_take_over() -> None:
    with pytest.raises(RefusedError) as refused:
        continue_game(begin_elsewhere("battle", 2), (Me(), Bot(9)))
    assert refused.value.reason is Reason.NO_ENGINE
