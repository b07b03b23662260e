"""A WebSocket connection: reads commands, sends what happens, and ends when it is too fast or too slow."""

import asyncio
import contextlib
import logging
import time
from collections import deque
from typing import Literal

import msgspec
from msgspec import Struct
from starlette.websockets import WebSocket, WebSocketDisconnect

from duellum.server import asking
from duellum.server.deciding import RefusedError
from duellum.server.figures import CUT_OFF, REFUSED
from duellum.server.hall import Hall
from duellum.server.messages import (
    AskChances,
    AskHint,
    AskPast,
    AskThreats,
    Command,
    Echo,
    FromClient,
    Goodbye,
    Ping,
    Pong,
    Probe,
    Query,
    Reason,
    Refused,
)
from duellum.server.rates import Bucket
from duellum.server.table import Table, now_ms, written

POLICY_VIOLATION = 1008
PROBE_SECONDS = 20.0
MOST_IGNORED = 200
"""How many messages beyond the rate are refused before the connection is cut off."""
MOST_QUESTIONS = 4
"""How many questions of one connection are thought about at a time."""
_SECONDS_TO_LEAVE = 2.0
_LOGGER = logging.getLogger(__name__)
_decoder: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)


class Connection:
    """One browser tab or program at one table."""

    def __init__(
        self,
        websocket: WebSocket,
        player: str,
        hall: Hall,
        table: Table,
        buckets: tuple[Bucket, ...],
        waiting: int,
    ) -> None:
        self.player = player
        self._websocket, self._hall, self._table = websocket, hall, table
        self._buckets, self._most_waiting = buckets, waiting
        self._outbox: deque[str] = deque()
        self._awake = asyncio.Event()
        self._questions: set[asyncio.Task[None]] = set()
        self._task: asyncio.Task[None] | None = None
        self._is_leaving = False
        self._ignored = 0
        self._probe = 0
        self._prober: asyncio.TimerHandle
        self._lags: deque[int] = deque(maxlen=4)

    def push(self, text: str) -> None:
        """Send a message some time soon; who does not read is cut off."""
        if len(self._outbox) >= self._most_waiting:
            self._cut_off("too-slow")
        elif not self._is_leaving:
            self._outbox.append(text)
            self._awake.set()

    def _cut_off(self, reason: Literal["too-slow", "too-fast"]) -> None:
        """Close the connection, saying why; what waits to be sent is dropped."""
        if not self._is_leaving:
            CUT_OFF.labels(reason).inc()
            self._is_leaving = True
            self._outbox.clear()
            self._outbox.append(written(Goodbye(reason)))
            self._awake.set()
            if self._task is not None:
                asyncio.get_running_loop().call_later(_SECONDS_TO_LEAVE, self._task.cancel)

    async def serve(self, after: int | None) -> None:
        """Serve until either side closes."""
        await self._hall.watch(self._table, self, after)
        self._task = asyncio.current_task()
        writer = asyncio.create_task(self._write())
        self._send_probe()
        try:
            await self._read()
        except asyncio.CancelledError:
            if not self._is_leaving:
                raise
        finally:
            self._task = None
            self._prober.cancel()
            self._hall.leave(self._table, self)
            for task in (writer, *self._questions):
                task.cancel()
            await asyncio.gather(writer, *self._questions, return_exceptions=True)

    # -- Sending ------------------------------------------------------------------------------------------

    async def _write(self) -> None:
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            while True:
                while self._outbox:
                    await self._websocket.send_text(self._outbox.popleft())
                if self._is_leaving:
                    await self._websocket.close(POLICY_VIOLATION)  # which ends the reading, too
                    return
                self._awake.clear()
                await self._awake.wait()

    def _send_probe(self) -> None:
        self._probe = now_ms()
        self.push(written(Probe(self._probe)))
        self._prober = asyncio.get_running_loop().call_later(PROBE_SECONDS, self._send_probe)

    # -- Reading ------------------------------------------------------------------------------------------

    async def _read(self) -> None:
        while True:
            message = await self._websocket.receive()
            if message["type"] != "websocket.receive":
                return
            if self._is_too_fast():
                continue
            await self._hear(message.get("text") or message.get("bytes") or "")

    def _is_too_fast(self) -> bool:
        now = time.monotonic()
        if all(bucket.take(now) for bucket in self._buckets):
            return False
        self._ignored += 1
        if self._ignored > MOST_IGNORED:
            self._cut_off("too-fast")
        else:
            self._refuse(None, RefusedError(Reason.TOO_FAST, "too many messages in too short a time"))
        return True

    async def _hear(self, text: str | bytes) -> None:
        try:
            message = _decoder.decode(text)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            self._refuse(None, RefusedError(Reason.MALFORMED, str(error)[:200]))
            return
        match message:
            case Echo():
                self._measure(message.probe)
            case Ping():
                self.push(written(Pong(message.id, now_ms())))
            case AskThreats() | AskHint() | AskChances() | AskPast():
                self._ask(message)
            case _:
                await self._act(message)

    def _measure(self, probe: int) -> None:
        if probe == self._probe:
            self._lags.append(max(0, now_ms() - probe))
            self._probe = 0

    async def _act(self, command: Command) -> None:
        try:
            done = await self._table.act(command, self.player, min(self._lags, default=0))
        except RefusedError as error:
            self._refuse(command.id, error)
        except Exception:
            _LOGGER.exception("a command has failed")
            self._table.is_behind = True
            self._refuse(command.id, RefusedError(Reason.UNAVAILABLE, "the server has failed"))
        else:
            if done is not None:
                self.push(written(done))

    def _ask(self, query: Query) -> None:
        if len(self._questions) >= MOST_QUESTIONS:
            self._refuse(query.id, RefusedError(Reason.TOO_FAST, "wait for the answers to other questions"))
            return
        task = asyncio.create_task(self._answer(query))
        self._questions.add(task)
        task.add_done_callback(self._questions.discard)

    async def _answer(self, query: Query) -> None:
        try:
            reply: Struct = await asking.answer(query, self._table.room, self.player, self._hall.engines)
        except RefusedError as error:
            self._refuse(query.id, error)
        else:
            self.push(written(reply))

    def _refuse(self, command: str | None, error: RefusedError) -> None:
        REFUSED.labels(error.reason.value).inc()
        self.push(written(Refused(command, error.reason, error.text, error.clause)))
