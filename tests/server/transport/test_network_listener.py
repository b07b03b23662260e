"""Players on the local network: let in by the person at the machine, and nobody else.

127.0.0.2 stands for an address in the network: it is another address of the loopback interface."""

import contextlib
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from starlette.requests import HTTPConnection
from websockets.exceptions import ConnectionClosed

from duellum.server.settings import Settings
from duellum.server.transport.limits.admission import Admission
from duellum.server.transport.network_listener import NetworkListener
from duellum.server.transport.origins import OriginPolicy
from tests.server.clients import ApiClient, RunningServer, running_server

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="only Linux has all of 127.0.0.0/8")
ON, OFF = {"on": True}, {"on": False}


@contextlib.asynccontextmanager
async def personal_server(folder: Path, **settings: Any) -> AsyncIterator[tuple[RunningServer, ApiClient]]:  # noqa: ANN401 - settings
    options: dict[str, Any] = {"personal": True, "network_addresses": ("127.0.0.2/8",)} | settings
    async with running_server(folder, **options) as server, server.new_client() as host:
        yield server, host


async def switch(client: ApiClient, body: dict[str, bool], **headers: str) -> httpx.Response:
    return await client.http.post("/api/network", json=body, headers=headers)


@pytest.mark.asyncio
async def test_the_network_is_not_let_in_at_first(tmp_path: Path) -> None:
    async with personal_server(tmp_path) as (server, host):
        assert (await host.http.get("/api/network")).json() == {"available": True, "on": False, "links": []}
        async with ApiClient(f"http://127.0.0.2:{server.port}") as guest:
            with pytest.raises(httpx.ConnectError):
                await guest.http.get("/api/games")


@pytest.mark.asyncio
async def test_a_guest_joins_over_the_network_and_is_told_when_that_ends(tmp_path: Path) -> None:
    async with personal_server(tmp_path) as (server, host):
        [link] = (await switch(host, ON)).json()["links"]
        assert link == f"http://127.0.0.2:{server.port}"
        game = await host.create("battle")
        async with ApiClient(link) as guest, host.connect_to(game) as first:
            await (await first.receive_state()).do("join", name="Ann")
            async with guest.connect_to(game, None, Origin=link) as second:
                await (await second.receive_state()).do("join", name="Ben")
                await first.receive("update", status="playing")
                await first.move()
                await second.receive("update")
                assert (await switch(host, OFF)).json() == {"available": True, "on": False, "links": []}
                await second.receive("goodbye", reason="network-off")
                with pytest.raises(ConnectionClosed):
                    await second.receive()
            with pytest.raises(httpx.ConnectError):
                await guest.http.get("/api/games")
            assert (await first.do("ping"))["type"] == "pong"


@pytest.mark.asyncio
async def test_it_can_be_switched_on_again(tmp_path: Path) -> None:
    async with personal_server(tmp_path) as (_, host):
        for _ in range(2):
            [link] = (await switch(host, ON)).json()["links"]
            assert (await switch(host, ON)).json()["links"] == [link]
            async with ApiClient(link) as guest:
                assert (await guest.http.get("/api/games")).is_success
            await switch(host, OFF)


@pytest.mark.asyncio
async def test_the_end_of_the_server_ends_it_for_guests(tmp_path: Path) -> None:
    async with personal_server(tmp_path) as (_, host):
        [link] = (await switch(host, ON)).json()["links"]
    async with ApiClient(link) as guest:
        with pytest.raises(httpx.ConnectError):
            await guest.http.get("/api/games")


@pytest.mark.asyncio
async def test_a_guest_cannot_switch_it_nor_see_it(tmp_path: Path) -> None:
    async with personal_server(tmp_path) as (server, host):
        [link] = (await switch(host, ON)).json()["links"]
        async with ApiClient(link) as guest:
            nothing = {"available": False, "on": False, "links": []}
            assert (await guest.http.get("/api/network")).json() == nothing
            for headers in (
                {"Origin": link},
                {"X-Forwarded-For": "127.0.0.1"},
                {"Host": f"127.0.0.1:{server.port}"},
            ):
                refused = await switch(guest, OFF, **headers)
                assert (refused.status_code, refused.json()["reason"]) == (403, "not-host")
        assert (await host.http.get("/api/network")).json()["on"]


@pytest.mark.asyncio
async def test_a_page_elsewhere_cannot_switch_it(tmp_path: Path) -> None:
    async with personal_server(tmp_path) as (server, host):
        refused = await switch(host, ON, Origin="http://evil.example")
        assert (refused.status_code, refused.json()["reason"]) == (403, "forbidden-origin")
        rebound = await switch(host, ON, Host=f"evil.example:{server.port}")
        assert (rebound.status_code, rebound.json()["reason"]) == (403, "not-host")
        allowed = await switch(host, ON, Origin=f"http://localhost:{server.port}")
        assert allowed.json()["on"]


@pytest.mark.asyncio
async def test_the_networks_origin_is_allowed_on_its_own_address_only_while_it_is_on(tmp_path: Path) -> None:
    async with personal_server(tmp_path) as (_, host):
        [link] = (await switch(host, ON)).json()["links"]
        new_game = {"rules": "qwixx", "players": [{"kind": "me"}, {"kind": "open"}]}
        async with ApiClient(link) as guest:
            answer = await guest.http.post("/api/games", json=new_game, headers={"Origin": link})
            assert answer.status_code == 201
        answer = await host.http.post("/api/games", json=new_game, headers={"Origin": link})
        assert answer.status_code == 403
        await switch(host, OFF)
        host_header = {"Origin": link, "Host": link.removeprefix("http://")}
        answer = await host.http.post("/api/games", json=new_game, headers=host_header)
        assert answer.status_code == 403


@pytest.mark.asyncio
async def test_a_server_for_others_has_no_such_switch(tmp_path: Path) -> None:
    async with personal_server(tmp_path, personal=False) as (_, host):
        assert not (await host.http.get("/api/network")).json()["available"]
        assert (await switch(host, ON)).json()["reason"] == "not-host"


@pytest.mark.asyncio
async def test_a_machine_without_a_network_says_so(tmp_path: Path) -> None:
    async with personal_server(tmp_path, network_addresses=("192.0.2.77/24",)) as (_, host):
        refused = await switch(host, ON)
        assert (refused.status_code, refused.json()["reason"]) == (400, "no-network")
        assert not (await host.http.get("/api/network")).json()["on"]


@pytest.mark.parametrize(
    ("own", "peer", "host", "is_host"),
    [("127.0.0.1", "127.0.0.1", "127.0.0.1:8000", True), ("127.0.0.1", "127.0.0.1", "localhost:8000", True),
     ("127.0.0.1", "127.0.0.1", "evil.example:8000", False),
     ("127.0.0.1", "192.168.1.9", "127.0.0.1:8000", False),
     ("192.168.1.5", "127.0.0.1", "127.0.0.1:8000", False), ("::1", "::1", "[::1]:8000", True)],
)  # fmt: skip
def test_the_host_is_at_a_loopback_address_at_both_ends(
    tmp_path: Path, own: str, peer: str, host: str, is_host: bool  # noqa: FBT001 - a case
) -> None:  # fmt: skip
    settings = Settings(str(tmp_path), personal=True)
    listener = NetworkListener(settings, OriginPolicy(settings), Admission(settings.limits))
    scope = {
        "type": "http", "headers": [(b"host", host.encode())], "server": (own, 8000), "client": (peer, 5000),
    }  # fmt: skip
    assert listener.is_host(HTTPConnection(scope)) == is_host
