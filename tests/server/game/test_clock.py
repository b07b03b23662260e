"""Clocks: what is charged, what is compensated, and when time is up."""

from duellum.core.rules import Seat
from duellum.server.game import events
from duellum.server.game.clock import MAX_LAG_COMPENSATION_MS, MAX_TOTAL_LAG_COMPENSATION_MS
from duellum.server.game.state import ENGINE_PLAYER
from duellum.server.protocol.client import Join, Play
from duellum.server.protocol.http import Bot, Me
from duellum.server.protocol.types import Correspondence, Fischer, SuddenDeath
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
    assert game.state.clock.left[1] == 59_000 + MAX_LAG_COMPENSATION_MS


def test_nothing_is_forgiven_that_was_not_charged() -> None:
    game = start_game("battle", SuddenDeath(60))
    game.now += 100
    game.send(Play("a", 0, "i1n5"), "ann", lag=400)
    assert game.state.clock.left[0] == 60_000
    assert game.state.clock.compensated[0] == 100


def test_what_is_forgiven_is_bounded_in_a_whole_game() -> None:
    game = start_game("battle", SuddenDeath(3600))
    clock = game.state.clock
    for _ in range(100):
        clock = clock.press(0, clock.compensate_lag(10_000), Seat.FIRST, 0)
    assert clock.compensated[0] == MAX_TOTAL_LAG_COMPENSATION_MS
    assert clock.compensate_lag(10_000) == 0


def test_a_move_sent_in_time_counts_and_one_too_late_loses() -> None:
    in_time, late = start_game("battle", SuddenDeath(60)), start_game("battle", SuddenDeath(60))
    in_time.now += 60_300
    in_time.send(Play("a", 0, "i1n5"), "ann", lag=300)
    assert in_time.state.status == "playing"
    late.now += 60_301
    [event] = late.send(Play("a", 0, "i1n5"), "ann", lag=300)
    assert isinstance(event, events.TimedOut)
    assert not late.state.plies


def test_a_bot_never_loses_on_time() -> None:
    game = create_game("battle", (Bot(1), Me()), clock=SuddenDeath(10))
    game.send(Join("a"), "ann")
    assert game.state.due is None
    game.now += 100_000
    game.play(ENGINE_PLAYER)
    assert game.state.clock.left == (0, 10_000)
    assert game.state.due is not None
