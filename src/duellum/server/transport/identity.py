"""Identity of clients, over HTTP and WebSocket alike: player by cookie, page by origin, network address."""

from pathlib import Path

from starlette.requests import HTTPConnection

from duellum.server.settings import Settings
from duellum.server.transport.cookies import COOKIE, CookieSigner, load_secret
from duellum.server.transport.origins import OriginPolicy


class Identity:
    """Knows players by their cookies and checks the origin of pages."""

    def __init__(self, settings: Settings) -> None:
        self._signer = CookieSigner(load_secret(Path(settings.data)))
        self.origins = OriginPolicy(settings)

    def identify(self, request: HTTPConnection) -> tuple[str, bool]:
        """Return the player who asks, and whether the player is new and needs a cookie."""
        player = self._signer.verify(request.cookies.get(COOKIE))
        return (self._signer.new_player(), True) if player is None else (player, False)

    def format_cookie(self, request: HTTPConnection, player: str) -> str:
        """Return the Set-Cookie header for a player."""
        return self._signer.format_cookie(player, is_secure=request.scope["scheme"] in ("https", "wss"))

    def is_allowed_origin(self, request: HTTPConnection) -> bool:
        """Whether a request comes from a page that may use the server."""
        return self.origins.allows(request)


def address_of(request: HTTPConnection) -> str:
    """Return the network address a request comes from."""
    return request.client.host if request.client else ""
