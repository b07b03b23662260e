"""A log whose appends wait until the test lets them through."""

import asyncio
from collections.abc import Sequence

from duellum.store import Entry, EventLog


class HeldLog:
    """Passes everything on to a log; appends wait between :meth:`hold` and :meth:`let_through`."""

    def __init__(self, log: EventLog) -> None:
        self._log = log
        self._may_pass = asyncio.Event()
        self._may_pass.set()
        self.appends = 0

    def hold(self) -> None:
        """Hold all appends from now on."""
        self._may_pass.clear()

    def let_through(self) -> None:
        """Let them through, those held first."""
        self._may_pass.set()

    async def append(
        self, game_id: str, after: int, payloads: Sequence[bytes], *, at: int, live: bool,
        due: int | None = None, label: str = "",
    ) -> None:  # fmt: skip
        self.appends += 1
        await self._may_pass.wait()
        await self._log.append(game_id, after, payloads, at=at, live=live, due=due, label=label)

    async def read(self, game_id: str, after: int = 0) -> Sequence[Entry]:
        return await self._log.read(game_id, after)
