"""A table: commands are decided, written and broadcast one at a time."""

import asyncio
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path

import pytest
import pytest_asyncio

from duellum.server.game import events
from duellum.server.live import game_loader
from duellum.server.live.registry import TableRegistry
from duellum.server.live.steady_clock import now_ms
from duellum.server.live.table import MAX_ATTEMPTS, Table
from duellum.server.protocol.client import Join, Offer, Play, Roll
from duellum.server.protocol.errors import Reason, RefusedError
from duellum.server.protocol.http import Me, Open
from duellum.server.protocol.server import Done
from duellum.store import ConflictError, StoreError, open_event_log
from tests.server.clients import running_server, two_players
from tests.server.live.held_log import HeldLog
from tests.server.live.tables import Recorder, new_table


@pytest.mark.asyncio
async def test_a_node_that_is_behind_decides_again(
    registries: tuple[TableRegistry, TableRegistry],
) -> None:
    one = await new_table(registries[0])
    other = await registries[1].get_table(one.id)
    await one.act(Join("j"), "ann")
    assert other.state.sequence == 1
    await other.act(Roll("r", 0), "ann")
    assert other.state.sequence == 3
    assert await one.act(Roll("r", 0), "ann") == Done("r", 3)
    with pytest.raises(RefusedError) as refused:
        await one.act(Roll("another", 0), "ann")
    assert refused.value.reason is Reason.STALE


@pytest.mark.asyncio
async def test_an_idle_game_is_restored_only_if_another_node_wrote_to_it(
    registries: tuple[TableRegistry, TableRegistry],
) -> None:
    writing = await new_table(registries[0])
    idle = await registries[1].get_table(writing.id)
    assert idle.compress()
    await idle.refresh()
    assert not idle.compress()
    await writing.act(Join("j"), "ann")
    await idle.refresh()
    assert idle.sequence == 2
    assert idle.compress()


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
async def test_many_writers_at_two_nodes_and_each_command_is_carried_out_once(
    registries: tuple[TableRegistry, TableRegistry],
) -> None:
    one = await new_table(registries[0], Me(), Open())
    tables = one, await registries[1].get_table(one.id)
    for table, player in zip(tables, ("ann", "ben"), strict=True):
        await table.act(Join("j"), player)
    commands = [Offer(f"o{number}", "draw") for number in range(6)]
    commands_of = [(table, command) for command in commands for table in tables]
    done = await asyncio.gather(
        *(table.act(command, "ann") for table, command in commands_of), return_exceptions=True
    )
    assert sum(isinstance(each, RefusedError) for each in done) == 10
    assert sum(each is None for each in done) == 1
    assert len(await one._log.read(one.id)) == 4


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
async def test_an_idle_table_takes_a_move(registry: TableRegistry) -> None:
    table = await new_table(registry)
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


@pytest.mark.asyncio
async def test_an_idle_game_is_restored_in_slices_and_a_command_waits_for_it(
    registry: TableRegistry, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(game_loader, "SLICE_SECONDS", 0.0)
    table = await new_table(registry)
    await table.act(Join("j"), "ann")
    while (ply := len(table.state.plies)) < 20 or table.state.actor != "dice":
        position = table.state.position
        is_roll = position.actor == "dice"
        move = Roll(f"{ply}", ply) if is_roll else Play(f"{ply}", ply, str(position.legal_moves()[0]))
        await table.act(move, "ann")
    before = table.state
    assert table.compress()
    waking = asyncio.create_task(table.wake())
    turns = 0
    rolling = table.start(Roll("last", ply), "ann")
    while not waking.done():
        await asyncio.sleep(0)
        turns += 1
    assert turns > 20
    assert table.state == before
    assert await rolling is None
    assert len(table.state.plies) == ply + 1


# -- One at a time: what happens while another command is under way


@pytest_asyncio.fixture
async def table_with_held_log(registry: TableRegistry) -> AsyncIterator[tuple[Table, HeldLog]]:
    """A table with both seats taken by ann, over a log whose appends the test can hold."""
    table = await new_table(registry)
    await table.act(Join("j"), "ann")
    held = HeldLog(table._log)
    table._log = held  # type: ignore[assignment]  # as much of a log as a table uses
    yield table, held
    held.let_through()


async def wait_for_append(log: HeldLog) -> None:
    while log.appends == 0:
        await asyncio.sleep(0.001)


@pytest.mark.asyncio
async def test_nothing_is_acknowledged_or_broadcast_before_it_is_on_disk(
    table_with_held_log: tuple[Table, HeldLog],
) -> None:
    table, log = table_with_held_log
    watcher = Recorder("ann")
    await table.watch(watcher, None)
    log.hold()
    rolling = table.start(Roll("r", 0), "ann")
    await wait_for_append(log)
    assert (log.appends, rolling.done(), len(table.state.plies)) == (1, False, 0)
    assert "update" not in watcher.types
    log.let_through()
    assert await rolling is None
    assert watcher.types[-1] == "update"
    assert len(table.state.plies) == 1


@pytest.mark.asyncio
async def test_a_command_waits_for_the_one_before(table_with_held_log: tuple[Table, HeldLog]) -> None:
    table, log = table_with_held_log
    log.hold()
    table.start(Roll("r", 0), "ann")
    assert not table.is_idle
    assert not table.compress()
    table.start(Roll("late", 0), "ann")
    await asyncio.sleep(0.01)
    assert log.appends == 1


@pytest.mark.asyncio
async def test_commands_are_carried_out_in_the_order_they_came(
    table_with_held_log: tuple[Table, HeldLog],
) -> None:
    table, log = table_with_held_log
    order = list[int]()

    def note(number: int, _: object) -> None:
        order.append(number)

    log.hold()
    tasks = [table.start(Offer(command, "draw"), "ann") for command in ("a", "b", "c", "a")]
    for number, task in enumerate(tasks):
        task.add_done_callback(partial(note, number))
    log.let_through()
    results = await asyncio.gather(*tasks, return_exceptions=True)
    assert order == [0, 1, 2, 3]
    assert [type(result) for result in results] == [type(None), RefusedError, RefusedError, Done]
    assert table.is_idle


@pytest.mark.parametrize("is_queuing", [False, True], ids=["being written", "queuing"])
@pytest.mark.asyncio
async def test_a_command_that_nobody_waits_for_any_more_is_carried_out_and_broadcast(
    table_with_held_log: tuple[Table, HeldLog], *, is_queuing: bool
) -> None:
    table, log = table_with_held_log
    watcher = Recorder("ann")
    await table.watch(watcher, None)
    log.hold()
    if is_queuing:
        table.start(Roll("r", 0), "ann")
    waiting = asyncio.create_task(table.act(Offer("o", "draw"), "ann"))
    await wait_for_append(log)
    waiting.cancel()
    with pytest.raises(asyncio.CancelledError):
        await waiting
    log.let_through()
    await table.finish_commands()
    assert watcher.types[-1] == "update"
    assert log.appends == 1 + is_queuing
    assert await table.act(Offer("o", "draw"), "ann") == Done("o", table.sequence)


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

    async def lose(game_id: str, after: int, *_: object, **__: object) -> None:
        log.appends += 1
        raise ConflictError(game_id, after, after)

    log.append = lose  # type: ignore[method-assign]  # another writer is always first
    with pytest.raises(RefusedError) as refused:
        await table.act(Roll("r", 0), "ann")
    assert refused.value.reason is Reason.UNAVAILABLE
    assert log.appends == MAX_ATTEMPTS
    assert table.is_idle
