"""A table: commands are decided, written and broadcast one at a time."""

import asyncio
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path

import pytest
import pytest_asyncio

from duellum.server.bus.contract import NoBus
from duellum.server.game import events
from duellum.server.live.registry import TableRegistry
from duellum.server.live.steady_clock import now_ms
from duellum.server.live.table import MAX_ATTEMPTS, Table
from duellum.server.protocol.client import Join, Offer, Roll
from duellum.server.protocol.errors import Reason, RefusedError
from duellum.server.protocol.http import Me, NewGame, Open
from duellum.server.protocol.server import Done
from duellum.server.settings import Settings
from duellum.store import ConflictError, StoreError, open_event_log
from tests.server.clients import running_server, two_players
from tests.server.live.held_log import HeldLog
from tests.server.live.recorder import Recorder


@pytest.mark.asyncio
async def test_a_node_that_is_behind_decides_again(tmp_path: Path) -> None:
    log = await open_event_log(f"sqlite:///{tmp_path}/log.db")
    settings = Settings(str(tmp_path), workers=2)
    registries = [TableRegistry(log, NoBus(is_sole_writer=False), settings) for _ in range(2)]
    try:
        game = (await registries[0].create_game(NewGame("qwixx", (Me(), Me()), "first"), "ann")).game
        tables = [await registry.get_table(game) for registry in registries]
        await tables[0].act(Join("j"), "ann")
        assert tables[1].state.sequence == 1
        await tables[1].act(Roll("r", 0), "ann")
        assert tables[1].state.sequence == 3
        assert await tables[0].act(Roll("r", 0), "ann") == Done("r", 3)
        with pytest.raises(RefusedError) as refused:
            await tables[0].act(Roll("another", 0), "ann")
        assert refused.value.reason is Reason.STALE
    finally:
        for registry in registries:
            await registry.close()
        await log.close()


