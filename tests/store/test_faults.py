"""Processes and servers killed while writing: nothing acknowledged is ever lost."""

import random
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from duellum.store import open_event_log
from tests.services import Postgresql

ROOT = Path(__file__).parent.parent.parent


class WriterProcess:
    """Another process that writes, see ``tests.store.writer_process``; its output goes to a file.

    A pipe would not do: what ``readline`` has buffered, ``communicate`` does not return.
    """

    def __init__(self, process: subprocess.Popen[bytes], output: Path) -> None:
        self.process, self._output = process, output

    def wait_for_first(self) -> None:
        """Return once something has been acknowledged."""
        while not self._output.stat().st_size:
            assert self.process.poll() is None, "the writer has failed"
            time.sleep(0.002)

    def acknowledged(self) -> dict[tuple[str, int], str]:
        """Return every event acknowledged by now, except a last line that was cut short."""
        text = self._output.read_text(encoding="ascii")
        lines = [line.split() for line in text.splitlines(keepends=True) if line.endswith("\n")]
        return {(game_id, int(sequence)): payload for game_id, sequence, payload in lines}

    def finish(self) -> dict[tuple[str, int], str]:
        """Wait for the process to end well; return every event acknowledged."""
        assert self.process.wait(timeout=60) == 0
        return self.acknowledged()


@contextmanager
def writer(address: str, prefix: str, games: int, events: int) -> Iterator[WriterProcess]:
    """Let another process write until the end of the block."""
    command = [sys.executable, "-m", "tests.store.writer_process", address, prefix, str(games), str(events)]
    with tempfile.NamedTemporaryFile() as output:
        process = subprocess.Popen(command, cwd=ROOT, stdout=output)
        try:
            yield WriterProcess(process, Path(output.name))
        finally:
            process.kill()
            process.wait()


async def read_stored(address: str, games: set[str]) -> dict[tuple[str, int], str]:
    log = await open_event_log(address)
    found = {
        (game_id, entry.sequence): entry.payload.decode()
        for game_id in games
        for entry in await log.read(game_id)
    }
    await log.close()
    return found


@pytest.mark.asyncio
@pytest.mark.parametrize("kills", [3, pytest.param(100, marks=pytest.mark.slow)])
async def test_a_writer_killed_at_any_moment_loses_nothing_acknowledged(tmp_path: Path, kills: int) -> None:
    address, dice = f"sqlite:///{tmp_path}/log.db", random.Random(kills)
    for kill in range(kills):
        with writer(address, f"kill{kill}-", 20, 1_000_000) as writing:
            writing.wait_for_first()
            time.sleep(dice.uniform(0, 0.3))
            writing.process.send_signal(signal.SIGKILL)
            writing.process.wait()
            acknowledged = writing.acknowledged()
        found = await read_stored(address, {game_id for game_id, _ in acknowledged})
        assert acknowledged
        assert acknowledged.items() <= found.items()
        latest = {
            game_id: max(sequence for name, sequence in found if name == game_id) for game_id, _ in found
        }
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
        acknowledged = [writing.finish() for writing in (first, second, third)]
    assert sum(len(each) for each in acknowledged) == 180
    found = await read_stored(address, {f"shared{number}" for number in range(3)})
    assert found == acknowledged[0] | acknowledged[1] | acknowledged[2]


@pytest.mark.asyncio
async def test_appends_go_on_while_postgresql_restarts_and_none_is_written_twice(
    postgresql: Postgresql,
) -> None:
    address = postgresql.new_database()
    with writer(address, "restart", 20, 400) as writing:
        writing.wait_for_first()
        for stop in (postgresql.stop, postgresql.kill):
            time.sleep(0.2)
            stop()
            postgresql.start()
        acknowledged = writing.finish()
    assert await read_stored(address, {game_id for game_id, _ in acknowledged}) == acknowledged
    assert len(acknowledged) == 20 * 400


def test_every_acknowledgement_of_a_writer_counts(tmp_path: Path) -> None:
    """Guards the tests above: lines that come in one piece must all be read."""
    with writer(f"sqlite:///{tmp_path}/log.db", "one", 20, 1) as writing:
        writing.process.wait(timeout=60)
        writing.wait_for_first()
        assert len(writing.finish()) == 20
