"""A WebSocket connection: reads commands, sends what happens, and ends when it is too fast or too slow."""

import asyncio
import logging
import time
from functools import partial
from typing import Literal

from duellum.server.live import queries
from duellum.server.live.registry import Hall
from duellum.server.live.table import Ending, Quick, Table, now_ms
from duellum.server.metrics import CUT_OFF, REFUSED
from duellum.server.protocol.client import (
    AskChances,
    AskHint,
    AskPast,
    AskThreats,
    Command,
    Echo,
    Ping,
    Query,
)
from duellum.server.protocol.codec import DECODE_ERRORS, decode_client_message, encode_message
from duellum.server.protocol.errors import Reason, RefusedError
from duellum.server.protocol.server import Goodbye, Pong, Probe, Refused
from duellum.server.transport.rate_limit import Bucket
from duellum.server.transport.websocket import Wire

POLICY_VIOLATION = 1008
PROBE_SECONDS = 20.0
MOST_IGNORED = 200
"""How many messages beyond the rate are refused before the connection is cut off."""
MOST_QUESTIONS = 4
"""How many questions of one connection are thought about at a time."""
_LAGS = 4
"""How many measured ways of messages are kept; the shortest counts."""
_LOGGER = logging.getLogger(__name__)


class Connection:
    """One browser tab or program at one table."""

    __slots__ = (
        "_buckets", "_hall", "_ignored", "_is_leaving", "_lags", "_most_unread", "_probe", "_prober",
        "_questions", "_table", "_wire", "player",
    )  # fmt: skip

    def __init__(
        self,
        wire: Wire,
        player: str,
        hall: Hall,
        table: Table,
        buckets: tuple[Bucket, Bucket],
        most_unread: int,
    ) -> None:
        self.player = player
        self._wire, self._hall, self._table = wire, hall, table
        self._buckets, self._most_unread = buckets, most_unread
        self._questions: tuple[asyncio.Task[None], ...] = ()
        self._is_leaving = False
        self._ignored = 0
        self._probe = 0
        self._prober: asyncio.TimerHandle
        self._lags: tuple[int, ...] = ()

    def push(self, payload: bytes) -> None:
        """Send a message; who does not read is cut off."""
        if self._wire.unread > self._most_unread:
            self._cut_off("too-slow")
        elif not self._is_leaving:
            self._wire.tell(payload)

    def _cut_off(self, reason: Literal["too-slow", "too-fast"]) -> None:
        """Close the connection, saying why."""
        if not self._is_leaving:
            CUT_OFF.labels(reason).inc()
            self._is_leaving = True
            self._wire.tell(encode_message(Goodbye(reason)))
            self._wire.close(POLICY_VIOLATION)  # which ends the reading, too

    async def serve(self, after: int | None) -> None:
        """Serve until either side closes."""
        await self._hall.watch(self._table, self, after)
        self._send_probe()
        self._wire.listener = self._hear_now
        try:
            await self._read()
        finally:
            self._wire.listener = None
            self._prober.cancel()
            self._hall.leave(self._table, self)
            for task in self._questions:
                task.cancel()

    def _send_probe(self) -> None:
        self._probe = now_ms()
        self.push(encode_message(Probe(self._probe)))
        self._prober = asyncio.get_running_loop().call_later(PROBE_SECONDS, self._send_probe)

    # -- Reading ------------------------------------------------------------------------------------------

    def _hear_now(self, text: bytes) -> bool:
        """Carry out a move at once, if nothing else has to be waited for; else it is to be read."""
        try:
            command = decode_client_message(text)
        except DECODE_ERRORS:
            return False
        if not isinstance(command, Quick) or not self._table.is_free_for(command, self.player):
            return False
        if not self._is_too_fast():
            try:
                self._table.begin(command, self.player, self._lag, partial(self._end, text, command.id))
            except Exception as error:
                self._fail(command.id, error)
        return True

    def _end(self, text: bytes, command: str, ending: Ending) -> None:
        if isinstance(ending, Exception):
            self._fail(command, ending)
        elif ending == "again":
            self._wire.put_back(text)

    @property
    def _lag(self) -> int:
        return min(self._lags, default=0)

    async def _read(self) -> None:
        while (text := await self._wire.hear()) is not None:
            if not self._is_too_fast():
                await self._hear(text)

    def _is_too_fast(self) -> bool:
        now = time.monotonic()
        own, address = self._buckets
        if own.take(now) and address.take(now):
            return False
        self._ignored += 1
        if self._ignored > MOST_IGNORED:
            self._cut_off("too-fast")
        else:
            self._refuse(None, RefusedError(Reason.TOO_FAST, "too many messages in too short a time"))
        return True

    async def _hear(self, text: bytes) -> None:
        try:
            message = decode_client_message(text)
        except DECODE_ERRORS as error:
            self._refuse(None, RefusedError(Reason.MALFORMED, str(error)[:200]))
            return
        match message:
            case Echo():
                self._measure(message.probe)
            case Ping():
                self.push(encode_message(Pong(message.id, now_ms())))
            case AskThreats() | AskHint() | AskChances() | AskPast():
                self._ask(message)
            case _:
                await self._act(message)

    def _measure(self, probe: int) -> None:
        if probe == self._probe:
            self._lags = (*self._lags, max(0, now_ms() - probe))[-_LAGS:]
            self._probe = 0

    async def _act(self, command: Command) -> None:
        try:
            done = await self._table.act(command, self.player, self._lag)
        except Exception as error:
            self._fail(command.id, error)
        else:
            if done is not None:
                self.push(encode_message(done))

    def _fail(self, command: str, error: Exception) -> None:
        """Say why a command was not carried out."""
        if not isinstance(error, RefusedError):
            _LOGGER.error("a command has failed", exc_info=error)
            self._table.is_behind = True
            error = RefusedError(Reason.UNAVAILABLE, "the server has failed")
        self._refuse(command, error)

    def _ask(self, query: Query) -> None:
        if len(self._questions) >= MOST_QUESTIONS:
            self._refuse(query.id, RefusedError(Reason.TOO_FAST, "wait for the answers to other questions"))
            return
        task = asyncio.create_task(self._answer(query))
        self._questions = (*self._questions, task)
        task.add_done_callback(self._forget)

    def _forget(self, task: asyncio.Task[None]) -> None:
        self._questions = tuple(each for each in self._questions if each is not task)

    async def _answer(self, query: Query) -> None:
        try:
            reply = await queries.answer(query, self._table.state, self.player, self._hall.engines)
        except RefusedError as error:
            self._refuse(query.id, error)
        else:
            self.push(encode_message(reply))

    def _refuse(self, command: str | None, error: RefusedError) -> None:
        REFUSED.labels(error.reason.value).inc()
        self.push(encode_message(Refused(command, error.reason, error.text, error.clause)))
