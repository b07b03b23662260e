"""The seam to uvicorn: every private part that is used, and the frames that are written by hand.

What the protocols bound is tested in ``tests/server/attacks``. If one of these tests fails after an upgrade
of uvicorn, websockets or httptools, read ``duellum.server.transport.uvicorn_protocols`` next to the new
version before changing the pins.
"""

import asyncio
import contextlib
import inspect
import re
from collections.abc import AsyncIterator, Awaitable, Callable
from importlib.metadata import version
from pathlib import Path
from unittest.mock import Mock

import httptools
import pytest
import uvicorn
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode
from websockets.server import ServerProtocol

from duellum.server.process import uvicorn_options
from duellum.server.settings import Settings
from duellum.server.transport import uvicorn_protocols
from duellum.server.transport.uvicorn_protocols import (
    EXTENSION,
    HttpProtocol,
    RequestError,
    WebSocketProtocol,
)
from tests.server.clients import TIMEOUT_SECONDS, free_port

Serve = Callable[[WebSocketProtocol], Awaitable[None]]


# -- What is used of uvicorn, websockets and httptools: HTTP


OVERRIDDEN = {
    "connection_made", "connection_lost", "handle_websocket_upgrade", "data_received", "on_message_begin",
    "on_url", "on_header", "on_headers_complete", "on_body", "on_message_complete", "pause_writing",
    "resume_writing", "_start_asgi_task",
}  # fmt: skip


def test_every_overridden_method_of_the_http_protocol_exists_and_no_other_is() -> None:
    own = {name for name, value in vars(HttpProtocol).items() if inspect.isfunction(value)} - {"__init__"}
    assert own & vars(HttpToolsProtocol).keys() == OVERRIDDEN
    assert own >= OVERRIDDEN


@pytest.mark.asyncio
async def test_uvicorns_http_protocol_has_every_attribute_that_is_used() -> None:
    config = uvicorn.Config(
        lambda: None, log_config=None, proxy_headers=True, forwarded_allow_ips="192.0.2.1"
    )
    config.load()
    protocol = HttpToolsProtocol(config, ServerState(), {"a": 1}, asyncio.get_running_loop())
    assert isinstance(protocol.app, ProxyHeadersMiddleware)
    assert "192.0.2.1" in protocol.app.trusted_hosts
    assert "192.0.2.2" not in protocol.app.trusted_hosts
    assert protocol.app_state == {"a": 1}
    assert len(protocol.pipeline) == 0
    source = inspect.getsource(RequestResponseCycle)
    assert {"disconnected", "message_event", "response_started", "response_complete"} <= set(
        re.findall(r"self\.(\w+)", source)
    )


def test_an_exception_in_a_callback_stops_the_parser() -> None:
    class Callbacks:
        seen = 0

        def on_header(self, _name: bytes, _value: bytes) -> None:
            self.seen += 1
            raise RequestError(431, "header-fields")

    callbacks = Callbacks()
    with pytest.raises(httptools.HttpParserError) as raised:
        httptools.HttpRequestParser(callbacks).feed_data(b"GET / HTTP/1.1\r\na: b\r\nc: d\r\ne: f\r\n\r\n")
    assert isinstance(raised.value.__context__, RequestError)
    assert callbacks.seen == 1


# -- What is used of uvicorn, websockets and httptools: WebSocket


def create_protocol(kind: type[WebSocketsSansIOProtocol]) -> WebSocketsSansIOProtocol:
    config = uvicorn.Config(lambda: None, log_config=None)
    config.load()
    return kind(config, ServerState(), {}, asyncio.get_running_loop())


def test_the_pinned_versions_are_installed() -> None:
    text = Path(__file__).parents[3].joinpath("pyproject.toml").read_text(encoding="utf-8")
    pins = dict(re.findall(r'"(uvicorn|websockets|httptools)==([\d.]+)"', text))
    assert pins == {name: version(name) for name in ("httptools", "uvicorn", "websockets")}


