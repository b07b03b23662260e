"""Identity: the player by cookie, and whether the cookie may travel over plain HTTP."""

from pathlib import Path

import pytest
from starlette.requests import HTTPConnection

from duellum.server.settings import Settings
from duellum.server.transport.identity import Identity, Visitor, address_of

VISITOR = Visitor("someplayer", "session", needs_cookie=True)


def request(scheme: str, cookie: str = "") -> HTTPConnection:
    headers = [(b"cookie", cookie.encode())] if cookie else []
    return HTTPConnection({"type": "http", "scheme": scheme, "headers": headers, "client": ("10.0.0.7", 5)})


@pytest.mark.parametrize(
    ("scheme", "is_secure"), [("http", False), ("https", True), ("ws", False), ("wss", True)]
)
def test_a_cookie_given_over_tls_is_never_sent_without_it(
    tmp_path: Path, scheme: str, *, is_secure: bool
) -> None:
    header = Identity(Settings(str(tmp_path))).format_cookie(request(scheme), VISITOR)
    assert header.endswith("; Secure") is is_secure


def test_a_player_is_known_by_the_cookie_and_new_without(tmp_path: Path) -> None:
    identity = Identity(Settings(str(tmp_path)))
    cookie = identity.format_cookie(request("http"), VISITOR).partition(";")[0]
    known = Visitor("someplayer", "session", needs_cookie=False)
    assert identity.identify(request("http", cookie)) == known
    visitors = [identity.identify(request("http")) for _ in range(2)]
    assert visitors[0].player != visitors[1].player
    assert all(each.needs_cookie for each in visitors)
    assert identity.recognise(request("http")) is None


@pytest.mark.parametrize(
    ("given", "used", "is_known"),
    [("https", "https", True), ("http", "http", True), ("http", "https", False), ("https", "http", False)],
)
def test_a_cookie_set_over_plain_http_is_nobodys_over_https(
    tmp_path: Path, given: str, used: str, *, is_known: bool
) -> None:
    identity = Identity(Settings(str(tmp_path)))
    cookie = identity.format_cookie(request(given), VISITOR).partition(";")[0]
    assert (identity.recognise(request(used, cookie)) is not None) is is_known


def test_a_cookie_of_the_older_version_is_renewed_under_the_new_name(tmp_path: Path) -> None:
    (tmp_path / "secret").write_bytes(b"k" * 32)  # as the older version wrote it
    identity = Identity(Settings(str(tmp_path)))
    old = "duellum=someplayer.iBKx0sq1lTIahDIEHvKYP6aH"
    for scheme in ("http", "https"):
        visitor = identity.identify(request(scheme, old))
        assert visitor == Visitor("someplayer", "5dwhqS_zjth1", needs_cookie=True)
    assert identity.format_cookie(request("https"), VISITOR).startswith("__Host-duellum=someplayer.0.")


def test_a_session_is_in_use_whenever_its_cookie_is_renewed_but_not_when_it_begins(tmp_path: Path) -> None:
    identity = Identity(Settings(str(tmp_path)))
    used: list[str] = []
    identity.on_use = lambda visitor, *_: used.append(visitor.session)
    for visitor in (VISITOR, identity.new_visitor("someplayer")):
        identity.format_cookie(request("http"), visitor)
    assert used == ["session"]


def test_the_address_is_the_clients() -> None:
    assert address_of(request("http")) == "10.0.0.7"
    assert address_of(HTTPConnection({"type": "http", "headers": []})) == ""
