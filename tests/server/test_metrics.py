"""Metrics: what operators' tools read, under names that stay."""

import re
from pathlib import Path

import pytest

from duellum.server.metrics import APPEND_CONFLICTS, export_metrics
from tests.server.clients import running_server, two_players

NAMES = {
    "duellum_events_total", "duellum_conflicts_total", "duellum_refused_total", "duellum_cut_off_total",
    "duellum_connections", "duellum_tables", "duellum_bots_thinking", "duellum_bot_seconds",
    "duellum_bot_failures_total",
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
        before = (await first.client.http.get("/metrics")).text
        await first.move()
        assert (await first.do("roll", ply=0))["reason"] == "stale"
        after = (await first.client.http.get("/metrics")).text
    assert read(after, "duellum_connections") == 2
    for name in ("duellum_events_total", 'duellum_refused_total{reason="stale"}'):
        assert read(after, name) == read(before, name) + 1
