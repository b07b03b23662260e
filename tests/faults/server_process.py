"""The server as a process of its own, to be killed."""

import contextlib
import os
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx
import msgspec

from duellum.server.settings import Limits, Settings
from tests.server.clients import UNLIMITED, free_port

_TIMEOUT_SECONDS = 60.0
_LOG_LENGTH = 4_000
_DUMP_SECONDS = 0.5
_CODE = """
import faulthandler, signal, sys, msgspec
if sys.platform != "win32":
    faulthandler.register(signal.SIGUSR1, all_threads=False)
from duellum.server import process
from duellum.server.settings import Settings
process.run(msgspec.json.decode(sys.argv[1], type=Settings))
"""


_running: dict[int, "ServerProcess"] = {}
"""The servers that run now, by their ports."""


def describe_server(url: str) -> str:
    """Return what is known of the server at an address, for the report of a failed test."""
    server = _running.get(urlsplit(url).port or 0)
    return f"no server of the tests runs at {url}" if server is None else server.describe()


class ServerProcess:
    """A server that can be started, killed and started again, always at the same port.

    `paths` are put on its module path; `prelude` is code that it runs first.
    """

    def __init__(
        self,
        folder: Path,
        limits: Limits = UNLIMITED,
        paths: Sequence[str] = (),
        prelude: str = "",
        **settings: Any,  # noqa: ANN401 - the settings' own
    ) -> None:
        self.settings = Settings(str(folder), port=free_port(), limits=limits, **settings)
        self._prelude = prelude
        self.url = f"http://127.0.0.1:{self.settings.port}"
        self.log = folder / "server.log"
        self._environment = dict(os.environ)
        if paths:
            self._environment["PYTHONPATH"] = os.pathsep.join(paths)
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def pid(self) -> int:
        """The process's id."""
        assert self._process is not None
        return self._process.pid

    def start(self) -> None:
        """Start the server and wait until it is ready."""
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                [sys.executable, "-c", self._prelude + _CODE, msgspec.json.encode(self.settings).decode()],
                stdout=log, stderr=log, env=self._environment,
            )  # fmt: skip
        _running[self.settings.port] = self
        deadline = time.monotonic() + _TIMEOUT_SECONDS
        while not self._is_ready():
            if self._process.poll() is not None or time.monotonic() > deadline:
                raise RuntimeError(f"the server does not start: {self.log.read_text()[-2000:]}")
            time.sleep(0.02)

    def _is_ready(self) -> bool:
        with contextlib.suppress(httpx.HTTPError):
            return httpx.get(f"{self.url}/readyz", timeout=2).is_success
        return False

    def describe(self) -> str:
        """Return how fast the server answers, what it is doing and the end of its log."""
        assert self._process is not None
        begun = time.monotonic()
        answer = "is ready" if self._is_ready() else f"is not ready, exit code {self._process.poll()}"
        text = f"{self.url} {answer} after {time.monotonic() - begun:.3f} s"
        if sys.platform != "win32" and self._process.poll() is None:
            self._process.send_signal(signal.SIGUSR1)
            time.sleep(_DUMP_SECONDS)
        return f"{text}\nend of its log, with what it is doing now:\n{self.log.read_text()[-_LOG_LENGTH:]}"

    def find_processes(self) -> list[int]:
        """Return the server's processes: the one that was started and its workers."""
        assert self._process is not None
        pid = self._process.pid
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii").split()
        return [pid, *(int(child) for child in children if _is_worker(child))]

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        """Send the server a signal, and wait until it is gone."""
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait(_TIMEOUT_SECONDS)
            self._process = None
            del _running[self.settings.port]

    def kill(self) -> None:
        """End the server without a chance to say goodbye."""
        self.stop(signal.SIGKILL)


def _is_worker(process: str) -> bool:
    """Whether a child is a worker, not a helper of Python's multiprocessing."""
    return b"spawn_main" in Path(f"/proc/{process}/cmdline").read_bytes()
