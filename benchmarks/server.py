"""The server: throughput and latency of durable moves, memory of idle games, time to start.

The server has one core to itself, including its writer thread; the load comes from this process on another
core. Every move is on disk, with SQLite and synchronous FULL, before it is sent to anybody. Rolls count as
moves: they are decided, written and broadcast like any other.
"""

import asyncio
import contextlib
import os
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass
from http.client import HTTPConnection, HTTPException
from pathlib import Path

import msgspec
import uvloop

from benchmarks.server_load import GAME_MOVES, Load, echo, finish, offer
from duellum.server.live.maintenance import SNAPSHOT_AFTER_SECONDS
from duellum.server.settings import Limits, Settings

WARM_UP, SECONDS = 3.0, 8.0
OFFERED_MOVES_PER_SECOND = 3_050
"""Moves a second that are offered when latency is measured: 3,000 arrive, as players pause between games."""
WINDOWS = 5
"""How many windows of a thousand games are measured in a row: a shared machine has good and bad seconds, and
all of them are printed."""
MESSAGE_BYTES = 1_500
"""The size of an update, about."""
_RATES = [name for name in Limits.__struct_fields__ if name.endswith(("_per_second", "_per_minute"))]
_UNLIMITED = msgspec.convert(
    dict.fromkeys(_RATES, 1e9)
    | {"address_connections": 100_000, "address_sockets": 100_000, "address_seeks": 100_000},
    Limits,
)
_SERVER = """
import sys, msgspec
from duellum.server import process
from duellum.server.settings import Settings
process.run(msgspec.json.decode(sys.argv[1], type=Settings))
"""
_ECHO = """
import sys, uvicorn
from starlette.applications import Starlette
from starlette.routing import Route, WebSocketRoute
from starlette.responses import PlainTextResponse
async def answer(websocket):
    await websocket.accept()
    while True:
        message = await websocket.receive()
        if message["type"] != "websocket.receive":
            return
        await websocket.send_text(message["text"])
async def healthy(request):
    return PlainTextResponse("ok")
app = Starlette(routes=[WebSocketRoute("/", answer), Route("/healthz", healthy)])
uvicorn.run(app, host="127.0.0.1", port=int(sys.argv[1]), ws="websockets-sansio",
            ws_per_message_deflate=False, log_level="warning")
"""


@dataclass
class Window:
    """The measurements of a stretch of time."""

    latencies: list[float]
    seconds: float
    cpu: float
    """The server's CPU seconds."""

    @property
    def rate(self) -> float:
        """Moves a second."""
        return len(self.latencies) / self.seconds

    @property
    def cost(self) -> float:
        """CPU seconds for each move."""
        return self.cpu / len(self.latencies)

    def latency(self, share: float) -> float:
        """Return a percentile of the latency in seconds; `share` is 0.99 for p99."""
        return sorted(self.latencies)[int(len(self.latencies) * share)]

    def __str__(self) -> str:
        p50, p99 = self.latency(0.5) * 1000, self.latency(0.99) * 1000
        return f"to the opponent p50 {p50:.1f} ms, p99 {p99:.1f} ms"


def measure() -> None:
    """Print all measurements of the server."""
    measure_start()
    yardstick = measure_echo()
    for games in (10, 100, 1_000):
        measure_throughput(games, yardstick)
    for games in (10, 100):
        measure_latency(games, OFFERED_MOVES_PER_SECOND)
    for offered in (1_000, 2_000):
        measure_latency(1_000, offered)
    measure_latency(1_000, OFFERED_MOVES_PER_SECOND, is_under_way=True)
    measure_latency(1_000, OFFERED_MOVES_PER_SECOND, WINDOWS)
    measure_memory()


def measure_start(times: int = 3) -> None:
    """Print how long it takes from starting the server to its first answer."""
    took = []
    for _ in range(times):
        start = time.perf_counter()
        with server() as (_, _process):
            took.append(time.perf_counter() - start)
    print(f"server: first answer {min(took):.2f} s after its start")


def measure_echo(connections: int = 200) -> float:
    """Print and return the yardstick: messages a second of a bare echo server on the same stack."""
    with _process(_ECHO, str(port := _port()), port) as process:
        count, seconds, cpu = uvloop.run(
            echo(port, connections, SECONDS / 2, MESSAGE_BYTES, lambda: _cpu(process))
        )
    print(
        f"server yardstick: bare echo over {connections} connections, {count / seconds:,.0f} messages/s, "
        f"{cpu / count * 1e6:.0f} us CPU each"
    )
    return count / seconds


def measure_throughput(games: int, yardstick: float) -> None:
    """Print the throughput when each game is played as fast as answers come."""
    with server() as (port, process):
        [window] = uvloop.run(_offer(Load(port, games), process))
    print(
        f"server flat out, {games:5,} games: {window.rate:,.0f} durable moves/s, "
        f"{window.rate / yardstick:.2f} of the echo's messages, {window.cost * 1e6:.0f} us CPU each; "
        f"{window}"
    )


