"""Readiness: a server that cannot write is not ready."""

import contextlib
import sqlite3
from pathlib import Path

import pytest

from tests.server.clients import running_server


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
        assert (await ann.http.get("/readyz")).text == "ready\n"
