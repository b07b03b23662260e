"""The application: HTTP for creating and reading games, a WebSocket for playing them."""

import contextlib
import secrets
from collections.abc import AsyncIterator

from starlette.applications import Starlette
from starlette.routing import Mount, Route
from starlette.types import ASGIApp, Receive, Scope, Send

from duellum.server.bus.factory import open_bus
from duellum.server.live.registry import Hall
from duellum.server.settings import Settings
from duellum.server.transport.api import Api
from duellum.server.transport.endpoint import Door
from duellum.server.transport.identity import Entrance
from duellum.server.transport.readiness import Readiness
from duellum.server.transport.static_files import Client, SafeHeaders
from duellum.store import open_event_log


class Server:
    """Everything a process holds while it serves."""

    hall: Hall

    def __init__(self, settings: Settings) -> None:
        entrance = Entrance(settings)
        self._settings = settings
        self._readiness = Readiness()
        self.api = Api(lambda: self.hall, entrance, self._readiness, settings.limits)
        self.door = Door(lambda: self.hall, entrance, settings.limits)

    @contextlib.asynccontextmanager
    async def running(self, _: Starlette) -> AsyncIterator[None]:
        """Serve from here to there; at the end all is written."""
        settings = self._settings
        log = await open_event_log(settings.log_address)
        try:
            node = secrets.token_hex(4)
            bus = open_bus(settings.bus, node, is_alone=settings.is_alone)
            self.hall = Hall(log, bus, settings, node)
            await self.hall.start()
            self.door.is_open, self._readiness.log = True, log
            yield
            self.door.is_open, self._readiness.log = False, None
            await self.hall.close()
        finally:
            await log.close()


class Application:
    """Sends those who play through their own door, and everybody else to the pages."""

    def __init__(self, door: Door, pages: ASGIApp) -> None:
        self._door, self._pages = door, pages

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a connection."""
        await (self._door if scope["type"] == "websocket" else self._pages)(scope, receive, send)


def create_app(server: Server) -> ASGIApp:
    """Return the application of one process."""
    api = server.api
    pages = {
        "/api/games/{id}/record": api.record,
        "/api/games/{id}": api.game,
        "/api/rules": api.rules,
        "/api/openapi.json": api.openapi,
    }
    routes = [
        Route("/api/games", api.guarded(api.create), methods=["POST"]),
        Route("/api/games", api.guarded(api.games), methods=["GET"]),
        Route("/api/records", api.guarded(api.replay), methods=["POST"]),
        *(Route(path, api.guarded(endpoint)) for path, endpoint in pages.items()),
        Route("/healthz", api.health),
        Route("/readyz", api.readiness),
        Route("/metrics", api.metrics),
        Mount("/", Client()),
    ]
    return Application(server.door, SafeHeaders(Starlette(routes=routes, lifespan=server.running)))
