"""What games of other packages bring for the browser: texts and rulebooks, made once and kept compressed."""

import asyncio
import gzip
import hashlib
from collections.abc import Callable

from starlette.requests import Request
from starlette.responses import Response

from duellum.core.errors import UnknownGameError
from duellum.core.i18n import LANGUAGES, read_texts_of_game
from duellum.core.registry import load_plugin
from duellum.rulebook import NoBookError, load_book
from duellum.rulebook.view import encode_book
from duellum.server.protocol.errors import Reason, RefusedError
from duellum.server.transport.static_files import PLAIN, Variant, choose_encoding, respond_with

MAX_BYTES = 2_000_000
"""How long a game's texts in a language may be, or its rulebook; Battle's rulebook has a ninth of that."""
_TEXTS, _BOOK = "text/plain; charset=utf-8", "application/json"


class GameFiles:
    """Keeps the files: a game has one for each language, and one for its rulebook."""

    def __init__(self) -> None:
        self._kept: dict[tuple[str, str], dict[str, Variant]] = {}
        self._lock = asyncio.Lock()

    async def respond_with_texts(self, request: Request) -> Response:
        """Return the Fluent messages of a game in a language, or that the client's copy is still right.

        Raises :class:`RefusedError`.
        """
        game, language = request.path_params["game"], request.path_params["language"]
        if language not in LANGUAGES:
            raise RefusedError(Reason.MALFORMED, f"texts exist only in {', '.join(LANGUAGES)}")
        return await self._respond(request, game, language, lambda: _encode_texts(game, language), _TEXTS)

    async def respond_with_book(self, request: Request) -> Response:
        """Return a game's rulebook, null where it has none, or that the client's copy is still right.

        Raises :class:`RefusedError`.
        """
        game = request.path_params["game"]
        return await self._respond(request, game, "book", lambda: _encode_book(game), _BOOK)

    async def _respond(
        self, request: Request, game: str, part: str, make: Callable[[], bytes], media_type: str
    ) -> Response:
        if (game, part) not in self._kept:
            await asyncio.to_thread(_check_game, game)  # so nothing is kept of games that are not installed
            async with self._lock:
                if (game, part) not in self._kept:
                    self._kept[game, part] = await asyncio.to_thread(_compress, game, make, media_type)
        variants = self._kept[game, part]
        chosen = choose_encoding(request.headers.get("accept-encoding", ""), [*variants])
        return respond_with(variants[chosen], request.headers.get("if-none-match", ""))


def _compress(game: str, make: Callable[[], bytes], media_type: str) -> dict[str, Variant]:
    """Return a file by encoding. Raises :class:`RefusedError`."""
    body = make()
    if len(body) > MAX_BYTES:
        raise RefusedError(Reason.TOO_LONG, f"{game}: {len(body)} bytes, but at most {MAX_BYTES} are allowed")
    bodies = {"gzip": gzip.compress(body, mtime=0), PLAIN: body}
    return {name: _make_variant(name, one, media_type) for name, one in bodies.items()}


def _check_game(game: str) -> None:
    try:
        load_plugin(game)
    except UnknownGameError as error:
        raise RefusedError(Reason.UNKNOWN_RULES, str(error)) from error


def _make_variant(encoding: str, body: bytes, media_type: str) -> Variant:
    headers = {
        "content-type": media_type,
        "cache-control": "no-cache",
        "etag": f'"{hashlib.sha256(body).hexdigest()[:24]}"',
        "vary": "accept-encoding",
    }
    return Variant(encoding, body, headers | ({} if encoding == PLAIN else {"content-encoding": encoding}))


def _encode_texts(game: str, language: str) -> bytes:
    return read_texts_of_game(game, language).encode()


def _encode_book(game: str) -> bytes:
    try:
        return encode_book(load_book(game))
    except NoBookError:
        return b"null"
