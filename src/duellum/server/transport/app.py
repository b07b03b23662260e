"""The ASGI application: HTTP for creating and reading games, a WebSocket for playing them."""

import contextlib
import secrets
from collections.abc import AsyncIterator, Iterator
from typing import Any

import msgspec
from starlette.applications import Starlette
from starlette.concurrency import run_in_threadpool
from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.routing import Mount, Route
from starlette.types import ASGIApp, Receive, Scope, Send

from duellum.core.registry import game_names, load_rules
from duellum.server.bus.factory import open_bus
from duellum.server.live.registry import TableRegistry
from duellum.server.metrics import FAILED_WRITES
from duellum.server.protocol.errors import Reason
from duellum.server.protocol.http import Problem
from duellum.server.sessions.revocations import Revocation, Revocations
from duellum.server.settings import Settings
from duellum.server.transport.account_api import AccountApi
from duellum.server.transport.api import Api
from duellum.server.transport.identity import Identity, Visitor, address_of
from duellum.server.transport.limits.admission import STATE_KEY, Admission
from duellum.server.transport.limits.exchange import LimitExchange
from duellum.server.transport.limits.loop_watchdog import watch_loop
from duellum.server.transport.link_previews import LinkPreviews, PreviewPages
from duellum.server.transport.network_listener import NetworkListener
from duellum.server.transport.readiness import Readiness
from duellum.server.transport.static_files import ClientFiles, SecurityHeaders
from duellum.server.transport.typesetting import Typesetting
from duellum.server.transport.websocket_endpoint import WebSocketEndpoint
from duellum.store import open_event_log

_TOO_FAST = Response(
    msgspec.json.encode(Problem(Reason.TOO_FAST, "too many requests in too short a time")),
    429,
    {"cache-control": "no-store"},
    "application/json",
)


class Server:
    """What one process holds while it serves."""

    registry: TableRegistry

    def __init__(self, settings: Settings) -> None:
        self._revocations = Revocations(self._disconnect)
        self.identity = identity = Identity(settings, self._revocations)
        self.admission = Admission(settings.limits)
        self._settings, self.hsts = settings, settings.hsts
        self._readiness = Readiness()
        self.network = NetworkListener(settings, identity.origins, self.admission)
        self.typesetting = Typesetting()
        self.api = Api(
            lambda: self.registry, identity, self._readiness, self.admission, self.network, self.typesetting
        )
        self.account_api = AccountApi(lambda: self.registry, identity, self.admission)
        identity.on_use = self._note_use
        self.previews = LinkPreviews(
            lambda: self.registry, identity, self.admission.previews, self.typesetting
        )
        self.websocket = WebSocketEndpoint(lambda: self.registry, identity, self.admission)

    @contextlib.asynccontextmanager
    async def lifespan(self, _: Starlette) -> AsyncIterator[dict[str, Any]]:
        """Open the log and the registry; at the end all pending appends are written.

        Protocols of this server find its :class:`Admission` in the state that is yielded.
        """
        settings = self._settings
        await run_in_threadpool(_load_all_rules)  # which loads what Starlette reads files with, too
        log = await open_event_log(settings.log_address)
        log.health.on_failure = FAILED_WRITES.inc
        try:
            node = secrets.token_hex(4)
            bus = open_bus(settings.bus, node, is_sole_writer=settings.is_sole_writer)
            self.registry = TableRegistry(log, bus, settings, node, self.websocket.count_people)
            exchange = LimitExchange(bus, node, self.admission)
            await self.registry.start()
            with watch_loop(), exchange.running():
                async with (
                    self._revocations.follow(log),
                    self.identity.keys.watch_drops(self.websocket.disconnect_all),
                ):
                    self.websocket.is_open, self._readiness.log = True, log
                    yield {STATE_KEY: self.admission}
                    self.websocket.is_open, self._readiness.log = False, None
            await self.network.close()
            await self.registry.close()
        finally:
            self.typesetting.close()
            await log.close()

    def _disconnect(self, revoked: Revocation) -> None:
        self.websocket.disconnect(revoked.player, revoked.session)

    def _note_use(self, visitor: Visitor, device: str, generation: int) -> None:
        self.registry.note_seen(visitor.player, visitor.session, device, generation)


