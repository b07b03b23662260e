"""The door for those who play: lets a WebSocket in or turns it away, and serves it at its table.

It stands before Starlette's routes, whose layers each connection would else hold for as long as it lasts.
"""

import re
import time
from collections import Counter
from collections.abc import Callable

from msgspec import Struct
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket

from duellum.server.live.registry import Hall
from duellum.server.metrics import CONNECTIONS
from duellum.server.protocol.codec import encode_message
from duellum.server.protocol.errors import Reason, RefusedError
from duellum.server.protocol.http import Problem
from duellum.server.settings import Limits
from duellum.server.transport.connection import Connection
from duellum.server.transport.identity import Entrance, address_of
from duellum.server.transport.rate_limit import BURST, Bucket, Buckets
from duellum.server.transport.websocket import EXTENSION, Wire

NO_SUCH_GAME, FORBIDDEN, TOO_MANY, TRY_AGAIN = 4404, 4403, 4429, 1013
_PATH = re.compile(r"/api/games/([^/]+)/play")
_CLOSING = {Reason.UNKNOWN_GAME: NO_SUCH_GAME, Reason.FORBIDDEN_ORIGIN: FORBIDDEN, Reason.TOO_MANY: TOO_MANY}


class Visit(Struct, frozen=True):
    """Somebody who wants to be let in."""

    wire: Wire
    player: str
    address: str
    game: str
    after: int | None
    """The last event they have seen."""


class Door:
    """Counts who is in."""

    def __init__(self, hall: Callable[[], Hall], entrance: Entrance, limits: Limits) -> None:
        self._hall, self._entrance, self._limits = hall, entrance, limits
        self._messages = Buckets(limits.address_messages_a_second, BURST)
        self._addresses: Counter[str] = Counter()
        self._count = 0
        self.is_open = False

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a connection to a game, from beginning to end."""
        visit = await self._admit(WebSocket(scope, receive, send))
        if visit is None:
            return
        visit.wire.slim()
        self._count_in(visit.address, 1)
        try:
            await self._serve(visit)
        except RefusedError as error:
            _turn_away(visit.wire, error)
        finally:
            self._count_in(visit.address, -1)

    async def _admit(self, websocket: WebSocket) -> Visit | None:
        """Return who comes to play, with a cookie; None where they were turned away."""
        wire: Wire = websocket.scope["extensions"].pop(EXTENSION)  # they would hold each other
        path = _PATH.fullmatch(websocket.scope["path"])
        if path is None:
            await websocket.close()
            return None
        player, is_new = self._entrance.player(websocket)
        given = [(b"set-cookie", self._entrance.cookie(websocket, player).encode())] if is_new else []
        await websocket.accept(headers=given)
        visit = Visit(wire, player, address_of(websocket), path[1], _after(websocket))
        try:
            self._check(websocket, visit.address)
        except RefusedError as error:
            _turn_away(wire, error)
            return None
        return visit

    def _check(self, websocket: WebSocket, address: str) -> None:
        if not self._entrance.allows(websocket):
            raise RefusedError(Reason.FORBIDDEN_ORIGIN, "not one of our pages")
        is_crowded = self._addresses[address] >= self._limits.address_connections
        if is_crowded or self._count >= self._limits.connections:
            raise RefusedError(Reason.TOO_MANY, "too many connections")
        if not self.is_open:
            raise RefusedError(Reason.UNAVAILABLE, "the server is leaving")

    def _count_in(self, address: str, change: int) -> None:
        CONNECTIONS.inc(change)
        self._count += change
        self._addresses[address] += change
        if not self._addresses[address]:
            del self._addresses[address]

    async def _serve(self, visit: Visit) -> None:
        limits, hall, now = self._limits, self._hall(), time.monotonic()
        buckets = Bucket(limits.messages_a_second, BURST, now), self._messages.of(visit.address, now)
        table = await hall.table(visit.game)
        connection = Connection(visit.wire, visit.player, hall, table, buckets, limits.unread_bytes)
        await connection.serve(visit.after)


def _after(websocket: WebSocket) -> int | None:
    """Return the last event a client has seen; None where it does not say so, or nonsense."""
    text = websocket.query_params.get("after", "")
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else None


def _turn_away(wire: Wire, error: RefusedError) -> None:
    """Close a connection, with the reason in its closing frame."""
    reason = encode_message(Problem(error.reason, error.text))[:120].decode(errors="ignore")
    wire.close(_CLOSING.get(error.reason, TRY_AGAIN), reason)
