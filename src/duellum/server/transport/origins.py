"""Whose pages may talk to the server: a list, or the server's own."""

from starlette.requests import HTTPConnection

from duellum.server.settings import Settings

_LOOPBACK = ("127.0.0.1", "localhost", "[::1]", "::1")


class Origins:
    """The allow-list.

    Without one the server's own pages may: on a machine of one's own those under its names for itself, so
    that no page from elsewhere can pretend; else those under the name it was asked by.
    """

    def __init__(self, settings: Settings) -> None:
        self._is_listed = bool(settings.origins) or settings.host in _LOOPBACK
        own = [f"http://{host}:{settings.port}" for host in _LOOPBACK]
        self._allowed = frozenset(origin.rstrip("/").lower() for origin in settings.origins or own)

    def allow(self, request: HTTPConnection) -> bool:
        """Whether a request comes from an allowed page, or from no page at all."""
        origin = request.headers.get("origin")
        if origin is None:
            return True
        if self._is_listed:
            return origin.lower() in self._allowed
        return origin.lower() in {f"{scheme}://{request.headers.get('host')}" for scheme in ("http", "https")}
