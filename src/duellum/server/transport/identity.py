"""Identity of clients, over HTTP and WebSocket alike: player by cookie, page by origin, network address."""

from collections.abc import Callable
from pathlib import Path

from msgspec import Struct
from starlette.requests import HTTPConnection

from duellum.server.sessions.cookies import COOKIE, HOST_COOKIE, CookieSigner, Session, format_deletion
from duellum.server.sessions.keys import KeyRing
from duellum.server.sessions.revocations import Revocations
from duellum.server.settings import Settings
from duellum.server.transport.device_labels import device_of
from duellum.server.transport.limits.addresses import group_address
from duellum.server.transport.origins import OriginPolicy


class Visitor(Struct, frozen=True):
    """Who asks."""

    player: str
    session: str
    needs_cookie: bool
    """Whether the response is to set a cookie: the first one, or a renewed one."""
    is_new: bool = False
    """Whether the session begins with this request."""


OnUse = Callable[[Visitor, str, int], None]


class Identity:
    """Knows players by their cookies and checks the origin of pages."""

    def __init__(self, settings: Settings, revocations: Revocations | None = None) -> None:
        self.keys = KeyRing(Path(settings.data))
        self._signer = CookieSigner(self.keys)
        self.revocations = revocations or Revocations()
        self.origins = OriginPolicy(settings)
        self.on_use: OnUse = lambda *_: None
        """Called with device and generation when the cookie of a session is renewed, which is daily."""

    def identify(self, request: HTTPConnection) -> Visitor:
        """Return who asks: the player of a valid cookie, or a new one.

        Only for requests after which the player owns something. A browser without a cookie sends several
        requests at once; if each of them made a player, the last answer would take the browser's games away.
        """
        return self.recognise(request) or self.new_visitor(self._signer.new_player())

    def new_visitor(self, player: str) -> Visitor:
        """Return a player in a new session."""
        return Visitor(player, self._signer.new_session(), needs_cookie=True, is_new=True)

    def recognise(self, request: HTTPConnection) -> Visitor | None:
        """Return the player who asks; None if there is no valid cookie."""
        session = self._find_session(request)
        if session is None:
            return None
        return Visitor(session.player, session.id, needs_cookie=session.is_due)

    def _find_session(self, request: HTTPConnection) -> Session | None:
        """Return the valid session of a request; None for a new player.

        Over HTTPS a cookie without the prefix counts only in the old format, from before there was a prefix:
        newer ones come from plain HTTP, where an attacker in the network may have set them.
        """
        cookies, is_secure = request.cookies, is_https(request)
        session = self._signer.verify(cookies.get(HOST_COOKIE if is_secure else COOKIE))
        if session is None and is_secure:
            session = self._signer.verify(cookies.get(COOKIE))
            session = session if session and session.is_old_format else None
        if session and not self.revocations.is_valid(session.player, session.id, session.generation):
            return None
        return session

    def recognise_player(self, request: HTTPConnection) -> str | None:
        """Return the id of the player who asks; None if there is no valid cookie."""
        visitor = self.recognise(request)
        return None if visitor is None else visitor.player

    def format_cookie(self, request: HTTPConnection, visitor: Visitor) -> str:
        """Return the Set-Cookie header for a visitor."""
        generation = self.revocations.generation_of(visitor.player)
        if not visitor.is_new:
            self.on_use(visitor, device_of(request), generation)
        return self._signer.format_cookie(
            visitor.player, visitor.session, generation, is_secure=is_https(request)
        )

    def format_deletion(self, request: HTTPConnection) -> str:
        """Return the Set-Cookie header that deletes the cookie."""
        return format_deletion(is_secure=is_https(request))

    def is_allowed_origin(self, request: HTTPConnection) -> bool:
        """Whether a request comes from a page that may use the server."""
        return self.origins.allows(request)


def is_https(request: HTTPConnection) -> bool:
    """Whether a request came over TLS: to this server, or to a proxy that it trusts."""
    return request.scope["scheme"] in ("https", "wss")


def address_of(request: HTTPConnection) -> str:
    """Return the network address a request comes from, as the limits count it."""
    return group_address(request.client.host) if request.client else ""