@pytest.mark.asyncio
async def test_uvicorns_websocket_protocol_has_every_attribute_that_is_used() -> None:
    base = create_protocol(WebSocketsSansIOProtocol)
    assert {
        "close_sent": False, "disconnected": False, "read_paused": False, "handshake_complete": False,
        "close_timer": None, "transport": None, "frames": [],
    }.items() <= vars(base).items()  # fmt: skip
    assert base.loop is asyncio.get_running_loop()
    assert isinstance(base.queue, asyncio.Queue)
    assert isinstance(base.writable, asyncio.Event)
    assert isinstance(base.conn, ServerProtocol)
    assert base.conn.handshake_exc is None
    assert base.conn.parser_exc is None


@pytest.mark.asyncio
async def test_a_new_connection_sets_what_uvicorn_sets_but_the_local_address() -> None:
    def accept(kind: type[WebSocketsSansIOProtocol]) -> dict[str, object]:
        protocol = create_protocol(kind)
        before = vars(protocol).copy()
        transport = Mock(**{"get_extra_info.side_effect": addresses.get})
        protocol.connection_made(transport)
        assert protocol.transport is transport
        assert protocol in protocol.connections
        changed = {name for name, value in vars(protocol).items() if value is not before[name]}
        return {name: getattr(protocol, name) for name in changed - {"transport"}}

    addresses = {"peername": ("192.0.2.1", 5_000), "sockname": ("192.0.2.2", 80)}
    expected = accept(WebSocketsSansIOProtocol)
    assert expected.pop("server") == ("192.0.2.2", 80)
    assert accept(WebSocketProtocol) == expected


def test_every_overridden_method_of_the_websocket_protocol_exists() -> None:
    kind, own = WebSocketsSansIOProtocol, WebSocketProtocol
    added = {
        "send_text", "flush", "close", "serve", "unsent_bytes", "pause_reading", "resume_reading",
        "discard_handshake", "run_while_open", "share_budget", "deny", "parse_slice",
    }  # fmt: skip
    methods = {name for name, value in vars(own).items() if callable(value) and not name.startswith("_")}
    assert methods - added <= vars(kind).keys()
    assert not added & vars(kind).keys(), "uvicorn has a method of the same name now"
    private = {name for name, value in vars(own).items() if callable(value) and re.match("_[a-z]", name)}
    assert not private & vars(kind).keys(), "uvicorn has a method of the same name now"


# -- A server with this protocol


@contextlib.asynccontextmanager
async def run_server(tmp_path: Path, serve: Serve, **options: object) -> AsyncIterator[str]:
    """Serve every connection so, with the server's own options for uvicorn; gives the address."""

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        protocol: WebSocketProtocol = scope["extensions"].pop(EXTENSION)
        await WebSocket(scope, receive, send).accept()
        protocol.discard_handshake()
        await serve(protocol)

    settings = Settings(str(tmp_path), port=free_port())
    chosen = uvicorn_options(settings) | {"lifespan": "off", "ws_max_size": 1 << 20} | options
    host = uvicorn.Server(uvicorn.Config(app, log_config=None, **chosen))
    task = asyncio.create_task(host.serve())
    while not host.started:
        await asyncio.sleep(0.005)
    try:
        yield f"ws://127.0.0.1:{settings.port}/"
    finally:
        host.should_exit = True
        await asyncio.wait_for(task, TIMEOUT_SECONDS)


async def echo(protocol: WebSocketProtocol) -> None:
    await protocol.serve(protocol.send_text)


async def receive(client: ClientConnection) -> str:
    text = await asyncio.wait_for(client.recv(), TIMEOUT_SECONDS)
    assert isinstance(text, str)
    return text


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 200_000])
@pytest.mark.asyncio
async def test_a_message_of_any_length_comes_back_whole(tmp_path: Path, size: int) -> None:
    text = "x" * size
    async with run_server(tmp_path, echo) as address, connect(address) as client:
        for _ in range(2):
            await client.send(text)
            assert await receive(client) == text


