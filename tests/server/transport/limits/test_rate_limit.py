"""Rate limits by token bucket."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from duellum.server.transport.limits.rate_limit import RateLimiter, TokenBucket
from tests.server.clients import OPEN_GAME, UNLIMITED, running_server


@pytest.mark.asyncio
async def test_too_many_games_are_refused(tmp_path: Path) -> None:
    limits = replace(UNLIMITED, games_per_minute=0.3)
    async with running_server(tmp_path, limits) as server, server.new_client() as ann:
        created = [(await ann.http.post("/api/games", json=OPEN_GAME)).status_code for _ in range(5)]
    assert created == [201, 201, 201, 429, 429]  # ten minutes' worth; the next would come 200 s later


@pytest.mark.asyncio
async def test_too_many_requests_are_refused(tmp_path: Path) -> None:
    limits = replace(UNLIMITED, requests_per_second=0.1)
    async with running_server(tmp_path, limits) as server, server.new_client() as ann:
        statuses = [(await ann.http.get("/api/games")).status_code for _ in range(3)]
    assert statuses == [200, 429, 429]  # ten seconds' worth; the next would come 10 s later


def test_a_bucket_allows_a_burst_then_the_rate() -> None:
    bucket = TokenBucket(2, seconds=3, now=100.0)
    assert [bucket.take(100.0) for _ in range(7)] == [True] * 6 + [False]
    assert not bucket.take(100.4)
    assert [bucket.take(101.0) for _ in range(3)] == [True, True, False]
    assert [bucket.take(1000.0) for _ in range(7)] == [True] * 6 + [False]  # no more than it holds


def test_every_address_has_its_own_bucket_and_the_least_recently_used_is_forgotten() -> None:
    limiter = RateLimiter(0.1, seconds=10, max_keys=2)
    assert [limiter.take(address, 0.0) for address in "aabb"] == [True, False, True, False]
    assert not limiter.take("a", 0.1)
    assert limiter.take("c", 0.1)  # which takes the place of b
    assert not limiter.take("a", 0.2)
    assert limiter.take("b", 0.2)
