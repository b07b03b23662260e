"""Who comes: by which cookie, from which page and address, over HTTP and WebSocket alike."""

from pathlib import Path

from starlette.requests import HTTPConnection

from duellum.server.settings import Settings
from duellum.server.transport.cookies import COOKIE, Guests, load_secret
from duellum.server.transport.origins import Origins


class Entrance:
    """Knows guests by their cookies, and pages that are ours."""

    def __init__(self, settings: Settings) -> None:
        self._guests = Guests(load_secret(Path(settings.data)))
        self._origins = Origins(settings)

    def player(self, request: HTTPConnection) -> tuple[str, bool]:
        """Return who asks, and whether they are new."""
        player = self._guests.player_of(request.cookies.get(COOKIE))
        return (self._guests.new_player(), True) if player is None else (player, False)

    def cookie(self, request: HTTPConnection, player: str) -> str:
        """Return the header that gives a player their cookie."""
        return self._guests.cookie(player, is_secure=request.scope["scheme"] in ("https", "wss"))

    def allows(self, request: HTTPConnection) -> bool:
        """Whether a request comes from a page that may talk to us."""
        return self._origins.allow(request)


def address_of(request: HTTPConnection) -> str:
    """Return the address a request comes from."""
    return request.client.host if request.client else ""