@pytest.mark.asyncio
async def test_a_sole_writer_that_is_none_catches_up(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server, two_players(server) as (first, second):
        game, sequence = first.state["game"], first.state["sequence"]
        stranger = await open_event_log(f"sqlite:///{tmp_path}/server.db")
        await stranger.append(
            game, sequence, [events.encode(events.Offered("draw", 1))], at=now_ms(), live=True
        )
        await stranger.close()
        table = await server.registry.get_table(game)
        assert table.sequence == sequence
        moved = await first.do("roll", ply=0)
        assert moved["sequence"] == table.sequence == sequence + 2
        assert [event["type"] for event in (await second.receive("update"))["events"]] == ["offered"]
        assert await second.receive("update") == moved
        assert (await second.do("roll", ply=1))["reason"] == "not-your-turn"


@pytest.mark.asyncio
async def test_many_writers_at_two_nodes_and_each_command_is_carried_out_once(tmp_path: Path) -> None:
    log = await open_event_log(f"sqlite:///{tmp_path}/log.db")
    registries = [
        TableRegistry(log, NoBus(is_sole_writer=False), Settings(str(tmp_path), workers=2)) for _ in range(2)
    ]
    try:
        game = (await registries[0].create_game(NewGame("qwixx", (Me(), Open()), "first"), "ann")).game
        tables = [await registry.get_table(game) for registry in registries]
        for table, player in zip(tables, ("ann", "ben"), strict=True):
            await table.act(Join("j"), player)
        commands = [Offer(f"o{number}", "draw") for number in range(6)]
        commands_of = [(table, command) for command in commands for table in tables]
        done = await asyncio.gather(
            *(table.act(command, "ann") for table, command in commands_of), return_exceptions=True
        )
        assert sum(isinstance(each, RefusedError) for each in done) == 10
        assert sum(each is None for each in done) == 1
        assert len(await log.read(game)) == 4
    finally:
        for registry in registries:
            await registry.close()
        await log.close()


@pytest.mark.asyncio
async def test_a_log_that_fails_refuses_the_command_and_changes_nothing(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server, server.new_client() as ann:
        game = await ann.create(players="me me")
        async with ann.connect_to(game) as seat:
            await (await seat.receive_state()).do("join")
            table = await server.registry.get_table(game)
            log, failing = table._log, _FailingLog()
            table._log = failing  # type: ignore[assignment]  # what it lacks is not asked for
            assert (await seat.do("roll", ply=0, id="mine"))["reason"] == "unavailable"
            table._log = log
            assert (await seat.do("roll", ply=0, id="mine"))["type"] == "update"
            assert failing.asked == 1


class _FailingLog:
    asked = 0

    async def append(self, *_: object, **__: object) -> None:
        self.asked += 1
        raise StoreError("the disk is full")


@pytest.mark.asyncio
async def test_a_compressed_table_takes_a_move(tmp_path: Path) -> None:
    log = await open_event_log(f"sqlite:///{tmp_path}/log.db")
    registry = TableRegistry(log, NoBus(is_sole_writer=True), Settings(str(tmp_path)))
    try:
        game = (await registry.create_game(NewGame("qwixx", (Me(), Me()), "first"), "ann")).game
        table = await registry.get_table(game)
        await table.act(Join("j"), "ann")
        before = table.encode_state()
        assert table.compress()
        assert not table.compress()
        assert table.present_seats() == ()
        assert table.encode_state() == before
        assert table.compress()
        assert await table.act(Join("j"), "ann") == Done("j", 2)
        await table.act(Roll("r", 0), "ann")
        assert table.state.sequence == table.sequence == 3
    finally:
        await registry.close()
        await log.close()


# -- One lane: what submit and act do while another command is under way


@pytest_asyncio.fixture
async def table_with_held_log(tmp_path: Path) -> AsyncIterator[tuple[Table, HeldLog]]:
    """A table with both seats taken by ann, over a log whose appends the test can hold."""
    log = await open_event_log(f"sqlite:///{tmp_path}/log.db")
    registry = TableRegistry(log, NoBus(is_sole_writer=True), Settings(str(tmp_path)))
    created = await registry.create_game(NewGame("qwixx", (Me(), Me()), "first"), "ann")
    table = await registry.get_table(created.game)
    await table.act(Join("j"), "ann")
    held = HeldLog(log)
    table._log = held  # type: ignore[assignment]  # as much of a log as a table uses
    yield table, held
    held.let_through()
    await registry.close()
    await log.close()


@pytest.mark.asyncio
async def test_nothing_is_acknowledged_or_broadcast_before_it_is_on_disk(
    table_with_held_log: tuple[Table, HeldLog],
) -> None:
    table, log = table_with_held_log
    watcher, results = Recorder("ann"), list[object]()
    await table.watch(watcher, None)
    log.hold()
    table.submit(Roll("r", 0), "ann", 0, results.append)
    await asyncio.sleep(0.02)
    assert (log.appends, results, len(table.state.plies)) == (1, [], 0)
    assert "update" not in watcher.types
    log.let_through()
    await table.refresh()
    assert results == [None]
    assert watcher.types[-1] == "update"
    assert len(table.state.plies) == 1


@pytest.mark.asyncio
async def test_a_command_is_decided_at_once_where_the_table_is_free(
    table_with_held_log: tuple[Table, HeldLog],
) -> None:
    table, log = table_with_held_log
    log.hold()
    table.submit(Roll("r", 0), "ann", 0, lambda _: None)
    assert not table.is_idle
    table.submit(Roll("late", 0), "ann", 0, lambda _: None)
    await asyncio.sleep(0.01)
    assert log.appends == 1  # the second one waits for the first


@pytest.mark.asyncio
async def test_commands_are_carried_out_in_the_order_they_came(
    table_with_held_log: tuple[Table, HeldLog],
) -> None:
    table, log = table_with_held_log
    order: list[tuple[str, object]] = []

    def note(name: str, result: object) -> None:
        order.append((name, result))

    log.hold()
    for name in ("a", "b", "c"):
        table.submit(Offer(name, "draw"), "ann", 0, partial(note, name))
    table.submit(Offer("a", "draw"), "ann", 0, partial(note, "resent"))
    log.let_through()
    await table.refresh()
    assert [name for name, _ in order] == ["a", "b", "c", "resent"]
    assert [type(result) for _, result in order] == [type(None), RefusedError, RefusedError, Done]
    assert table.is_idle


@pytest.mark.asyncio
async def test_a_command_that_is_cancelled_in_the_queue_is_not_carried_out(
    table_with_held_log: tuple[Table, HeldLog],
) -> None:
    table, log = table_with_held_log
    log.hold()
    first = asyncio.create_task(table.act(Roll("r", 0), "ann"))
    await asyncio.sleep(0)
    waiting = asyncio.create_task(table.act(Offer("o", "draw"), "ann"))
    await asyncio.sleep(0)
    waiting.cancel()
    log.let_through()
    await first
    with pytest.raises(asyncio.CancelledError):
        await waiting
    await table.refresh()
    assert log.appends == 1
    assert table.state.find_answer("ann", "o") is None
    assert table.is_idle


@pytest.mark.asyncio
async def test_a_command_that_is_cancelled_while_it_is_written_is_finished_and_broadcast(
    table_with_held_log: tuple[Table, HeldLog],
) -> None:
    table, log = table_with_held_log
    watcher = Recorder("ann")
    await table.watch(watcher, None)
    log.hold()
    writing = asyncio.create_task(table.act(Roll("r", 0), "ann"))
    await asyncio.sleep(0.01)
    writing.cancel()
    with pytest.raises(asyncio.CancelledError):
        await writing
    log.let_through()
    assert await table.act(Roll("r", 0), "ann") == Done("r", table.sequence)
    assert watcher.types[-1] == "update"
    assert log.appends == 1


@pytest.mark.asyncio
async def test_a_command_that_fails_in_the_server_leaves_the_table_usable(
    table_with_held_log: tuple[Table, HeldLog], monkeypatch: pytest.MonkeyPatch
) -> None:
    table, _ = table_with_held_log

    def fail(*_: object) -> None:
        raise ZeroDivisionError

    with monkeypatch.context() as patch:
        patch.setattr("duellum.server.live.table.decide_request", fail)
        with pytest.raises(ZeroDivisionError):
            await table.act(Roll("r", 0), "ann")
    assert table.is_behind
    await table.act(Roll("r", 0), "ann")
    assert (table.is_behind, len(table.state.plies)) == (False, 1)


@pytest.mark.asyncio
async def test_a_table_that_always_loses_gives_up_after_some_attempts(
    table_with_held_log: tuple[Table, HeldLog],
) -> None:
    table, log = table_with_held_log

    async def lose(game: str, after: int, *_: object, **__: object) -> None:
        log.appends += 1
        raise ConflictError(game, after, after)

    log.append = lose  # type: ignore[method-assign]  # another writer is always first
    with pytest.raises(RefusedError) as refused:
        await table.act(Roll("r", 0), "ann")
    assert refused.value.reason is Reason.UNAVAILABLE
    assert log.appends == MAX_ATTEMPTS
    assert table.is_idle