def measure_latency(games: int, offered: int, windows: int = 1, *, is_under_way: bool = False) -> None:
    """Print the latency of each window when so many moves a second are offered.

    Games end and others begin all the while, each after 20 seconds: 50 a second of a thousand. If they are
    under way, all have begun together, and none ends during the measurement.
    """
    interval = games / offered
    name = f"server offered {offered:,} moves/s, {games:5,} games{' under way' if is_under_way else ''}"
    with server() as (port, process):
        load = Load(port, games, interval, spread=0.0 if is_under_way else interval * GAME_MOVES)
        found = uvloop.run(_offer(load, process, windows))
    for window in found:
        busy = window.rate * window.cost
        print(
            f"{name}: {window.rate:,.0f} durable moves/s, core {busy:.0%} busy, "
            f"{window.cost * 1e6:.0f} us CPU each; {window}"
        )
    if windows > 1:
        middle = sorted(window.latency(0.99) for window in found)[windows // 2]
        print(f"{name}: median p99 {middle * 1000:.1f} ms")


def measure_memory(games: int = 1_000, waves: int = 4) -> None:
    """Print the memory of an idle game, in the middle of play and with both players connected.

    Games come in waves, each of which plays and then idles, so that the next can reuse the memory it freed.
    """
    with server() as (port, process):
        each = uvloop.run(_memory(port, process, games // waves, waves))
    print(f"server idle: {each / 1024:.1f} KB a game with both players connected")


async def _memory(port: int, process: int, games: int, waves: int) -> float:
    warm = Load(port, 20, interval=0.02)
    await offer(warm, 0.0, 1.0)
    await finish(warm)
    before, loads = _resident(process), []
    for _ in range(waves):
        loads.append(Load(port, games, interval=0.2))
        await offer(loads[-1], 0.0, 8.0)
        loads[-1].is_over = True
        await asyncio.sleep(SNAPSHOT_AFTER_SECONDS + games / 100 + 2)
    resident = _resident(process)
    for load in loads:
        await finish(load)
    return (resident - before) / (games * waves)


async def _offer(load: Load, process: int, windows: int = 1) -> list[Window]:
    """Offer a load and return the measurements of each window."""
    await offer(load, WARM_UP, 0.0)
    load.is_counting, found = True, []
    for _ in range(windows):
        load.latencies, start, busy = [], time.perf_counter(), _cpu(process)
        await asyncio.sleep(SECONDS)
        seconds, cpu = time.perf_counter() - start, _cpu(process) - busy
        found.append(Window(load.latencies or [SECONDS], seconds, cpu))
    load.is_counting = False
    await finish(load)
    return found


# -- Processes --------------------------------------------------------------------------------------------


@contextlib.contextmanager
def server(workers: int = 1) -> Iterator[tuple[int, int]]:
    """Run a server with a new log; gives its port and process id. Several workers share its core."""
    with tempfile.TemporaryDirectory(prefix="duellum-bench-") as folder:
        # without compiling engines meanwhile: that is another process, and it would share the server's core
        settings = Settings(folder, port=_port(), limits=_UNLIMITED, workers=workers)
        with _process(_SERVER, msgspec.json.encode(settings).decode(), settings.port) as process:
            yield settings.port, process


@contextlib.contextmanager
def _process(code: str, argument: str, port: int) -> Iterator[int]:
    """Run Python code on a core of its own until the end of the block."""
    cores = sorted(os.sched_getaffinity(0))
    with subprocess.Popen(
        [sys.executable, "-c", code, argument], cwd=Path(__file__).parent.parent
    ) as process:
        os.sched_setaffinity(process.pid, cores[:1])
        os.sched_setaffinity(0, cores[1:] or cores)
        try:
            _await_answer(port)
            yield process.pid
        finally:
            process.terminate()
            process.wait(20)
            os.sched_setaffinity(0, cores)


def _await_answer(port: int) -> None:
    deadline = time.monotonic() + 30
    while time.monotonic() < deadline:
        connection = HTTPConnection("127.0.0.1", port, timeout=2)
        try:
            connection.request("GET", "/healthz")
            if connection.getresponse().status == 200:
                return
        except (OSError, HTTPException):
            time.sleep(0.01)
        finally:
            connection.close()
    raise TimeoutError("the server does not answer")


def _port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def _cpu(process: int) -> float:
    """Return the CPU seconds of a process, all threads together."""
    fields = Path(f"/proc/{process}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def _resident(process: int) -> int:
    """Return the resident memory of a process in bytes."""
    pages = Path(f"/proc/{process}/statm").read_text(encoding="ascii").split()[1]
    return int(pages) * os.sysconf("SC_PAGE_SIZE")


if __name__ == "__main__":
    measure()
