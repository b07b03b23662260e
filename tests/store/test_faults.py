"""What happens to the log when processes, disks and servers fail: nothing acknowledged is ever lost."""

import asyncio
import random
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from duellum.store import ConflictError, Entry, StoreError, open_log
from duellum.store.postgresql.log import PostgresqlLog
from duellum.store.sqlite.log import SqliteLog
from tests.services import Postgresql

ROOT = Path(__file__).parent.parent.parent


@contextmanager
def writer(address: str, prefix: str, games: int, events: int) -> Iterator[subprocess.Popen[str]]:
    """Let another process write; see ``tests.store.writer_process``."""
    command = [sys.executable, "-m", "tests.store.writer_process", address, prefix, str(games), str(events)]
    process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
    try:
        yield process
    finally:
        process.kill()
        process.wait()
        if process.stdout is not None:
            process.stdout.close()


def acknowledged(output: str) -> dict[tuple[str, int], str]:
    """Return what was acknowledged, leaving out a last line cut short."""
    lines = [line.split() for line in output.splitlines(keepends=True) if line.endswith("\n")]
    return {(game, int(sequence)): payload for game, sequence, payload in lines}


async def stored(address: str, games: set[str]) -> dict[tuple[str, int], str]:
    log = await open_log(address)
    found = {
        (game, entry.sequence): entry.payload.decode() for game in games for entry in await log.read(game)
    }
    await log.close()
    return found


@pytest.mark.asyncio
@pytest.mark.parametrize("kills", [3, pytest.param(100, marks=pytest.mark.slow)])
async def test_a_writer_killed_at_any_moment_loses_nothing_acknowledged(tmp_path: Path, kills: int) -> None:
    address, dice = f"sqlite:///{tmp_path}/log.db", random.Random(kills)
    for kill in range(kills):
        with writer(address, f"kill{kill}-", 20, 1_000_000) as process:
            assert process.stdout is not None
            first = process.stdout.readline()
            time.sleep(dice.uniform(0, 0.3))
            process.send_signal(signal.SIGKILL)
            told = acknowledged(first + process.stdout.read())
        found = await stored(address, {game for game, _ in told})
        assert told
        assert told.items() <= found.items()
        latest = {game: max(sequence for name, sequence in found if name == game) for game, _ in found}
        assert sum(latest.values()) == len(found)  # no gaps


@pytest.mark.asyncio
@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
async def test_of_several_processes_writing_to_one_game_exactly_one_wins_each_event(
    database: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    if database == "postgresql":
        address = request.getfixturevalue("postgresql").new_database()
    else:
        address = f"sqlite:///{tmp_path}/log.db"  # the processes also create its tables at the same time
    with (
        writer(address, "shared", 3, 60) as first,
        writer(address, "shared", 3, 60) as second,
        writer(address, "shared", 3, 60) as third,
    ):
        told = [acknowledged(process.communicate(timeout=60)[0]) for process in (first, second, third)]
        assert [process.returncode for process in (first, second, third)] == [0, 0, 0]
    assert sum(len(each) for each in told) == 180
    assert await stored(address, {f"shared{number}" for number in range(3)}) == told[0] | told[1] | told[2]


@pytest.mark.asyncio
async def test_a_full_disk_is_told_and_the_log_goes_on_once_there_is_room(tmp_path: Path) -> None:
    log = await SqliteLog.open(tmp_path / "log.db")
    await log.append("a", 0, [b"x"], at=1, live=True)
    pages = log._writer._connection.execute("PRAGMA page_count").fetchone()[0]
    log._writer._connection.execute(f"PRAGMA max_page_count = {pages + 1}")
    with pytest.raises(StoreError, match="the log cannot be written: database or disk is full"):
        await log.append("a", 1, [b"x" * 100_000], at=1, live=True)
    await log.append("a", 1, [b"small"], at=1, live=True)
    log._writer._connection.execute("PRAGMA max_page_count = 100000")
    await log.append("a", 2, [b"x" * 100_000], at=1, live=True)
    assert [len(entry.payload) for entry in await log.read("a")] == [1, 5, 100_000]
    await log.close()


@pytest.mark.asyncio
async def test_a_file_that_others_keep_to_themselves_is_told_and_waited_for(tmp_path: Path) -> None:
    log = await SqliteLog.open(tmp_path / "log.db")
    other = await SqliteLog.open(tmp_path / "log.db")
    log._writer._connection.execute("PRAGMA busy_timeout = 50")
    other._writer._connection.execute("BEGIN IMMEDIATE")
    with pytest.raises(StoreError, match="database is locked"):
        await log.append("a", 0, [b"x"], at=1, live=True)
    log._writer._connection.execute("PRAGMA busy_timeout = 10000")
    waiting = asyncio.ensure_future(log.append("a", 0, [b"x"], at=1, live=True))
    await asyncio.sleep(0.05)
    assert not waiting.done()
    other._writer._connection.execute("ROLLBACK")
    await waiting
    await log.close()
    await other.close()


@pytest.mark.asyncio
async def test_a_damaged_file_is_told(tmp_path: Path) -> None:
    (tmp_path / "log.db").write_bytes(b"no database" * 1000)
    with pytest.raises(StoreError, match="file is not a database"):
        await open_log(f"sqlite:///{tmp_path}/log.db")


@pytest.mark.asyncio
async def test_appends_go_on_while_postgresql_restarts_and_none_is_written_twice(
    postgresql: Postgresql,
) -> None:
    address = postgresql.new_database()
    with writer(address, "restart", 20, 400) as process:
        assert process.stdout is not None
        first = process.stdout.readline()
        for stop in (postgresql.stop, postgresql.kill):
            time.sleep(0.2)
            stop()
            postgresql.start()
        told = acknowledged(first + process.communicate(timeout=60)[0])
        assert process.returncode == 0
    assert await stored(address, {game for game, _ in told}) == told
    assert len(told) == 20 * 400


@pytest.mark.asyncio
async def test_an_answer_that_got_lost_is_found_and_not_written_twice(
    postgresql: Postgresql, monkeypatch: pytest.MonkeyPatch
) -> None:
    log = await PostgresqlLog.open(postgresql.new_database())
    tried, lost = log._try, iter([True, False])

    async def try_and_lose(appends: object) -> object:
        answer = await tried(appends)  # type: ignore[arg-type] # handed on as it came
        if next(lost):
            log._drop_connection()
            raise ConnectionResetError("cut off")
        return answer

    await log.append("taken", 0, [b"somebody's"], at=1, live=True)
    monkeypatch.setattr(log, "_try", try_and_lose)
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
async def test_a_postgresql_that_stays_away_is_told_and_the_log_goes_on_once_it_is_back(
    postgresql: Postgresql,
) -> None:
    log = await PostgresqlLog.open(postgresql.new_database(), patience=0.2)
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
