"""Link previews over HTTP: pages with the tags that messengers read, and their pictures, bounded.

A game that is neither public nor over is not shown: its page is the plain one, and its picture does not
exist. Pictures are drawn one at a time; the number that may wait and the number that are kept are limited.
"""

import asyncio
import gzip
import hashlib
import html
import re
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import NamedTuple

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.types import Receive, Scope, Send

from duellum.core.i18n import ENGLISH, LANGUAGES
from duellum.server.game.state import GameState
from duellum.server.live.registry import TableRegistry
from duellum.server.protocol.errors import Reason, RefusedError
from duellum.server.protocol.game_ids import check_game_id, is_game_id
from duellum.server.transport.identity import Identity, address_of
from duellum.server.transport.limits.rate_limit import ClientLimiter
from duellum.server.transport.preview_card import HEIGHT, WIDTH, describe_game, may_preview, order_preview
from duellum.server.transport.static_files import ClientFiles
from duellum.server.transport.typesetting import Typesetting

MAX_KEPT, MAX_WAITING = 128, 16
"""How many pictures are kept, of about 100 KB each, and how many requests may wait for one to be drawn."""
_FRESH_SECONDS = 300
_HOST = re.compile(r"[A-Za-z0-9.-]{1,253}(:[0-9]{1,5})?|\[[0-9A-Fa-f:.]{2,45}\](:[0-9]{1,5})?")
_HEAD_END = b"</head>"


class _Key(NamedTuple):
    """A picture: of a game as it stood, in a language."""

    game_id: str
    sequence: int
    language: str


class PreviewPictures:
    """Draws pictures and keeps the latest."""

    def __init__(self, typesetting: Typesetting) -> None:
        self._typesetting = typesetting
        self._kept: OrderedDict[_Key, bytes] = OrderedDict()
        self._lock = asyncio.Lock()
        self._waiting = 0

    async def get(self, state: GameState, language: str) -> bytes:
        """Return the picture of a game. Raises :class:`RefusedError`."""
        key = _Key(state.id, state.sequence, language)
        if key not in self._kept:
            await self._draw(key, state)
        self._kept.move_to_end(key)
        return self._kept[key]

    async def _draw(self, key: _Key, state: GameState) -> None:
        if self._waiting >= MAX_WAITING:
            raise RefusedError(Reason.UNAVAILABLE, "too many pictures are being drawn")
        self._waiting += 1
        try:
            async with self._lock:
                if key not in self._kept:
                    order = await asyncio.to_thread(order_preview, state, key.language)
                    self._kept[key] = await self._typesetting.make(order)
                    if len(self._kept) > MAX_KEPT:
                        self._kept.popitem(last=False)
        finally:
            self._waiting -= 1


class LinkPreviews:
    """The endpoints: pictures, and pages of games with tags."""

    def __init__(
        self,
        registry: Callable[[], TableRegistry],
        identity: Identity,
        limiter: ClientLimiter,
        typesetting: Typesetting,
    ) -> None:
        self._registry, self._identity, self._limiter = registry, identity, limiter
        self._pictures = PreviewPictures(typesetting)

    async def get_picture(self, request: Request) -> Response:
        """Return the picture of a game. Raises :class:`RefusedError`."""
        game_id = request.path_params["id"]
        check_game_id(game_id)
        if not self._take(request):
            raise RefusedError(Reason.TOO_FAST, "too many requests in too short a time")
        state = (await self._registry().get_table(game_id)).state
        if not may_preview(state):
            raise RefusedError(Reason.UNKNOWN_GAME, "there is no game with this id")
        picture = await self._pictures.get(state, choose_language(request))
        headers = {
            "cache-control": f"public, max-age={_FRESH_SECONDS}",
            "etag": f'"{hashlib.sha256(picture).hexdigest()[:24]}"',
            "cross-origin-resource-policy": "cross-origin",
            "vary": "accept-language",
        }
        if headers["etag"] in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        return Response(picture, media_type="image/png", headers=headers)

    async def find_tags(self, request: Request, game_id: str) -> bytes | None:
        """Return the tags of a game's page; None where it has none."""
        if not is_game_id(game_id) or _HOST.fullmatch(request.url.netloc) is None or not self._take(request):
            return None
        try:
            state = (await self._registry().get_table(game_id)).state
        except RefusedError:
            return None
        if not may_preview(state):
            return None
        origin = self._identity.origins.find_own(request)
        return await asyncio.to_thread(format_tags, state, choose_language(request), origin, request.url.path)

    def _take(self, request: Request) -> bool:
        player = self._identity.recognise_player(request)
        return self._limiter.take(player, address_of(request), time.monotonic())


class PreviewPages:
    """Serves the pages of games: the client's page, with tags where a game may be shown."""

    def __init__(self, files: ClientFiles, previews: LinkPreviews) -> None:
        self._files, self._previews = files, previews

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a page."""
        request, page = Request(scope), self._files.page
        is_read = request.method in ("GET", "HEAD") and page is not None
        tags = await self._previews.find_tags(request, request.path_params["id"]) if is_read else None
        if page is None or tags is None:
            await self._files(scope, receive, send)
        else:
            await _respond(request, page.replace(_HEAD_END, tags + _HEAD_END, 1))(scope, receive, send)


def _respond(request: Request, body: bytes) -> Response:
    headers = {"cache-control": "no-cache", "vary": "accept-encoding, accept-language"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        return HTMLResponse(gzip.compress(body, 6), headers=headers | {"content-encoding": "gzip"})
    return HTMLResponse(body, headers=headers)


def format_tags(state: GameState, language: str, origin: str, path: str) -> bytes:
    """Return the Open Graph tags of a game's page, as HTML."""
    card = describe_game(state, language)
    picture = f"{origin}/api/games/{state.id}/preview.png?lang={language}"
    properties = {
        "og:site_name": "Duellum",
        "og:type": "website",
        "og:title": card.title,
        "og:description": card.description,
        "og:url": origin + path,
        "og:locale": language,
        "og:image": picture,
        "og:image:type": "image/png",
        "og:image:width": str(WIDTH),
        "og:image:height": str(HEIGHT),
        "og:image:alt": card.alt,
    }
    lines = [f'<meta property="{name}" content="{html.escape(text)}" />' for name, text in properties.items()]
    lines.append('<meta name="twitter:card" content="summary_large_image" />')
    return "".join(lines).encode()


def choose_language(request: Request) -> str:
    """Return the language of a request: by ``?lang=``, else what its Accept-Language begins with."""
    wanted = request.query_params.get("lang", "")
    if wanted in LANGUAGES:
        return wanted
    accepted = request.headers.get("accept-language", "")[:200].split(",")
    codes = (part.partition(";")[0].strip().partition("-")[0].lower() for part in accepted)
    return next((code for code in codes if code in LANGUAGES), ENGLISH)
