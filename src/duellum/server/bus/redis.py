"""The bus between nodes on many machines: Redis publish/subscribe."""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from duellum.server.bus.contract import Listener, Usage, UsageListener, Wake

_CHANNEL = "duellum"
_USAGE_CHANNEL = "duellum-usage"
_MAX_QUEUED = 10_000
_MAX_BATCH = 1_000
_CONNECT_TIMEOUT_SECONDS = 2
_RECONNECT_SECONDS = 0.5
_LOGGER = logging.getLogger(__name__)


class RedisBus:
    """Wakes over Redis. While Redis cannot be reached nothing waits for it."""

    def __init__(self, address: str) -> None:
        from redis import asyncio as redis  # noqa: PLC0415 - an extra

        self._redis = redis.Redis.from_url(
            address, socket_timeout=None, socket_connect_timeout=_CONNECT_TIMEOUT_SECONDS
        )
        self._queue: asyncio.Queue[tuple[str, bytes]] = asyncio.Queue(_MAX_QUEUED)
        self._batch: list[tuple[str, bytes]] = []
        """Taken from the queue but not delivered yet; sent again after a reconnection."""
        self._tasks: list[asyncio.Task[None]] = []
        self._on_usage: UsageListener = lambda _: None
        self.is_healthy = False

    def start(self, listener: Listener) -> None:
        """Listen and publish until closed."""
        self._tasks = [
            asyncio.create_task(self._run_forever(lambda: self._listen(listener))),
            asyncio.create_task(self._run_forever(self._publish_batches)),
        ]

    def publish(self, wake: Wake) -> None:
        """Send a wake as soon as Redis can be reached; a full queue drops its oldest wake."""
        self._put(_CHANNEL, wake)

    def listen_to_usage(self, listener: UsageListener) -> None:
        """Pass reports of usage to the listener; those of this node come back, too."""
        self._on_usage = listener

    def publish_usage(self, usage: Usage) -> None:
        """Send a report of usage; it is lost while Redis cannot be reached."""
        if self.is_healthy:
            self._put(_USAGE_CHANNEL, usage)

    def _put(self, channel: str, message: Wake | Usage) -> None:
        if self._queue.full():
            self._queue.get_nowait()
        self._queue.put_nowait((channel, msgspec.json.encode(message)))

    async def close(self) -> None:
        """Stop both tasks and disconnect."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._redis.aclose()

    async def _run_forever(self, work: Callable[[], Awaitable[None]]) -> None:
        from redis import RedisError  # noqa: PLC0415 - an extra

        while True:
            with contextlib.suppress(RedisError, OSError, TimeoutError):
                await work()
            await asyncio.sleep(_RECONNECT_SECONDS)

    async def _listen(self, listener: Listener) -> None:
        try:
            async with self._redis.pubsub() as pubsub:
                await pubsub.subscribe(_CHANNEL, _USAGE_CHANNEL)
                async for message in pubsub.listen():
                    self._receive(message, listener)
        finally:
            if self.is_healthy:
                _LOGGER.warning("the connection to Redis is lost; polling the log every second")
            self.is_healthy = False

    def _receive(self, message: dict[str, Any], listener: Listener) -> None:
        if message["type"] == "subscribe":
            self.is_healthy = True
        elif message["type"] == "message":
            with contextlib.suppress(msgspec.MsgspecError):
                if message["channel"] == _USAGE_CHANNEL.encode():
                    self._on_usage(msgspec.json.decode(message["data"], type=Usage))
                else:
                    listener(msgspec.json.decode(message["data"], type=Wake))

    async def _publish_batches(self) -> None:
        while True:
            if not self._batch:
                self._batch.append(await self._queue.get())
            while not self._queue.empty() and len(self._batch) < _MAX_BATCH:
                self._batch.append(self._queue.get_nowait())
            async with self._redis.pipeline(transaction=False) as pipeline:
                for channel, message in self._batch:
                    pipeline.publish(channel, message)
                await pipeline.execute()
            self._batch.clear()
