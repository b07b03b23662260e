"""The WebSocket endpoint: accepts or refuses a connection, then serves it at its table.

It stands before Starlette's routes: their middleware would hold memory for as long as a connection lasts.
"""

import re
import time
from collections import Counter
from collections.abc import Callable

from msgspec import Struct
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket

from duellum.server.live.registry import TableRegistry
from duellum.server.metrics import OPEN_CONNECTIONS
from duellum.server.protocol.codec import encode_message
from duellum.server.protocol.errors import Reason, RefusedError
from duellum.server.protocol.http import Problem
from duellum.server.settings import Limits
from duellum.server.transport.connection import Connection
from duellum.server.transport.identity import Identity, address_of
from duellum.server.transport.rate_limit import BURST_SECONDS, RateLimiter, TokenBucket
from duellum.server.transport.websocket_protocol import EXTENSION, WebSocketProtocol

NO_SUCH_GAME, FORBIDDEN, TOO_MANY, TRY_AGAIN = 4404, 4403, 4429, 1013
_PATH = re.compile(r"/api/games/([^/]+)/play")
_CLOSE_CODES = {
    Reason.UNKNOWN_GAME: NO_SUCH_GAME, Reason.FORBIDDEN_ORIGIN: FORBIDDEN, Reason.TOO_MANY: TOO_MANY,
}  # fmt: skip


class ConnectionRequest(Struct, frozen=True):
    """An accepted WebSocket and what its handshake asked for."""

    websocket: WebSocketProtocol
    player: str
    address: str
    game: str
    after: int | None
    """The last sequence number the client knows."""


class WebSocketEndpoint:
    """Accepts connections, and counts them by address."""

    def __init__(self, registry: Callable[[], TableRegistry], identity: Identity, limits: Limits) -> None:
        self._registry, self._identity, self._limits = registry, identity, limits
        self._messages = RateLimiter(limits.address_messages_per_second, BURST_SECONDS)
        self._addresses: Counter[str] = Counter()
        self._count = 0
        self.is_open = False

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a connection from beginning to end."""
        request = await self._accept(WebSocket(scope, receive, send))
        if request is None:
            return
        request.websocket.discard_handshake()
        self._count_connection(request.address, 1)
        try:
            await self._serve(request)
        except RefusedError as error:
            _close_with(request.websocket, error)
        finally:
            self._count_connection(request.address, -1)

    async def _accept(self, websocket: WebSocket) -> ConnectionRequest | None:
        """Accept a connection and give it a cookie; return None where it was refused."""
        protocol: WebSocketProtocol = websocket.scope["extensions"].pop(EXTENSION)  # breaks a reference cycle
        path = _PATH.fullmatch(websocket.scope["path"])
        if path is None:
            await websocket.close()
            return None
        player, is_new = self._identity.identify(websocket)
        headers = (
            [(b"set-cookie", self._identity.format_cookie(websocket, player).encode())] if is_new else []
        )
        await websocket.accept(headers=headers)
        request = ConnectionRequest(protocol, player, address_of(websocket), path[1], _parse_after(websocket))
        try:
            self._check(websocket, request.address)
        except RefusedError as error:
            _close_with(protocol, error)
            return None
        return request

    def _check(self, websocket: WebSocket, address: str) -> None:
        """Check origin and number of connections. Raises :class:`RefusedError`."""
        if not self._identity.is_allowed_origin(websocket):
            raise RefusedError(Reason.FORBIDDEN_ORIGIN, "this origin is not allowed")
        is_crowded = self._addresses[address] >= self._limits.address_connections
        if is_crowded or self._count >= self._limits.connections:
            raise RefusedError(Reason.TOO_MANY, "too many connections")
        if not self.is_open:
            raise RefusedError(Reason.UNAVAILABLE, "the server is shutting down")

    def _count_connection(self, address: str, change: int) -> None:
        OPEN_CONNECTIONS.inc(change)
        self._count += change
        self._addresses[address] += change
        if not self._addresses[address]:
            del self._addresses[address]

    async def _serve(self, request: ConnectionRequest) -> None:
        limits, registry, now = self._limits, self._registry(), time.monotonic()
        own = TokenBucket(limits.messages_per_second, BURST_SECONDS, now)
        buckets = own, self._messages.get_bucket(request.address, now)
        table = await registry.get_table(request.game)
        connection = Connection(
            request.websocket, request.player, registry, table, buckets, limits.unread_bytes
        )
        await connection.serve(request.after)


def _parse_after(websocket: WebSocket) -> int | None:
    """Return the last sequence number a client knows; None where it gives none, or no number."""
    text = websocket.query_params.get("after", "")
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else None


def _close_with(websocket: WebSocketProtocol, error: RefusedError) -> None:
    """Close a connection with the reason in its close frame."""
    reason = encode_message(Problem(error.reason, error.text))[:120].decode(errors="ignore")
    websocket.close(_CLOSE_CODES.get(error.reason, TRY_AGAIN), reason)
