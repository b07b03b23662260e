"""The exchange of usage: a client has one budget at all processes."""

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from duellum.server.bus.contract import NoBus, Usage
from duellum.server.transport.limits import exchange
from duellum.server.transport.limits.admission import Admission
from duellum.server.transport.limits.exchange import LimitExchange
from tests.server.clients import UNLIMITED, ApiClient, RunningServer, running_server
from tests.services import Redis

LIMITS = replace(UNLIMITED, requests_per_second=0.3, games_per_minute=0.3)


def new_node(name: str) -> tuple[Admission, LimitExchange]:
    admission = Admission(LIMITS)
    return admission, LimitExchange(NoBus(is_sole_writer=False), name, admission)


def take(admission: Admission, address: str, count: int) -> int:
    return sum(admission.take_request(None, address) for _ in range(count))


def test_what_was_taken_elsewhere_is_charged_once_and_only_to_its_client() -> None:
    (one, from_one), (other, from_other) = new_node("one"), new_node("other")
    assert take(one, "a", 2) == 2
    usage = from_one.collect()
    from_one.receive(usage)  # its own, as over Redis
    from_other.receive(usage)
    assert from_one.collect().taken == {}  # it was told
    assert (take(other, "a", 5), take(other, "b", 5), take(one, "a", 5)) == (1, 3, 1)


def test_a_debt_is_at_most_a_burst() -> None:
    one, exchanging = new_node("one")
    exchanging.receive(Usage("other", {"requests-addresses": {"a": 1e9}, "unknown": {"a": 1}}, {"odd": {}}))
    bucket = one.requests.addresses.get_bucket("a", time.monotonic())
    assert not bucket.take(time.monotonic() + 10)
    assert bucket.take(time.monotonic() + 30)


def test_a_report_names_those_who_took_most(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(exchange, "_MAX_KEYS", 2)
    admission, exchanging = new_node("one")
    for address, count in (("a", 1), ("b", 3), ("c", 2)):
        take(admission, address, count)
    assert exchanging.collect().taken == {"requests-addresses": {"b": 3, "c": 2}}
    assert exchanging.collect().taken == {"requests-addresses": {"a": 1}}  # next time


def test_connections_elsewhere_count() -> None:
    (one, from_one), (other, from_other) = new_node("one"), new_node("other")
    for _ in range(UNLIMITED.address_connections):
        one.connections.change("a", 1)
    assert not other.connections.is_full("a", time.monotonic())
    from_other.receive(from_one.collect())
    assert other.connections.is_full("a", time.monotonic())


@contextlib.asynccontextmanager
async def two_limited_nodes(folder: Path, bus: str) -> AsyncIterator[tuple[RunningServer, RunningServer]]:
    async with (
        running_server(folder, LIMITS, bus=bus, workers=2) as one,
        running_server(folder, LIMITS, bus=bus, workers=2) as other,
    ):
        yield one, other


async def is_refused_after(one: RunningServer, other: RunningServer) -> bool:
    """Whether a client that has used up its requests at one node is refused at another, within a while."""
    async with ApiClient(one.url) as here, ApiClient(other.url) as there:
        for _ in range(4):
            await here.http.get("/healthz")
        for _ in range(100):
            bucket = other.server.admission.requests.addresses.get_bucket("127.0.0.1", time.monotonic())
            if bucket._tokens < 1:
                return (await there.http.get("/healthz")).status_code == 429
            await asyncio.sleep(0.05)
    return False


@pytest.mark.asyncio
async def test_workers_share_a_clients_budget(tmp_path: Path) -> None:
    folder = tmp_path / "bus"
    folder.mkdir()
    async with two_limited_nodes(tmp_path, f"unix:{folder}") as (one, other):
        assert await is_refused_after(one, other)


@pytest.mark.asyncio
async def test_nodes_share_a_clients_budget_over_redis(tmp_path: Path, redis_server: Redis) -> None:
    async with two_limited_nodes(tmp_path, redis_server.address) as (one, other):
        assert await is_refused_after(one, other)


@pytest.mark.asyncio
async def test_without_redis_each_node_keeps_to_its_own_limits(tmp_path: Path, redis_server: Redis) -> None:
    async with two_limited_nodes(tmp_path, redis_server.address) as (one, other):
        redis_server.kill()
        for node in (one, other):
            async with ApiClient(node.url) as client:
                statuses = [(await client.http.get("/healthz")).status_code for _ in range(4)]
                assert statuses == [200, 200, 200, 429]
