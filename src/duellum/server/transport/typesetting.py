"""Typesetting for requests: in a process of its own, one file at a time, whose memory is given back."""

import asyncio

from duellum.printing.process import Order, TypesetterError, TypesetterProcess
from duellum.server.protocol.errors import Reason, RefusedError

MAX_FILES = 64
"""After this many files the process is replaced; it grows by about half a megabyte with each."""
IDLE_SECONDS = 60.0
"""So long it waits for the next file: its start takes some tenths of a second."""
MAX_SECONDS = 60.0
"""So long one file may take, which takes some tenths of a second."""


class Typesetting:
    """Makes files, and keeps the process that makes them as long as it is of use."""

    def __init__(self) -> None:
        self._lock = asyncio.Lock()
        self._process: TypesetterProcess | None = None
        self._made = 0
        self._end_of_idling: asyncio.TimerHandle | None = None

    @property
    def process_id(self) -> int | None:
        """The number of the process; None while none is running."""
        return None if self._process is None else self._process.id

    async def make(self, order: Order) -> bytes:
        """Return what is ordered. Raises :class:`RefusedError`."""
        async with self._lock:
            if self._end_of_idling is not None:
                self._end_of_idling.cancel()
            try:
                made = await self._make(order)
            except TypesetterError as error:
                self.close()
                raise RefusedError(Reason.UNAVAILABLE, str(error)) from error
            except BaseException:
                self.close()
                raise
            self._made += 1
            if self._made >= MAX_FILES:
                self.close()
            else:
                self._end_of_idling = asyncio.get_running_loop().call_later(IDLE_SECONDS, self.close)
            return made

    async def _make(self, order: Order) -> bytes:
        if self._process is not None and not self._process.is_running:
            self.close()
        if self._process is None:
            self._process, self._made = TypesetterProcess(), 0
        alarm = asyncio.get_running_loop().call_later(MAX_SECONDS, self._process.stop)
        try:
            return await asyncio.to_thread(self._process.make, order)
        finally:
            alarm.cancel()

    def close(self) -> None:
        """End the process; the next file starts another."""
        if self._end_of_idling is not None:
            self._end_of_idling.cancel()
        if self._process is not None:
            self._process.close()
            self._process = None
