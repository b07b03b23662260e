"""Clocks: what is charged, what is compensated, and when time is up."""

import pytest

from duellum.core.rules import Seat
from duellum.server.game import events
from duellum.server.game.clock import MAX_LAG_PER_GAME_MS, MAX_LAG_PER_PLY_MS, Clock, compute_lag_quota
from duellum.server.game.commands import Command
from duellum.server.game.state import ENGINE_PLAYER
from duellum.server.protocol.client import Answer, Join, Offer, Play, Resign, Undo
from duellum.server.protocol.errors import Reason
from duellum.server.protocol.http import Bot, Me
from duellum.server.protocol.types import ClockRule, Correspondence, Fischer, SuddenDeath
from tests.server.game.scripted_game import create_game, start_game

DAY = 86_400_000


def test_without_a_clock_nothing_runs() -> None:
    game = start_game("battle")
    game.now += 10 * DAY
    game.play("ann")
    assert game.state.due is None


def test_sudden_death_charges_the_mover_alone() -> None:
    game = start_game("battle", SuddenDeath(60))
    for player, seconds in (("ann", 10), ("ben", 20), ("ann", 30)):
        game.now += seconds * 1000
        game.play(player)
    assert game.state.clock.left == (20_000, 40_000)


def test_an_increment_comes_when_the_turn_passes_not_with_every_action() -> None:
    game = start_game("qwixx", Fischer(60, 5))
    game.roll("ann")
    game.now += 2_000
    game.play("ann")
    assert game.state.clock.left == (58_000, 60_000)
    game.play("ann")
    assert game.state.clock.left == (63_000, 60_000)
    assert game.state.clock.running == Seat.SECOND


def test_days_are_renewed_with_every_turn() -> None:
    game = start_game("battle", Correspondence(2))
    game.now += DAY
    game.play("ann")
    assert game.state.clock.left == (2 * DAY, 2 * DAY)


def test_the_way_of_a_message_is_forgiven_within_limits() -> None:
    game = start_game("battle", SuddenDeath(60))
    game.now += 1_000
    game.send(Play("a", 0, "i1n5"), "ann", lag=300)
    assert game.state.clock.left[0] == 59_300
    game.now += 1_000
    game.send(Play("b", 1, "a8s5"), "ben", lag=30_000)
    gain, _ = compute_lag_quota(SuddenDeath(60))
    assert game.state.clock.left[1] == 59_000 + 2 * gain


def test_nothing_is_forgiven_that_was_not_charged() -> None:
    game = start_game("battle", SuddenDeath(60))
    game.now += 100
    game.send(Play("a", 0, "i1n5"), "ann", lag=400)
    assert game.state.clock.left[0] == 60_000
    assert game.state.clock.compensated[0] == 100


def milk(rule: ClockRule, plies: int, lag: int) -> int:
    """Return the time a player gains who makes so many plies with that lag, each after ten seconds."""
    clock = Clock.from_rule(rule).start(Seat.FIRST, 0)
    for _ in range(plies):
        clock = clock.press(0, clock.compensate_lag(lag), Seat.FIRST, 0)
    return clock.compensated[0]


def test_the_lag_that_is_forgiven_scales_with_the_clock() -> None:
    ten_seconds = SuddenDeath(10)
    assert [milk(ten_seconds, plies, 500) for plies in (1, 2, 11, 1000)] == [380, 570, 2_280, 5_000]
    assert milk(SuddenDeath(3600), 1000, 10_000) == MAX_LAG_PER_GAME_MS
    assert milk(Fischer(10, 5), 1, 10_000) == milk(Correspondence(1), 1, 10_000) == 2 * MAX_LAG_PER_PLY_MS


def test_a_steady_lag_within_the_quota_is_forgiven_all_the_time() -> None:
    assert milk(SuddenDeath(10), 20, 190) == 20 * 190
    assert milk(SuddenDeath(60), 20, 390) == 20 * 390


def test_a_move_sent_in_time_counts_and_one_too_late_loses() -> None:
    in_time, late = start_game("battle", SuddenDeath(60)), start_game("battle", SuddenDeath(60))
    in_time.now += 60_300
    in_time.send(Play("a", 0, "i1n5"), "ann", lag=300)
    assert in_time.state.status == "playing"
    late.now += 60_301
    [event] = late.send(Play("a", 0, "i1n5"), "ann", lag=300)
    assert isinstance(event, events.TimedOut)
    assert not late.state.plies


@pytest.mark.parametrize(
    "command",
    [
        Answer("late", "draw", accept=True),
        Answer("late", "draw", accept=False),
        Offer("late", "draw"),
        Resign("late"),
        Undo("late", 1),
        Play("late", 1, "no move"),
    ],
)
@pytest.mark.parametrize("player", ["ann", "ben"])
def test_whatever_a_player_does_after_the_time_is_up_the_game_is_lost_on_time(
    command: Command, player: str
) -> None:
    game = start_game("battle", SuddenDeath(60))
    game.play("ann")
    game.send(Offer("o", "draw"), "ann")
    game.now += 60_000 + 2 * compute_lag_quota(SuddenDeath(60))[0] + 1
    [event] = game.send(command, player)
    assert isinstance(event, events.TimedOut)
    assert game.state.outcome is not None
    assert (game.state.outcome.winner, game.state.outcome.reason) == (0, "time")
    assert game.replay() == game.state


def test_a_spectator_who_speaks_after_the_time_is_up_is_refused_as_before() -> None:
    game = start_game("battle", SuddenDeath(60))
    game.now += 100_000
    assert game.refusal(Resign("x"), "somebody") is Reason.NOT_SEATED


def test_a_bot_never_loses_on_time() -> None:
    game = create_game("battle", (Bot(1), Me()), clock=SuddenDeath(10))
    game.send(Join("a"), "ann")
    assert game.state.due is None
    game.now += 100_000
    game.play(ENGINE_PLAYER)
    assert game.state.clock.left == (0, 10_000)
    assert game.state.due is not None