@pytest.mark.asyncio
async def test_fragments_are_joined_also_with_a_ping_between(tmp_path: Path) -> None:
    async def fragments() -> AsyncIterator[str]:
        yield "one "
        await client.ping()
        yield "two "
        yield "three"

    async with run_server(tmp_path, echo) as address, connect(address) as client:
        await client.send(fragments())
        assert await receive(client) == "one two three"
        await client.send(["a", "ä" * 100])
        assert await receive(client) == "a" + "ä" * 100


@pytest.mark.asyncio
async def test_messages_keep_their_order_and_content_in_one_write(tmp_path: Path) -> None:
    written: list[bytes] = []

    async def burst(protocol: WebSocketProtocol) -> None:
        protocol.transport = _Recorder(protocol.transport, written)  # type: ignore[assignment]  # as used here
        for number in range(100):
            protocol.send_text(b"%d" % number)
        await protocol.serve(lambda _: None)

    async with run_server(tmp_path, burst) as address, connect(address) as client:
        assert [await receive(client) for _ in range(100)] == [str(number) for number in range(100)]
    assert len(written[0]) == sum(2 + len(str(number)) for number in range(100))


class _Recorder:
    """A transport that notes what is written."""

    def __init__(self, transport: asyncio.Transport, written: list[bytes]) -> None:
        self._transport, self._written = transport, written

    def write(self, data: bytes) -> None:
        self._written.append(data)
        self._transport.write(data)

    def __getattr__(self, name: str) -> object:
        return getattr(self._transport, name)


@pytest.mark.asyncio
async def test_pings_of_either_side_are_answered(tmp_path: Path) -> None:
    async with (
        run_server(tmp_path, echo, ws_ping_interval=0.02, ws_ping_timeout=TIMEOUT_SECONDS) as address,
        connect(address, ping_interval=None) as client,
    ):
        assert await asyncio.wait_for(await client.ping(b"there?"), TIMEOUT_SECONDS) >= 0
        await asyncio.sleep(0.2)  # some pings of the server, which the client answers
        await client.send("still here")
        assert await receive(client) == "still here"


@pytest.mark.asyncio
async def test_a_peer_that_answers_no_ping_is_dropped(tmp_path: Path) -> None:
    gone = asyncio.Event()

    async def serve(protocol: WebSocketProtocol) -> None:
        await echo(protocol)
        gone.set()

    async with (
        run_server(tmp_path, serve, ws_ping_interval=0.02, ws_ping_timeout=0.05) as address,
        connect(address, ping_interval=None) as client,
    ):
        client.transport.pause_reading()
        await asyncio.wait_for(gone.wait(), TIMEOUT_SECONDS)
        client.transport.abort()


@pytest.mark.parametrize("is_server", [True, False])
@pytest.mark.asyncio
async def test_either_side_may_begin_the_closing_handshake(tmp_path: Path, *, is_server: bool) -> None:
    ended = asyncio.Event()

    async def serve(protocol: WebSocketProtocol) -> None:
        if is_server:
            protocol.send_text(b"last words")
            protocol.close(4404, "no such game")
            protocol.send_text(b"too late")
        await protocol.serve(lambda _: None)
        ended.set()

    async with run_server(tmp_path, serve) as address, connect(address) as client:
        if not is_server:
            await client.close(1000, "bye")
        else:
            assert await receive(client) == "last words"
            with pytest.raises(ConnectionClosed):
                await receive(client)
        await asyncio.wait_for(ended.wait(), TIMEOUT_SECONDS)
        await client.wait_closed()
    assert (client.close_code, client.close_reason) == (
        (4404, "no such game") if is_server else (1000, "bye")
    )
    assert client.protocol.close_rcvd is not None
    assert client.protocol.close_sent is not None


@pytest.mark.asyncio
async def test_a_peer_that_does_not_answer_the_close_is_aborted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(uvicorn_protocols, "CLOSE_TIMEOUT_SECONDS", 0.05)
    lost = asyncio.Event()

    async def serve(protocol: WebSocketProtocol) -> None:
        protocol.close(1008)
        await protocol.serve(lambda _: None)
        while not protocol.disconnected:
            await asyncio.sleep(0.005)
        lost.set()

    async with run_server(tmp_path, serve) as address, connect(address) as client:
        client.transport.pause_reading()
        await asyncio.wait_for(lost.wait(), TIMEOUT_SECONDS)
        client.transport.abort()


