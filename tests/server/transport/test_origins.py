"""The origin check: which pages may use the server."""

from pathlib import Path

import pytest
from starlette.requests import HTTPConnection
from websockets.exceptions import ConnectionClosed

from duellum.server.settings import Settings
from duellum.server.transport.origins import OriginPolicy
from tests.server.clients import OPEN_GAME, running_server


@pytest.mark.parametrize(
    ("origin", "is_allowed"),
    [(None, True), ("http://localhost:{port}", True), ("http://127.0.0.1:{port}", True),
     ("http://evil.example", False), ("http://127.0.0.1:1", False), ("null", False)],
)  # fmt: skip
@pytest.mark.asyncio
async def test_only_our_own_pages_may_ask(tmp_path: Path, origin: str | None, is_allowed: bool) -> None:  # noqa: FBT001 - a case
    async with running_server(tmp_path) as server, server.new_client() as ann:
        headers = {} if origin is None else {"Origin": origin.format(port=server.port)}
        answer = await ann.http.post("/api/games", json=OPEN_GAME, headers=headers)
        assert answer.status_code == (201 if is_allowed else 403)
        game = answer.json()["game"] if is_allowed else await ann.create()
        async with ann.connect_to(game, None, **headers) as seat:
            if is_allowed:
                await seat.receive_state()
            else:
                with pytest.raises(ConnectionClosed) as closed:
                    await seat.receive()
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 4403


@pytest.mark.asyncio
async def test_a_list_of_origins_replaces_our_own(tmp_path: Path) -> None:
    async with (
        running_server(tmp_path, origins=("https://play.example",)) as server,
        server.new_client() as ann,
    ):
        for origin, status in (("https://play.example", 201), (server.url, 403)):
            answer = await ann.http.post("/api/games", json=OPEN_GAME, headers={"Origin": origin})
            assert answer.status_code == status


def request(**headers: str) -> HTTPConnection:
    raw = [(name.encode(), value.encode()) for name, value in headers.items()]
    return HTTPConnection({"type": "http", "headers": raw})


@pytest.mark.parametrize(
    ("origin", "is_allowed"),
    [
        ("http://play.example", True),
        ("https://play.example", True),
        ("HTTPS://PLAY.EXAMPLE", True),
        ("https://evil.example", False),
        ("https://play.example.evil", False),
        ("null", False),
    ],
)
def test_on_a_public_address_the_origin_must_equal_the_host(origin: str, *, is_allowed: bool) -> None:
    policy = OriginPolicy(Settings("", host="0.0.0.0"))  # noqa: S104 - nothing listens
    assert policy.allows(request(origin=origin, host="play.example")) is is_allowed
    assert policy.allows(request(host="play.example"))


def test_on_a_loopback_address_a_foreign_name_that_resolves_to_it_is_not_allowed() -> None:
    policy = OriginPolicy(Settings("", host="127.0.0.1", port=80))
    assert not policy.allows(request(origin="http://rebound.example", host="rebound.example"))
    assert policy.allows(request(origin="http://localhost:80", host="localhost"))
