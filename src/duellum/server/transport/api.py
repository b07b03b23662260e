"""The HTTP API: creating and reading games; health and readiness for operators."""

import asyncio
import gzip
from collections.abc import Callable, Coroutine
from functools import cache, partial
from typing import Any, TypeVar

import msgspec
from msgspec import Struct
from starlette.requests import ClientDisconnect, Request
from starlette.responses import PlainTextResponse, Response

from duellum.analysis.model import GameAnalysis
from duellum.core.registry import game_names, load_rules
from duellum.server.game import presenter
from duellum.server.game.record_export import export_record
from duellum.server.game.record_import import (
    import_analysed_record,
    import_record,
    import_unfinished_record,
)
from duellum.server.live.analysis import present_analysis
from duellum.server.live.engine_pool import count_levels
from duellum.server.live.registry import TableRegistry
from duellum.server.live.search_slots import SearchClient
from duellum.server.protocol import schema
from duellum.server.protocol.client import MAX_MESSAGE_BYTES
from duellum.server.protocol.errors import Reason, RefusedError
from duellum.server.protocol.http import (
    MAX_CONTINUED_BYTES,
    MAX_RECORD_BYTES,
    ContinuedGame,
    NetworkSwitch,
    NewGame,
)
from duellum.server.transport.endpoints import UNCACHED, Endpoints, decode_body, json_response, read_body
from duellum.server.transport.game_files import GameFiles
from duellum.server.transport.identity import Identity, address_of
from duellum.server.transport.limits.admission import Admission
from duellum.server.transport.network_listener import NetworkListener
from duellum.server.transport.print_files import PrintFiles
from duellum.server.transport.readiness import Readiness
from duellum.server.transport.record_work import RecordReading, RecordWork
from duellum.server.transport.typesetting import Typesetting

Result = TypeVar("Result")


class Api(Endpoints):
    """The HTTP endpoints."""

    def __init__(
        self,
        registry: Callable[[], TableRegistry],
        identity: Identity,
        readiness: Readiness,
        admission: Admission,
        network: NetworkListener,
        typesetting: Typesetting,
    ) -> None:
        super().__init__(identity)
        self._registry, self._readiness = registry, readiness
        self._network = network
        self._creations, self._replays = admission.creations, admission.replays
        self._analyses = admission.analyses
        self._prints, self._print_files = admission.prints, PrintFiles(typesetting)
        self._game_files = GameFiles()
        self._exports, self._imports = RecordWork(), RecordReading()

    async def create_game(self, request: Request) -> Response:
        """Create a game."""
        self._check_rate(self._creations, request)
        new_game = decode_body(await read_body(request, MAX_MESSAGE_BYTES), NewGame)
        visitor = self._identity.identify(request)
        created = await self._registry().new_games.create(new_game, visitor.player)
        return self._reply(request, created, visitor, status=201)

    async def continue_game(self, request: Request) -> Response:
        """Create a game from the record of one that began elsewhere."""
        self._check_rate(self._creations, request)
        self._check_rate(self._replays, request)
        wish = decode_body(await read_body(request, MAX_CONTINUED_BYTES), ContinuedGame)
        visitor = self._identity.identify(request)
        record = await self._read(request, len(wish.record), partial(import_unfinished_record, wish.record))
        created = await self._registry().new_games.continue_record(record, wish.players, visitor.player)
        return self._reply(request, created, visitor, status=201)

    async def list_games(self, request: Request) -> Response:
        """List games."""
        visitor = self._identity.recognise(request)
        listed = await self._registry().list_games(None if visitor is None else visitor.player)
        return self._reply(request, listed, visitor)

    async def get_game(self, request: Request) -> Response:
        """Return the current state of a game."""
        table = await self._registry().get_table(request.path_params["id"])
        response = json_response(table.encode_state())
        self._set_cookie(request, response, self._identity.recognise(request))
        return response

    async def get_record(self, request: Request) -> Response:
        """Return a game's record, and in a header the seats of the player who asks."""
        table = await self._registry().get_table(request.path_params["id"])
        state, player = table.state, self._identity.recognise_player(request)
        record = await self._write(request, partial(export_record, state))
        seats = () if player is None else state.seats_of(player)
        mine = {"duellum-seats": ",".join(map(str, map(int, seats)))} if seats else {}
        return PlainTextResponse(record, headers=UNCACHED | mine)

    async def replay_record(self, request: Request) -> Response:
        """Return the positions of a saved game; nothing is stored."""
        self._check_rate(self._replays, request)
        number = _parse_number(request.query_params.get("number", "1"))
        body = await read_body(request, MAX_RECORD_BYTES)
        accepts_gzip = _accepts_gzip(request)
        replay = partial(_encode_replay, body, number, is_compressed=accepts_gzip)
        answer = await self._read(request, len(body), replay)
        return _long_response(answer, is_compressed=accepts_gzip)

    async def analyse_record(self, request: Request) -> Response:
        """Return the analysis of a saved game; nothing is stored, and nobody waits for who has left."""
        self._check_rate(self._analyses, request)
        number = _parse_number(request.query_params.get("number", "1"))
        body = await read_body(request, MAX_RECORD_BYTES)
        visitor, accepts_gzip = self._identity.recognise(request), _accepts_gzip(request)
        record = await self._read(request, len(body), partial(import_analysed_record, body, number))
        client = SearchClient(address_of(request), "" if visitor is None else visitor.player)
        analysis = await _run_while_connected(request, self._registry().analyses.analyse(record, client))
        encode = partial(_encode_analysis, analysis, is_compressed=accepts_gzip)
        answer = await self._write(request, encode)
        response = _long_response(answer, is_compressed=accepts_gzip)
        self._set_cookie(request, response, visitor)
        return response

    async def get_print(self, request: Request) -> Response:
        """Return a file to print."""
        self._check_rate(self._prints, request)
        known = request.headers.get("if-none-match", "")
        return await self._print_files.respond(request.path_params["kit"], request.query_params, known)

    async def get_rules(self, _: Request) -> Response:
        """Return the kinds of games."""
        return json_response(await asyncio.to_thread(_encode_rules))

    async def get_texts(self, request: Request) -> Response:
        """Return the texts that a game of another package brings."""
        return await self._game_files.respond_with_texts(request)

    async def get_book(self, request: Request) -> Response:
        """Return the rulebook of a game."""
        return await self._game_files.respond_with_book(request)

    async def get_network(self, request: Request) -> Response:
        """Return whether players on the local network may join."""
        return self._reply(request, self._network.describe(request))

    async def switch_network(self, request: Request) -> Response:
        """Let players on the local network in, or not."""
        wanted = decode_body(await read_body(request, MAX_MESSAGE_BYTES), NetworkSwitch)
        return self._reply(request, await self._network.switch(request, on=wanted.on))

    async def get_openapi(self, _: Request) -> Response:
        """Return the protocol as an OpenAPI description."""
        return json_response(await asyncio.to_thread(_encode_openapi))

    async def get_health(self, _: Request) -> Response:
        """Report that the process is alive."""
        return PlainTextResponse("ok\n")

    async def get_readiness(self, _: Request) -> Response:
        """Report whether the server can serve."""
        problem = await self._readiness.find_problem()
        return PlainTextResponse("ready\n") if problem is None else PlainTextResponse(f"{problem}\n", 503)

    async def _read(self, request: Request, length: int, work: Callable[[], Result]) -> Result:
        """Return what `work` reads from a record of this size in bytes."""
        return await _run_while_connected(request, self._imports.run(address_of(request), length, work))

    async def _write(self, request: Request, work: Callable[[], Result]) -> Result:
        """Return what `work` writes."""
        return await _run_while_connected(request, self._exports.run(address_of(request), work))


