"""HTTP requests beyond the limits, and those that are given up halfway."""

import asyncio
from pathlib import Path

import pytest
from msgspec.structs import replace

from tests.server.attacks.raw_client import RawClient
from tests.server.attacks.victim import attacked_server
from tests.server.clients import UNLIMITED, running_server


@pytest.mark.parametrize("path", ["/", "/assets/none.js", "/healthz", "/readyz", "/api/rules"])
@pytest.mark.asyncio
async def test_every_path_counts(tmp_path: Path, path: str) -> None:
    limits = replace(UNLIMITED, requests_per_second=0.1)
    async with running_server(tmp_path, limits) as server, server.new_client() as eve:
        statuses = [(await eve.http.get(path)).status_code for _ in range(2)]
    assert statuses[0] != 429
    assert statuses[1] == 429  # ten seconds' worth; the next would come 10 s later


@pytest.mark.asyncio
async def test_a_player_has_one_budget_at_all_addresses(tmp_path: Path) -> None:
    limits = replace(UNLIMITED, player_requests_per_second=0.1)
    async with running_server(tmp_path, limits) as server, server.new_client() as ann:
        await ann.create()
        statuses = [
            (await ann.http.get("/api/games", headers={"X-Forwarded-For": f"192.0.2.{number}"})).status_code
            for number in range(2)
        ]
        async with server.new_client() as ben:
            assert (await ben.http.get("/api/games")).status_code == 200
    assert statuses == [200, 429]


@pytest.mark.asyncio
async def test_a_request_that_is_given_up_leaves_no_traceback(tmp_path: Path) -> None:
    head = b"POST /api/games HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{"
    async with attacked_server(tmp_path) as victim:  # which looks for errors in the log
        for _ in range(5):
            with RawClient(victim.port) as client:
                client.send(head)
                await asyncio.sleep(0.05)


@pytest.mark.asyncio
async def test_records_with_very_many_variations_are_refused_unparsed(tmp_path: Path) -> None:
    hostile = f'[Game "battle"]\n\n1. i1n5 {"(h1n1) " * 51_000}*\n'
    async with running_server(tmp_path, UNLIMITED) as server, server.new_client() as eve:
        answers = await asyncio.gather(*(eve.http.post("/api/records", content=hostile) for _ in range(6)))
    assert {(each.status_code, each.json()["reason"]) for each in answers} == {(413, "too-long")}


@pytest.mark.parametrize(
    "head", ["X: " + "x" * 120_000, "\r\n".join(f"X{n}: {'x' * 1_200}" for n in range(90))]
)
@pytest.mark.asyncio
async def test_long_headers_are_refused_also_in_one_read(tmp_path: Path, head: str) -> None:
    async with running_server(tmp_path, UNLIMITED) as server:
        reader, writer = await asyncio.open_connection("127.0.0.1", int(server.url.rpartition(":")[2]))
        writer.write(f"GET /healthz HTTP/1.1\r\nHost: localhost\r\n{head}\r\n\r\n".encode())
        assert (await reader.readline()).startswith(b"HTTP/1.1 431")
        writer.close()
