"""The browser client's static files, and the security headers of every response."""

import hashlib
import mimetypes
import re
from collections.abc import Iterator
from pathlib import Path

from msgspec import Struct
from starlette.datastructures import MutableHeaders
from starlette.requests import Request
from starlette.responses import HTMLResponse, PlainTextResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

FOLDER = Path(__file__).parents[2] / "web"
"""The built client in the package."""
PAGE, ASSETS = "/index.html", "/assets/"
PLAIN = "identity"
"""The encoding of a file as it is."""
_SUFFIXES = {".br": "br", ".gz": "gzip"}
"""The compressed forms that the build writes next to a file, the smallest first."""
_STAMP = "sources.sha256"
"""Which sources the client was built from; nobody's business."""
_PLAIN_WEIGHT = 0.0001
"""How much a client likes an uncompressed file, of which it says nothing: less than any that it names."""
_WORKER = re.compile("([a-z]+-)?worker-")
"""How the names of scripts begin that run as workers."""
_YEAR_SECONDS = 31_536_000
for _type, _suffix in (
    ("font/woff2", ".woff2"),
    ("text/javascript", ".js"),
    ("application/wasm", ".wasm"),
    ("application/manifest+json", ".webmanifest"),
):
    mimetypes.add_type(_type, _suffix)  # not every system knows it
_NOT_BUILT_PAGE = """<!doctype html><html lang="en"><title>Duellum</title>
<p>The server runs, but the browser client has not been built: <code>make play</code> builds it.
The interface for programs is at <a href="/api/openapi.json">/api/openapi.json</a>.</p></html>
"""

SECURITY_HEADERS = {
    "content-security-policy": (
        "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; img-src 'self' data:; font-src 'self'; "
        "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}


ASSET_HEADERS = {
    "content-security-policy": (
        "default-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'"
    ),
    "x-content-type-options": SECURITY_HEADERS["x-content-type-options"],
    "cross-origin-resource-policy": SECURITY_HEADERS["cross-origin-resource-policy"],
}
"""The part that matters for scripts, styles and fonts; the rest would take 5 KB of a first load. The policy
is for an SVG opened as a page."""
WORKER_HEADERS = ASSET_HEADERS | {
    "content-security-policy": (
        "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; object-src 'none'; base-uri 'none'"
    )
}
"""For a script that runs as a worker, which has no policy but its own. Workers and pages may compile
WebAssembly, which the rules of the games are; nothing else may be evaluated."""


class SecurityHeaders:
    """Middleware that adds the security headers to every response, and HSTS to those over HTTPS.

    A browser that has seen HSTS once uses HTTPS only, so nobody in the network can lead it to plain HTTP.
    """

    def __init__(self, app: ASGIApp, hsts: str = "") -> None:
        self.app = app
        self._hsts = {"strict-transport-security": hsts} if hsts else {}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a request with the headers added."""
        added = _choose_headers(scope["path"]) if scope["type"] == "http" else SECURITY_HEADERS
        if scope.get("scheme") == "https":
            added = added | self._hsts

        async def send_with_headers(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                headers = MutableHeaders(scope=message)
                for name, value in added.items():
                    headers.setdefault(name, value)
            await send(message)

        await self.app(scope, receive, send_with_headers if scope["type"] == "http" else send)


def _choose_headers(path: str) -> dict[str, str]:
    if not path.startswith(ASSETS):
        return SECURITY_HEADERS
    return WORKER_HEADERS if _WORKER.match(path, len(ASSETS)) else ASSET_HEADERS


class Variant(Struct, frozen=True):
    """A file in one encoding."""

    encoding: str
    body: bytes
    headers: dict[str, str]


class ClientFiles:
    """The client's files, in memory; every other path gets the client's page, whose router reads the path.

    The build has compressed them; which form a browser gets depends on its Accept-Encoding. Each form has an
    ETag of its own.
    """

    def __init__(self, folder: Path = FOLDER) -> None:
        self._files = dict(_read_files(folder))

    @property
    def page(self) -> bytes | None:
        """The client's page, uncompressed; None if the client has not been built."""
        return self._files[PAGE][PLAIN].body if PAGE in self._files else None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a file."""
        await self._respond(Request(scope))(scope, receive, send)

    def _respond(self, request: Request) -> Response:
        if request.method not in ("GET", "HEAD"):
            return PlainTextResponse("only GET and HEAD\n", 405, {"allow": "GET, HEAD"})
        if PAGE not in self._files:
            return HTMLResponse(_NOT_BUILT_PAGE, headers={"cache-control": "no-cache"})
        path = request.url.path
        variants = self._files.get(path) or (None if path.startswith(ASSETS) else self._files[PAGE])
        if variants is None:
            return PlainTextResponse("there is no such file\n", 404)
        chosen = choose_encoding(request.headers.get("accept-encoding", ""), [*variants])
        return respond_with(variants[chosen], request.headers.get("if-none-match", ""))


def respond_with(variant: Variant, known: str) -> Response:
    """Return a file, or that the browser's own copy is still right."""
    tags = {tag.strip().removeprefix("W/") for tag in known.split(",")}
    if variant.headers["etag"] in tags or "*" in tags:
        kept = {name: variant.headers[name] for name in ("cache-control", "etag", "vary")}
        return Response(status_code=304, headers=kept)
    return Response(variant.body, headers=variant.headers)


def choose_encoding(accepted: str, available: list[str]) -> str:
    """Return the encoding that a client likes best among those available, the first of equals.

    `accepted` is an Accept-Encoding header. Without compression is always possible.
    """
    weights = dict(map(_parse_weight, accepted.lower().split(",")))
    others = weights.get("*", 0.0)
    return max(available, key=lambda name: weights.get(name, _PLAIN_WEIGHT if name == PLAIN else others))


def _parse_weight(text: str) -> tuple[str, float]:
    """Return an encoding and its weight, such as ``gzip;q=0.5``; a malformed weight counts as none."""
    name, _, weight = text.partition(";")
    try:
        return name.strip(), float(weight.strip().removeprefix("q=") or 1)
    except ValueError:
        return name.strip(), 0.0


def _read_files(folder: Path) -> Iterator[tuple[str, dict[str, Variant]]]:
    """Yield each file of the built client by its path in addresses, with its variants by encoding."""
    paths = {path for path in folder.rglob("*") if path.is_file() and path.name != _STAMP}
    for path in paths:
        if path.suffix not in _SUFFIXES:
            address = f"/{path.relative_to(folder).as_posix()}"
            forms = [(name, path.with_name(path.name + suffix)) for suffix, name in _SUFFIXES.items()]
            found = [*((name, form) for name, form in forms if form in paths), (PLAIN, path)]
            yield address, {name: _read_variant(address, name, form) for name, form in found}


def _read_variant(address: str, encoding: str, path: Path) -> Variant:
    body = path.read_bytes()
    is_hashed = address.startswith(ASSETS)
    headers = {
        "content-type": _find_type(address),
        "cache-control": f"public, max-age={_YEAR_SECONDS}, immutable" if is_hashed else "no-cache",
        "etag": f'"{hashlib.sha256(body).hexdigest()[:24]}"',
        "vary": "accept-encoding",
    }
    return Variant(encoding, body, headers | ({} if encoding == PLAIN else {"content-encoding": encoding}))


def _find_type(address: str) -> str:
    found = mimetypes.guess_type(address)[0] or "application/octet-stream"
    return f"{found}; charset=utf-8" if found.startswith("text/") else found
