"""Bots: engine players at a table, whose commands take the same way as everybody else's.

One task drives all bots of a table. The engine pool is shared, and fair to clients: a bot's move is charged
to the person whose game it is. A search that fails is repeated once; after that an event says so, and the
players may nudge the bot or abort the game.
"""

import asyncio
import logging
import secrets
import time

from duellum.server.game.commands import Command, ReportBotFailure
from duellum.server.game.state import ENGINE_PLAYER, GameState
from duellum.server.live.engine_pool import EnginePool, SearchRequest
from duellum.server.live.search_slots import EngineError, SearchClient
from duellum.server.live.table import Table
from duellum.server.metrics import BOT_MOVE_SECONDS
from duellum.server.protocol.client import Answer, Play, Roll
from duellum.server.protocol.codec import encode_message
from duellum.server.protocol.errors import Reason, RefusedError
from duellum.server.protocol.server import Thinking

MAX_ATTEMPTS = 2
_RETRY_SECONDS = 1.0
_LOGGER = logging.getLogger(__name__)


def request_search(state: GameState, client: SearchClient, level: int | None = None) -> SearchRequest:
    """Return the request to search a game's current position."""
    return SearchRequest(state.rules, state.positions[0], [ply.move for ply in state.plies], level, client)


def find_client(table: Table) -> SearchClient:
    """Return to whom a bot's search is charged: who plays at the table, else who watches it for longest."""
    players = [player for player in table.players if player not in (None, ENGINE_PLAYER)]
    watchers = [watcher for watcher in table.watchers if not players or watcher.player in players]
    if not watchers:
        return SearchClient("", players[0] or "" if players else "", table.id)
    first = min(watchers, key=lambda watcher: watcher.since)
    return SearchClient(first.address, first.player, table.id)


def is_bots_turn(state: GameState) -> bool:
    """Whether a bot has to act, or to answer an offer."""
    if state.status != "playing" or state.has_bot_failed or state.started_roll is not None:
        return False
    return state.seats[state.to_move].player == ENGINE_PLAYER or _is_draw_offered_to_bot(state)


def _is_draw_offered_to_bot(state: GameState) -> bool:
    by = state.offer_of("draw")
    return by is not None and state.seats[by.other].player == ENGINE_PLAYER


class Bots:
    """Drives the bots of all tables of this node."""

    def __init__(self, engines: EnginePool, pause: float) -> None:
        self._engines, self._pause = engines, pause
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._is_closed = False

    def start(self, table: Table) -> None:
        """Start driving a table's bots if one has to act; returns at once."""
        game_id = table.state.id
        if game_id not in self._tasks and not self._is_closed and is_bots_turn(table.state):
            self._tasks[game_id] = asyncio.create_task(self._drive(table))
            self._tasks[game_id].add_done_callback(lambda _: self._tasks.pop(game_id, None))

    async def close(self) -> None:
        """Stop all bots; their games continue when they are next loaded."""
        self._is_closed = True
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _drive(self, table: Table) -> None:
        while is_bots_turn(table.state):
            try:
                await self._act(table)
            except RefusedError as error:
                if error.reason is Reason.UNAVAILABLE:
                    await asyncio.sleep(_RETRY_SECONDS)
                elif error.reason is not Reason.STALE:
                    _LOGGER.warning("a bot was refused: %s", error.text)
                    return

    async def _act(self, table: Table) -> None:
        started = time.monotonic()
        command = await self._choose_command(table)
        took = time.monotonic() - started
        BOT_MOVE_SECONDS.observe(took)
        if not isinstance(command, Answer):
            await asyncio.sleep(max(0.0, self._pause - took))
        await table.act(command, ENGINE_PLAYER)

    async def _choose_command(self, table: Table) -> Command:
        """Return the bot's command; it names the ply, so it is refused if the position has changed."""
        state = table.state
        ply, command_id = len(state.plies), secrets.token_hex(6)
        if _is_draw_offered_to_bot(state):
            return Answer(command_id, "draw", await self._accepts_draw(table))
        if state.actor == "dice":
            return Roll(command_id, ply)
        request = request_search(state, find_client(table), state.seats[state.to_move].level)
        for _ in range(MAX_ATTEMPTS):
            table.broadcast(encode_message(Thinking(state.to_move)))
            try:
                best = await self._engines.choose_move(request)
            except EngineError:
                continue
            return Play(command_id, ply, str(best.move))
        return ReportBotFailure(ply)

    async def _accepts_draw(self, table: Table) -> bool:
        by, request = table.state.offer_of("draw"), request_search(table.state, find_client(table))
        try:
            return by is not None and await self._engines.accepts_draw(request, by.other)
        except EngineError:
            return False
