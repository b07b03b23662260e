"""The WebSocket endpoint: accepts or refuses a connection, then serves it at its table.

It is before Starlette's routes: their middleware would hold memory for as long as a connection lasts.
"""

import asyncio
import re
import time
from collections.abc import Callable

from msgspec import Struct
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket

from duellum.server.live.registry import TableRegistry
from duellum.server.live.table import Table
from duellum.server.metrics import OPEN_CONNECTIONS
from duellum.server.protocol.codec import encode_message
from duellum.server.protocol.errors import Reason, RefusedError
from duellum.server.protocol.http import Problem
from duellum.server.transport.connection import Connection
from duellum.server.transport.identity import Identity, Visitor, address_of
from duellum.server.transport.limits.admission import Admission
from duellum.server.transport.lobby_connection import LobbyConnection
from duellum.server.transport.uvicorn_protocols import EXTENSION, WebSocketProtocol

NO_SUCH_GAME, FORBIDDEN, TOO_MANY, TRY_AGAIN, SERVICE_RESTART = 4404, 4403, 4429, 1013, 1012
_DISCONNECTED_AT_ONCE = 50
"""Connections that are closed before the event loop has something else to do."""
LOBBY_PATH = "/api/lobby"
_GAME_PATH = re.compile(r"/api/games/([^/]+)/play")
_CLOSE_CODES = {
    Reason.UNKNOWN_GAME: NO_SUCH_GAME, Reason.FORBIDDEN_ORIGIN: FORBIDDEN, Reason.TOO_MANY: TOO_MANY,
}  # fmt: skip


class ConnectionRequest(Struct, frozen=True):
    """An accepted WebSocket and what its handshake asked for."""

    websocket: WebSocketProtocol
    visitor: Visitor | None
    """None for a visitor of the lobby without a cookie."""
    address: str
    game_id: str | None
    """None for the lobby."""
    after: int | None
    """The last sequence number the client knows."""


