"""The bus between nodes on many machines: Redis."""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from duellum.server.bus.contract import Listener, Wake

_CHANNEL = "duellum"
_MOST_WAITING = 10_000
_MOST_AT_ONCE = 1_000
_RETRY_SECONDS = 0.5
_LOGGER = logging.getLogger(__name__)


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
