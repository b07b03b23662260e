"""A player's connection: takes commands and queries within the rate limit, and sends what happens."""

import asyncio
import logging
import time
from functools import partial
from typing import Literal

from msgspec import UNSET

from duellum.server.live.queries import answer_query
from duellum.server.live.reactions import react
from duellum.server.live.registry import TableRegistry
from duellum.server.live.search_slots import SearchClient
from duellum.server.live.steady_clock import now_ms
from duellum.server.live.table import Table
from duellum.server.metrics import DROPPED_CONNECTIONS, REFUSED_COMMANDS
from duellum.server.protocol.client import (
    AskChances,
    AskHint,
    AskPast,
    AskThreats,
    Command,
    Echo,
    Ping,
    Query,
    SendReaction,
)
from duellum.server.protocol.codec import DECODE_ERRORS, decode_client_message, encode_message
from duellum.server.protocol.errors import Reason, RefusedError
from duellum.server.protocol.server import Done, Goodbye, Pong, Probe, Refused
from duellum.server.transport.uvicorn_protocols import POLICY_VIOLATION, WebSocketProtocol

PROBE_INTERVAL_SECONDS = 20.0
MAX_REFUSED_FRAMES = 200
"""How many frames beyond the rate limit are refused before the connection is cut off."""
MAX_PENDING_COMMANDS = 16
"""How many commands of one connection may be under way before no more is read from it."""
MAX_PENDING_QUERIES = 4
"""How many queries of one connection are answered at a time."""
_LAG_SAMPLES = 4
"""How many measurements of the network delay are kept; the shortest counts."""
_LOGGER = logging.getLogger(__name__)


class Connection:
    """One browser tab or program at one table."""

    __slots__ = (
        "_is_dropped", "_lags", "_max_unsent_bytes", "_pending_commands", "_pending_queries", "_probe",
        "_probe_timer", "_refused_frames", "_registry", "_table", "_websocket", "address", "player", "since",
    )  # fmt: skip

    def __init__(
        self,
        websocket: WebSocketProtocol,
        player: str,
        registry: TableRegistry,
        table: Table,
        max_unsent_bytes: int,
        address: str = "",
    ) -> None:
        self.player, self.address, self.since = player, address, time.monotonic()
        self._websocket, self._registry, self._table = websocket, registry, table
        self._max_unsent_bytes = max_unsent_bytes
        self._pending_commands = 0
        self._pending_queries: tuple[asyncio.Task[None], ...] = ()
        self._is_dropped = False
        self._refused_frames = 0
        self._probe = 0
        self._probe_timer: asyncio.TimerHandle
        self._lags: tuple[int, ...] = ()

    async def serve(self, after: int | None) -> None:
        """Serve until either side closes; `after` is the last sequence number the client knows."""
        await self._websocket.run_while_open(self._registry.watch(self._table, self, after))
        self._send_probe()
        try:
            await self._websocket.serve(self.receive, self.refuse_excess)
        finally:
            self._probe_timer.cancel()
            self._registry.unwatch(self._table, self)
            for task in self._pending_queries:
                task.cancel()

    # -- Sending ------------------------------------------------------------------------------------------

    def send(self, payload: bytes) -> None:
        """Send a message; a client that does not read is cut off."""
        if self._websocket.unsent_bytes > self._max_unsent_bytes:
            self._drop("too-slow")
        elif not self._is_dropped:
            self._websocket.send_text(payload)

    def _drop(self, reason: Literal["too-slow", "too-fast"]) -> None:
        """Close the connection and say why."""
        if not self._is_dropped:
            DROPPED_CONNECTIONS.labels(reason).inc()
            self._is_dropped = True
            self._websocket.send_text(encode_message(Goodbye(reason)))
            self._websocket.close(POLICY_VIOLATION)  # which ends serve(), too

    def _send_probe(self) -> None:
        self._probe = now_ms()
        self.send(encode_message(Probe(self._probe)))
        self._probe_timer = asyncio.get_running_loop().call_later(PROBE_INTERVAL_SECONDS, self._send_probe)

    def _refuse(self, command: str | None, error: RefusedError) -> None:
        REFUSED_COMMANDS.labels(error.reason.value).inc()
        why = UNSET if error.why is None else error.why
        self.send(encode_message(Refused(command, error.reason, error.text, error.clause, why)))

    # -- Receiving ----------------------------------------------------------------------------------------

    def receive(self, data: bytes) -> None:
        """Handle a message; never waits."""
        try:
            message = decode_client_message(data)
        except DECODE_ERRORS as error:
            self._refuse(None, RefusedError(Reason.MALFORMED, str(error)[:200]))
            return
        match message:
            case Echo():
                self._measure_lag(message.probe)
            case Ping():
                self.send(encode_message(Pong(message.id, now_ms())))
            case SendReaction():
                self._react(message)
            case AskThreats() | AskHint() | AskChances() | AskPast():
                self._start_query(message)
            case _:
                self._submit(message)

    def refuse_excess(self, is_message: bool) -> None:  # noqa: FBT001 - the protocol's callback
        """Refuse a frame beyond the rate limit; only a whole message is answered."""
        self._refused_frames += 1
        if self._refused_frames > MAX_REFUSED_FRAMES:
            self._drop("too-fast")
        elif is_message:
            self._refuse(None, RefusedError(Reason.TOO_FAST, "too many messages in too short a time"))

    def _measure_lag(self, probe: int) -> None:
        if probe == self._probe:
            self._lags = (*self._lags, max(0, now_ms() - probe))[-_LAG_SAMPLES:]
            self._probe = 0

    def _react(self, message: SendReaction) -> None:
        try:
            react(self._table, message, self.player, self._registry.presence)
        except RefusedError as error:
            self._refuse(message.id, error)

    # -- Commands -----------------------------------------------------------------------------------------

    def _submit(self, command: Command) -> None:
        self._pending_commands += 1
        if self._pending_commands >= MAX_PENDING_COMMANDS:
            self._websocket.pause_reading()
        task = self._table.start(command, self.player, min(self._lags, default=0))
        task.add_done_callback(partial(self._on_done, command.id))

    def _on_done(self, command: str, task: asyncio.Task[Done | None]) -> None:
        self._pending_commands -= 1
        if not self._pending_commands:
            self._websocket.resume_reading()
        error = task.exception()
        if isinstance(error, RefusedError):
            self._refuse(command, error)
        elif error is not None:
            _LOGGER.error("a command has failed", exc_info=error)
            self._refuse(command, RefusedError(Reason.UNAVAILABLE, "the server has failed"))
        elif (answer := task.result()) is not None:
            self.send(encode_message(answer))

    # -- Queries ------------------------------------------------------------------------------------------

    def _start_query(self, query: Query) -> None:
        if len(self._pending_queries) >= MAX_PENDING_QUERIES:
            self._refuse(query.id, RefusedError(Reason.TOO_FAST, "wait for the answers to other questions"))
            return
        task = asyncio.create_task(self._answer(query))
        self._pending_queries = (*self._pending_queries, task)
        task.add_done_callback(self._forget_query)

    def _forget_query(self, task: asyncio.Task[None]) -> None:
        self._pending_queries = tuple(each for each in self._pending_queries if each is not task)

    async def _answer(self, query: Query) -> None:
        try:
            client = SearchClient(self.address, self.player, self._table.id)
            await self._table.wake()
            reply = await answer_query(query, self._table.state, client, self._registry.engines)
        except RefusedError as error:
            self._refuse(query.id, error)
        else:
            self.send(encode_message(reply))