class WebSocketEndpoint:
    """Accepts connections within the limits."""

    def __init__(
        self, registry: Callable[[], TableRegistry], identity: Identity, admission: Admission
    ) -> None:
        self._registry, self._identity, self._admission = registry, identity, admission
        self.is_open = False
        self._visitors: dict[WebSocketProtocol, Visitor | None] = {}
        """By accepted connection whose it is, also while its game is being loaded."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a connection from beginning to end."""
        request = await self._accept(WebSocket(scope, receive, send))
        if request is None:
            return
        request.websocket.discard_handshake()
        self._count_connection(request.address, 1)
        self._visitors[request.websocket] = request.visitor
        try:
            await self._serve(request)
        except RefusedError as error:
            _close_with(request.websocket, error)
        except ConnectionResetError:
            return  # nobody is there to be served
        finally:
            del self._visitors[request.websocket]
            self._count_connection(request.address, -1)

    def count_people(self) -> int:
        """Return how many people are connected; those without a cookie count once for each connection."""
        known = {visitor.player for visitor in self._visitors.values() if visitor is not None}
        return len(known) + sum(visitor is None for visitor in self._visitors.values())

    def disconnect(self, player: str, session: str) -> None:
        """Close the connections of a player's session, or of all of them if that is empty.

        Clients connect again, which takes a valid cookie.
        """
        for websocket, owner in list(self._visitors.items()):
            if owner is not None and owner.player == player and session in ("", owner.session):
                websocket.close(SERVICE_RESTART)

    async def disconnect_all(self) -> None:
        """Close all connections: a key was dropped, and those whose cookies it signed are strangers now."""
        for number, websocket in enumerate(list(self._visitors), 1):
            websocket.close(SERVICE_RESTART)
            if number % _DISCONNECTED_AT_ONCE == 0:
                await asyncio.sleep(0)

    async def _accept(self, websocket: WebSocket) -> ConnectionRequest | None:
        """Accept a connection and give it a cookie; return None if it was refused."""
        protocol: WebSocketProtocol = websocket.scope["extensions"].pop(EXTENSION)  # breaks a reference cycle
        path = _GAME_PATH.fullmatch(websocket.scope["path"])
        if path is None and websocket.scope["path"] != LOBBY_PATH:
            await websocket.close()
            return None
        address, known = address_of(websocket), self._identity.recognise_player(websocket)
        if not self._admission.take_handshake(known, address):
            protocol.deny(429, "too many handshakes\n")
            return None
        error = self._find_refusal(websocket, address)
        if error is not None:
            await websocket.accept()  # a browser's page sees the reason only in a close frame
            _close_with(protocol, error)
            return None
        visitor = self._find_visitor(websocket, is_lobby=path is None)
        player = None if visitor is None else visitor.player
        await websocket.accept(headers=self._cookie_headers(websocket, visitor))
        protocol.share_budget(self._admission.get_frame_buckets(player, address))
        return ConnectionRequest(protocol, visitor, address, path and path[1], _parse_after(websocket))

    def _find_visitor(self, websocket: WebSocket, *, is_lobby: bool) -> Visitor | None:
        """Return who connects. Only those who are about to seek become players by a visit of the lobby."""
        if is_lobby and "player" not in websocket.query_params:
            return self._identity.recognise(websocket)
        return self._identity.identify(websocket)

    def _cookie_headers(self, websocket: WebSocket, visitor: Visitor | None) -> list[tuple[bytes, bytes]]:
        if visitor is None or not visitor.needs_cookie:
            return []
        return [(b"set-cookie", self._identity.format_cookie(websocket, visitor).encode())]

    def _find_refusal(self, websocket: WebSocket, address: str) -> RefusedError | None:
        """Return why a connection is refused: its origin, too many of them, or the server's end."""
        if not self._identity.is_allowed_origin(websocket):
            return RefusedError(Reason.FORBIDDEN_ORIGIN, "this origin is not allowed")
        if self._admission.connections.is_full(address, time.monotonic()):
            return RefusedError(Reason.TOO_MANY, "too many connections")
        if not self.is_open:
            return RefusedError(Reason.UNAVAILABLE, "the server is shutting down")
        return None

    def _count_connection(self, address: str, change: int) -> None:
        OPEN_CONNECTIONS.inc(change)
        self._admission.connections.change(address, change)

    async def _serve(self, request: ConnectionRequest) -> None:
        registry, unread_bytes = self._registry(), self._admission.limits.unread_bytes
        visitor = request.visitor
        player = None if visitor is None else visitor.player
        if request.game_id is None or player is None:
            lobby = LobbyConnection(
                request.websocket, player, registry, unread_bytes, request.address, self._admission.take_seek
            )
            await lobby.serve()
            return
        table = await request.websocket.run_while_open(registry.get_table(request.game_id))
        self._check_crowd(table, player)
        connection = Connection(request.websocket, player, registry, table, unread_bytes, request.address)
        await connection.serve(request.after)

    def _check_crowd(self, table: Table, player: str) -> None:
        """Check the number of spectators, each of whom is sent every move. Raises :class:`RefusedError`."""
        is_player = table.state.status == "waiting" or table.state.seats_of(player)
        if not is_player and len(table.watchers) >= self._admission.limits.game_connections:
            raise RefusedError(Reason.TOO_MANY, "too many people watch this game")


def _parse_after(websocket: WebSocket) -> int | None:
    """Return the last sequence number a client knows; None if it gives none, or no number."""
    text = websocket.query_params.get("after", "")
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else None


def _close_with(websocket: WebSocketProtocol, error: RefusedError) -> None:
    """Close a connection with the reason in its close frame."""
    reason = encode_message(Problem(error.reason, error.text))[:120].decode(errors="ignore")
    websocket.close(_CLOSE_CODES.get(error.reason, TRY_AGAIN), reason)
