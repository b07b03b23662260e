"""Identity: the player by cookie, and whether the cookie may travel over plain HTTP."""

from pathlib import Path

import pytest
from starlette.requests import HTTPConnection

from duellum.server.settings import Settings
from duellum.server.transport.identity import Identity, address_of


def request(scheme: str, cookie: str = "") -> HTTPConnection:
    headers = [(b"cookie", cookie.encode())] if cookie else []
    return HTTPConnection({"type": "http", "scheme": scheme, "headers": headers, "client": ("10.0.0.7", 5)})


@pytest.mark.parametrize(
    ("scheme", "is_secure"), [("http", False), ("https", True), ("ws", False), ("wss", True)]
)
def test_a_cookie_given_over_tls_is_never_sent_without_it(
    tmp_path: Path, scheme: str, *, is_secure: bool
) -> None:
    header = Identity(Settings(str(tmp_path))).format_cookie(request(scheme), "someplayer")
    assert header.endswith("; Secure") is is_secure


def test_a_player_is_known_by_the_cookie_and_new_without(tmp_path: Path) -> None:
    identity = Identity(Settings(str(tmp_path)))
    cookie = identity.format_cookie(request("http"), "someplayer").partition(";")[0]
    assert identity.identify(request("http", cookie)) == ("someplayer", False)
    players = [identity.identify(request("http"))[0] for _ in range(2)]
    assert players[0] != players[1]
    assert identity.identify(request("http"))[1]


def test_the_address_is_the_clients() -> None:
    assert address_of(request("http")) == "10.0.0.7"
    assert address_of(HTTPConnection({"type": "http", "headers": []})) == ""
