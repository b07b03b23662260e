"""Snapshots: at any moment of any game the same as the replay of its events."""

import contextlib
import random
from itertools import count

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from duellum.server.game.commands import Command, CreditOutage, EnforceTimeout, ReportBotFailure
from duellum.server.game.events import decode
from duellum.server.game.replay import apply_event, replay_events, run_at_once
from duellum.server.game.snapshot import SnapshotError, encode_state, restore_state
from duellum.server.game.state import ENGINE_PLAYER, GameState
from duellum.server.protocol.client import Abort, Answer, Join, Nudge, Offer, Play, Resign, Roll, Undo
from duellum.server.protocol.errors import RefusedError
from duellum.server.protocol.http import Bot, Me, Open
from duellum.server.protocol.types import Correspondence, Fischer, NoClock, SuddenDeath
from tests.server.game.scripted_game import ID, ScriptedGame, create_game, start_game

PLAYERS = ((Me(), Open()), (Me(), Me()), (Me(), Bot(2)), (Bot(1), Open()))
CLOCKS = (NoClock(), SuddenDeath(60), Fischer(30, 2), Correspondence(1))


def restore(state: GameState) -> GameState:
    return run_at_once(restore_state(ID, encode_state(state)))


def random_command(source: random.Random, game: ScriptedGame, name: str) -> Command:
    state, plies = game.state, len(game.state.plies)
    if state.status == "waiting":
        return Join(name, "N", "s")
    if state.actor is not None and source.random() < 0.7:
        if state.actor == "dice":
            return Roll(name, plies)
        return Play(name, plies, str(source.choice(state.position.legal_moves())))
    what = source.choice(["draw", "undo", "rematch"])
    others: list[Command] = [
        Undo(name, plies),
        Undo(name, plies),
        Offer(name, "draw"),
        Offer(name, "rematch"),
        Answer(name, what, accept=source.random() < 0.3),  # type: ignore[arg-type]  # one of them
        ReportBotFailure(plies),
        Nudge(name),
        CreditOutage(game.now - 300, game.now),
    ]
    endings: list[Command] = [Resign(name), Abort(name), EnforceTimeout()]
    return source.choice(endings if source.random() < 0.02 else others)


def play_at_random(source: random.Random, rules: str, steps: int) -> ScriptedGame:
    game = create_game(rules, source.choice(PLAYERS), clock=source.choice(CLOCKS))
    for number in count(1):
        game.now += source.choice([0, 10, 700])
        player = source.choice(["ann", "ben", ENGINE_PLAYER])
        command = random_command(source, game, f"c{number}")
        is_internal = isinstance(command, (CreditOutage, EnforceTimeout, ReportBotFailure))
        with contextlib.suppress(RefusedError):
            game.send(
                command, None if is_internal else player, source.choice([0, 90, 800]), f"rematch{number}"
            )
        if number >= steps:
            return game
    raise AssertionError


@given(st.randoms(use_true_random=False), st.sampled_from(["battle", "qwixx"]), st.integers(0, 150))
def test_a_snapshot_and_the_events_after_it_are_the_same_as_all_events(
    source: random.Random, rules: str, steps: int
) -> None:
    game = play_at_random(source, rules, steps)
    entries = [(at, decode(payload)) for at, payload in game.log]
    taken = source.randint(1, len(entries))
    state = restore(replay_events(ID, entries[:taken]))
    assert state == replay_events(ID, entries[:taken])
    for at, event in entries[taken:]:
        state = apply_event(state, event, at)  # type: ignore[arg-type]  # the first is the creation
    assert state == game.state == game.replay()
    assert state.due == game.state.due
    assert all(type(a) is type(b) for a, b in zip(state.positions, game.state.positions, strict=True))


def test_random_games_have_undos_and_ends() -> None:
    """Guards the test above."""
    games = [play_at_random(random.Random(seed), "qwixx", 150) for seed in range(40)]
    kinds = {type(decode(payload)).__name__ for game in games for _, payload in game.log}
    assert {"Undone", "Offered", "Declined", "Credited", "BotFailed", "BotNudged", "Moved"} <= kinds
    assert {game.state.status for game in games} >= {"playing", "over"}


@pytest.mark.parametrize("rules", ["battle", "qwixx"])
def test_a_snapshot_is_small_and_the_game_it_gives_has_the_same_rules_and_keys(rules: str) -> None:
    game = start_game(rules, Fischer(300, 5))
    for _ in range(40):
        player = ("ann", "ben")[game.state.to_move]
        game.now += 1_000
        game.roll(player) if game.state.actor == "dice" else game.play(player)
    assert len(encode_state(game.state)) < 3_000
    state = restore(game.state)
    assert state.rules is game.state.rules
    assert state.find_answer("ann", "c3") == 4


@pytest.mark.parametrize("damage", [b"", b"\x00", b"\xc1", msgspec.msgpack.encode([1, 2])])
def test_a_damaged_snapshot_is_refused(damage: bytes) -> None:
    with pytest.raises(SnapshotError):
        run_at_once(restore_state(ID, damage))