def _load_all_rules() -> None:
    """Import the games' rules ahead: it takes longer than a request may hold the event loop."""
    for name in game_names():
        load_rules(name)


class Application:
    """Passes WebSocket connections to their endpoint, and requests within their limits to Starlette."""

    def __init__(self, server: Server, http: ASGIApp) -> None:
        self._server, self._http = server, http

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a connection or a request."""
        if scope["type"] == "websocket":
            await self._server.websocket(scope, receive, send)
        elif scope["type"] == "http" and not self._take_request(HTTPConnection(scope)):
            await _TOO_FAST(scope, receive, send)
        else:
            await self._http(scope, receive, send)

    def _take_request(self, request: HTTPConnection) -> bool:
        player = self._server.identity.recognise_player(request)
        return self._server.admission.take_request(player, address_of(request))


def _list_account_routes(api: AccountApi) -> Iterator[Route]:
    reads = {"/api/account": api.get_account, "/api/account/export": api.export}
    changes = {
        "/api/account/name": api.rename,
        "/api/account/passkeys/challenge": api.begin_passkey,
        "/api/account/passkeys": api.add_passkey,
        "/api/account/passkeys/remove": api.remove_passkey,
        "/api/account/sign-in/challenge": api.begin_sign_in,
        "/api/account/sign-in/passkey": api.sign_in_with_passkey,
        "/api/account/sign-in/recovery": api.sign_in_with_recovery_code,
        "/api/account/sign-in/device": api.sign_in_with_device_code,
        "/api/account/recovery-codes": api.make_recovery_codes,
        "/api/account/device-codes": api.make_device_code,
        "/api/account/sessions/revoke": api.end_session,
        "/api/sessions/revoke": api.revoke_sessions,
        "/api/account/delete": api.delete,
    }
    for method, endpoints in (("GET", reads), ("POST", changes)):
        for path, endpoint in endpoints.items():
            yield Route(path, api.guard(endpoint), methods=[method])


def create_app(server: Server) -> ASGIApp:
    """Return the application of one process."""
    api = server.api
    reads = {
        "/api/games/{id}/record": api.get_record,
        "/api/games/{id}/preview.png": server.previews.get_picture,
        "/api/games/{id}": api.get_game,
        "/api/rules": api.get_rules,
        "/api/rules/{game}/texts/{language}": api.get_texts,
        "/api/rules/{game}/book": api.get_book,
        "/api/print/{kit}": api.get_print,
        "/api/openapi.json": api.get_openapi,
    }
    files = ClientFiles()
    pages = PreviewPages(files, server.previews)
    routes = [
        Route("/api/games", api.guard(api.create_game), methods=["POST"]),
        Route("/api/games", api.guard(api.list_games), methods=["GET"]),
        Route("/api/games/continued", api.guard(api.continue_game), methods=["POST"]),
        Route("/api/network", api.guard(api.get_network), methods=["GET"]),
        Route("/api/network", api.guard(api.switch_network), methods=["POST"]),
        *_list_account_routes(server.account_api),
        Route("/api/records", api.guard(api.replay_record), methods=["POST"]),
        Route("/api/analyses", api.guard(api.analyse_record), methods=["POST"]),
        *(Route(path, api.guard(endpoint)) for path, endpoint in reads.items()),
        Route("/healthz", api.get_health),
        Route("/readyz", api.get_readiness),
        Route("/game/{id}", pages),
        Route("/review/{id}", pages),
        Mount("/", files),
    ]
    http = SecurityHeaders(Starlette(routes=routes, lifespan=server.lifespan), server.hsts)
    server.network.app = Application(server, http)
    return server.network.app
