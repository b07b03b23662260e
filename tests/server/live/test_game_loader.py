"""The game loader: snapshots and the events after them, in slices, once for all who wait."""

import asyncio
import contextlib
import gc
import time
from collections.abc import AsyncIterator, Sequence
from pathlib import Path

import pytest
import pytest_asyncio

from duellum.server.game import events
from duellum.server.game.replay import replay_events
from duellum.server.game.snapshot import SNAPSHOT_VERSION
from duellum.server.live import game_loader
from duellum.server.live.game_loader import PAGE_EVENTS, SNAPSHOT_EVENTS, GameLoader
from duellum.server.protocol.client import Join, Play, Undo
from duellum.server.protocol.errors import Reason, RefusedError
from duellum.server.protocol.http import Me
from duellum.store import Entry, EventLog, Snapshot, StoreError, open_event_log
from tests.server.game.scripted_game import ID, ScriptedGame, create_game

pytestmark = pytest.mark.asyncio


class CountingLog:
    """Passes reads on, and counts the events; can be held or fail."""

    def __init__(self, log: EventLog) -> None:
        self._log = log
        self.read_events, self.reads = 0, 0
        self.may_pass = asyncio.Event()
        self.may_pass.set()
        self.error: StoreError | None = None

    def __getattr__(self, name: str) -> object:
        return getattr(self._log, name)

    async def read(self, game_id: str, after: int = 0, limit: int | None = None) -> Sequence[Entry]:
        self.reads += 1
        await self.may_pass.wait()
        if self.error is not None:
            raise self.error
        entries = await self._log.read(game_id, after, limit)
        self.read_events += len(entries)
        return entries


@pytest_asyncio.fixture
async def log(tmp_path: Path) -> AsyncIterator[CountingLog]:
    opened = await open_event_log(f"sqlite:///{tmp_path}/log.db")
    yield CountingLog(opened)
    await opened.close()


def long_game(undos: int) -> ScriptedGame:
    """Return a game in which a move was made and taken back so often, as it was possible once."""
    game = create_game("battle", (Me(), Me()))
    game.send(Join("j", "Ann"), "ann")
    entries = [events.encode(event) for event in (events.Moved("i1n5"), events.Undone(0, 0))]
    game.log += [(game.now, payload) for payload in entries * undos]
    game.state = game.replay()
    return game


async def store(log: CountingLog, game: ScriptedGame) -> None:
    payloads = [payload for _, payload in game.log]
    await log._log.append(ID, 0, payloads, at=game.now, live=True)


def loader(log: CountingLog) -> GameLoader:
    return GameLoader(log)  # type: ignore[arg-type]  # passes everything else on


async def test_a_long_game_is_replayed_once_and_then_comes_from_its_snapshot(log: CountingLog) -> None:
    game = long_game(PAGE_EVENTS)
    await store(log, game)
    assert await loader(log).load(ID) == game.state
    assert log.read_events == len(game.log)
    log.read_events = 0
    assert await loader(log).load(ID) == game.state
    assert log.read_events == 0


async def test_the_events_after_a_snapshot_are_read(log: CountingLog) -> None:
    game = long_game(SNAPSHOT_EVENTS)
    await store(log, game)
    await loader(log).load(ID)
    before = len(game.log)
    game.state = game.replay()
    game.send(Play("p", 0, "i1n5"), "ann")
    await log._log.append(ID, before, [game.log[-1][1]], at=game.now, live=True)
    log.read_events = 0
    assert await loader(log).load(ID) == game.state
    assert log.read_events == 1


@pytest.mark.parametrize(
    "useless", [Snapshot(3, SNAPSHOT_VERSION, b"damaged"), Snapshot(3, "0/older", b"old")]
)
async def test_a_snapshot_that_cannot_be_used_is_not(log: CountingLog, useless: Snapshot) -> None:
    game = long_game(3)
    await store(log, game)
    await log._log.write_snapshot(ID, useless)
    assert await loader(log).load(ID) == game.state


