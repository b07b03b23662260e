"""Work on records: fair to all addresses, and none for those who have left."""

import asyncio
import threading

import pytest

from duellum.server.transport.record_work import SHORT_BYTES, THREADS, RecordReading, RecordWork


@pytest.mark.asyncio
async def test_a_newcomer_does_not_wait_for_another_address() -> None:
    work, end = RecordWork(), threading.Event()
    floods = [asyncio.create_task(work.run("eve", end.wait)) for _ in range(6)]
    await asyncio.sleep(0)
    try:
        async with asyncio.timeout(60):
            assert await work.run("ann", lambda: "read") == "read"
        assert not any(task.done() for task in floods)
    finally:
        end.set()
    await asyncio.gather(*floods)


@pytest.mark.asyncio
async def test_work_that_nobody_waits_for_is_dropped() -> None:
    work, end, done = RecordWork(), threading.Event(), list[str]()
    running = [asyncio.create_task(work.run(f"eve {number}", end.wait)) for number in range(THREADS)]
    await asyncio.sleep(0)
    left = asyncio.create_task(work.run("eve", lambda: done.append("left")))
    await asyncio.sleep(0)
    left.cancel()
    end.set()
    await asyncio.gather(*running)
    await work.run("ann", lambda: done.append("ann"))
    assert done == ["ann"]


@pytest.mark.asyncio
async def test_one_who_leaves_keeps_the_slot_until_the_work_has_ended() -> None:
    work, end, done = RecordWork(), threading.Event(), list[str]()
    started = threading.Semaphore(0)

    def wait() -> None:
        started.release()
        end.wait()

    running = [asyncio.create_task(work.run(f"eve {number}", wait)) for number in range(THREADS)]
    for _ in running:
        await asyncio.to_thread(started.acquire)
    for task in running:
        task.cancel()
    await asyncio.gather(*running, return_exceptions=True)
    ann = asyncio.create_task(work.run("ann", lambda: done.append("ann")))
    await asyncio.sleep(0.05)
    assert done == []
    end.set()
    await ann
    assert done == ["ann"]


@pytest.mark.asyncio
async def test_a_record_of_usual_length_waits_for_no_long_one() -> None:
    reading, end = RecordReading(), threading.Event()
    long = [asyncio.create_task(reading.run(f"eve {n}", SHORT_BYTES + 1, end.wait)) for n in range(100)]
    await asyncio.sleep(0)
    try:
        async with asyncio.timeout(60):
            assert await reading.run("ann", SHORT_BYTES, lambda: "read") == "read"
        assert not any(task.done() for task in long)
    finally:
        end.set()
    await asyncio.gather(*long)
