"""The process that typesets: it is replaced after a crash, bounded in memory and time, and gone when idle."""

import asyncio
import contextlib
import os
import signal
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from duellum.printing import kit_names, print_kit, process
from duellum.printing.process import PrintOrder
from duellum.server.protocol.errors import Reason, RefusedError
from duellum.server.transport import typesetting as module
from duellum.server.transport.typesetting import Typesetting
from tests.faults.server_process import ServerProcess

BOARD = PrintOrder("qwixx-board", "en", "a4")
_MAX_GROWTH = 12
"""Megabytes: the files that are kept; typeset in the server itself they took 60."""


@pytest.fixture
def typesetting() -> Iterator[Typesetting]:
    with contextlib.closing(Typesetting()) as typesetting:
        yield typesetting


def use_program(monkeypatch: pytest.MonkeyPatch, code: str) -> None:
    """Run this program in place of the typesetter."""
    monkeypatch.setattr(process, "PROGRAM", (sys.executable, "-c", code))


async def wait_for_end(typesetting: Typesetting) -> None:
    while typesetting.process_id is not None:
        await asyncio.sleep(0.01)


@pytest.mark.asyncio
async def test_files_are_those_of_the_command(typesetting: Typesetting) -> None:
    assert await typesetting.make(BOARD) == print_kit("qwixx-board", "en", "a4").content
    first = typesetting.process_id
    assert await typesetting.make(PrintOrder("battle-die", "en", "a4")) == print_kit("battle-die").content
    assert typesetting.process_id == first


@pytest.mark.asyncio
async def test_a_killed_process_is_reported_and_the_next_file_is_made(
    typesetting: Typesetting, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        use_program(patch, "import sys; sys.stdin.buffer.read()")  # it is at work for ever
        waiting = asyncio.create_task(typesetting.make(BOARD))
        while typesetting.process_id is None:
            await asyncio.sleep(0.01)
        os.kill(typesetting.process_id, signal.SIGKILL)
        with pytest.raises(RefusedError, match="ended before the file was made") as refused:
            await waiting
    assert refused.value.reason is Reason.UNAVAILABLE
    assert (await typesetting.make(BOARD)).startswith(b"%PDF")


@pytest.mark.asyncio
async def test_a_process_that_was_killed_while_idle_is_replaced(typesetting: Typesetting) -> None:
    await typesetting.make(BOARD)
    assert typesetting.process_id is not None
    os.kill(typesetting.process_id, signal.SIGKILL)
    os.waitid(os.P_PID, typesetting.process_id, os.WEXITED | os.WNOWAIT)
    assert (await typesetting.make(BOARD)).startswith(b"%PDF")


@pytest.mark.asyncio
async def test_a_crash_is_reported(typesetting: Typesetting, monkeypatch: pytest.MonkeyPatch) -> None:
    use_program(monkeypatch, "import sys; sys.exit(1)")
    with pytest.raises(RefusedError, match="ended before the file was made"):
        await typesetting.make(BOARD)


@pytest.mark.asyncio
async def test_a_process_that_cannot_be_started_is_reported(
    typesetting: Typesetting, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(process, "PROGRAM", ("/no/such/program",))
        with pytest.raises(RefusedError, match="cannot be started") as refused:
            await typesetting.make(BOARD)
    assert refused.value.reason is Reason.UNAVAILABLE
    assert (await typesetting.make(BOARD)).startswith(b"%PDF")


@pytest.mark.asyncio
async def test_a_file_may_take_only_so_long(
    typesetting: Typesetting, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "MAX_SECONDS", 0.1)
    use_program(monkeypatch, "import sys; sys.stdin.buffer.read()")
    with pytest.raises(RefusedError, match="ended before the file was made"):
        await typesetting.make(BOARD)


@pytest.mark.asyncio
async def test_missing_fonts_are_reported(typesetting: Typesetting, monkeypatch: pytest.MonkeyPatch) -> None:
    use_program(
        monkeypatch,
        "from pathlib import Path; from duellum.printing import process, typesetter; "
        "typesetter.FONTS = Path('nowhere'); process.main()",
    )
    with pytest.raises(RefusedError, match=r"hatch_build\.py") as refused:
        await typesetting.make(BOARD)
    assert refused.value.reason is Reason.UNAVAILABLE


@pytest.mark.asyncio
async def test_the_process_ends_when_it_is_idle(
    typesetting: Typesetting, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "IDLE_SECONDS", 0.05)
    await typesetting.make(BOARD)
    await wait_for_end(typesetting)


@pytest.mark.asyncio
async def test_the_process_is_replaced_after_so_many_files(
    typesetting: Typesetting, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "MAX_FILES", 2)
    running = []
    for _ in range(3):
        await typesetting.make(BOARD)
        running.append(typesetting.process_id is not None)
    assert running == [True, False, True]


@pytest.mark.asyncio
async def test_somebody_who_leaves_does_not_disturb_the_next(typesetting: Typesetting) -> None:
    leaving = asyncio.create_task(typesetting.make(PrintOrder("battle-set", "de", "a4")))
    while typesetting.process_id is None:
        await asyncio.sleep(0.01)
    leaving.cancel()
    with pytest.raises(asyncio.CancelledError):
        await leaving
    assert await typesetting.make(BOARD) == print_kit("qwixx-board", "en", "a4").content


def read_megabytes(pid: int) -> int:
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") >> 20


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="reads /proc")
def test_printing_everything_leaves_the_server_as_small_as_it_was(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path)
    server.start()
    with httpx.Client(base_url=server.url, timeout=60) as client:
        client.get("/api/print/battle-king").raise_for_status()
        before = read_megabytes(server.pid)
        for language in ("en", "de"):
            for kit in kit_names():
                client.get(f"/api/print/{kit}?lang={language}").raise_for_status()
        grown = read_megabytes(server.pid) - before
    server.stop()
    assert grown < _MAX_GROWTH
