"""uvicorn's WebSocket protocol with less overhead, for thousands of mostly idle players.

A message is framed by hand and written without a task; all frames of one event loop iteration are written
together at its end. A slow reader shows by the size of the transport's write buffer. Incoming messages are
passed to a callback. On shutdown clients get a goodbye message first.

This reaches into undocumented attributes of uvicorn 0.54 and websockets 17.4, so pyproject.toml pins their
versions, and ``tests/server/transport/test_websocket_protocol.py`` tests each of them. What it gains over
plain ASGI ``receive`` and ``send``, in alternating runs with 1,000 games (November 2026): 234 instead of
269 us of CPU a move at 3,045 moves/s; 4,593 to 5,263 instead of 3,318 to 4,368 moves/s flat out.
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

EXTENSION = "duellum.websocket"
"""The key under which a connection's scope holds its protocol."""
CLOSE_TIMEOUT_SECONDS = 2.0
"""How long the peer has for the closing handshake before the connection is aborted."""
_FINAL_TEXT_FRAME = 0x81
"""A frame's first byte: the opcode of a text message and the FIN bit."""
_MAX_QUEUED_MESSAGES = 16
"""How many messages may wait for the application to accept the connection before reading pauses."""
_MAX_BATCH = 64
"""How many connections with unsent frames are collected before they are written."""
_ALWAYS_WRITABLE = asyncio.Event()
_ALWAYS_WRITABLE.set()
OnMessage = Callable[[bytes], None]
"""Handles a message; must not wait."""


class HttpProtocol(HttpToolsProtocol):
    """uvicorn's HTTP protocol, without a reference cycle after it hands a connection over."""

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection over to a WebSocket protocol."""
        super().handle_websocket_upgrade()
        self.parser = None  # type: ignore[assignment]  # it refers back to this, which only the collector would free


class ReceiveQueue:
    """Incoming events: an asyncio.Queue for one reader, in a tenth of the memory."""

    __slots__ = ("_events", "_loop", "_waiter")

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._events: list[Any] = []
        self._waiter: asyncio.Future[None] | None = None

    def put_nowait(self, event: Any) -> None:  # noqa: ANN401 - uvicorn's events, or a message's bytes
        """Add an event."""
        self._events.append(event)
        if self._waiter is not None and not self._waiter.done():
            self._waiter.set_result(None)

    def empty(self) -> bool:
        """Whether there is nothing to read."""
        return not self._events

    def __len__(self) -> int:
        return len(self._events)

    async def get(self) -> Any:  # noqa: ANN401 - uvicorn's events, or a message's bytes
        """Return the first event, waiting for one."""
        while not self._events:
            self._waiter = self._loop.create_future()
            await self._waiter
        return self._events.pop(0)


class WriteBatcher:
    """Writes the frames of all connections at the end of an event loop iteration.

    One write for each connection after another is faster than writes in between other work.
    """

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._connections: list[WebSocketProtocol] = []

    def add(self, connection: "WebSocketProtocol") -> None:
        """Schedule a connection's unsent frames."""
        if not self._connections:
            self._loop.call_soon(self._flush)
        self._connections.append(connection)
        if len(self._connections) >= _MAX_BATCH:  # an iteration may be long
            self._flush()

    def _flush(self) -> None:
        connections, self._connections = self._connections, []
        for connection in connections:
            connection.flush()


