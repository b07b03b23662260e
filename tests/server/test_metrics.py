"""Metrics: what operators' tools read, under names that stay."""

import re
from pathlib import Path

import httpx
import pytest

from duellum.server.metrics import APPEND_CONFLICTS, export_metrics, serve_metrics
from tests.server.clients import free_port, running_server, two_players

NAMES = {
    "duellum_events_total", "duellum_conflicts_total", "duellum_refused_total", "duellum_cut_off_total",
    "duellum_connections", "duellum_tables", "duellum_bots_thinking", "duellum_bot_seconds",
    "duellum_bot_failures_total", "duellum_searches_abandoned", "duellum_searches_waiting",
    "duellum_search_wait_seconds", "duellum_purged_total", "duellum_failed_writes_total",
    "duellum_seeks", "duellum_pairs_total",
    "duellum_limited_total", "duellum_loop_hold_seconds",
    "duellum_loop_hold_max_seconds",
}  # fmt: skip


def read(text: str, name: str) -> float:
    found = re.search(rf"^{re.escape(name)} ([\d.e+]+)$", text, re.MULTILINE)
    return float(found[1]) if found else 0.0


def test_every_metric_is_exported_under_its_name() -> None:
    found = set(re.findall(r"^# TYPE (duellum_\w+) ", export_metrics().decode(), re.MULTILINE))
    assert {name for name in found if not name.endswith("_created")} == NAMES


def test_a_count_shows_at_once() -> None:
    before = read(export_metrics().decode(), "duellum_conflicts_total")
    APPEND_CONFLICTS.inc()
    assert read(export_metrics().decode(), "duellum_conflicts_total") == before + 1


@pytest.mark.asyncio
async def test_play_shows_in_the_metrics(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server, two_players(server) as (first, _):
        before = export_metrics().decode()
        await first.move()
        assert (await first.do("roll", ply=0))["reason"] == "stale"
        after = export_metrics().decode()
    assert read(after, "duellum_connections") == 2
    for name in ("duellum_events_total", 'duellum_refused_total{reason="stale"}'):
        assert read(after, name) == read(before, name) + 1


@pytest.mark.asyncio
async def test_the_players_listener_shows_no_metrics(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server, server.new_client() as ann:
        assert "duellum_" not in (await ann.http.get("/metrics")).text


@pytest.mark.parametrize("host", ["127.0.0.1", "[::1]"])
def test_metrics_have_a_listener_of_their_own(host: str) -> None:
    address = f"{host}:{free_port()}"
    with serve_metrics(address):
        answer = httpx.get(f"http://{address}/metrics")
        assert read(answer.text, "duellum_conflicts_total") >= 0
        assert answer.headers["content-type"].startswith("text/plain")
        with pytest.raises(OSError, match="in use"), serve_metrics(address):
            pass
    with pytest.raises(httpx.ConnectError):
        httpx.get(f"http://{address}/metrics")


@pytest.mark.parametrize("address", ["9100", ":9100", "127.0.0.1", "127.0.0.1:", "127.0.0.1:99999", "::x"])
def test_an_address_without_host_or_port_is_refused(address: str) -> None:
    with pytest.raises(ValueError, match="HOST:PORT"), serve_metrics(address):
        pass
