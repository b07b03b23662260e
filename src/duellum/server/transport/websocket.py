"""The wire: uvicorn's WebSocket protocol, made lighter and more outspoken for thousands of idle players.

What is sent is a frame made of bytes, with no task that waits for its turn; what is told within one round of
the event loop goes out together at its end. Who does not read is known by how much the transport still
holds. A server that leaves says so first.
"""

import asyncio
from collections.abc import Callable
from typing import Any, cast
from weakref import WeakKeyDictionary

import msgspec
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.utils import get_remote_addr, is_ssl
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from duellum.server.protocol.server import Goodbye

EXTENSION = "duellum.wire"
"""Under which name a connection's scope holds its wire."""
_SECONDS_TO_LEAVE = 2.0
_RESTART = msgspec.json.encode(Goodbye("restart"))
_TEXT = 0x81
"""The first byte of a frame: text, and the whole of it."""
_MOST_UNHEARD = 16
"""How many messages of a connection wait to be heard before no more are read from it."""
_MOST_UNSENT = 64
"""Messages of how many connections wait to be sent before they are."""
_ALWAYS = asyncio.Event()
_ALWAYS.set()
Listener = Callable[[bytes], bool]
"""Hears a message; whether that was all that had to be done."""


class Http(HttpToolsProtocol):
    """uvicorn's HTTP protocol, which leaves nothing behind when it hands a connection over."""

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection over to a wire."""
        super().handle_websocket_upgrade()
        self.parser = None  # type: ignore[assignment]  # they hold each other, and would wait for the collector


class Inbox:
    """What a connection has heard: a queue for one reader, a tenth of asyncio's in size."""

    __slots__ = ("_loop", "_messages", "_waiter")

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._messages: list[Any] = []
        self._waiter: asyncio.Future[None] | None = None

    def put_nowait(self, message: Any) -> None:  # noqa: ANN401 - uvicorn's own
        """Add a message."""
        self._messages.append(message)
        self._wake()

    def put_first(self, message: bytes) -> None:
        """Add a message before all others."""
        self._messages.insert(0, message)
        self._wake()

    def _wake(self) -> None:
        if self._waiter is not None and not self._waiter.done():
            self._waiter.set_result(None)

    def empty(self) -> bool:
        """Whether there is nothing to read."""
        return not self._messages

    def __len__(self) -> int:
        return len(self._messages)

    def filled(self) -> asyncio.Future[None]:
        """Return what is done once there is something to read."""
        self._waiter = self._loop.create_future()
        return self._waiter

    def take(self) -> Any:  # noqa: ANN401 - uvicorn's own
        """Return the first message."""
        return self._messages.pop(0)

    async def get(self) -> Any:  # noqa: ANN401 - uvicorn's own
        """Return the first message, waiting for one; uvicorn asks so until a connection is let in."""
        while not self._messages:
            await self.filled()
        return self.take()


class Post:
    """Whose messages go out at the end of this round: one after another, which is faster than in between."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._senders: list[Wire] = []

    def expect(self, sender: "Wire") -> None:
        """Have somebody's messages sent soon."""
        if not self._senders:
            self._loop.call_soon(self._deliver)
        self._senders.append(sender)
        if len(self._senders) >= _MOST_UNSENT:  # a round may be long
            self._deliver()

    def _deliver(self) -> None:
        senders, self._senders = self._senders, []
        for sender in senders:
            sender.flush()


_posts: WeakKeyDictionary[asyncio.AbstractEventLoop, Post] = WeakKeyDictionary()


