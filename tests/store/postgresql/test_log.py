"""The event log in PostgreSQL when the server or the connection fails."""

import asyncio

import pytest

from duellum.store import ConflictError, Entry, StoreError
from duellum.store.postgresql.log import PostgresqlLog
from tests.services import Postgresql


@pytest.mark.asyncio
async def test_an_answer_that_got_lost_is_found_and_not_written_twice(
    postgresql: Postgresql, monkeypatch: pytest.MonkeyPatch
) -> None:
    log = await PostgresqlLog.open(postgresql.new_database())
    tried, lost = log._try_group, iter([True, False])

    async def try_and_lose(appends: object) -> object:
        answer = await tried(appends)  # type: ignore[arg-type] # handed on as it came
        if next(lost):
            log._drop_connection()
            raise ConnectionResetError("cut off")
        return answer

    await log.append("taken", 0, [b"somebody's"], at=1, live=True)
    monkeypatch.setattr(log, "_try_group", try_and_lose)
    ends = await asyncio.gather(
        log.append("a", 0, [b"one", b"two"], at=1, live=True),
        log.append("a", 2, [b"three"], at=2, live=True),
        log.append("taken", 0, [b"mine"], at=1, live=True),
        return_exceptions=True,
    )
    assert [type(end) for end in ends] == [type(None), type(None), ConflictError]
    assert await log.read("a") == [Entry(1, 1, b"one"), Entry(2, 1, b"two"), Entry(3, 2, b"three")]
    await log.close()


@pytest.mark.asyncio
async def test_a_postgresql_that_stays_away_is_reported_and_the_log_goes_on_once_it_is_back(
    postgresql: Postgresql,
) -> None:
    log = await PostgresqlLog.open(postgresql.new_database(), reconnect_seconds=0.2)
    await log.check()
    postgresql.stop()
    try:
        for asked in (log.append("a", 0, [b"x"], at=1, live=True), log.read("a"), log.check()):
            with pytest.raises(StoreError, match="PostgreSQL cannot be used"):
                await asked
    finally:
        postgresql.start()
    await log.append("a", 0, [b"x"], at=1, live=True)
    assert await log.read("a") == [Entry(1, 1, b"x")]
    await log.check()
    await log.close()
