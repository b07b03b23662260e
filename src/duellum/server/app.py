"""The transports: HTTP for creating and reading games, a WebSocket for playing them."""

import asyncio
import contextlib
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import msgspec
from msgspec import Struct
from starlette.applications import Starlette
from starlette.requests import HTTPConnection, Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.types import ASGIApp
from starlette.websockets import WebSocket

from duellum.game import Rules, game_names
from duellum.server import schema, showing
from duellum.server.bus import open_bus
from duellum.server.connection import Connection
from duellum.server.creating import has_dice
from duellum.server.deciding import RefusedError
from duellum.server.engines import levels_of
from duellum.server.figures import CONNECTIONS, figures
from duellum.server.guests import COOKIE, Guests, load_secret
from duellum.server.hall import Hall
from duellum.server.messages import MOST_BYTES, NewGame, Problem, Reason
from duellum.server.origins import Origins
from duellum.server.rates import Bucket, Buckets
from duellum.server.recording import record_text
from duellum.server.room import known_rules
from duellum.server.settings import Settings
from duellum.server.table import written
from duellum.server.web import Client, SafeHeaders
from duellum.store import StoreError, open_log

_STATUS = {
    Reason.UNKNOWN_GAME: 404, Reason.TOO_FAST: 429, Reason.TOO_MANY: 429, Reason.UNAVAILABLE: 503,
    Reason.FORBIDDEN_ORIGIN: 403,
}  # fmt: skip
NO_SUCH_GAME, FORBIDDEN, TOO_MANY, TRY_AGAIN = 4404, 4403, 4429, 1013
_BURST = 10.0


class Server:
    """Everything a process holds while it serves."""

    hall: Hall

    def __init__(self, settings: Settings) -> None:
        limits = settings.limits
        self._settings = settings
        self._guests = Guests(load_secret(Path(settings.data)))
        self._origins = Origins(settings)
        self._requests = Buckets(limits.requests_a_second, _BURST)
        self._messages = Buckets(limits.address_messages_a_second, _BURST)
        self._creations = Buckets(limits.games_a_minute / 60, 60 * _BURST)
        self._connections: set[Connection] = set()
        self._addresses: Counter[str] = Counter()
        self._is_ready = False

    @contextlib.asynccontextmanager
    async def running(self, _: Starlette) -> AsyncIterator[None]:
        """Serve from here to there; at the end all is written."""
        settings = self._settings
        self._log = await open_log(settings.log_address)
        try:
            bus = open_bus(settings.bus, is_alone=settings.is_alone)
            self.hall = Hall(self._log, bus, settings)
            await self.hall.start()
            self._is_ready = True
            yield
            self._is_ready = False
            await self.hall.close()
        finally:
            await self._log.close()

    # -- HTTP ---------------------------------------------------------------------------------------------

    async def create(self, request: Request) -> Response:
        """Create a game."""
        self._check_rate(self._creations, request)
        body = await _body(request)
        try:
            wish = msgspec.json.decode(body, type=NewGame)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            raise RefusedError(Reason.MALFORMED, str(error)[:200]) from error
        player, is_new = self._player(request)
        created = await self.hall.create(wish, player)
        return self._reply(request, created, player if is_new else None, status=201)

    async def games(self, request: Request) -> Response:
        """List games; whoever has no cookie gets one."""
        player, is_new = self._player(request)
        listed = await self.hall.games(None if is_new else player)
        return self._reply(request, listed, player if is_new else None)

    async def game(self, request: Request) -> Response:
        """Return a game as it stands; whoever has no cookie gets one."""
        table = await self.hall.table(request.path_params["id"])
        player, is_new = self._player(request)
        response = Response(table.state(), media_type="application/json", headers=_UNCACHED)
        if is_new:
            self._give_cookie(request, response, player)
        return response

    async def record(self, request: Request) -> Response:
        """Return a game's record."""
        table = await self.hall.table(request.path_params["id"])
        return PlainTextResponse(record_text(table.room), headers=_UNCACHED)

    async def rules(self, request: Request) -> Response:
        """Return the kinds of games."""
        kinds: list[Rules] = [known_rules(name) for name in game_names()]
        levels = await asyncio.to_thread(lambda: [levels_of(rules) for rules in kinds])
        infos = [
            showing.rules_info(rules, count, has_dice=has_dice(rules))
            for rules, count in zip(kinds, levels, strict=True)
        ]
        return self._reply(request, infos)

    async def openapi(self, request: Request) -> Response:
        """Return the protocol's description."""
        return self._reply(request, schema.openapi())

    async def health(self, _: Request) -> Response:
        """Answer that the process lives."""
        return PlainTextResponse("ok\n")

    async def readiness(self, _: Request) -> Response:
        """Answer whether the server can serve: it does not once it is leaving, nor without its log."""
        try:
            await self._log.check()
        except StoreError as error:
            return PlainTextResponse(f"the log cannot be used: {error}\n", 503)
        return PlainTextResponse("ready\n") if self._is_ready else PlainTextResponse("leaving\n", 503)

    async def metrics(self, _: Request) -> Response:
        """Return the figures."""
        return Response(figures(), media_type="text/plain; version=0.0.4")

    def guarded(
        self, endpoint: Callable[[Request], Awaitable[Response]]
    ) -> Callable[[Request], Awaitable[Response]]:
        """Return an endpoint that asks for a decent rate and origin, and whose refusals are answers."""

        async def guard(request: Request) -> Response:
            try:
                self._check_rate(self._requests, request)
                self._check_origin(request)
                return await endpoint(request)
            except RefusedError as error:
                problem = msgspec.json.encode(Problem(error.reason, error.text))
                status = _STATUS.get(error.reason, 400)
                return Response(problem, status, media_type="application/json", headers=_UNCACHED)

        return guard

    def _check_rate(self, buckets: Buckets, request: HTTPConnection) -> None:
        if not buckets.take(_address(request), time.monotonic()):
            raise RefusedError(Reason.TOO_FAST, "too many requests in too short a time")

    def _check_origin(self, request: Request) -> None:
        if not self._origins.allow(request):
            raise RefusedError(Reason.FORBIDDEN_ORIGIN, "this page is not one of ours")

    def _player(self, request: HTTPConnection) -> tuple[str, bool]:
        """Return who asks, and whether they are new."""
        player = self._guests.player_of(request.cookies.get(COOKIE))
        return (self._guests.new_player(), True) if player is None else (player, False)

    def _reply(
        self, request: Request, answer: object, new_player: str | None = None, status: int = 200
    ) -> Response:
        body = msgspec.json.encode(answer)
        response = Response(body, status, media_type="application/json", headers=_UNCACHED)
        if new_player is not None:
            self._give_cookie(request, response, new_player)
        return response

    def _give_cookie(self, request: Request, response: Response, player: str) -> None:
        is_secure = request.url.scheme == "https"
        response.headers.append("set-cookie", self._guests.cookie(player, is_secure=is_secure))

    # -- WebSocket ----------------------------------------------------------------------------------------

    async def play(self, websocket: WebSocket) -> None:
        """Serve a connection to a game."""
        player, is_new = self._player(websocket)
        is_secure = websocket.url.scheme == "wss"
        cookie = self._guests.cookie(player, is_secure=is_secure).encode()
        await websocket.accept(headers=[(b"set-cookie", cookie)] if is_new else [])
        address = _address(websocket)
        if not self._origins.allow(websocket):
            await _turn_away(websocket, FORBIDDEN, Problem(Reason.FORBIDDEN_ORIGIN, "not one of our pages"))
        elif self._is_full(address):
            await _turn_away(websocket, TOO_MANY, Problem(Reason.TOO_MANY, "too many connections"))
        else:
            self._addresses[address] += 1
            CONNECTIONS.inc()
            try:
                await self._serve(websocket, player, address)
            finally:
                CONNECTIONS.dec()
                self._addresses[address] -= 1
                if not self._addresses[address]:
                    del self._addresses[address]

    async def _serve(self, websocket: WebSocket, player: str, address: str) -> None:
        limits, now = self._settings.limits, time.monotonic()
        buckets = Bucket(limits.messages_a_second, _BURST, now), self._messages.of(address, now)
        try:
            table = await self.hall.table(websocket.path_params["id"])
            connection = Connection(websocket, player, self.hall, table, buckets, limits.waiting_messages)
            self._connections.add(connection)
            try:
                await connection.serve(_after(websocket))
            finally:
                self._connections.discard(connection)
        except RefusedError as error:
            code = NO_SUCH_GAME if error.reason is Reason.UNKNOWN_GAME else TRY_AGAIN
            await _turn_away(websocket, code, Problem(error.reason, error.text))

    def _is_full(self, address: str) -> bool:
        limits = self._settings.limits
        is_crowded = self._addresses[address] >= limits.address_connections
        return is_crowded or len(self._connections) >= limits.connections or not self._is_ready