async def test_all_who_ask_at_once_wait_for_one_load(log: CountingLog) -> None:
    game = long_game(3)
    await store(log, game)
    log.may_pass.clear()
    loading = loader(log)
    asked = [asyncio.create_task(loading.load(ID)) for _ in range(50)]
    await asyncio.sleep(0.05)
    for task in asked[:20]:
        task.cancel()  # those who left do not disturb the others
    log.may_pass.set()
    states = await asyncio.gather(*asked, return_exceptions=True)
    assert log.reads == 1
    assert [isinstance(state, asyncio.CancelledError) for state in states] == [True] * 20 + [False] * 30
    assert states[-1] == game.state
    assert loading._loads == {}


async def test_a_load_that_nobody_waits_for_is_given_up_and_can_be_asked_for_again(log: CountingLog) -> None:
    game = long_game(3)
    await store(log, game)
    log.may_pass.clear()
    loading = loader(log)
    asked = [asyncio.create_task(loading.load(ID)) for _ in range(5)]
    await asyncio.sleep(0.05)
    for task in asked:
        task.cancel()
    await asyncio.gather(*asked, return_exceptions=True)
    assert loading._loads == {}
    log.may_pass.set()
    await asyncio.sleep(0.05)
    assert log.read_events == 0
    assert await loading.load(ID) == game.state


async def test_everybody_is_told_that_a_game_cannot_be_read_and_the_next_load_works(log: CountingLog) -> None:
    game = long_game(3)
    await store(log, game)
    loading = loader(log)
    log.error = StoreError("away")
    refused = await asyncio.gather(*(loading.load(ID) for _ in range(3)), return_exceptions=True)
    assert [error.reason for error in refused if isinstance(error, RefusedError)] == [Reason.UNAVAILABLE] * 3
    log.error = None
    assert await loading.load(ID) == game.state


@pytest.mark.parametrize("move", ["no move", "i1n9"])
async def test_a_game_with_a_move_that_the_rules_refuse_cannot_be_read(log: CountingLog, move: str) -> None:
    game = long_game(1)
    game.log.append((game.now, events.encode(events.Moved(move))))
    await store(log, game)
    with pytest.raises(RefusedError, match="cannot be read") as refused:
        await loader(log).load(ID)
    assert refused.value.reason is Reason.UNAVAILABLE


@pytest.mark.parametrize("game", ["such22game33", "~outages", "@ann", "", "x" * 200])
async def test_what_is_no_game_is_refused_and_a_strange_id_without_a_read(
    log: CountingLog, game: str
) -> None:
    with pytest.raises(RefusedError) as refused:
        await loader(log).load(game)
    assert refused.value.reason is Reason.UNKNOWN_GAME
    assert log.reads == (game == "such22game33")


async def test_a_replay_leaves_room_for_other_work(log: CountingLog) -> None:
    game = long_game(2_000)
    await store(log, game)
    holds, is_loading = [0.0], True

    async def measure() -> None:
        while is_loading:
            before = time.thread_time()
            await asyncio.sleep(0)
            holds.append(time.thread_time() - before)

    gc.collect()
    gc.disable()  # going through all objects of a long test run takes longer than a slice
    try:
        measuring = asyncio.create_task(measure())
        before = time.thread_time()
        state = await loader(log).load(ID)
        took = time.thread_time() - before
        is_loading = False
        await measuring
    finally:
        gc.enable()
    assert state == replay_events(ID, ((at, events.decode(payload)) for at, payload in game.log))
    assert max(holds) < max(4 * game_loader.SLICE_SECONDS, took / 4)
    assert sum(hold > game_loader.SLICE_SECONDS / 2 for hold in holds) > 5  # there was much to replay


async def test_a_game_of_today_stays_short(log: CountingLog) -> None:
    game = create_game("battle", (Me(), Me()))
    game.send(Join("j", "Ann"), "ann")
    with contextlib.suppress(RefusedError):
        for number in range(10_000):
            game.send(Play(f"p{number}", 0, "i1n5"), "ann")
            game.send(Undo(f"u{number}", 1), "ann")
    assert len(game.log) < 2_100
    await store(log, game)
    assert await loader(log).load(ID) == game.state
