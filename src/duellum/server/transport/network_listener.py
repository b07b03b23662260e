"""Players on the local network: the person at a personal server's machine lets them in, and out again.

While it is on, a second listener serves the same application on the machine's network addresses. The first
one, on the loopback address, is not touched.
"""

import asyncio
import contextlib
import ipaddress
import logging
import socket
import sys
from collections.abc import Iterator

import msgspec
import uvicorn
from starlette.requests import HTTPConnection
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Receive, Scope, Send

from duellum.server.protocol.errors import Reason, RefusedError
from duellum.server.protocol.http import NetworkInfo
from duellum.server.protocol.server import Goodbye
from duellum.server.settings import Settings
from duellum.server.transport.limits.admission import STATE_KEY, Admission
from duellum.server.transport.network_addresses import (
    Interface,
    find_interfaces,
    format_host,
    is_in_network,
)
from duellum.server.transport.origins import OriginPolicy, is_loopback_host
from duellum.server.transport.uvicorn_protocols import LISTENER_OPTIONS, HttpProtocol, WebSocketProtocol

_CLOSE_SECONDS = 3
"""How long guests have to answer the goodbye."""
_LOGGER = logging.getLogger(__name__)


class GuestWebSocketProtocol(WebSocketProtocol):
    """A guest's connection, closed with a reason when players on the network may no longer join."""

    goodbye = msgspec.json.encode(Goodbye("network-off"))


class GuestServer(uvicorn.Server):
    """A server next to the first one, which leaves the process's signals to it and shares its limits."""

    def __init__(self, config: uvicorn.Config, admission: Admission) -> None:
        super().__init__(config)
        self._admission = admission

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to listen."""
        self.lifespan.state[STATE_KEY] = self._admission
        await super().startup(sockets)

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Capture none."""
        yield


class GuestGate:
    """Refuses anyone who is not in one of the machine's networks."""

    def __init__(self, app: ASGIApp, interfaces: list[Interface]) -> None:
        self._app, self._interfaces = app, interfaces

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a guest."""
        if is_in_network(scope["client"][0] if scope["client"] else "", self._interfaces):
            await self._app(scope, receive, send)
        elif scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 1008})
        else:
            await PlainTextResponse("only for players in this network\n", 403)(scope, receive, send)


class NetworkListener:
    """The switch, and the listener while it is on. The application is set once it exists."""

    app: ASGIApp

    def __init__(self, settings: Settings, origins: OriginPolicy, admission: Admission) -> None:
        self._settings, self._origins, self._admission = settings, origins, admission
        self._links: tuple[str, ...] = ()
        self._hosts: frozenset[str] = frozenset()
        self._server: GuestServer | None = None
        self._task: asyncio.Task[None] | None = None
        self._lock = asyncio.Lock()

    def is_host(self, request: HTTPConnection) -> bool:
        """Whether a request comes from the person at this machine, by a loopback address at both ends.

        The Host header must name this machine, too: a page elsewhere may have a name that leads here.
        """
        own, peer = request.scope.get("server"), request.scope.get("client")
        if not self._settings.personal or own is None or peer is None or own[0] in self._hosts:
            return False
        return (
            _is_loopback(own[0])
            and _is_loopback(peer[0])
            and is_loopback_host(request.headers.get("host", ""))
        )

    def describe(self, request: HTTPConnection) -> NetworkInfo:
        """Return the state of the switch; others than the host learn nothing."""
        if not self.is_host(request):
            return NetworkInfo(available=False)
        return NetworkInfo(available=True, on=self._server is not None, links=self._links)

    async def switch(self, request: HTTPConnection, *, on: bool) -> NetworkInfo:
        """Let players in the network in, or not. Raises :class:`RefusedError`."""
        if not self.is_host(request):
            raise RefusedError(Reason.NOT_HOST, "only the person at this machine may do that")
        async with self._lock:
            await (self._open() if on else self._close())
        return self.describe(request)

    async def close(self) -> None:
        """Let nobody in any more; for the end of the server."""
        async with self._lock:
            await self._close()

    async def _open(self) -> None:
        if self._server is not None:
            return
        given = [ipaddress.ip_interface(address) for address in self._settings.network_addresses]
        interfaces = given or await asyncio.to_thread(find_interfaces)
        bound = list(_bind_all(interfaces, self._settings.port))
        if not bound:
            raise RefusedError(Reason.NO_NETWORK, "there is no network address to listen on")
        config = uvicorn.Config(
            GuestGate(self.app, interfaces),
            http=HttpProtocol,
            ws=GuestWebSocketProtocol,
            lifespan="off",
            proxy_headers=False,
            log_config=None,
            timeout_keep_alive=self._settings.limits.keep_alive_seconds,
            timeout_graceful_shutdown=_CLOSE_SECONDS,
            **LISTENER_OPTIONS,
        )
        self._server = GuestServer(config, self._admission)
        serving = self._server.serve([listener for _, listener in bound])
        self._task = asyncio.get_running_loop().create_task(serving)
        self._hosts = frozenset(str(interface.ip) for interface, _ in bound)
        self._links = tuple(
            f"http://{format_host(interface)}:{listener.getsockname()[1]}" for interface, listener in bound
        )
        self._origins.shared = frozenset(self._links)

    async def _close(self) -> None:
        if self._server is None or self._task is None:
            return
        self._origins.shared, self._links = frozenset(), ()
        self._server.should_exit = True
        try:
            await self._task
        except Exception:
            _LOGGER.exception("the listener for the network has failed")
        self._server, self._task, self._hosts = None, None, frozenset()


def _bind_all(interfaces: list[Interface], port: int) -> Iterator[tuple[Interface, socket.socket]]:
    """Yield a bound socket for each address: on the same port as here, else on a free one."""
    for interface in interfaces:
        for each in (port, 0):
            try:
                listener = _bind(interface, each)
            except OSError as error:
                _LOGGER.warning("cannot listen on %s: %s", interface.ip, error)
                continue
            yield interface, listener
            break


def _bind(interface: Interface, port: int) -> socket.socket:
    listener = socket.socket(socket.AF_INET if interface.version == 4 else socket.AF_INET6)
    try:
        if sys.platform != "win32":  # where it would let two servers share a port
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((str(interface.ip), port))
    except OSError:
        listener.close()
        raise
    return listener


def _is_loopback(address: str) -> bool:
    try:
        return ipaddress.ip_address(address).is_loopback
    except ValueError:
        return False
