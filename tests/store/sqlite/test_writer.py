"""A group written to SQLite ends as if its appends had come one by one."""

import contextlib
import sqlite3
from collections import defaultdict
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from duellum.store import ConflictError, StoreError, open_event_log
from duellum.store.event_log import Append
from duellum.store.migrations import load_migrations
from duellum.store.sqlite.connection import migrate
from duellum.store.sqlite.writer import write_group

appends = st.builds(
    Append,
    game_id=st.sampled_from(["a", "b", 'c"\\']),
    after=st.integers(0, 4),
    payloads=st.lists(st.binary(max_size=6), min_size=1, max_size=3).map(tuple),
    at=st.integers(0, (1 << 63) - 1),
    live=st.booleans(),
    due=st.none() | st.integers(0, (1 << 63) - 1),
    label=st.sampled_from(["", "public", "finished"]),
)


@given(st.lists(st.lists(appends, min_size=1, max_size=8), max_size=5))
def test_groups_end_like_a_plain_list_of_events(groups: list[list[Append]]) -> None:
    connection = sqlite3.connect(":memory:", isolation_level=None)
    migrate(connection, load_migrations("sqlite"))
    events = defaultdict[str, list[tuple[int, bytes]]](list)
    states = dict[str, tuple[int, int | None]]()
    labels = defaultdict[str, tuple[str, int | None]](lambda: ("", None))
    for group in groups:
        for append, result in zip(group, write_group(connection, group), strict=True):
            latest = len(events[append.game_id])
            if append.after != latest:
                assert isinstance(result, ConflictError)
                assert result.latest == latest
                continue
            assert result is None
            events[append.game_id] += [(append.at, payload) for payload in append.payloads]
            states[append.game_id] = (append.live, append.due)
            if append.label != labels[append.game_id][0]:
                labels[append.game_id] = (append.label, append.at if append.label else None)
    stored = connection.execute("SELECT game, sequence, at, payload FROM event ORDER BY 1, 2").fetchall()
    games = connection.execute("SELECT id, live, due FROM game").fetchall()
    labelled = connection.execute("SELECT id, label, labelled_at FROM game").fetchall()
    connection.close()
    assert stored == [
        (game_id, place, *event)
        for game_id in sorted(events)
        for place, event in enumerate(events[game_id], 1)
    ]
    assert {game_id: (live, due) for game_id, live, due in games} == states
    assert {game_id: (label, at) for game_id, label, at in labelled} == {
        game_id: labels[game_id] for game_id in states
    }


@pytest.mark.asyncio
async def test_a_file_that_cannot_be_written_is_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("duellum.store.sqlite.connection.BUSY_TIMEOUT_SECONDS", 0.1)
    log = await open_event_log(f"sqlite:///{tmp_path}/log.db")
    try:
        await log.check()
        assert (tmp_path / "log.db-wal").stat().st_size > 0
        with contextlib.closing(sqlite3.connect(tmp_path / "log.db", isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            with pytest.raises(StoreError, match="cannot be written"):
                await log.check()
            assert await log.read("a") == []
            other.execute("ROLLBACK")
        await log.check()
    finally:
        await log.close()
