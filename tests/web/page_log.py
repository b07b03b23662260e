"""What happened in a page: what a failed test shows in addition to its traceback."""

import time
from collections import deque
from urllib.parse import urlsplit

from playwright.sync_api import ConsoleMessage, Error, Frame, Page, Request, Response, WebSocket

_EVENTS = 150
"""How many of the last events are kept."""
_FRAME_LENGTH = 160
_TEXT_LENGTH = 1_500
_TEXT_TIMEOUT_MS = 5_000.0


class PageLog:
    """The events of a page with their times: addresses, requests, sockets and what the console says.

    A time is when the test heard of an event, which it does while it waits for the browser.
    """

    def __init__(self, page: Page) -> None:
        self._page = page
        self._opened = time.monotonic()
        self._events: deque[str] = deque(maxlen=_EVENTS)
        self._pending: dict[Request, tuple[float, str]] = {}
        """When each was sent, and what is known of its answer."""
        page.on("framenavigated", self._on_navigation)
        page.on("domcontentloaded", lambda _: self._note("document parsed"))
        page.on("load", lambda _: self._note("document loaded"))
        page.on("crash", lambda _: self._note("CRASHED"))
        page.on("close", lambda _: self._note("page closed"))
        page.on("console", self._on_console)
        page.on("pageerror", lambda error: self._note(f"error: {error}"))
        page.on("request", self._on_request)
        page.on("response", self._on_response)
        page.on("requestfinished", self._on_end)
        page.on("requestfailed", lambda request: self._on_end(request, f" FAILED ({request.failure})"))
        page.on("websocket", self._on_socket)

    def describe(self) -> str:
        """Return the page's address and text, the requests under way and the last events."""
        text = self._read_text()
        now = f"{self._age:.2f} s after the page was opened"
        pending = [
            f"  {begun:8.2f} s  {request.method} {_path(request.url)}: {status}"
            for request, (begun, status) in self._pending.items()
        ]
        return "\n".join((
            f"{self._page.url}, {now}", f"text: {text}",
            f"requests under way: {len(pending)}", *pending, "events:", *self._events,
        ))  # fmt: skip

    @property
    def _age(self) -> float:
        return time.monotonic() - self._opened

    def _note(self, what: str) -> None:
        self._events.append(f"  {self._age:8.2f} s  {what}")

    def _read_text(self) -> str:
        """Return the visible text; a page that does not answer says nothing."""
        try:
            return self._page.locator("body").inner_text(timeout=_TEXT_TIMEOUT_MS)[:_TEXT_LENGTH]
        except Error as error:
            return f"cannot be read: {error.message}"

    def _on_navigation(self, frame: Frame) -> None:
        self._note(f"address: {frame.url}")

    def _on_console(self, message: ConsoleMessage) -> None:
        self._note(f"console: {message.type}: {message.text}")

    def _on_request(self, request: Request) -> None:
        self._pending[request] = (self._age, "no answer yet")

    def _on_response(self, response: Response) -> None:
        if response.request in self._pending:
            self._pending[response.request] = (self._pending[response.request][0], str(response.status))

    def _on_end(self, request: Request, failure: str = "") -> None:
        begun, status = self._pending.pop(request, (self._age, ""))
        took = f"{self._age - begun:.2f} s"
        self._note(f"{request.method} {_path(request.url)}: {status}{failure} after {took}")

    def _on_socket(self, socket: WebSocket) -> None:
        path = _path(socket.url)
        self._note(f"socket {path}: opening")
        socket.on("framesent", lambda frame: self._note(f"socket {path} <- {frame[:_FRAME_LENGTH]!r}"))
        socket.on("framereceived", lambda frame: self._note(f"socket {path} -> {frame[:_FRAME_LENGTH]!r}"))
        socket.on("socketerror", lambda error: self._note(f"socket {path}: {error}"))
        socket.on("close", lambda _: self._note(f"socket {path}: closed"))


def _path(url: str) -> str:
    parts = urlsplit(url)
    return f"{parts.path}?{parts.query}" if parts.query else parts.path
