"""The timekeeper: games end on time."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from duellum.server.game.clock import compute_lag_quota
from tests.server.clients import running_server, two_players


@pytest.fixture
def short_clocks(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Every clock has a twentieth of a second; what was computed from that is forgotten afterwards."""
    monkeypatch.setattr("duellum.server.game.clock._initial_time", lambda _rule: 50)
    compute_lag_quota.cache_clear()
    yield
    compute_lag_quota.cache_clear()


@pytest.mark.asyncio
@pytest.mark.usefixtures("short_clocks")
async def test_time_runs_out_by_itself_and_everybody_is_told(tmp_path: Path) -> None:
    clock = {"kind": "sudden", "seconds": 10}
    async with running_server(tmp_path) as server, two_players(server, clock=clock) as (first, second):
        for seat in (first, second):
            ended = await seat.receive("update", status="over")
            assert ended["outcome"]["reason"] == "time"
            assert ended["outcome"]["winner"] == 1