class Wire(WebSocketsSansIOProtocol):
    """A connection's end here."""

    def __init__(self, *arguments: Any, **options: Any) -> None:  # noqa: ANN401 - uvicorn's own
        super().__init__(*arguments, **options)
        self._post = _posts.setdefault(self.loop, Post(self.loop))
        self._outgoing = b""
        self._inbox = Inbox(self.loop)
        self.listener: Listener | None = None
        """Who hears each message first; what they leave is read by :meth:`hear`."""
        self.queue = self._inbox  # type: ignore[assignment]  # as much of a queue as is used
        self.writable = _ALWAYS  # how much waits is looked at before sending

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Begin, without asking the system for our own address: nobody wants to know."""
        self.connections.add(self)
        self.transport = cast("asyncio.Transport", transport)
        self.client = get_remote_addr(self.transport)
        self.scheme = "wss" if is_ssl(self.transport) else "ws"

    def connection_lost(self, exc: Exception | None) -> None:
        """End; errors hold what raised them, and both would wait for the collector of garbage."""
        super().connection_lost(exc)
        self.conn.handshake_exc = self.conn.parser_exc = None

    def pause_writing(self) -> None:
        """Do nothing: see :attr:`unread`."""

    def resume_writing(self) -> None:
        """Do nothing: see :attr:`unread`."""

    async def run_asgi(self) -> None:
        """Let the application serve the connection, and hold its wire."""
        self.scope["extensions"][EXTENSION] = self  # type: ignore[assignment]  # uvicorn expects plain data
        await super().run_asgi()

    def slim(self) -> None:
        """Forget how the connection came about; nobody asks once it has been let in."""
        self.request.headers.clear()  # the parser holds on to the request
        self.response.headers.clear()
        self.request = self.response = None  # type: ignore[assignment]  # not needed any more
        self.scope.clear()  # type: ignore[attr-defined]  # likewise

    # -- Sending ------------------------------------------------------------------------------------------

    @property
    def unread(self) -> int:
        """How many bytes wait to be sent, because the other side does not read."""
        return self.transport.get_write_buffer_size() + len(self._outgoing)

    def tell(self, payload: bytes) -> None:
        """Send a text, soon; nobody waits for it, and it is lost when the connection is."""
        if self.close_sent or self.disconnected or self.transport.is_closing():
            return
        length = len(payload)
        if length < 126:
            head = bytes((_TEXT, length))
        elif length < 65_536:
            head = bytes((_TEXT, 126, length >> 8, length & 255))
        else:
            head = bytes((_TEXT, 127)) + length.to_bytes(8)
        if self._outgoing:
            self._outgoing += head + payload
        else:
            self._outgoing = head + payload
            self._post.expect(self)

    def flush(self) -> None:
        """Send at once what has been told."""
        if self._outgoing and not self.transport.is_closing():
            self.transport.write(self._outgoing)
        self._outgoing = b""

    def close(self, code: int, reason: str = "") -> None:
        """Close the connection; who does not take leave in time is left without."""
        if self.close_sent or self.disconnected or self.transport.is_closing():
            return
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code})
        self.flush()
        self.conn.send_close(code, reason)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()
        self.close_timer = self.loop.call_later(_SECONDS_TO_LEAVE, self.transport.abort)

    def shutdown(self) -> None:
        """Say that the server leaves, and close with code 1012."""
        if self.handshake_complete:
            self.tell(_RESTART)
            self.flush()
        super().shutdown()

    # -- Hearing ------------------------------------------------------------------------------------------

    def put_back(self, message: bytes) -> None:
        """Have a message read after all, before those that came later."""
        self._inbox.put_first(message)

    async def hear(self) -> bytes | None:
        """Return the next message; None once the connection is closed."""
        inbox = self._inbox
        while inbox.empty():
            await inbox.filled()
        message = inbox.take()
        if self.read_paused and inbox.empty():
            self.read_paused = False
            self.transport.resume_reading()
        return message if type(message) is bytes else None

    def send_receive_event_to_app(self) -> None:
        """Hand a message on as bytes: whether it is text is found out when it is read."""
        data = bytes(self.frames[0]) if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        if self.close_sent:
            return
        if self.listener is not None and self._inbox.empty() and self.listener(data):
            return
        self._inbox.put_nowait(data)
        if len(self._inbox) >= _MOST_UNHEARD and not self.read_paused:  # until all have been heard
            self.read_paused = True
            self.transport.pause_reading()
