"""Servers of a test's own: PostgreSQL and Redis from Debian's packages, where they are installed."""

import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest

from tests.server.clients import free_port

SECONDS_TO_START = 30.0


class Service:
    """A server process: started, stopped and killed at will."""

    def __init__(self, command: list[str], ready: list[str], owner: str | None = None) -> None:
        self._command = command
        self._ready = ready
        self._owner = owner
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start the server and wait until it answers."""
        self._process = subprocess.Popen(
            self._command, user=self._owner, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        deadline = time.monotonic() + SECONDS_TO_START
        while subprocess.run(self._ready, capture_output=True, check=False).returncode != 0:
            if self._process.poll() is not None or time.monotonic() > deadline:
                raise RuntimeError(f"{self._command[0]} does not start")
            time.sleep(0.05)

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """Send the server a signal and wait until it is gone; nothing if it is gone already."""
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait(SECONDS_TO_START)
            self._process = None

    def kill(self) -> None:
        """End the server without a chance to say goodbye."""
        self.stop(signal.SIGKILL)

    def restart(self) -> None:
        """Stop the server, cutting off anyone who is connected, and start it again."""
        self.stop()
        self.start()


class Postgresql(Service):
    """A PostgreSQL server on a socket in a folder of its own."""

    def __init__(self, programs: Path, folder: Path) -> None:
        owner = "postgres" if os.geteuid() == 0 else None  # it refuses to run as root
        if owner:
            shutil.chown(folder, owner)
        create = [f"{programs}/initdb", "-D", f"{folder}/data", "-U", "duellum", "-A", "trust", "-E", "UTF8"]
        subprocess.run([*create, "--no-locale", "-N"], user=owner, check=True, capture_output=True)
        server = [
            f"{programs}/postgres",
            "-D",
            f"{folder}/data",
            "-k",
            f"{folder}",
            "-c",
            "listen_addresses=",
            "-c",
            "fsync=off",  # tests kill the server, not the machine; its shutdown would sync thousands of files
        ]
        super().__init__(server, [f"{programs}/pg_isready", "-h", f"{folder}", "-d", "postgres"], owner)
        self._programs = programs
        self._folder = folder
        self._numbers = count(1)

    def kill(self) -> None:
        """End the server at once, as if it had crashed: killed itself, it would leave its children behind."""
        self.stop(signal.SIGQUIT)

    def new_database(self) -> str:
        """Create an empty database and return its address."""
        name = f"test{next(self._numbers)}"
        create = [f"{self._programs}/createdb", "-h", f"{self._folder}", "-U", "duellum", name]
        subprocess.run(create, check=True, capture_output=True)
        return f"postgresql://duellum@/{name}?host={self._folder}"


class Redis(Service):
    """A Redis server on a loopback port of its own, which keeps nothing."""

    def __init__(self, program: str) -> None:
        port = str(free_port())
        self.address = f"redis://127.0.0.1:{port}/0"
        server = [program, "--bind", "127.0.0.1", "--port", port, "--save", "", "--appendonly", "no"]
        super().__init__(server, ["redis-cli", "-p", port, "ping"])


@pytest.fixture(scope="session")
def postgresql() -> Iterator[Postgresql]:
    """A running PostgreSQL; a test that stops it starts it again."""
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda folder: int(folder.parent.name))
    if not folders:
        pytest.skip("PostgreSQL is not installed")
    with tempfile.TemporaryDirectory(prefix="duellum-") as folder:
        server = Postgresql(folders[-1], Path(folder))
        server.start()
        try:
            yield server
        finally:
            server.kill()


@pytest.fixture
def redis_server() -> Iterator[Redis]:
    """A running Redis, which the test may kill."""
    program = shutil.which("redis-server")
    if program is None:
        pytest.skip("Redis is not installed")
    server = Redis(program)
    server.start()
    try:
        yield server
    finally:
        server.kill()
