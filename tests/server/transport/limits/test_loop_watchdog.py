"""The watchdog: it sees who works too long, and nobody else."""

import asyncio
import logging
import time
from pathlib import Path

import pytest

from duellum.server.transport.limits import loop_watchdog
from duellum.server.transport.limits.loop_watchdog import LIMIT_SECONDS, LoopWatchdog, read_steal_time


def read_no_steal() -> float:
    """A machine of one's own."""
    return 0.0


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
    watchdog = LoopWatchdog(read_no_steal)
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


@pytest.mark.asyncio
async def test_what_the_host_has_taken_is_no_hold(caplog: pytest.LogCaptureFixture) -> None:
    began = time.monotonic()
    watchdog = LoopWatchdog(lambda: time.monotonic() - began)  # a host that takes everything
    with caplog.at_level(logging.WARNING):
        await watch(watchdog, 0.1)
    assert watchdog.longest < LIMIT_SECONDS
    assert caplog.text == ""


@pytest.mark.parametrize(
    ("text", "seconds"),
    [
        ("cpu  822473 94649 152314 562817 13020 0 7112 135944 0 0\ncpu0 1", 1359.44),
        ("cpu  1 2 3", 0.0),
        ("", 0.0),
    ],
)
def test_the_steal_time_is_read(
    text: str, seconds: float, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stat = tmp_path / "stat"
    monkeypatch.setattr(loop_watchdog, "_PROC_STAT", stat)
    assert read_steal_time() == 0.0
    stat.write_text(text, encoding="ascii")
    assert read_steal_time() == seconds