_UNCACHED = {"cache-control": "no-store"}


def _address(request: HTTPConnection) -> str:
    return request.client.host if request.client else ""


async def _body(request: Request) -> bytes:
    """Return a request's body. Raises :class:`RefusedError` when it is too long."""
    body = b""
    async for chunk in request.stream():
        body += chunk
        if len(body) > MOST_BYTES:
            raise RefusedError(Reason.MALFORMED, f"a request has {MOST_BYTES} bytes at most")
    return body


def _after(websocket: WebSocket) -> int | None:
    """Return the last event a client has seen; None where it does not say so, or nonsense."""
    text = websocket.query_params.get("after", "")
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else None


async def _turn_away(websocket: WebSocket, code: int, problem: Struct) -> None:
    with contextlib.suppress(RuntimeError):
        await websocket.close(code, written(problem)[:120])


def create_app(server: Server) -> ASGIApp:
    """Return the application of one process."""
    api = {
        "/api/games/{id}/record": server.record,
        "/api/games/{id}": server.game,
        "/api/rules": server.rules,
        "/api/openapi.json": server.openapi,
    }
    routes = [
        Route("/api/games", server.guarded(server.create), methods=["POST"]),
        Route("/api/games", server.guarded(server.games), methods=["GET"]),
        WebSocketRoute("/api/games/{id}/play", server.play),
        *(Route(path, server.guarded(endpoint)) for path, endpoint in api.items()),
        Route("/healthz", server.health),
        Route("/readyz", server.readiness),
        Route("/metrics", server.metrics),
        Mount("/", Client()),
    ]
    return SafeHeaders(Starlette(routes=routes, lifespan=server.running))
