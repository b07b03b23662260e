"""Compiling the engines in the background from the moment the server starts, before anybody asks for them.

Each game's engine is compiled by a process of its own, at a low priority, into the cache on disk, from which
the engine pool then loads it. Where that fails, the pool compiles in its own threads.
"""

import asyncio
import logging
import threading
from collections.abc import Callable, Iterable

from duellum.core.compilation.process import CompilerProcess
from duellum.core.compilation.progress import COMPILED, STARTED, Progress
from duellum.core.compilation.stamp import is_compiled

_NICENESS = 5
"""Moves come first; but a player may be waiting, so the compilers must not starve on a busy machine."""
_LOGGER = logging.getLogger(__name__)


class EnginePreparation:
    """The compilation of all engines, and how far it is."""

    def __init__(self) -> None:
        self._progress: dict[str, Progress] = {}
        self._processes: list[CompilerProcess] = []
        self._changed = asyncio.Event()

    def start(self, games: Iterable[str]) -> None:
        """Start compiling the engines of these games, as far as they are not compiled; returns at once."""
        loop = asyncio.get_running_loop()
        for game in games:
            if not is_compiled(game):
                self._progress[game] = STARTED
                threading.Thread(
                    target=self._compile, args=(game, loop), daemon=True, name="compiler"
                ).start()

    def close(self) -> None:
        """Stop compiling."""
        for process in self._processes:
            process.stop()

    def progress(self, game: str) -> Progress:
        """Return how far a game's engine is."""
        return self._progress.get(game, COMPILED)

    async def wait(self, game: str, level: int | None, progress: Callable[[float], None]) -> None:
        """Wait until a game's engine can play at a level, None for full strength; tell how far it is."""
        last = -1
        while (share := self.progress(game).share(level)) < 1:
            percent = int(100 * share)
            if percent != last:
                progress(share)
            last = percent
            await self._changed.wait()
        if last >= 0:
            progress(1.0)

    def _compile(self, game: str, loop: asyncio.AbstractEventLoop) -> None:
        """Follow a process until it ends. Runs in a thread."""
        try:
            process = CompilerProcess(game, _NICENESS)
            self._processes.append(process)
            for progress in process.read_progress():
                loop.call_soon_threadsafe(self._set, game, progress)
            loop.call_soon_threadsafe(self._set, game, COMPILED)
        except RuntimeError:  # the event loop has ended
            process.stop()
        except OSError:
            _LOGGER.exception("the engine of %s cannot be compiled ahead", game)
            loop.call_soon_threadsafe(self._set, game, COMPILED)

    def _set(self, game: str, progress: Progress) -> None:
        self._progress[game] = progress
        changed, self._changed = self._changed, asyncio.Event()
        changed.set()
