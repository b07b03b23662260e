"""Slots for searches: bounds, moves before hints, pauses, nothing lost when a task is cancelled."""

import asyncio
import contextlib

import pytest

from duellum.server.live.search_slots import (
    FIRST_PAUSE_SECONDS,
    MAX_FAILURES,
    MAX_PAUSE_SECONDS,
    EngineBusyError,
    SearchBackoff,
    SearchClient,
    SearchSlots,
)


def test_players_of_one_address_share_its_turn() -> None:
    assert SearchClient("2001:db8:1:2::/64", "ann", "g").path == ("2001:db8:1:2::/64", "ann", "g")


def fail(backoff: SearchBackoff, times: int, now: float) -> None:
    for _ in range(times):
        backoff.note_failure(now)


def test_a_few_failures_hold_nothing_back() -> None:
    backoff = SearchBackoff()
    fail(backoff, MAX_FAILURES - 1, 100.0)
    assert not backoff.is_active
    assert backoff.find_pause(100.0, running=3) == 0


def test_each_further_failure_doubles_the_pause_up_to_a_bound_and_a_success_ends_it() -> None:
    backoff, pauses = SearchBackoff(), []
    fail(backoff, MAX_FAILURES - 1, 0.0)
    for _ in range(8):
        backoff.note_failure(100.0)
        pauses.append(backoff.find_pause(100.0, running=0))
    assert pauses[:3] == [FIRST_PAUSE_SECONDS, 2 * FIRST_PAUSE_SECONDS, 4 * FIRST_PAUSE_SECONDS]
    assert pauses[-1] == MAX_PAUSE_SECONDS
    assert backoff.find_pause(100.0 + MAX_PAUSE_SECONDS, running=0) == 0
    backoff.note_success()
    assert backoff.find_pause(100.0, running=3) == 0


def test_one_search_at_a_time_is_tried() -> None:
    backoff = SearchBackoff()
    fail(backoff, MAX_FAILURES, 0.0)
    assert backoff.find_pause(1_000.0, running=1) is None
    assert backoff.find_pause(1_000.0, running=0) == 0


def test_searches_that_hang_count_until_they_end_although_others_succeed() -> None:
    backoff = SearchBackoff()
    backoff.abandoned = MAX_FAILURES
    backoff.note_failure(0.0)
    backoff.note_success()
    assert backoff.is_active
    backoff.abandoned -= 1
    assert not backoff.is_active


PLAYER_HINTS, ADDRESS_HINTS = 3, 6


def create_slots(slots: int) -> SearchSlots:
    return SearchSlots(slots, PLAYER_HINTS, ADDRESS_HINTS)


class Searches:
    """Searches that hold their slots until they are told to end."""

    def __init__(self, slots: SearchSlots) -> None:
        self.slots = slots
        self.running: list[str] = []
        self._ends: dict[str, asyncio.Event] = {}
        self.tasks: dict[str, asyncio.Task[None]] = {}

    async def start(self, name: str, address: str, level: int = 1, *, is_hint: bool = False) -> None:
        client = SearchClient(address, address, name)
        self.tasks[name] = asyncio.create_task(self._hold(name, client, level, is_hint=is_hint))
        await asyncio.sleep(0)

    async def _hold(self, name: str, client: SearchClient, level: int, *, is_hint: bool) -> None:
        self._ends[name] = asyncio.Event()
        async with self.slots.hold(client, level, is_hint=is_hint):
            self.running.append(name)
            try:
                await self._ends[name].wait()
            finally:
                self.running.remove(name)

    async def end(self, name: str) -> None:
        self._ends[name].set()
        await self.tasks[name]
        await asyncio.sleep(0)


@pytest.mark.asyncio
async def test_one_address_does_not_hold_every_slot() -> None:
    searches = Searches(create_slots(3))
    for name in ("a1", "a2", "a3"):
        await searches.start(name, "A")
    assert searches.running == ["a1", "a2"]
    await searches.start("b1", "B")
    assert searches.running == ["a1", "a2", "b1"]
    await searches.end("a1")
    assert searches.running == ["a2", "b1", "a3"]


@pytest.mark.asyncio
async def test_moves_come_before_hints_and_short_searches_before_long_ones() -> None:
    searches, order = Searches(create_slots(1)), []
    await searches.start("first", "X")
    await searches.start("hint", "A", 1, is_hint=True)
    await searches.start("long", "B", 8)
    await searches.start("short", "C", 1)
    await searches.start("again", "C", 1)
    for _ in range(5):
        [name] = searches.running
        order.append(name)
        await searches.end(name)
    assert order == ["first", "short", "long", "hint", "again"]


@pytest.mark.asyncio
async def test_a_search_cancelled_while_it_waits_or_starts_leaves_its_slot_to_the_next() -> None:
    searches = Searches(create_slots(1))
    for name in ("a", "b", "c", "d"):
        await searches.start(name, name)
    searches.tasks["b"].cancel()
    await asyncio.sleep(0)
    searches._ends["a"].set()
    with contextlib.suppress(asyncio.CancelledError):
        await searches.tasks["a"]
    searches.tasks["c"].cancel()  # its slot may have been granted at this very moment
    for _ in range(3):
        await asyncio.sleep(0)
    assert searches.running == ["d"]


@pytest.mark.asyncio
async def test_hints_of_a_player_and_of_an_address_are_bounded() -> None:
    slots = create_slots(1)
    with contextlib.ExitStack() as stack:
        for number in range(ADDRESS_HINTS):
            player = f"player{number // PLAYER_HINTS}"
            stack.enter_context(slots.admit_hint(SearchClient("A", player, "g")))
            if number == PLAYER_HINTS - 1:
                with pytest.raises(EngineBusyError), slots.admit_hint(SearchClient("B", player, "h")):
                    pass
        with pytest.raises(EngineBusyError), slots.admit_hint(SearchClient("A", "another", "g")):
            pass
        with slots.admit_hint(SearchClient("B", "another", "g")):
            pass
    with slots.admit_hint(SearchClient("A", "player0", "g")):
        pass


@pytest.mark.asyncio
async def test_hints_are_refused_and_moves_wait_while_the_engines_recover() -> None:
    searches = Searches(create_slots(2))
    searches.slots.backoff.abandoned = MAX_FAILURES
    searches.slots.backoff.note_failure(asyncio.get_running_loop().time())
    await searches.start("a", "A")
    assert searches.running == []
    with pytest.raises(EngineBusyError, match="recover"), searches.slots.admit_hint(SearchClient()):
        pass
    searches.slots.backoff.abandoned = 0
    searches.slots.backoff.note_success()
    searches.slots.start_waiting()
    await asyncio.sleep(0)
    assert searches.running == ["a"]
