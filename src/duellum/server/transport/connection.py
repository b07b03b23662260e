"""A player's connection: takes commands and queries within the rate limit, and sends what happens."""

import asyncio
import logging
import time
from functools import partial

from duellum.server.live.queries import answer_query
from duellum.server.live.reactions import react
from duellum.server.live.registry import TableRegistry
from duellum.server.live.search_slots import SearchClient
from duellum.server.live.steady_clock import now_ms
from duellum.server.live.table import Table
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
from duellum.server.protocol.server import Done, Pong
from duellum.server.transport.client_connection import ClientConnection
from duellum.server.transport.uvicorn_protocols import WebSocketProtocol

MAX_PENDING_COMMANDS = 16
"""How many commands of one connection may be under way before no more is read from it."""
MAX_PENDING_QUERIES = 4
"""How many queries of one connection are answered at a time."""
_LOGGER = logging.getLogger(__name__)


class Connection(ClientConnection):
    """One browser tab or program at one table."""

    __slots__ = ("_pending_commands", "_pending_queries", "_registry", "_table", "player", "since")

    def __init__(
        self,
        websocket: WebSocketProtocol,
        player: str,
        registry: TableRegistry,
        table: Table,
        max_unsent_bytes: int,
        address: str = "",
    ) -> None:
        super().__init__(websocket, max_unsent_bytes, address)
        self.player, self.since = player, time.monotonic()
        self._registry, self._table = registry, table
        self._pending_commands = 0
        self._pending_queries: tuple[asyncio.Task[None], ...] = ()

    async def serve(self, after: int | None) -> None:
        """Serve until either side closes; `after` is the last sequence number the client knows."""
        await self._websocket.run_while_open(self._registry.watch(self._table, self, after))
        self.send_probe()
        try:
            await self._websocket.serve(self.receive, self.refuse_excess)
        finally:
            self.stop_probing()
            self._registry.unwatch(self._table, self)
            for task in self._pending_queries:
                task.cancel()

    # -- Receiving ----------------------------------------------------------------------------------------

    def receive(self, data: bytes) -> None:
        """Handle a message; never waits."""
        try:
            message = decode_client_message(data)
        except DECODE_ERRORS as error:
            self.refuse(None, RefusedError(Reason.MALFORMED, str(error)[:200]))
            return
        match message:
            case Echo():
                self.measure_lag(message.probe)
            case Ping():
                self.send(encode_message(Pong(message.id, now_ms())))
            case SendReaction():
                self._react(message)
            case AskThreats() | AskHint() | AskChances() | AskPast():
                self._start_query(message)
            case _:
                self._submit(message)

    def _react(self, message: SendReaction) -> None:
        try:
            react(self._table, message, self.player, self._registry.presence)
        except RefusedError as error:
            self.refuse(message.id, error)

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
            self.refuse(command, error)
        elif error is not None:
            _LOGGER.error("a command has failed", exc_info=error)
            self.refuse(command, RefusedError(Reason.UNAVAILABLE, "the server has failed"))
        elif (answer := task.result()) is not None:
            self.send(encode_message(answer))

    # -- Queries ------------------------------------------------------------------------------------------

    def _start_query(self, query: Query) -> None:
        if len(self._pending_queries) >= MAX_PENDING_QUERIES:
            self.refuse(query.id, RefusedError(Reason.TOO_FAST, "wait for the answers to other questions"))
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
            self.refuse(query.id, error)
        else:
            self.send(encode_message(reply))
