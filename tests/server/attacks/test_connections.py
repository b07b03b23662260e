"""Sockets that cost a server more than their client: silent ones, half requests, endless headers."""

import asyncio
import contextlib
import re
from pathlib import Path

import pytest

from duellum.server.settings import Limits
from tests.server.attacks.raw_client import RawClient
from tests.server.attacks.victim import Victim, attacked_server, await_moves
from tests.server.clients import running_server

QUICK = Limits(header_seconds=3, body_seconds=3, response_seconds=3, keep_alive_seconds=3)
"""Short enough for a test, and long enough for the honest pair on a machine that does ten things at once."""
MB = 1 << 20


def read_memory(victim: Victim) -> int:
    """Return the bytes of memory that the server uses."""
    status = Path(f"/proc/{victim.process.pid}/status").read_text(encoding="ascii")
    found = re.search(r"VmRSS:\s+(\d+) kB", status)
    assert found is not None
    return int(found[1]) * 1024


def send_endlessly(port: int, head: bytes, piece: bytes, most: int) -> int:
    """Send a head and then piece after piece; return how many bytes were written."""
    with RawClient(port) as client:
        client.send(head)
        written = 0
        while written < most:
            sent = client.send(piece)
            written += sent
            if sent < len(piece):
                break
        return written


_GET = b"GET / HTTP/1.1\r\nHost: localhost\r\n"
_CHUNKED = b"POST /api/games HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n"
ENDLESS = {
    "headers": (_GET, b"x: y\r\n" * 10_000),
    "one header": (_GET + b"x: ", b"y" * 60_000),
    "a path": (b"GET /", b"y" * 60_000),
    "requests in a pipeline": (b"", (_GET + b"\r\n") * 2_000),
    "chunks": (_CHUNKED, b"1\r\nx\r\n" * 10_000),
    "a chunk's extension": (_CHUNKED + b"1;", b"x" * 60_000),
    "a body": (
        b"POST /api/records HTTP/1.1\r\nHost: localhost\r\nContent-Length: 800000000\r\n\r\n",
        b"x" * 60_000,
    ),
}


@pytest.mark.asyncio
async def test_endless_requests_are_cut_short(tmp_path: Path) -> None:
    async with attacked_server(tmp_path) as victim:
        before = read_memory(victim)
        for name, (head, piece) in ENDLESS.items():
            written = await asyncio.to_thread(send_endlessly, victim.port, head, piece, 200 * MB)
            assert written < 20 * MB, name  # much of which the kernel's buffers hold
            assert read_memory(victim) < before + 20 * MB, name


UNFINISHED = {
    "nothing": b"",
    "half a line": b"GET / HT",
    "half a header": _GET + b"x:",
    "empty lines": b"\r\n\r\n",
    "half a body": b'POST /api/games HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{"rul',
    "an idle connection": _GET + b"\r\n",
    "half a second request": _GET + b"\r\nGET /he",
}


@pytest.mark.asyncio
async def test_whoever_sends_no_more_is_closed(tmp_path: Path) -> None:
    async with attacked_server(tmp_path, QUICK) as victim:
        with contextlib.ExitStack() as held:
            clients = {name: held.enter_context(RawClient(victim.port)) for name in UNFINISHED}
            for name, client in clients.items():
                client.send(UNFINISHED[name])
            for name, client in clients.items():
                assert await asyncio.to_thread(client.read_to_end) is not None, name


@pytest.mark.asyncio
async def test_whoever_sends_byte_by_byte_is_closed(tmp_path: Path) -> None:
    async with attacked_server(tmp_path, QUICK) as victim:
        with RawClient(victim.port) as client:
            for _ in range(1_000):
                if client.send(b"G") == 0:
                    break
                await asyncio.sleep(0.02)
            else:
                pytest.fail("the server waits for ever")


@pytest.mark.asyncio
async def test_whoever_does_not_read_is_closed(tmp_path: Path) -> None:
    request = b"GET /api/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n"
    async with attacked_server(tmp_path, QUICK) as victim:
        with RawClient(victim.port) as client:
            while client.send(request):  # until the server no longer reads, as its answers are not read
                await asyncio.sleep(0.005)


@pytest.mark.asyncio
async def test_silent_sockets_of_many_addresses_keep_nobody_out(tmp_path: Path) -> None:
    prelude = "import resource; resource.setrlimit(resource.RLIMIT_NOFILE, (256, 256))"
    async with attacked_server(tmp_path, prelude=prelude) as victim:
        with contextlib.ExitStack() as held:
            for number in range(1_100):
                held.enter_context(RawClient(victim.port, f"127.0.1.{number % 200 + 1}"))
            with RawClient(victim.port, "127.0.0.9") as newcomer:
                newcomer.send(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n")
                assert b" 200 " in await asyncio.to_thread(newcomer.read_head)
            await await_moves(victim.pair, 5)


@pytest.mark.asyncio
@pytest.mark.parametrize("end", [None, b"\0\0\r\n\r\n"], ids=["closed", "refused"])
async def test_half_open_sockets_that_end_all_at_once_hold_nobody_up(
    tmp_path: Path, end: bytes | None
) -> None:
    async with attacked_server(tmp_path) as victim:
        with contextlib.ExitStack() as held:
            clients = [
                held.enter_context(RawClient(victim.port, f"127.0.1.{number % 20 + 1}"))
                for number in range(800)
            ]
            for client in clients:
                client.send(b"GET / HTTP/1.1\r\nHo")
            if end is not None:
                for client in clients:
                    client.send(end)
                assert b" 400 " in (await asyncio.to_thread(clients[-1].read_to_end) or b"")
        await await_moves(victim.pair, 5)


@pytest.mark.asyncio
async def test_one_address_has_a_bounded_number_of_sockets(tmp_path: Path) -> None:
    async with attacked_server(tmp_path, Limits(address_sockets=20)) as victim:
        with contextlib.ExitStack() as held:
            clients = [held.enter_context(RawClient(victim.port)) for _ in range(30)]
            assert [await asyncio.to_thread(client.read_to_end) for client in clients[20:]] == [b""] * 10
            clients[20:] = [held.enter_context(RawClient(victim.port, "127.0.0.3"))]  # another address
            for client in clients:
                client.send(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n")
                assert b" 200 " in await asyncio.to_thread(client.read_head)


@pytest.mark.asyncio
async def test_a_request_has_exactly_one_host(tmp_path: Path) -> None:
    statuses = []
    async with running_server(tmp_path) as server:
        for headers in (b"", b"Host: a\r\nHost: b\r\n", b"Host: a\r\nhost: a\r\n", b"Host: a\r\n"):
            with RawClient(server.port) as client:
                client.send(b"GET /healthz HTTP/1.1\r\n" + headers + b"\r\n")
                statuses.append((await asyncio.to_thread(client.read_head))[9:12])
    assert statuses == [b"400", b"400", b"400", b"200"]


@pytest.mark.asyncio
async def test_an_upgrade_to_another_protocol_is_answered_without_it(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        with RawClient(server.port) as client:
            client.send(
                b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nUpgrade: h2c\r\nConnection: Upgrade\r\n\r\n"
            )
            assert (await asyncio.to_thread(client.read_head)).startswith(b"HTTP/1.1 200 ")
