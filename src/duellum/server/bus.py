"""The bus between nodes: it only wakes. A wake says that a game went on; what happened stands in the log.

A wake that is lost costs a second: nodes look into the log themselves while the bus is not well.
"""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from typing import Any, Protocol

import msgspec
from msgspec import Struct

from duellum.store import StoreError

_CHANNEL = "duellum"
_MOST_WAITING = 10_000
_MOST_AT_ONCE = 1_000
_RETRY_SECONDS = 0.5
_LOGGER = logging.getLogger(__name__)


class Wake(Struct, frozen=True):
    """A game went on, or who is present at a node changed."""

    node: str
    game: str
    sequence: int
    seats: tuple[int, ...] = ()
    """The seats whose players are connected to this node."""
    watchers: int = 0


Listener = Callable[[Wake], None]


class Bus(Protocol):
    """How nodes wake each other."""

    @property
    def is_well(self) -> bool:
        """Whether wakes arrive now; while they do not, nodes look for themselves."""

    def start(self, listener: Listener) -> None:
        """Begin to hand wakes of other nodes to the listener."""

    def publish(self, wake: Wake) -> None:
        """Wake the other nodes, some time soon."""

    async def close(self) -> None:
        """Stop."""


class NoBus:
    """For one process alone, which needs none; or for several that look into the log every second."""

    def __init__(self, *, is_alone: bool) -> None:
        self.is_well = is_alone

    def start(self, listener: Listener) -> None:
        """Do nothing: nobody will wake us."""

    def publish(self, wake: Wake) -> None:
        """Do nothing: nobody is to be woken."""

    async def close(self) -> None:
        """Do nothing."""


class RedisBus:
    """Wakes over Redis. While it is away nothing waits for it."""

    def __init__(self, address: str) -> None:
        from redis import asyncio as redis  # noqa: PLC0415 - an extra

        self._redis = redis.Redis.from_url(address, socket_timeout=None, socket_connect_timeout=2)
        self._waiting: asyncio.Queue[bytes] = asyncio.Queue(_MOST_WAITING)
        self._unsent: list[bytes] = []
        self._tasks: list[asyncio.Task[None]] = []
        self.is_well = False

    def start(self, listener: Listener) -> None:
        """Listen and publish until closed."""
        self._tasks = [
            asyncio.create_task(self._again_and_again(lambda: self._listen(listener))),
            asyncio.create_task(self._again_and_again(self._publish)),
        ]

    def publish(self, wake: Wake) -> None:
        """Wake the others when Redis can be reached; the oldest wakes give way where too many wait."""
        if self._waiting.full():
            self._waiting.get_nowait()
        self._waiting.put_nowait(msgspec.json.encode(wake))

    async def close(self) -> None:
        """Stop both, and leave Redis."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._redis.aclose()

    async def _again_and_again(self, work: Callable[[], Awaitable[None]]) -> None:
        from redis import RedisError  # noqa: PLC0415 - an extra

        while True:
            with contextlib.suppress(RedisError, OSError, TimeoutError):
                await work()
            await asyncio.sleep(_RETRY_SECONDS)

    async def _listen(self, listener: Listener) -> None:
        try:
            async with self._redis.pubsub() as pubsub:
                await pubsub.subscribe(_CHANNEL)
                async for message in pubsub.listen():
                    self._hear(message, listener)
        finally:
            if self.is_well:
                _LOGGER.warning("the bus is away; looking into the log every second")
            self.is_well = False

    def _hear(self, message: dict[str, Any], listener: Listener) -> None:
        if message["type"] == "subscribe":
            self.is_well = True
        elif message["type"] == "message":
            with contextlib.suppress(msgspec.MsgspecError):
                listener(msgspec.json.decode(message["data"], type=Wake))

    async def _publish(self) -> None:
        while True:
            if not self._unsent:
                self._unsent.append(await self._waiting.get())
            while not self._waiting.empty() and len(self._unsent) < _MOST_AT_ONCE:
                self._unsent.append(self._waiting.get_nowait())
            async with self._redis.pipeline(transaction=False) as pipeline:
                for wake in self._unsent:
                    pipeline.publish(_CHANNEL, wake)
                await pipeline.execute()
            self._unsent.clear()


def open_bus(address: str, *, is_alone: bool) -> Bus:
    """Return the bus at an address, none if it is empty. Raises :class:`~duellum.store.StoreError`."""
    if not address:
        return NoBus(is_alone=is_alone)
    try:
        return RedisBus(address)
    except ImportError as error:
        raise StoreError(f"Redis needs the extra duellum[scale]: {error}") from error
    except ValueError as error:
        raise StoreError(f"no bus is at {address!r}: {error}") from error
