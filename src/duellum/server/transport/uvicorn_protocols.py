"""uvicorn's protocols with bounds on what a client may send: the only file that uses uvicorn's private parts.

pyproject.toml pins uvicorn 0.54, websockets 17.4 and httptools 0.9 for it, and
``tests/server/transport/test_uvicorn_protocols.py`` tests each part that is used.

HTTP: uvicorn and httptools bound the body's buffer and the idle time between two requests, and nothing else.
Here the sockets are counted, a request's headers and body are bounded in bytes, parts and time, and a
response that nobody reads is given up. Bounds within one read are enforced by the parser's callbacks, which
stop it: so little is done for a request that is refused.

WebSocket: less overhead, for thousands of mostly idle players. A message is framed by hand and written
without a task; all frames of one event loop iteration are written together at its end. A slow reader shows
by the size of the transport's write buffer. Incoming messages are passed to a callback. On shutdown clients
get a goodbye message first. Every frame that arrives, of whatever kind, is taken from the connection's
budget. What arrives at once is parsed in slices, a few milliseconds of them in each iteration of the event
loop, so that no connection, nor many together, hold it for long.

Public interfaces alone were tried in November 2026: Starlette's receive and send, one writing task for each
connection, and a ``data_received`` that counts frames by their headers. With 300 games under way at 1,000
moves/s a move then cost 244 instead of 205 us of CPU, 19 % more (means of four alternating runs, steal below
1 %), and an idle game with both players connected took 76 instead of 46 KB of memory
(``measure_latency(300, 1_000, is_under_way=True)`` and ``measure_memory(400, 2)`` of ``benchmarks.server``).
Nor can a goodbye be said on shutdown: uvicorn then closes connections without asking the application.
"""

import asyncio
import http
import time
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any, TypeVar, cast
from weakref import WeakKeyDictionary

import httptools
import msgspec
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.utils import get_remote_addr, is_ssl
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode

from duellum.server.metrics import LIMITED
from duellum.server.protocol.client import MAX_MESSAGE_BYTES
from duellum.server.protocol.http import MAX_RECORD_BYTES
from duellum.server.protocol.server import Goodbye
from duellum.server.transport.limits.addresses import group_address
from duellum.server.transport.limits.admission import find_admission
from duellum.server.transport.limits.rate_limit import TokenBucket
from duellum.server.transport.websocket_buffers import ParseScheduler, ReceiveQueue, WriteBatcher

LISTENER_OPTIONS: dict[str, Any] = {
    "ws_max_size": MAX_MESSAGE_BYTES,
    "ws_per_message_deflate": False,
    "access_log": False,
    "server_header": False,
}
"""Options of uvicorn that hold for every listener."""

# -- HTTP -------------------------------------------------------------------------------------------------

_MAX_PIPELINED = 8
"""How many requests a client may send before it has the answer to the first."""
_MAX_BODY_PARTS = 4_096
"""In how many chunks or reads a body may come."""
_MAX_BODY_BYTES = MAX_RECORD_BYTES + 65_536
"""A body's bytes on the wire, with the overhead of chunks; endpoints refuse less than that."""
_HEADER_OVERHEAD = 4
"""Bytes of a header besides name and value: colon, space and line end."""
_LINGER_SECONDS = 2.0
"""How long a client that was refused has to read why."""


class RequestError(Exception):
    """A request that is refused while it is read, with its HTTP status."""

    def __init__(self, status: int, limit: str) -> None:
        super().__init__(f"{status} {limit}")
        self.status, self.limit = status, limit


