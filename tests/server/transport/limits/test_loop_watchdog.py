"""The watchdog: it sees who works too long, and nobody else."""

import asyncio
import logging
import time

import pytest

from duellum.server.transport.limits.loop_watchdog import LIMIT_SECONDS, LoopWatchdog


def work(seconds: float) -> None:
    """Use the processor for so long."""
    end = time.thread_time() + seconds
    while time.thread_time() < end:
        sum(range(100))


async def watch(watchdog: LoopWatchdog, seconds: float) -> None:
    watchdog.start()
    await asyncio.sleep(0.03)
    work(seconds)
    await asyncio.sleep(0.03)
    watchdog.stop()


@pytest.mark.asyncio
async def test_a_hold_is_measured_and_logged_with_what_ran(caplog: pytest.LogCaptureFixture) -> None:
    watchdog = LoopWatchdog()
    with caplog.at_level(logging.WARNING):
        await watch(watchdog, 0.2)
    assert watchdog.longest > 0.19
    assert "work (test_loop_watchdog.py" in caplog.text


@pytest.mark.asyncio
async def test_a_thread_that_waits_holds_nothing() -> None:
    watchdog = LoopWatchdog()
    watchdog.start()
    await asyncio.sleep(0.03)
    time.sleep(0.2)
    await asyncio.sleep(0.03)
    watchdog.stop()
    assert watchdog.longest < LIMIT_SECONDS


def test_holds_in_quick_succession_are_logged_once_and_counted(caplog: pytest.LogCaptureFixture) -> None:
    watchdog = LoopWatchdog()
    with caplog.at_level(logging.WARNING):
        for _ in range(4):
            watchdog._record(0.03)
        watchdog._log_again_at = 0.0  # some time later
        watchdog._record(0.03)
    assert [record.args and tuple(record.args)[2] for record in caplog.records] == [0, 3]