@pytest.mark.asyncio
async def test_a_slow_reader_shows_in_the_unsent_bytes_and_gets_everything_once_it_reads(
    tmp_path: Path,
) -> None:
    served: list[WebSocketProtocol] = []

    async def serve(protocol: WebSocketProtocol) -> None:
        served.append(protocol)
        await echo(protocol)

    async with run_server(tmp_path, serve) as address, connect(address, max_queue=None) as client:
        await client.send("hello")
        assert await receive(client) == "hello"
        [protocol] = served
        assert protocol.unsent_bytes == 0
        client.transport.pause_reading()
        count = 0
        while protocol.unsent_bytes < 1_000_000:  # beyond what the kernel buffers
            protocol.send_text(b"%06d" % count + b"x" * 10_000)
            count += 1
            await asyncio.sleep(0)
        client.transport.resume_reading()
        assert [int((await receive(client))[:6]) for _ in range(count)] == list(range(count))
        assert protocol.unsent_bytes == 0


@pytest.mark.asyncio
async def test_messages_before_the_application_serves_wait_in_order_and_reading_pauses(
    tmp_path: Path,
) -> None:
    may_serve, served = asyncio.Event(), list[WebSocketProtocol]()

    async def serve(protocol: WebSocketProtocol) -> None:
        served.append(protocol)
        await may_serve.wait()
        await echo(protocol)

    async with run_server(tmp_path, serve) as address, connect(address) as client:
        for number in range(30):
            await client.send(str(number))
        while not (served and served[0].read_paused):
            await asyncio.sleep(0.005)
        may_serve.set()
        assert [await receive(client) for _ in range(30)] == [str(number) for number in range(30)]
        assert not served[0].read_paused


@pytest.mark.asyncio
async def test_an_application_can_pause_and_resume_reading(tmp_path: Path) -> None:
    received, served = list[bytes](), list[WebSocketProtocol]()

    async def serve(protocol: WebSocketProtocol) -> None:
        served.append(protocol)
        protocol.pause_reading()
        await protocol.serve(received.append)

    async with run_server(tmp_path, serve) as address, connect(address) as client:
        await client.send("waits")
        await asyncio.sleep(0.05)
        assert not received
        served[0].resume_reading()
        while not received:
            await asyncio.sleep(0.005)
    assert received == [b"waits"]


@pytest.mark.asyncio
async def test_a_message_that_is_no_text_is_passed_on_as_it_is(tmp_path: Path) -> None:
    received: list[bytes] = []

    async def serve(protocol: WebSocketProtocol) -> None:
        def on_message(data: bytes) -> None:
            received.append(data)
            protocol.send_text(b"seen")

        await protocol.serve(on_message)

    async with run_server(tmp_path, serve) as address, connect(address) as client:
        await client.send(b"\x00\xff")
        await receive(client)
        masked = Frame(Opcode.TEXT, b"\xff\xfe").serialize(mask=True)
        client.transport.write(masked)  # text that is not UTF-8: no client library would send it
        await receive(client)
    assert received == [b"\x00\xff", b"\xff\xfe"]


@pytest.mark.asyncio
async def test_a_message_that_is_too_long_closes_with_1009(tmp_path: Path) -> None:
    async with run_server(tmp_path, echo, ws_max_size=100) as address, connect(address) as client:
        await client.send("x" * 101)
        with pytest.raises(ConnectionClosed):
            await receive(client)
    assert client.close_code == 1009


@pytest.mark.asyncio
async def test_a_shutdown_says_goodbye_and_closes_with_1012(tmp_path: Path) -> None:
    async with run_server(tmp_path, echo) as address:
        client = await connect(address)
        await client.send("hello")
        assert await receive(client) == "hello"
    assert await receive(client) == '{"type":"goodbye","reason":"restart"}'
    with pytest.raises(ConnectionClosed):
        await receive(client)
    assert client.close_code == 1012