_batchers: WeakKeyDictionary[asyncio.AbstractEventLoop, WriteBatcher] = WeakKeyDictionary()


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """The server's end of a WebSocket connection."""

    goodbye = msgspec.json.encode(Goodbye("restart"))
    """What a client is told when its listener closes."""

    def __init__(self, *arguments: Any, **options: Any) -> None:  # noqa: ANN401 - uvicorn's own
        super().__init__(*arguments, **options)
        self._batcher = _batchers.setdefault(self.loop, WriteBatcher(self.loop))
        self._unsent = b""
        self._on_message: OnMessage | None = None
        self._received = ReceiveQueue(self.loop)
        self.queue = self._received  # type: ignore[assignment]  # has the methods of a queue that are used
        self.writable = _ALWAYS_WRITABLE  # the write buffer's size is checked before sending

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Take over the connection, without asking the system for the local address.

        Nobody reads it, and the call gives the interpreter's lock away: 50 to 90 us until a busy thread
        returns it.
        """
        self.connections.add(self)
        self.transport = cast("asyncio.Transport", transport)
        self.client = get_remote_addr(self.transport)
        self.scheme = "wss" if is_ssl(self.transport) else "ws"

    def connection_lost(self, exc: Exception | None) -> None:
        """Drop the stored exceptions, whose tracebacks refer back to this connection."""
        super().connection_lost(exc)
        self.conn.handshake_exc = self.conn.parser_exc = None

    def pause_writing(self) -> None:
        """Do nothing: see :attr:`unsent_bytes`."""

    def resume_writing(self) -> None:
        """Do nothing: see :attr:`unsent_bytes`."""

    async def run_asgi(self) -> None:
        """Run the application with this protocol in its scope."""
        self.scope["extensions"][EXTENSION] = self  # type: ignore[assignment]  # uvicorn expects plain data
        await super().run_asgi()

    def discard_handshake(self) -> None:
        """Free the memory of the handshake; nobody reads it after the connection is accepted."""
        self.request.headers.clear()  # the parser still refers to the request
        self.response.headers.clear()
        self.request = self.response = None  # type: ignore[assignment]  # not needed any more
        self.scope.clear()  # type: ignore[attr-defined]  # likewise

    # -- Sending ------------------------------------------------------------------------------------------

    @property
    def unsent_bytes(self) -> int:
        """How many bytes are buffered because the peer does not read them: the measure of backpressure."""
        return self.transport.get_write_buffer_size() + len(self._unsent)

    def send_text(self, payload: bytes) -> None:
        """Send a text message at the end of this event loop iteration; it is lost if the connection is."""
        if self.close_sent or self.disconnected or self.transport.is_closing():
            return
        length = len(payload)
        if length < 126:
            header = bytes((_FINAL_TEXT_FRAME, length))
        elif length < 65_536:
            header = bytes((_FINAL_TEXT_FRAME, 126, length >> 8, length & 255))
        else:
            header = bytes((_FINAL_TEXT_FRAME, 127)) + length.to_bytes(8)
        if self._unsent:
            self._unsent += header + payload
        else:
            self._unsent = header + payload
            self._batcher.add(self)

    def flush(self) -> None:
        """Write the unsent frames now."""
        if self._unsent and not self.transport.is_closing():
            self.transport.write(self._unsent)
        self._unsent = b""

    def close(self, code: int, reason: str = "") -> None:
        """Begin the closing handshake; abort the connection if the peer does not answer in time."""
        if self.close_sent or self.disconnected or self.transport.is_closing():
            return
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code})
        self.flush()
        self.conn.send_close(code, reason)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.resume_reading()
        self.close_timer = self.loop.call_later(CLOSE_TIMEOUT_SECONDS, self.transport.abort)

    def shutdown(self) -> None:
        """Send a goodbye, then close with code 1012."""
        if self.handshake_complete:
            self.send_text(self.goodbye)
            self.flush()
        super().shutdown()

    # -- Receiving ----------------------------------------------------------------------------------------

    async def serve(self, on_message: OnMessage) -> None:
        """Pass every message to `on_message` until the connection is closed."""
        self._on_message = on_message
        try:
            while type(event := await self._received.get()) is bytes:
                on_message(event)
                if self._received.empty():
                    self.resume_reading()
        finally:
            self._on_message = None  # it refers back to this

    def send_receive_event_to_app(self) -> None:
        """Handle a message as bytes; JSON decoding finds out whether it is text.

        Messages that arrive before the application calls :meth:`serve` are queued.
        """
        data = bytes(self.frames[0]) if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        if self.close_sent:
            return
        if self._on_message is not None and self._received.empty():
            self._on_message(data)
            return
        self._received.put_nowait(data)
        if len(self._received) >= _MAX_QUEUED_MESSAGES:
            self.pause_reading()

    def pause_reading(self) -> None:
        """Stop reading from the peer, which is backpressure for one that sends too much."""
        if not self.read_paused and not self.transport.is_closing():
            self.read_paused = True
            self.transport.pause_reading()

    def resume_reading(self) -> None:
        """Read from the peer again."""
        if self.read_paused:
            self.read_paused = False
            if not self.transport.is_closing():
                self.transport.resume_reading()
