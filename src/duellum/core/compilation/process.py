"""The compiler as a process of its own: the caller stays responsive, and finds the result in the cache."""

import contextlib
import subprocess
import sys
import threading
from collections.abc import Iterable, Iterator

from duellum.core.compilation.progress import COMPILED, STARTED, Progress, parse_progress
from duellum.core.compilation.stamp import is_compiled

COMPILER = "duellum.core.compilation.compiler"
"""The module that compiles, run as a program."""
_LOW_PRIORITY = getattr(subprocess, "BELOW_NORMAL_PRIORITY_CLASS", 0)
"""Of Windows; elsewhere the process lowers its priority itself."""


class CompilerProcess:
    """Compiles one game's engine. Its progress is read line by line, in a thread if need be.

    Where nobody waits for it yet, `niceness` above 0 leaves the processors to other work.
    """

    def __init__(self, game: str, niceness: int = 0) -> None:
        command = [sys.executable, "-m", COMPILER, game, str(niceness)]
        self._process = subprocess.Popen(  # noqa: S603 - our own program
            command,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            creationflags=_LOW_PRIORITY if niceness else 0,
        )

    def read_progress(self) -> Iterator[Progress]:
        """Yield the progress until the process ends."""
        with self._process as process:
            for line in process.stdout or ():
                with contextlib.suppress(ValueError):
                    yield parse_progress(line)

    def stop(self) -> None:
        """End the process; what it has finished stays in the cache."""
        self._process.kill()


class BackgroundCompilation:
    """Compiles the engines of several games at once, as far as they are not compiled yet."""

    def __init__(self, games: Iterable[str]) -> None:
        self._progress = {game: STARTED for game in games if not is_compiled(game)}
        self._changed = threading.Condition()
        for game in self._progress:
            threading.Thread(target=self._compile, args=(game,), daemon=True, name="compiler").start()

    def wait(self, seconds: float, level: int | None = None) -> bool:
        """Wait until all are compiled as far as a level needs, at most so long; return whether they are."""
        with self._changed:
            return self._changed.wait_for(lambda: self.share(level) >= 1, seconds)

    def share(self, level: int | None = None) -> float:
        """Return how much of what a level needs is compiled, from 0 to 1; None for full strength."""
        shares = [progress.share(level) for progress in self._progress.values()]
        return sum(shares) / len(shares) if shares else 1.0

    def _compile(self, game: str) -> None:
        with contextlib.suppress(OSError):  # it is then compiled when it is first used
            for progress in CompilerProcess(game).read_progress():
                self._set(game, progress)
        self._set(game, COMPILED)

    def _set(self, game: str, progress: Progress) -> None:
        with self._changed:
            self._progress[game] = progress
            self._changed.notify_all()
