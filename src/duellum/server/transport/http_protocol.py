"""uvicorn's HTTP protocol with bounds on what a client sends and on the time it takes.

uvicorn and httptools bound the body's buffer and the idle time between two requests, and nothing else. Here
the sockets are counted, a request's headers and body are bounded in bytes, parts and time, and a response
that nobody reads is given up. Bounds within one read are enforced by the parser's callbacks, which stop it:
so little is done for a request that is refused.

Like ``websocket_protocol`` this uses undocumented parts of uvicorn, which its tests check.
"""

import asyncio
import http
from functools import partial
from typing import Any

import httptools
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol, RequestResponseCycle

from duellum.server.metrics import LIMITED
from duellum.server.protocol.http import MAX_RECORD_BYTES
from duellum.server.transport.limits.addresses import group_address
from duellum.server.transport.limits.admission import find_admission

_MAX_PIPELINED = 8
"""How many requests a client may send before it has the answer to the first."""
_MAX_BODY_PARTS = 4_096
"""In how many chunks or reads a body may come."""
_MAX_BODY_BYTES = MAX_RECORD_BYTES + 65_536
"""A body's bytes on the wire, with the overhead of chunks; endpoints refuse less than that."""
_HEADER_OVERHEAD = 4
"""Bytes of a header beside name and value: colon, space and line end."""
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
        """Begin to count anew; refuse a client that sends request after request without waiting."""
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