class HttpProtocol(HttpToolsProtocol):
    """The server's end of an HTTP connection."""

    def __init__(self, *arguments: Any, **options: Any) -> None:  # noqa: ANN401 - uvicorn's own
        super().__init__(*arguments, **options)
        self._admission = find_admission(self.app_state)
        self._deadline: asyncio.TimerHandle | None = None
        """When the client must have sent the headers or the body that it is sending."""
        self._write_deadline: asyncio.TimerHandle | None = None
        self._running: RequestResponseCycle | None = None
        """The request that is being answered; uvicorn knows the last one only."""
        self._is_reading_head, self._is_refused = True, False
        self._read_bytes = self._request_bytes = self._head_bytes = self._body_parts = 0
        """Bytes of the last read, of the request so far and of its head; parts of its body."""

    # -- Connections --------------------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        """Count the socket; one too many is closed at once."""
        super().connection_made(transport)
        host = self.client[0] if self.client else ""
        address = None if self._is_proxy(host) else group_address(host)
        if self._admission.sockets.open(transport, address):
            self._set_deadline(self._admission.limits.header_seconds)
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget the socket soon."""
        self._admission.closings.add(partial(self._forget, exc))

    def _forget(self, exc: Exception | None) -> None:
        self._admission.sockets.close(self.transport)
        self._cancel_deadlines()
        self._disconnect()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection over to a WebSocket protocol, without a reference cycle."""
        self._cancel_deadlines()
        super().handle_websocket_upgrade()
        self.parser = None  # type: ignore[assignment]  # it refers back to this, which only the collector would free

    def _is_proxy(self, host: str) -> bool:
        """Whether this is a trusted proxy: many clients have its address."""
        return isinstance(self.app, ProxyHeadersMiddleware) and host in self.app.trusted_hosts

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:  # noqa: ANN401 - an ASGI application
        """Begin to answer a request."""
        self._running = cycle
        super()._start_asgi_task(cycle, app)

    def _disconnect(self) -> None:
        """Tell the application that nobody will read its answer."""
        self.pipeline.clear()
        if self._running is not None and not self._running.response_complete:
            self._running.disconnected = True
            self._running.message_event.set()
            self.flow.resume_writing()

    # -- Reading ------------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        """Parse what was received, within the bounds."""
        if self._is_refused:
            return
        self._unset_keepalive_if_required()
        if self._deadline is None:
            self._set_deadline(self._admission.limits.header_seconds)
        self._read_bytes = len(data)
        self._request_bytes += self._read_bytes
        try:
            self.parser.feed_data(data)
            self._check_size()
        except httptools.HttpParserUpgrade:
            if self._should_upgrade():  # to anything else the request is answered as it is
                self.handle_websocket_upgrade()
        except httptools.HttpParserError as error:
            cause = error.__context__
            self._refuse(cause if isinstance(cause, RequestError) else RequestError(400, "malformed"))
        except RequestError as error:
            self._refuse(error)

    def _check_size(self) -> None:
        most = self._admission.limits.header_bytes
        if self._is_reading_head and self._request_bytes > most:
            raise RequestError(431, "header-bytes")
        if self._request_bytes > most + _MAX_BODY_BYTES:
            raise RequestError(413, "body-bytes")

    def on_message_begin(self) -> None:
        """Begin to count again; refuse a client that sends request after request without waiting."""
        if len(self.pipeline) >= _MAX_PIPELINED:
            raise RequestError(429, "pipelined")
        self._is_reading_head = True
        self._request_bytes, self._head_bytes, self._body_parts = self._read_bytes, 0, 0
        super().on_message_begin()

    def on_url(self, url: bytes) -> None:
        """Take in a part of the first line."""
        self._count_head(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        """Take in a header; a trailer after the body is refused."""
        if not self._is_reading_head or len(self.headers) >= self._admission.limits.header_fields:
            raise RequestError(431, "header-fields")
        self._count_head(len(name) + len(value) + _HEADER_OVERHEAD)
        super().on_header(name, value)

    def _count_head(self, count: int) -> None:
        """Count bytes of the head: one read may hold a head that is too long, and what comes after it."""
        self._head_bytes += count
        if self._head_bytes > self._admission.limits.header_bytes:
            raise RequestError(431, "header-bytes")

    def on_headers_complete(self) -> None:
        """Check the headers; from here on the client has time for the body."""
        hosts = sum(name == b"host" for name, _ in self.headers)
        if hosts > 1 or (hosts == 0 and self.parser.get_http_version() != "1.0"):
            raise RequestError(400, "host")
        self._is_reading_head = False
        self._admission.sockets.confirm(self.transport)
        self._set_deadline(self._admission.limits.body_seconds)
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        """Take in a part of a body."""
        self._body_parts += 1
        if self._body_parts > _MAX_BODY_PARTS:
            raise RequestError(413, "body-parts")
        super().on_body(body)

    def on_message_complete(self) -> None:
        """Note that the request is whole."""
        self._cancel_deadline()
        super().on_message_complete()

    def _refuse(self, error: RequestError) -> None:
        """Read no more; answer soon with a status and close, without an answer where another has begun."""
        self._is_refused = True
        self._admission.closings.add(partial(self._answer_refused, error))

    def _answer_refused(self, error: RequestError) -> None:
        LIMITED.labels(error.limit).inc()
        cycle = self._running
        is_answering = cycle is not None and cycle.response_started and not cycle.response_complete
        self._disconnect()
        if is_answering:
            self.transport.abort()
            return
        text = http.HTTPStatus(error.status).phrase.encode()
        head = b"content-type: text/plain\r\nconnection: close\r\ncontent-length: %d\r\n\r\n" % len(text)
        self.transport.write(STATUS_LINE[error.status] + head + text)
        self.transport.close()
        self.loop.call_later(_LINGER_SECONDS, self.transport.abort)

    # -- Time ---------------------------------------------------------------------------------------------

    def pause_writing(self) -> None:
        """Give the client some time to read its response."""
        super().pause_writing()
        self._write_deadline = self.loop.call_later(
            self._admission.limits.response_seconds, self._on_timeout, "response-seconds"
        )

    def resume_writing(self) -> None:
        """Note that the client has read most of it."""
        super().resume_writing()
        self._cancel_write_deadline()

    def _set_deadline(self, seconds: float) -> None:
        self._cancel_deadline()
        self._deadline = self.loop.call_later(seconds, self._on_timeout, "request-seconds")

    def _on_timeout(self, limit: str) -> None:
        """Close a connection whose client is too slow soon, without a word: it is hardly listening."""
        self._admission.closings.add(partial(self._abort, limit))

    def _abort(self, limit: str) -> None:
        LIMITED.labels(limit).inc()
        self._disconnect()
        self.transport.abort()

    def _cancel_deadline(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _cancel_write_deadline(self) -> None:
        if self._write_deadline is not None:
            self._write_deadline.cancel()
            self._write_deadline = None

    def _cancel_deadlines(self) -> None:
        self._cancel_deadline()
        self._cancel_write_deadline()


# -- WebSocket --------------------------------------------------------------------------------------------

EXTENSION = "duellum.websocket"
"""The key under which a connection's scope holds its protocol."""
CLOSE_TIMEOUT_SECONDS = 2.0
"""How long the peer has for the closing handshake before the connection is aborted."""
POLICY_VIOLATION = 1008
"""The code with which a connection is closed that exceeds a limit."""
_DIRECT_BYTES = 256
"""Input that is parsed as it arrives: a player's message or two. More of it waits for its turn."""
_SLICE_BYTES = 1_024
"""How much of a connection's input is parsed when its turn has come: 170 frames at most, which take less than
a millisecond."""
_MAX_LATE_FRAMES = 1_000
"""How many frames may arrive after the connection was closed from here, before it is aborted."""
_FINAL_TEXT_FRAME = 0x81
"""A frame's first byte: the opcode of a text message and the FIN bit."""
_MAX_QUEUED_MESSAGES = 16
"""How many messages may wait for the application to accept the connection before reading pauses."""
_ALWAYS_WRITABLE = asyncio.Event()
_ALWAYS_WRITABLE.set()
Result = TypeVar("Result")
OnMessage = Callable[[bytes], None]
"""Handles a message; must not wait."""
OnExcess = Callable[[bool], None]
"""Handles a frame beyond the budget; True if it completed a message, which deserves an answer."""
_TEXT, _BINARY, _CONTINUATION, _PING, _CLOSE = (
    Opcode.TEXT, Opcode.BINARY, Opcode.CONT, Opcode.PING, Opcode.CLOSE,
)  # fmt: skip

_batchers: WeakKeyDictionary[asyncio.AbstractEventLoop, WriteBatcher] = WeakKeyDictionary()
_parsers: WeakKeyDictionary[asyncio.AbstractEventLoop, ParseScheduler] = WeakKeyDictionary()


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """The server's end of a WebSocket connection."""

    goodbye = msgspec.json.encode(Goodbye("restart"))
    """The close reason for clients when their listener closes."""
    _waiting: asyncio.Future[Any] | None = None
    """What the connection waits for before it is served."""

    def __init__(self, *arguments: Any, **options: Any) -> None:  # noqa: ANN401 - uvicorn's own
        super().__init__(*arguments, **options)
        self._batcher = _batchers.setdefault(self.loop, WriteBatcher(self.loop))
        self._parser = _parsers.setdefault(self.loop, ParseScheduler(self.loop))
        self._unsent = b""
        self._on_message: OnMessage | None = None
        self._on_excess: OnExcess | None = None
        admission = find_admission(self.app_state)
        self._sockets = admission.sockets
        self._budget = admission.new_budget()
        self._max_fragments = admission.limits.message_fragments
        self._backlog, self._is_working_off = b"", False
        """What was received and not parsed yet, and whether that is scheduled."""
        self._is_excess = False
        """Whether the message that is being received is beyond the budget."""
        self._late_frames = 0
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

    async def run_while_open(self, work: Coroutine[Any, Any, Result]) -> Result:
        """Return the result of what a connection has to wait for; it is given up if the connection is lost.

        Raises :class:`ConnectionResetError` in that case.
        """
        self._waiting = waiting = asyncio.ensure_future(work)
        if self.disconnected or self.transport.is_closing():
            waiting.cancel()
        try:
            return await waiting
        except asyncio.CancelledError:
            task = asyncio.current_task()
            if task is not None and task.cancelling():
                raise  # the server shuts down
            raise ConnectionResetError("the client has left") from None
        finally:
            self._waiting = None
            del waiting  # its exception's traceback refers back to this frame

    def connection_lost(self, exc: Exception | None) -> None:
        """Drop the stored exceptions, whose tracebacks refer back to this connection."""
        super().connection_lost(exc)
        self._sockets.close(self.transport)
        self._backlog = b""
        self.conn.handshake_exc = self.conn.parser_exc = None
        if self._waiting is not None:
            self._waiting.cancel()

    def pause_writing(self) -> None:
        """Do nothing: see :attr:`unsent_bytes`."""

    def resume_writing(self) -> None:
        """Do nothing: see :attr:`unsent_bytes`."""

    async def run_asgi(self) -> None:
        """Run the application with this protocol in its scope."""
        self.scope["extensions"][EXTENSION] = self  # type: ignore[assignment]  # uvicorn expects plain data
        await super().run_asgi()

    def deny(self, status: int, text: str) -> None:
        """Refuse the handshake with an HTTP status, and close."""
        if not self.transport.is_closing():
            self.conn.send_response(self.conn.reject(status, text))
            self.transport.write(b"".join(self.conn.data_to_send()))
        self.handshake_complete = self.close_sent = True
        self.transport.close()

    def discard_handshake(self) -> None:
        """Free the memory of the handshake; nobody reads it after the connection is accepted."""
        self.request.headers.clear()  # the parser still refers to the request
        self.response.headers.clear()
        self.request = self.response = None  # type: ignore[assignment]  # not needed any more
        self.scope.clear()  # type: ignore[attr-defined]  # as above

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

    def share_budget(self, buckets: tuple[TokenBucket, ...]) -> None:
        """Take frames from these buckets, too: those of the player, the address and the process."""
        self._budget.share(buckets)

    async def serve(self, on_message: OnMessage, on_excess: OnExcess | None = None) -> None:
        """Pass every message to `on_message` until the connection is closed.

        What is beyond the budget goes to `on_excess`, which may close the connection.
        """
        self._on_message, self._on_excess = on_message, on_excess
        try:
            while type(event := await self._received.get()) is bytes:
                on_message(event)
                if self._received.empty():
                    self.resume_reading()
        finally:
            self._on_message = self._on_excess = None  # they refer back to this

    def data_received(self, data: bytes) -> None:
        """Parse what was received: at once if it is little, else in slices when their turn has come."""
        if self._backlog:
            self._backlog += data
        elif len(data) <= _DIRECT_BYTES:
            self._parse(data)
        else:
            self._backlog = data
            if not self.read_paused:
                self.transport.pause_reading()
            self._schedule_work()

    def parse_slice(self) -> None:
        """Parse a slice of what was received, and schedule the next; reading pauses meanwhile."""
        self._is_working_off = False
        if self.transport.is_closing() or self.disconnected:
            self._backlog = b""
        if not self._backlog or self.read_paused:
            return  # the latter until reading is resumed
        data, self._backlog = self._backlog[:_SLICE_BYTES], self._backlog[_SLICE_BYTES:]
        self._parse(data)
        if self.transport.is_closing():
            self._backlog = b""
        elif self._backlog:
            self._schedule_work()
        elif not self.read_paused:
            self.transport.resume_reading()

    def _parse(self, data: bytes) -> None:
        """Parse as uvicorn does."""
        self.conn.receive_data(data)
        if self.conn.parser_exc is None:
            self.handle_events()
        else:
            self.handle_parser_exception()

    def _schedule_work(self) -> None:
        if not self._is_working_off:
            self._is_working_off = True
            self._parser.add(self)

    def handle_events(self) -> None:
        """Handle what was parsed: the handshake's request, or frames."""
        now = time.monotonic()
        for event in self.conn.events_received():
            if type(event) is not Frame:
                self.handle_connect(event)  # type: ignore[arg-type]  # it is a request then
            elif event.opcode is _TEXT and event.fin and not self.close_sent and self._budget.take(now):
                self.frames = [event.data]  # type: ignore[list-item]  # bytes, or as good as
                self.send_receive_event_to_app()  # a whole message, as nearly always
            else:
                self._handle_frame(event, now)

    def _handle_frame(self, frame: Frame, now: float) -> None:
        opcode = frame.opcode
        if opcode is _CLOSE:
            self.handle_close(frame)
        elif self.close_sent:
            self._count_late_frame()
        elif opcode is _TEXT or opcode is _BINARY or opcode is _CONTINUATION:
            self._handle_data(frame, is_allowed=self._budget.take(now))
        elif not self._budget.take(now):
            self.conn.data_to_send()  # the answer to a ping, which is not sent
            self._report_excess(is_message=False)
        elif opcode is _PING:
            self.handle_ping()
        else:
            self.handle_pong(frame)

    def _handle_data(self, frame: Frame, *, is_allowed: bool) -> None:
        """Handle a message, or a fragment of one."""
        self.frames.append(frame.data)  # type: ignore[arg-type]  # bytes, or as good as
        if not is_allowed:
            self._is_excess = True
        if frame.fin:
            if self._is_excess:
                self.frames, self._is_excess = [], False
                self._report_excess(is_message=True)
            else:
                self.send_receive_event_to_app()
        elif len(self.frames) >= self._max_fragments:
            LIMITED.labels("fragments").inc()
            self.close(POLICY_VIOLATION, "too many fragments")
        elif not is_allowed:
            self._report_excess(is_message=False)

    def _report_excess(self, *, is_message: bool) -> None:
        LIMITED.labels("frames").inc()
        if self._on_excess is None:
            self.close(POLICY_VIOLATION)
        else:
            self._on_excess(is_message)

    def _count_late_frame(self) -> None:
        """Give up a peer that continues sending although the connection was closed."""
        self._late_frames += 1
        self.frames = []
        self.conn.data_to_send()
        if self._late_frames > _MAX_LATE_FRAMES:
            self.transport.abort()

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
            if self._backlog:
                self._schedule_work()
            elif not self.transport.is_closing():
                self.transport.resume_reading()
