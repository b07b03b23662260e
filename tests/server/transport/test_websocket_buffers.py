"""Input that waits to be parsed, messages for the application, frames for the end of an iteration."""

import asyncio
import time

import pytest

from duellum.server.transport.websocket_buffers import ParseScheduler, ReceiveQueue, WriteBatcher


class Connection:
    """Counts how often it is flushed."""

    def __init__(self) -> None:
        self.flushes = 0

    def flush(self) -> None:
        self.flushes += 1


@pytest.mark.asyncio
async def test_a_reader_gets_events_in_order_and_waits_for_the_next() -> None:
    queue = ReceiveQueue(asyncio.get_running_loop())
    queue.put_nowait(b"first")
    queue.put_nowait(b"second")
    assert len(queue) == 2
    assert [await queue.get(), await queue.get()] == [b"first", b"second"]
    assert queue.empty()
    waiting = asyncio.ensure_future(queue.get())
    await asyncio.sleep(0)
    assert not waiting.done()
    queue.put_nowait(b"third")
    assert await waiting == b"third"


@pytest.mark.asyncio
async def test_connections_are_flushed_once_at_the_end_of_the_iteration() -> None:
    batcher, connections = WriteBatcher(asyncio.get_running_loop()), [Connection() for _ in range(3)]
    for connection in connections:
        batcher.add(connection)
    assert [connection.flushes for connection in connections] == [0, 0, 0]
    await asyncio.sleep(0)
    assert [connection.flushes for connection in connections] == [1, 1, 1]


@pytest.mark.asyncio
async def test_a_full_batch_is_flushed_within_the_iteration() -> None:
    batcher, connections = WriteBatcher(asyncio.get_running_loop()), [Connection() for _ in range(70)]
    for connection in connections:
        batcher.add(connection)
    assert sum(connection.flushes for connection in connections) == 64
    await asyncio.sleep(0)
    assert [connection.flushes for connection in connections] == [1] * 70


class Flooded:
    """A connection whose input comes in slices that take a while; notes when it was its turn."""

    def __init__(
        self, scheduler: ParseScheduler, slices: int, seconds: float, turns: list["Flooded"]
    ) -> None:
        self.scheduler, self.slices, self.seconds, self.turns = scheduler, slices, seconds, turns
        scheduler.add(self)

    def parse_slice(self) -> None:
        self.turns.append(self)
        self.slices -= 1
        end = time.monotonic() + self.seconds
        while time.monotonic() < end:
            pass
        if self.slices:
            self.scheduler.add(self)


@pytest.mark.asyncio
async def test_many_connections_together_do_not_hold_an_iteration() -> None:
    scheduler, turns = ParseScheduler(asyncio.get_running_loop()), list[Flooded]()
    for _ in range(100):
        Flooded(scheduler, 2, 0.001, turns)
    iterations = []
    while len(turns) < 200:
        before = len(turns)
        await asyncio.sleep(0)
        iterations.append(len(turns) - before)
    assert 1 <= max(iterations) <= 6  # slices of a millisecond each
    assert sum(iterations) == 200


@pytest.mark.asyncio
async def test_connections_parse_in_turn_and_once_an_iteration() -> None:
    scheduler, turns = ParseScheduler(asyncio.get_running_loop()), list[Flooded]()
    long, short = Flooded(scheduler, 3, 0, turns), Flooded(scheduler, 1, 0, turns)
    await asyncio.sleep(0)
    assert turns == [long, short]
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert turns == [long, short, long, long]
