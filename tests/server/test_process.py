"""``duellum serve --workers 2``, started as anybody would: two players, each at a worker of their own."""

import contextlib
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from duellum.server.sessions.keys import rotate_keys
from tests.server.clients import ApiClient, GameConnection, free_port

TIMEOUT_SECONDS = 60.0
WORKERS: list[str] = []
"""The processes that serve."""
pytestmark = pytest.mark.skipif(
    not Path("/proc/net/tcp").exists(), reason="needs /proc to tell workers apart"
)


@contextlib.contextmanager
def command_line(folder: Path, *options: str) -> Iterator[str]:
    """Run the command until the end of the block; gives the server's address."""
    port = free_port()
    command = [sys.executable, "-m", "duellum", "serve", "--port", str(port), "--data", str(folder), *options]
    with (folder / "output").open("wb") as output, subprocess.Popen(command, stderr=output) as process:
        try:
            _await_ready(f"http://127.0.0.1:{port}", process)
            children = Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text(encoding="ascii")
            WORKERS[:] = children.split()
            yield f"http://127.0.0.1:{port}"
        finally:
            process.send_signal(signal.SIGTERM)
            ended = process.wait(TIMEOUT_SECONDS)
            assert ended in (0, -signal.SIGTERM)  # one process alone ends by the signal, once all is closed


def _await_ready(url: str, process: subprocess.Popen[bytes]) -> None:
    deadline = time.monotonic() + TIMEOUT_SECONDS
    while True:
        with contextlib.suppress(httpx.HTTPError):
            if httpx.get(f"{url}/readyz", timeout=5).is_success:
                return
        assert process.poll() is None
        assert time.monotonic() < deadline
        time.sleep(0.05)


def find_worker(seat: GameConnection) -> str:
    """Return the process that holds the other end of a connection."""
    here, there = (seat.socket.transport.get_extra_info(end)[1] for end in ("sockname", "peername"))
    for line in Path("/proc/net/tcp").read_text(encoding="ascii").splitlines()[1:]:
        fields = line.split()
        if fields[1].endswith(f":{there:04X}") and fields[2].endswith(f":{here:04X}"):
            return _find_owner(f"socket:[{fields[9]}]")
    raise LookupError("the connection is gone")


def _find_owner(link: str) -> str:
    for number in WORKERS:
        for handle in Path(f"/proc/{number}/fd").iterdir():
            with contextlib.suppress(OSError):
                if str(handle.readlink()) == link:
                    return number
    raise LookupError("nobody holds the connection")


@contextlib.asynccontextmanager
async def connect_to_another_worker(
    client: ApiClient, game: str, worker: str
) -> AsyncIterator[GameConnection]:
    """Be connected to a game at any worker but this one, which is stopped until another has accepted."""
    os.kill(int(worker), signal.SIGSTOP)
    try:
        opening = client.connect_to(game)
        seat = await opening.__aenter__()
    finally:
        os.kill(int(worker), signal.SIGCONT)
    async with contextlib.AsyncExitStack() as held:
        held.push_async_exit(opening)
        assert find_worker(seat) != worker
        yield await seat.receive_state()


@pytest.mark.asyncio
async def test_a_game_is_played_across_workers(tmp_path: Path) -> None:
    with command_line(tmp_path, "--workers", "2") as url:
        async with ApiClient(url) as ann, ApiClient(url) as ben:
            game = await ann.create()
            async with (
                ann.connect_to(game) as first,
                connect_to_another_worker(ben, game, find_worker(first)) as second,
            ):
                await (await first.receive_state()).do("join", name="Ann")
                await second.do("join", name="Ben")
                await first.receive("update", status="playing")
                await first.receive_presence(connected=[True, True])
                for _ in range(12):
                    mover, other = (first, second) if first.situation["to_move"] == 0 else (second, first)
                    moved = await mover.move()
                    assert await other.receive("update", sequence=moved["sequence"]) == moved
                assert {seat["kind"] for seat in second.state["seats"]} == {"person"}


@pytest.mark.asyncio
async def test_dropping_old_keys_closes_the_connections_of_all_workers(tmp_path: Path) -> None:
    with command_line(tmp_path, "--workers", "2") as url:
        async with ApiClient(url) as ann, ApiClient(url) as ben:
            game = await ann.create()
            async with (
                ann.connect_to(game) as first,
                connect_to_another_worker(ben, game, find_worker(first)) as second,
            ):
                await first.receive_state()
                rotate_keys(tmp_path, int(time.time()), drops_old=True)
                for seat in (first, second):
                    with pytest.raises(ConnectionClosed) as closed:
                        await seat.receive("nothing")
                    assert closed.value.rcvd is not None
                    assert closed.value.rcvd.code == 1012
            assert (await ann.http.get("/api/games")).json()["own"] == []


@pytest.mark.parametrize("workers", ["1", "2"])
@pytest.mark.asyncio
async def test_metrics_of_all_workers_are_served_at_an_address_of_their_own(
    tmp_path: Path, workers: str
) -> None:
    metrics = f"127.0.0.1:{free_port()}"
    with command_line(tmp_path, "--workers", workers, "--metrics", metrics) as url:
        async with ApiClient(url) as ann:
            game = await ann.create()
            async with contextlib.AsyncExitStack() as seats:
                for _ in range(6):
                    seat = await seats.enter_async_context(ann.connect_to(game))
                    await seat.receive_state()
                assert "\nduellum_connections 6.0\n" in httpx.get(f"http://{metrics}/metrics").text
            assert "duellum_" not in (await ann.http.get("/metrics")).text


def test_a_metrics_address_that_is_taken_ends_the_command(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        address = f"127.0.0.1:{taken.getsockname()[1]}"
        command = [sys.executable, "-m", "duellum", "serve", "--data", str(tmp_path), "--metrics", address]
        ended = subprocess.run(command, capture_output=True, text=True, check=False, timeout=TIMEOUT_SECONDS)
    assert ended.returncode == 2
    assert f"metrics cannot be served at {address}" in ended.stderr


_TABLES_IN_THREADS = """
import threading
from pathlib import Path
import numpy as np
from duellum.server.process import return_freed_memory

def read_megabytes():
    return int(Path("/proc/self/statm").read_text().split()[1]) * 4096 >> 20

def use_table():
    np.ones(1 << 21, np.int64)

return_freed_memory()
before = read_megabytes()
kept = []
for _ in range(12):
    thread = threading.Thread(target=use_table)
    thread.start()
    thread.join()
    kept.append(threading.Thread(target=threading.Event().wait, daemon=True))  # the next has another heap
    kept[-1].start()
print(read_megabytes() - before)
"""


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="reads /proc")
def test_tables_of_engines_are_given_back_whichever_thread_made_them() -> None:
    found = subprocess.run([sys.executable, "-c", _TABLES_IN_THREADS], check=True, capture_output=True)
    assert int(found.stdout) < 16  # one table has 16 MB
