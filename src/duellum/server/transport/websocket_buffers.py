"""What WebSocket connections hold back: input not parsed, messages not read, frames not written yet."""

import asyncio
import time
from collections import deque
from typing import Any, Protocol

_MAX_BATCH = 64
"""How many connections with unsent frames are collected before they are written."""
_PARSE_SECONDS = 0.005
"""For how long the input of all connections is parsed in one iteration of the event loop."""


class ReceiveQueue:
    """Incoming events: an asyncio.Queue for one reader, in a tenth of the memory."""

    __slots__ = ("_events", "_loop", "_waiter")

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._events: list[Any] = []
        self._waiter: asyncio.Future[None] | None = None

    def put_nowait(self, event: Any) -> None:  # noqa: ANN401 - uvicorn's events, or a message's bytes
        """Add an event."""
        self._events.append(event)
        if self._waiter is not None and not self._waiter.done():
            self._waiter.set_result(None)

    def empty(self) -> bool:
        """Whether there is nothing to read."""
        return not self._events

    def __len__(self) -> int:
        return len(self._events)

    async def get(self) -> Any:  # noqa: ANN401 - uvicorn's events, or a message's bytes
        """Return the first event, waiting for one."""
        while not self._events:
            self._waiter = self._loop.create_future()
            await self._waiter
        return self._events.pop(0)


class Writable(Protocol):
    """A connection with unsent frames."""

    def flush(self) -> None:
        """Write them now."""


class WriteBatcher:
    """Writes the frames of all connections at the end of an event loop iteration.

    One write for each connection after another is faster than writes in between other work.
    """

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._connections: list[Writable] = []

    def add(self, connection: Writable) -> None:
        """Schedule a connection's unsent frames."""
        if not self._connections:
            self._loop.call_soon(self._flush)
        self._connections.append(connection)
        if len(self._connections) >= _MAX_BATCH:  # an iteration may be long
            self._flush()

    def _flush(self) -> None:
        connections, self._connections = self._connections, []
        for connection in connections:
            connection.flush()


class Parsing(Protocol):
    """A connection with input that is not parsed yet."""

    def parse_slice(self) -> None:
        """Parse a little of it, in less than a millisecond; schedules itself again where more is left."""


class ParseScheduler:
    """Parses the input of all connections, in turn, for a few milliseconds in each event loop iteration.

    One slice holds the loop for less than a millisecond, but many connections may have one at the same time:
    half an hour of attacks from 40 addresses brought a hold of 77 ms, when each had one in an iteration.
    """

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._connections: deque[Parsing] = deque()
        self._is_scheduled = False

    def add(self, connection: Parsing) -> None:
        """Let a connection parse a slice when its turn has come."""
        self._connections.append(connection)
        self._schedule()

    def _schedule(self) -> None:
        if not self._is_scheduled:
            self._is_scheduled = True
            self._loop.call_soon(self._run)

    def _run(self) -> None:
        self._is_scheduled = False
        end = time.monotonic() + _PARSE_SECONDS
        for _ in range(len(self._connections)):  # anyone who is added meanwhile waits for the next iteration
            self._connections.popleft().parse_slice()
            if time.monotonic() >= end:
                break
        if self._connections:
            self._schedule()
