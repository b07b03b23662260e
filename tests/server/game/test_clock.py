"""Clocks: what is charged, what is forgiven, and when time is up."""

import pytest

from duellum.core.rules import Seat
from duellum.server.game import events
from duellum.server.game.clock import MAX_LAG_COMPENSATION_MS, MAX_TOTAL_LAG_COMPENSATION_MS
from duellum.server.game.commands import CreditOutage, EnforceTimeout
from duellum.server.game.state import ENGINE_PLAYER
from duellum.server.protocol.client import Join, Play
from duellum.server.protocol.errors import RefusedError
from duellum.server.protocol.http import Bot, Me
from duellum.server.protocol.types import Correspondence, Fischer, OutcomeInfo, SuddenDeath
from tests.server.game.states import Story, begun, new_story

DAY = 86_400_000


def test_without_a_clock_nothing_runs() -> None:
    story = begun("battle")
    story.now += 10 * DAY
    story.play("ann")
    assert story.state.due is None


def test_sudden_death_charges_the_mover_alone() -> None:
    story = begun("battle", SuddenDeath(60))
    for player, seconds in (("ann", 10), ("ben", 20), ("ann", 30)):
        story.now += seconds * 1000
        story.play(player)
    assert story.state.clock.left == (20_000, 40_000)


def test_an_increment_comes_when_the_turn_passes_not_with_every_action() -> None:
    story = begun("qwixx", Fischer(60, 5))
    story.roll("ann")
    story.now += 2_000
    story.play("ann")
    assert story.state.clock.left == (58_000, 60_000)
    story.play("ann")
    assert story.state.clock.left == (63_000, 60_000)
    assert story.state.clock.running == Seat.SECOND


def test_days_are_renewed_with_every_turn() -> None:
    story = begun("battle", Correspondence(2))
    story.now += DAY
    story.play("ann")
    assert story.state.clock.left == (2 * DAY, 2 * DAY)


def test_the_way_of_a_message_is_forgiven_within_limits() -> None:
    story = begun("battle", SuddenDeath(60))
    story.now += 1_000
    story.tell(Play("a", 0, "i1n5"), "ann", lag=300)
    assert story.state.clock.left[0] == 59_300
    story.now += 1_000
    story.tell(Play("b", 1, "a8s5"), "ben", lag=30_000)
    assert story.state.clock.left[1] == 59_000 + MAX_LAG_COMPENSATION_MS


def test_nothing_is_forgiven_that_was_not_charged() -> None:
    story = begun("battle", SuddenDeath(60))
    story.now += 100
    story.tell(Play("a", 0, "i1n5"), "ann", lag=400)
    assert story.state.clock.left[0] == 60_000
    assert story.state.clock.compensated[0] == 100


def test_what_is_forgiven_is_bounded_in_a_whole_game() -> None:
    story = begun("battle", SuddenDeath(3600))
    clock = story.state.clock
    for _ in range(100):
        clock = clock.press(0, clock.compensate_lag(10_000), Seat.FIRST, 0)
    assert clock.compensated[0] == MAX_TOTAL_LAG_COMPENSATION_MS
    assert clock.compensate_lag(10_000) == 0


def test_time_is_up_by_itself_once_no_message_can_be_on_its_way() -> None:
    story = begun("battle", SuddenDeath(60))
    due = story.state.due
    assert due == story.now + 60_000 + MAX_LAG_COMPENSATION_MS + 1
    story.now = due - 1
    with pytest.raises(RefusedError):
        story.tell(EnforceTimeout(), None)
    story.now = due
    story.tell(EnforceTimeout(), None)
    assert story.state.outcome == OutcomeInfo("0-1", Seat.SECOND, "time", "B21")


def test_a_move_sent_in_time_counts_and_one_too_late_loses() -> None:
    in_time, late = begun("battle", SuddenDeath(60)), begun("battle", SuddenDeath(60))
    in_time.now += 60_300
    in_time.tell(Play("a", 0, "i1n5"), "ann", lag=300)
    assert in_time.state.status == "playing"
    late.now += 60_301
    [event] = late.tell(Play("a", 0, "i1n5"), "ann", lag=300)
    assert isinstance(event, events.TimedOut)
    assert not late.state.plies


def test_a_bot_never_loses_on_time() -> None:
    story = new_story("battle", (Bot(1), Me()), clock=SuddenDeath(10))
    story.tell(Join("a"), "ann")
    assert story.state.due is None
    story.now += 100_000
    story.play(ENGINE_PLAYER)
    assert story.state.clock.left == (0, 10_000)
    assert story.state.due is not None


def outage(since: int, until: int) -> tuple[Story, int]:
    """Return a game whose clock ran from 0, and how much it has left after an outage."""
    story = begun("battle", SuddenDeath(60))
    start = story.now
    story.now += 20_000
    story.tell(CreditOutage(start + since, start + until), None)
    story.play("ann")
    return story, story.state.clock.left[0]


def test_time_without_a_server_is_given_back() -> None:
    assert outage(5_000, 15_000)[1] == 50_000


def test_time_before_the_clock_ran_is_not() -> None:
    assert outage(-5_000, 15_000)[1] == 55_000


def test_an_outage_is_credited_once() -> None:
    story = begun("battle", SuddenDeath(60))
    start = story.now
    story.now += 20_000
    story.tell(CreditOutage(start, start + 10_000), None)
    with pytest.raises(RefusedError):
        story.tell(CreditOutage(start, start + 10_000), None)
    story.tell(CreditOutage(start + 5_000, start + 15_000), None)
    assert story.state.clock.elapsed(story.now) == 5_000
    assert story.replayed().clock == story.state.clock


def test_an_outage_before_the_last_move_is_nobodys() -> None:
    story = begun("battle", SuddenDeath(60))
    start = story.now
    story.now += 20_000
    story.play("ann")
    with pytest.raises(RefusedError):
        story.tell(CreditOutage(start, start + 10_000), None)
