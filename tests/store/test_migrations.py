"""Migrations: numbered without gaps, and only those a database lacks are applied."""

import asyncio
import contextlib
import sqlite3
from pathlib import Path

import asyncpg
import pytest

from duellum.store import StoreError, open_event_log
from duellum.store.migrations import Migration, load_migrations, select_pending
from duellum.store.sqlite.connection import migrate
from tests.services import Postgresql


@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
def test_migrations_are_numbered_from_one_without_gaps(database: str) -> None:
    numbers = [migration.number for migration in load_migrations(database)]
    assert numbers
    assert numbers == list(range(1, len(numbers) + 1))
    assert all(migration.name and migration.script for migration in load_migrations(database))


@pytest.mark.asyncio
async def test_many_may_open_a_new_log_at_once(postgresql: Postgresql, tmp_path: Path) -> None:
    for address in (postgresql.new_database(), f"sqlite:///{tmp_path}/log.db"):
        logs = await asyncio.gather(*(open_event_log(address) for _ in range(8)))
        for log in logs:
            await log.check()
            await log.close()


def test_only_later_migrations_are_pending_and_a_newer_database_is_refused() -> None:
    known = tuple(Migration(number, "step", "") for number in (1, 2, 3))
    assert select_pending(known, 1) == known[1:]
    assert select_pending(known, 3) == ()
    with pytest.raises(StoreError, match="version 4, but this program supports only 3"):
        select_pending(known, 4)


@pytest.mark.asyncio
async def test_the_heartbeats_of_an_old_sqlite_file_become_one(tmp_path: Path) -> None:
    with contextlib.closing(sqlite3.connect(tmp_path / "log.db", isolation_level=None)) as old:
        migrate(old, load_migrations("sqlite")[:1])
        old.execute("INSERT INTO game VALUES ('~beats', 0, NULL), ('k7w2m9x4qdab', 1, 5)")
        old.executemany(
            "INSERT INTO event VALUES (?, ?, ?, ?)",
            [("~beats", number, 7 * number, b"{}") for number in range(1, 900)],
        )
        old.execute("INSERT INTO event VALUES ('k7w2m9x4qdab', 1, 3, 'x')")
    log = await open_event_log(f"sqlite:///{tmp_path}/log.db")
    assert await log.read_heartbeat() == 7 * 899
    assert (list(await log.read("~beats")), await log.due_games(9, 9)) == ([], ["k7w2m9x4qdab"])
    assert len(await log.read("k7w2m9x4qdab")) == 1
    await log.close()


@pytest.mark.asyncio
async def test_the_heartbeats_of_an_old_postgresql_database_become_one(postgresql: Postgresql) -> None:
    address = postgresql.new_database()
    old = await asyncpg.connect(address)
    await old.execute(load_migrations("postgresql")[0].script)
    await old.execute("CREATE TABLE migration (number integer PRIMARY KEY, name text NOT NULL)")
    await old.execute("INSERT INTO migration VALUES (1, 'events')")
    await old.execute("INSERT INTO event SELECT '~beats', n, 7 * n, '{}' FROM generate_series(1, 899) AS n")
    await old.execute("INSERT INTO game VALUES ('~beats', 899, false, NULL)")
    await old.close()
    log = await open_event_log(address)
    assert await log.read_heartbeat() == 7 * 899
    assert list(await log.read("~beats")) == []
    await log.append("~beats", 0, [b"{}"], at=1, live=False)  # nothing of it is left
    await log.close()


OLD_EVENTS = {
    "public": [b'{"type":"created","rules":"qwixx","public":true}'],
    "private": [b'{"type":"created","rules":"qwixx"}'],
    "finished": [b'{"type":"created","public":true}', b'{"type":"resigned"}', b'{"type":"offered"}'],
    "aborted": [b'{"type":"created"}', b'{"type":"aborted"}'],
    "@ann": [b'{"game":"finished"}'],
    "~outages": [b"{}"],
}
"""A log of the first version: what is public or over stood in the events alone."""
LIVE = ("public", "private")


@pytest.mark.asyncio
@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
async def test_games_of_the_first_version_get_their_labels(
    database: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    if database == "sqlite":
        address = f"sqlite:///{tmp_path}/log.db"
        write_first_sqlite(tmp_path / "log.db")
    else:
        address = request.getfixturevalue("postgresql").new_database()
        await write_first_postgresql(address)
    log = await open_event_log(address)
    assert await log.labelled_games("public", 9) == ["public"]
    assert await log.labelled_games("finished", 9, before=4) == ["finished"]
    assert await log.labelled_games("finished", 9, before=3) == []  # since its last event
    assert await log.labelled_games("aborted", 9) == ["aborted"]
    await log.append("public", 1, [b"x"], at=9, live=True, label="public")
    await log.close()


def write_first_sqlite(path: Path) -> None:
    connection = sqlite3.connect(path, isolation_level=None)
    migrate(connection, load_migrations("sqlite")[:1])
    for game_id, payloads in OLD_EVENTS.items():
        connection.execute("INSERT INTO game VALUES (?, ?, NULL)", (game_id, game_id in LIVE))
        for sequence, payload in enumerate(payloads, 1):
            connection.execute(
                "INSERT INTO event VALUES (?, ?, ?, ?)", (game_id, sequence, sequence, payload)
            )
    connection.close()


async def write_first_postgresql(address: str) -> None:
    connection = await asyncpg.connect(address)
    await connection.execute("CREATE TABLE migration (number integer PRIMARY KEY, name text NOT NULL)")
    await connection.execute(load_migrations("postgresql")[0].script)
    await connection.execute("INSERT INTO migration VALUES (1, 'events')")
    for game_id, payloads in OLD_EVENTS.items():
        await connection.execute(
            "INSERT INTO game VALUES ($1, $2, $3, NULL)", game_id, len(payloads), game_id in LIVE
        )
        for sequence, payload in enumerate(payloads, 1):
            await connection.execute(
                "INSERT INTO event VALUES ($1, $2, $3, $4)", game_id, sequence, sequence, payload
            )
    await connection.close()