async def _run_while_connected(request: Request, work: Coroutine[Any, Any, Result]) -> Result:
    """Return what `work` returns; it is cancelled when the client leaves. The body must have been read.

    Raises :class:`~starlette.requests.ClientDisconnect`.
    """
    running = asyncio.ensure_future(work)
    leaving = asyncio.ensure_future(_wait_for_disconnect(request))
    try:
        await asyncio.wait((running, leaving), return_when=asyncio.FIRST_COMPLETED)
        if not running.done():
            raise ClientDisconnect
        return running.result()
    finally:
        for task in (running, leaving):
            task.cancel()


async def _wait_for_disconnect(request: Request) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass


def _accepts_gzip(request: Request) -> bool:
    return "gzip" in request.headers.get("accept-encoding", "")


def _long_response(body: bytes, *, is_compressed: bool) -> Response:
    headers = UNCACHED | ({"content-encoding": "gzip"} if is_compressed else {})
    return Response(body, media_type="application/json", headers=headers | {"vary": "accept-encoding"})


@cache
def _encode_rules() -> bytes:
    """Return the kinds of games; slow the first time, as it loads the engines."""
    games = [load_rules(name) for name in game_names()]
    return msgspec.json.encode([presenter.present_rules(rules, count_levels(rules)) for rules in games])


@cache
def _encode_openapi() -> bytes:
    """Return the OpenAPI description; slow the first time."""
    return msgspec.json.encode(schema.build_openapi())


def _parse_number(text: str) -> int:
    """Return the number of a game in a record's text. Raises :class:`RefusedError`."""
    if not (text.isascii() and text.isdigit() and len(text) < 7):
        raise RefusedError(Reason.MALFORMED, '"number" must be a positive integer')
    return int(text)


def _encode_replay(body: bytes, number: int, *, is_compressed: bool) -> bytes:
    """Return the positions of a saved game. Raises :class:`RefusedError`."""
    return _encode(import_record(body, number), is_compressed=is_compressed)


def _encode_analysis(analysis: GameAnalysis, *, is_compressed: bool) -> bytes:
    """Return the analysis of a game."""
    return _encode(present_analysis(analysis), is_compressed=is_compressed)


def _encode(answer: Struct, *, is_compressed: bool) -> bytes:
    body = msgspec.json.encode(answer)
    return gzip.compress(body, 6) if is_compressed else body
