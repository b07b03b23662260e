"""Messages that wait for the application, and frames that wait for the end of an iteration."""

import asyncio

import pytest

from duellum.server.transport.websocket_buffers import ReceiveQueue, WriteBatcher


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
