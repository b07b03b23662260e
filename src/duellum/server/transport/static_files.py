"""The browser client's static files, and the security headers of every response."""

import mimetypes
from pathlib import Path

from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import HTMLResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send

FOLDER = Path(__file__).parents[2] / "web"
"""The built client in the package."""
_YEAR_SECONDS = 31_536_000
_FONT = ".woff2"
mimetypes.add_type("font/woff2", _FONT)  # not every system knows it
_NOT_BUILT_PAGE = """<!doctype html><html lang="en"><title>Duellum</title>
<p>The server runs, but the browser client has not been built: <code>make play</code> builds it.
The interface for programs is at <a href="/api/openapi.json">/api/openapi.json</a>.</p></html>
"""

SECURITY_HEADERS = {
    "content-security-policy": (
        "default-src 'self'; img-src 'self' data:; font-src 'self'; object-src 'none'; base-uri 'none'; "
        "form-action 'self'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}


ASSET_HEADERS = {
    name: SECURITY_HEADERS[name] for name in ("x-content-type-options", "cross-origin-resource-policy")
}
"""The part that matters for scripts, styles and fonts; the rest would take 5 KB of a first load."""


class SecurityHeaders:
    """Middleware that adds the security headers to every response."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a request with the headers added."""
        is_asset = scope["type"] == "http" and scope["path"].startswith("/assets/")
        added = ASSET_HEADERS if is_asset else SECURITY_HEADERS

        async def send_with_headers(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                headers = MutableHeaders(scope=message)
                for name, value in added.items():
                    headers.setdefault(name, value)
            await send(message)

        await self.app(scope, receive, send_with_headers if scope["type"] == "http" else send)


class ClientFiles(StaticFiles):
    """The client's files; every other path gets the client's page, whose router reads the path."""

    def __init__(self, folder: Path = FOLDER) -> None:
        super().__init__(directory=folder, check_dir=False)
        self._folder = folder
        self._compressed = GZipMiddleware(self._serve, minimum_size=1000, compresslevel=6)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a file, compressed if the browser accepts that; fonts are compressed already."""
        is_font = scope["path"].endswith(_FONT)
        await (self._serve if is_font else self._compressed)(scope, receive, send)

    async def _serve(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a file; a page that says so where the client has not been built."""
        if (self._folder / "index.html").is_file():
            await super().__call__(scope, receive, send)
        else:
            await HTMLResponse(_NOT_BUILT_PAGE)(scope, receive, send)

    async def get_response(self, path: str, scope: Scope) -> Response:
        """Return a file, or the client's page."""
        try:
            response = await super().get_response(path, scope)
        except HTTPException as error:
            if error.status_code != 404 or path.startswith("assets/"):
                raise
            path, response = "index.html", await super().get_response("index.html", scope)
        is_hashed = path.startswith("assets/")
        response.headers["cache-control"] = (
            f"public, max-age={_YEAR_SECONDS}, immutable" if is_hashed else "no-cache"
        )
        return response
