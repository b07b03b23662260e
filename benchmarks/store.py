"""The event log: durable appends a second, one and many at once, against bare SQLite on the same disk.

``python -m benchmarks.store ADDRESS`` measures another log, such as one in PostgreSQL, the same way.
"""

import asyncio
import sqlite3
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from statistics import quantiles
from time import perf_counter

from duellum.store import EventLog, open_event_log

PAYLOAD = bytes(120)
"""The size of a move's event."""
WRITERS = (1, 10, 100, 1000)
APPENDS = 4000
ROUNDS = 5


def measure() -> None:
    """Print the speed of the log, the best of some rounds that alternate with the yardsticks."""
    with tempfile.TemporaryDirectory(prefix="duellum-") as folder:
        address = f"sqlite:///{folder}/log.db"
        rounds = [
            (yardsticks(Path(folder)), asyncio.run(speeds(address, number))) for number in range(ROUNDS)
        ]
    single = max(alone for (alone, _), _ in rounds)
    bulk = max(together for (_, together), _ in rounds)
    print(
        f"store yardstick, bare SQLite: {single:,.0f} rows/s committed singly, {bulk:,.0f} in one transaction"
    )
    for place, writers in enumerate(WRITERS):
        speed, slowest = max(each[place] for _, each in rounds)
        print(
            f"store, {writers} at once: {speed:,.0f} durable appends/s, p99 {slowest * 1000:.1f} ms, "
            f"{speed / single:.2f} of single commits, {speed / bulk:.2f} of one transaction"
        )


def yardsticks(folder: Path) -> tuple[float, float]:
    """Return the rows a second of bare SQLite, as durable: each in its own commit, and all in one."""
    connection = sqlite3.connect(folder / "yardstick.db", isolation_level=None)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("DROP TABLE IF EXISTS event")
    connection.execute("CREATE TABLE event (game, sequence, at, payload, PRIMARY KEY (game, sequence))")
    insert = "INSERT INTO event VALUES (?, ?, ?, ?)"
    rows = [(f"game{number % 1000}", number // 1000, 1, PAYLOAD) for number in range(APPENDS + 500)]
    alone = rate(500, lambda: [connection.execute(insert, row) for row in rows[APPENDS:]])

    def together() -> None:
        connection.execute("BEGIN")
        connection.executemany(insert, rows[:APPENDS])
        connection.execute("COMMIT")

    result = alone, rate(APPENDS, together)
    connection.close()
    return result


def rate(count: int, work: Callable[[], object]) -> float:
    """Return the rate of `work`, which does `count` things."""
    start = perf_counter()
    work()
    return count / (perf_counter() - start)


async def speeds(address: str, number: int) -> list[tuple[float, float]]:
    """Return for each number of writers the appends a second and the p99 latency."""
    log = await open_event_log(address)
    try:
        return [await speed(log, f"{number}-{writers}", writers) for writers in WRITERS]
    finally:
        await log.close()


async def speed(log: EventLog, prefix: str, writers: int) -> tuple[float, float]:
    """Let so many writers append at once, each to its own game, one event after the other."""
    waits: list[float] = []

    async def write(game: str) -> None:
        for after in range(max(5, min(APPENDS // 4, APPENDS // writers))):
            start = perf_counter()
            await log.append(game, after, [PAYLOAD], at=after, live=True, due=after)
            waits.append(perf_counter() - start)

    start = perf_counter()
    await asyncio.gather(*(write(f"{prefix}-{writer}") for writer in range(writers)))
    return len(waits) / (perf_counter() - start), quantiles(waits, n=100)[98]


def measure_other(address: str) -> None:
    """Print the speeds of the log at an address, which must be new."""
    for writers, (speed_, slowest) in zip(WRITERS, asyncio.run(speeds(address, 0)), strict=True):
        print(f"store, {writers} at once: {speed_:,.0f} durable appends/s, p99 {slowest * 1000:.1f} ms")


if __name__ == "__main__":
    if sys.argv[1:]:
        measure_other(sys.argv[1])
    else:
        measure()
