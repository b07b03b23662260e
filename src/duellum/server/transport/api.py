"""What is asked over HTTP: creating games, reading them, and what operators want to know."""

import asyncio
import gzip
import time
from collections.abc import Awaitable, Callable
from functools import cache

import msgspec
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from duellum.core.registry import game_names
from duellum.server.game import presenter
from duellum.server.game.creation import has_dice
from duellum.server.game.record_export import export_record
from duellum.server.game.record_import import import_record
from duellum.server.game.state import get_rules
from duellum.server.live.engine_pool import levels_of
from duellum.server.live.game_list import list_games
from duellum.server.live.registry import Hall
from duellum.server.metrics import figures
from duellum.server.protocol import schema
from duellum.server.protocol.client import MAX_MESSAGE_BYTES
from duellum.server.protocol.codec import DECODE_ERRORS
from duellum.server.protocol.errors import Reason, RefusedError
from duellum.server.protocol.http import MAX_RECORD_BYTES, NewGame, Problem
from duellum.server.settings import Limits
from duellum.server.transport.identity import Entrance, address_of
from duellum.server.transport.rate_limit import BURST, Buckets
from duellum.server.transport.readiness import Readiness

_STATUS = {
    Reason.UNKNOWN_GAME: 404, Reason.TOO_FAST: 429, Reason.TOO_MANY: 429, Reason.UNAVAILABLE: 503,
    Reason.FORBIDDEN_ORIGIN: 403, Reason.TOO_LONG: 413,
}  # fmt: skip
_UNCACHED = {"cache-control": "no-store"}


class Api:
    """Answers requests."""

    def __init__(
        self, hall: Callable[[], Hall], entrance: Entrance, readiness: Readiness, limits: Limits
    ) -> None:
        self._hall, self._entrance, self._readiness = hall, entrance, readiness
        self._requests = Buckets(limits.requests_a_second, BURST)
        self._creations = Buckets(limits.games_a_minute / 60, 60 * BURST)
        self._readings = Buckets(limits.records_a_minute / 60, 60 * BURST)
        self._reader = asyncio.Lock()

    async def create(self, request: Request) -> Response:
        """Create a game."""
        self._check_rate(self._creations, request)
        body = await _body(request, MAX_MESSAGE_BYTES)
        try:
            new_game = msgspec.json.decode(body, type=NewGame)
        except DECODE_ERRORS as error:
            raise RefusedError(Reason.MALFORMED, str(error)[:200]) from error
        player, is_new = self._entrance.player(request)
        created = await self._hall().create(new_game, player)
        return self._reply(request, created, player if is_new else None, status=201)

    async def games(self, request: Request) -> Response:
        """List games; whoever has no cookie gets one."""
        player, is_new = self._entrance.player(request)
        listed = await list_games(self._hall(), None if is_new else player)
        return self._reply(request, listed, player if is_new else None)

    async def game(self, request: Request) -> Response:
        """Return a game as it stands; whoever has no cookie gets one."""
        table = await self._hall().table(request.path_params["id"])
        player, is_new = self._entrance.player(request)
        response = _json(table.encode_state())
        if is_new:
            self._give_cookie(request, response, player)
        return response

    async def record(self, request: Request) -> Response:
        """Return a game's record."""
        table = await self._hall().table(request.path_params["id"])
        return PlainTextResponse(export_record(table.state), headers=_UNCACHED)

    async def replay(self, request: Request) -> Response:
        """Return a saved game to be looked at, and keep nothing of it.

        Reading plays the game anew: that is done in a thread, one at a time, so that no move waits for it.
        """
        self._check_rate(self._readings, request)
        number = _number(request.query_params.get("number", "1"))
        body = await _body(request, MAX_RECORD_BYTES)
        is_packed = "gzip" in request.headers.get("accept-encoding", "")
        async with self._reader:
            answer = await asyncio.to_thread(_replay, body, number, is_packed=is_packed)
        headers = _UNCACHED | ({"content-encoding": "gzip"} if is_packed else {})
        return Response(answer, media_type="application/json", headers=headers | {"vary": "accept-encoding"})

    async def rules(self, _: Request) -> Response:
        """Return the kinds of games."""
        return _json(await asyncio.to_thread(_rules))

    async def openapi(self, _: Request) -> Response:
        """Return the protocol's description."""
        return _json(await asyncio.to_thread(_description))

    async def health(self, _: Request) -> Response:
        """Answer that the process lives."""
        return PlainTextResponse("ok\n")

    async def readiness(self, _: Request) -> Response:
        """Answer whether the server can serve."""
        trouble = await self._readiness.trouble()
        return PlainTextResponse("ready\n") if trouble is None else PlainTextResponse(f"{trouble}\n", 503)

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
                problem = msgspec.json.encode(Problem(error.reason, error.text, error.clause, error.line))
                return _json(problem, _STATUS.get(error.reason, 400))

        return guard

    def _check_rate(self, buckets: Buckets, request: Request) -> None:
        if not buckets.take(address_of(request), time.monotonic()):
            raise RefusedError(Reason.TOO_FAST, "too many requests in too short a time")

    def _check_origin(self, request: Request) -> None:
        if not self._entrance.allows(request):
            raise RefusedError(Reason.FORBIDDEN_ORIGIN, "this page is not one of ours")

    def _reply(
        self, request: Request, answer: object, new_player: str | None = None, status: int = 200
    ) -> Response:
        response = _json(msgspec.json.encode(answer), status)
        if new_player is not None:
            self._give_cookie(request, response, new_player)
        return response

    def _give_cookie(self, request: Request, response: Response, player: str) -> None:
        response.headers.append("set-cookie", self._entrance.cookie(request, player))


async def _body(request: Request, most: int) -> bytes:
    """Return a request's body. Raises :class:`RefusedError` when it is too long."""
    body = bytearray()
    async for chunk in request.stream():
        body += chunk
        if len(body) > most:
            raise RefusedError(Reason.TOO_LONG, f"a request has {most} bytes at most here")
    return bytes(body)


def _json(body: bytes, status: int = 200) -> Response:
    return Response(body, status, media_type="application/json", headers=_UNCACHED)


@cache
def _rules() -> bytes:
    """Return the kinds of games as they are sent; the first time it is slow, as engines are looked for."""
    kinds = [get_rules(name) for name in game_names()]
    return msgspec.json.encode(
        [presenter.present_rules(rules, levels_of(rules), has_dice=has_dice(rules)) for rules in kinds]
    )


@cache
def _description() -> bytes:
    """Return the protocol's description as it is sent; the first time it is slow."""
    return msgspec.json.encode(schema.build_openapi())


def _number(text: str) -> int:
    """Return a number that a query gives. Raises :class:`RefusedError`."""
    if not (text.isascii() and text.isdigit() and len(text) < 7):
        raise RefusedError(Reason.MALFORMED, "the number of a game in a text is 1, 2, 3 ...")
    return int(text)


def _replay(body: bytes, number: int, *, is_packed: bool) -> bytes:
    """Return a saved game as it is sent. Raises :class:`RefusedError`."""
    answer = msgspec.json.encode(import_record(body, number))
    return gzip.compress(answer, 6) if is_packed else answer
