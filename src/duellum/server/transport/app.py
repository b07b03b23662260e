"""The ASGI application: HTTP for creating and reading games, a WebSocket for playing them."""

import contextlib
import secrets
from collections.abc import AsyncIterator

from starlette.applications import Starlette
from starlette.routing import Mount, Route
from starlette.types import ASGIApp, Receive, Scope, Send

from duellum.server.bus.factory import open_bus
from duellum.server.live.registry import TableRegistry
from duellum.server.settings import Settings
from duellum.server.transport.api import Api
from duellum.server.transport.identity import Identity
from duellum.server.transport.network_sharing import NetworkSharing
from duellum.server.transport.readiness import Readiness
from duellum.server.transport.static_files import ClientFiles, SecurityHeaders
from duellum.server.transport.websocket_endpoint import WebSocketEndpoint
from duellum.store import open_event_log


class Server:
    """What one process holds while it serves."""

    registry: TableRegistry

    def __init__(self, settings: Settings) -> None:
        identity = Identity(settings)
        self._settings = settings
        self._readiness = Readiness()
        self.network = NetworkSharing(settings, identity.origins)
        self.api = Api(lambda: self.registry, identity, self._readiness, settings.limits, self.network)
        self.websocket = WebSocketEndpoint(lambda: self.registry, identity, settings.limits)

    @contextlib.asynccontextmanager
    async def lifespan(self, _: Starlette) -> AsyncIterator[None]:
        """Open the log and the registry; at the end all pending appends are written."""
        settings = self._settings
        log = await open_event_log(settings.log_address)
        try:
            node = secrets.token_hex(4)
            bus = open_bus(settings.bus, node, is_sole_writer=settings.is_sole_writer)
            self.registry = TableRegistry(log, bus, settings, node)
            await self.registry.start()
            self.websocket.is_open, self._readiness.log = True, log
            yield
            self.websocket.is_open, self._readiness.log = False, None
            await self.network.close()
            await self.registry.close()
        finally:
            await log.close()


class Application:
    """Passes WebSocket connections to their endpoint, and everything else to Starlette."""

    def __init__(self, websocket: WebSocketEndpoint, http: ASGIApp) -> None:
        self._websocket, self._http = websocket, http

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a connection."""
        await (self._websocket if scope["type"] == "websocket" else self._http)(scope, receive, send)


def create_app(server: Server) -> ASGIApp:
    """Return the application of one process."""
    api = server.api
    reads = {
        "/api/games/{id}/record": api.get_record,
        "/api/games/{id}": api.get_game,
        "/api/rules": api.get_rules,
        "/api/engines": api.get_engines,
        "/api/openapi.json": api.get_openapi,
    }
    routes = [
        Route("/api/games", api.guard(api.create_game), methods=["POST"]),
        Route("/api/games", api.guard(api.list_games), methods=["GET"]),
        Route("/api/network", api.guard(api.get_network), methods=["GET"]),
        Route("/api/network", api.guard(api.switch_network), methods=["POST"]),
        Route("/api/records", api.guard(api.replay_record), methods=["POST"]),
        *(Route(path, api.guard(endpoint)) for path, endpoint in reads.items()),
        Route("/healthz", api.get_health),
        Route("/readyz", api.get_readiness),
        Route("/metrics", api.get_metrics),
        Mount("/", ClientFiles()),
    ]
    http = SecurityHeaders(Starlette(routes=routes, lifespan=server.lifespan))
    server.network.app = Application(server.websocket, http)
    return server.network.app
