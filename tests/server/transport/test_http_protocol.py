"""The seam to uvicorn's HTTP protocol; what it bounds is tested in ``tests/server/attacks``.

If one of these tests fails after an upgrade of uvicorn or httptools, read
``duellum.server.transport.http_protocol`` beside the new version before changing the pins.
"""

import asyncio
import inspect
import re
from pathlib import Path

import httptools
import pytest
import uvicorn
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.server import ServerState

from duellum.server.transport.http_protocol import HttpProtocol, RequestError

OVERRIDDEN = {
    "connection_made", "connection_lost", "handle_websocket_upgrade", "data_received", "on_message_begin",
    "on_url", "on_header", "on_headers_complete", "on_body", "on_message_complete", "pause_writing",
    "resume_writing", "_start_asgi_task",
}  # fmt: skip


def test_every_method_that_is_overridden_exists_and_no_other_is() -> None:
    own = {name for name, value in vars(HttpProtocol).items() if inspect.isfunction(value)} - {"__init__"}
    assert own & vars(HttpToolsProtocol).keys() == OVERRIDDEN
    assert own >= OVERRIDDEN


@pytest.mark.asyncio
async def test_uvicorns_protocol_has_every_attribute_that_is_used() -> None:
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


def test_uvicorn_cancels_its_only_timeout_when_a_byte_arrives() -> None:
    source = Path(HttpToolsProtocol.data_received.__code__.co_filename).read_text(encoding="utf-8")
    assert source.count("call_later(") == 1, "it has more timeouts now: are ours still needed?"
