"""Readiness: a server that cannot write is not ready, says so once in its logs, and recovers by itself."""

import asyncio
import contextlib
import logging
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from duellum.server.metrics import FAILED_WRITES
from tests.server.clients import TIMEOUT_SECONDS, RunningServer, running_server, two_players


async def until_ready(http: httpx.AsyncClient) -> None:
    async with asyncio.timeout(TIMEOUT_SECONDS):
        while (await http.get("/readyz")).text != "ready\n":
            await asyncio.sleep(0.02)


@pytest.mark.asyncio
async def test_a_server_that_cannot_write_is_not_ready(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("duellum.server.transport.readiness.CACHE_SECONDS", 0.0)
    monkeypatch.setattr("duellum.store.sqlite.connection.BUSY_TIMEOUT_SECONDS", 0.1)
    async with running_server(tmp_path) as server, server.new_client() as ann:
        with contextlib.closing(sqlite3.connect(tmp_path / "server.db", isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            answer = await ann.http.get("/readyz")
            assert (answer.status_code, "cannot be written" in answer.text) == (503, True)
            assert (await ann.http.get("/healthz")).text == "ok\n"
            other.execute("ROLLBACK")
        await until_ready(ann.http)


@contextlib.contextmanager
def full_disk(server: RunningServer) -> Iterator[None]:
    """Let the database grow no more; a write that needs no new page still passes."""
    connection = server.registry._log._writer._connection  # type: ignore[attr-defined]  # as it is SQLite's
    [[pages]] = connection.execute("PRAGMA page_count").fetchall()
    connection.execute(f"PRAGMA max_page_count = {pages}")
    try:
        yield
    finally:
        connection.execute("PRAGMA max_page_count = 1000000")


@pytest.mark.asyncio
async def test_a_full_disk_is_logged_once_counted_and_seen_at_once_until_there_is_space(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING, "duellum.store")
    failed = FAILED_WRITES._value.get()
    async with running_server(tmp_path) as server, two_players(server) as (first, _):
        http = first.client.http
        await until_ready(http)
        with full_disk(server):
            while (await http.post("/api/games", json=NEW_GAME)).status_code == 201:
                pass  # until no page has room
            for _ in range(3):
                assert (await http.post("/api/games", json=NEW_GAME)).status_code == 503
                answer = await http.get("/readyz")
                assert (answer.status_code, "full" in answer.text) == (503, True)
        await until_ready(http)
        assert (await http.post("/api/games", json=NEW_GAME)).status_code == 201
    messages = [record.getMessage() for record in caplog.records if record.name.startswith("duellum.store")]
    assert [message.partition(":")[0] for message in messages] == [
        "writes fail from now on",
        "writes succeed again",
    ]
    assert FAILED_WRITES._value.get() >= failed + 4


NEW_GAME = {"rules": "qwixx", "players": [{"kind": "me"}, {"kind": "open"}]}
