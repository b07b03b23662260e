"""The origin check: which pages may use the server."""

from starlette.requests import HTTPConnection

from duellum.server.settings import Settings

_LOOPBACK = ("127.0.0.1", "localhost", "[::1]", "::1")


class OriginPolicy:
    """An allow-list of origins.

    Without a list in the settings only the server's own pages are allowed: on a loopback address those under
    its loopback names, so that no foreign host name that resolves to it passes; otherwise those whose origin
    equals the request's Host header. While players on the network may join, the pages they were sent are
    allowed, too.
    """

    def __init__(self, settings: Settings) -> None:
        self._has_list = bool(settings.origins) or settings.host in _LOOPBACK
        own = [f"http://{host}:{settings.port}" for host in _LOOPBACK]
        self._allowed = frozenset(origin.rstrip("/").lower() for origin in settings.origins or own)
        self._default = settings.origins[0].rstrip("/") if settings.origins else ""
        self.shared: frozenset[str] = frozenset()
        """Origins under which the network reaches this server; none while that is off."""

    def allows(self, request: HTTPConnection) -> bool:
        """Whether a request comes from an allowed page, or from no page at all."""
        origin = request.headers.get("origin")
        if origin is None:
            return True
        own = {f"{scheme}://{request.headers.get('host')}" for scheme in ("http", "https")}
        if self._has_list:
            return origin.lower() in self._allowed or origin.lower() in own & self.shared
        return origin.lower() in own

    def find_own(self, request: HTTPConnection) -> str:
        """Return the origin for links to this server: never one that only the Host header claims.

        It is the request's own where that is allowed, else the first in the settings; empty if there is
        none, for links without an origin.
        """
        own = f"{request.url.scheme}://{request.url.netloc}".lower()
        is_known = self._has_list and own in self._allowed
        return own if is_known or own in self.shared else self._default


def is_loopback_host(host: str) -> bool:
    """Whether a Host header names this machine itself, regardless of the port."""
    return host.rpartition(":")[0].lower() in _LOOPBACK
