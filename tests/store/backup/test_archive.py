"""Backups: taken under load with nothing acknowledged missing, verified, restored into either database."""

import sqlite3
from collections.abc import Callable
from pathlib import Path

import asyncpg
import pytest

from duellum.store import DeletedError, EventLog, StoreError, open_event_log
from duellum.store.backup.archive import EVENTS, KEYS, create_backup, restore_backup
from duellum.store.backup.contents import TABLES
from tests.store.test_faults import read_stored, writer

pytestmark = pytest.mark.asyncio
NewAddress = Callable[[str], str]


@pytest.fixture
def new_address(tmp_path: Path, request: pytest.FixtureRequest) -> NewAddress:
    """Gives the address of a new database of a kind."""

    def create(kind: str) -> str:
        if kind == "postgresql":
            return str(request.getfixturevalue("postgresql").new_database())
        return f"sqlite:///{tmp_path}/{len(list(tmp_path.iterdir()))}.db"

    return create


@pytest.fixture
def keys(tmp_path: Path) -> Path:
    (tmp_path / "home").mkdir(exist_ok=True)
    path = tmp_path / "home" / "secret"
    path.write_bytes(b"k" * 32)
    return path


async def fill(log: EventLog) -> None:
    """Write games of every kind: going on, finished, deleted, of a player, with bytes of every value."""
    await log.append("live", 0, [b"one", bytes(range(256))], at=5, live=True, due=9, label="public")
    await log.append("over", 0, [b"one"], at=6, live=False, label="finished")
    await log.append("gone", 0, [b"one"] * 3, at=1, live=False, label="aborted")
    await log.append("@ann", 0, [b"{}"], at=7, live=False)
    assert [await log.purge("aborted", 2, 9), await log.purge("aborted", 2, 9)] == ["gone", None]
    await log.write_heartbeat(77)


async def filled(address: str) -> str:
    log = await open_event_log(address)
    await fill(log)
    await log.close()
    return address


async def check_filled(address: str) -> None:
    log = await open_event_log(address)
    try:
        assert [entry.payload for entry in await log.read("live")] == [b"one", bytes(range(256))]
        assert await log.due_games(10, 9) == await log.labelled_games("public", 9) == ["live"]
        assert await log.labelled_games("finished", 9) == ["over"]
        assert await log.read_heartbeat() == 77
        with pytest.raises(DeletedError):
            await log.append("gone", 0, [b"again"], at=9, live=True)
        await log.append("live", 2, [b"three"], at=9, live=True)
    finally:
        await log.close()


@pytest.mark.parametrize("source", ["sqlite", "postgresql"])
@pytest.mark.parametrize("target", ["sqlite", "postgresql"])
async def test_a_backup_of_either_database_is_restored_into_either(
    tmp_path: Path, new_address: NewAddress, keys: Path, source: str, target: str
) -> None:
    address = await filled(new_address(source))
    manifest = await create_backup(address, keys, tmp_path / "backup", force=False)
    assert (manifest.contents.games, manifest.contents.events, manifest.contents.deleted) == (4, 4, 1)
    restored, restored_keys = new_address(target), tmp_path / "new" / "secret"
    await restore_backup(tmp_path / "backup", restored, restored_keys, force=False)
    await check_filled(restored)
    assert restored_keys.read_bytes() == keys.read_bytes()
    files = [tmp_path / "backup", *(tmp_path / "backup").iterdir(), restored_keys]
    assert [oct(path.stat().st_mode & 0o077) for path in files] == ["0o0"] * 5


@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
async def test_nothing_acknowledged_before_a_backup_began_is_missing(
    tmp_path: Path, new_address: NewAddress, keys: Path, database: str
) -> None:
    address = new_address(database)
    with writer(address, "load", 50, 1_000_000) as writing:
        for number in range(2):
            writing.wait_for_first()
            acknowledged = writing.acknowledged()
            await create_backup(address, keys, tmp_path / f"backup{number}", force=False)
            restored = new_address("sqlite")
            await restore_backup(tmp_path / f"backup{number}", restored, keys, force=False)
            found = await read_stored(restored, {game_id for game_id, _ in acknowledged})
            assert acknowledged.items() <= found.items()
        assert len(writing.acknowledged()) > len(acknowledged)  # it has been writing all the time


async def test_an_older_backup_is_replaced_only_by_a_whole_new_one(tmp_path: Path, keys: Path) -> None:
    address, folder = await filled(f"sqlite:///{tmp_path}/log.db"), tmp_path / "backup"
    await create_backup(address, keys, folder, force=False)
    before = (folder / "manifest.json").read_bytes()
    with pytest.raises(StoreError, match="use --force"):
        await create_backup(address, keys, folder, force=False)
    with pytest.raises(StoreError, match="there is no database"):
        await create_backup(f"sqlite:///{tmp_path}/none.db", keys, folder, force=True)
    assert (folder / "manifest.json").read_bytes() == before
    await create_backup(address, keys, folder, force=True)
    assert (folder / "manifest.json").read_bytes() != before
    assert not [path for path in tmp_path.iterdir() if path.name.startswith(".")]


@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
async def test_a_database_in_use_or_with_games_is_not_replaced(
    tmp_path: Path, new_address: NewAddress, keys: Path, database: str
) -> None:
    address = await filled(new_address(database))
    await create_backup(address, keys, tmp_path / "backup", force=False)
    server = await open_event_log(address)
    await server.append("later", 0, [b"x"], at=9, live=True)
    with pytest.raises(StoreError, match="in use: stop the server first"):
        await restore_backup(tmp_path / "backup", address, keys, force=True)
    await server.append("later", 1, [b"y"], at=9, live=True)
    await server.close()
    with pytest.raises(StoreError, match="use --force"):
        await restore_backup(tmp_path / "backup", address, keys, force=False)
    assert len(await read_stored(address, {"later"})) == 2
    await restore_backup(tmp_path / "backup", address, keys, force=True)
    assert await read_stored(address, {"later"}) == {}
    await check_filled(address)


def flip(path: Path) -> None:
    content = bytearray(path.read_bytes())
    content[len(content) // 2] ^= 0xFF
    content[3000:3200] = b"\xff" * 200
    path.write_bytes(content)


def cut(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:-2048])


def lose_event(path: Path) -> None:
    with sqlite3.connect(path) as connection:
        connection.execute("DELETE FROM event WHERE game = 'live' AND sequence = 1")
    connection.close()


def lose_game(path: Path) -> None:
    with sqlite3.connect(path) as connection:
        connection.execute("DELETE FROM event WHERE game = 'over'")
        connection.execute("DELETE FROM game WHERE id = 'over'")
    connection.close()


@pytest.mark.parametrize("damage", [flip, cut, lose_event, lose_game])
async def test_a_damaged_backup_is_not_restored(
    tmp_path: Path, keys: Path, damage: Callable[[Path], None]
) -> None:
    address = await filled(f"sqlite:///{tmp_path}/log.db")
    await create_backup(address, keys, tmp_path / "backup", force=False)
    damage(tmp_path / "backup" / EVENTS)
    with pytest.raises(StoreError):
        await restore_backup(tmp_path / "backup", address, keys, force=True)
    await check_filled(address)


async def test_a_folder_that_is_no_backup_is_refused(tmp_path: Path, keys: Path) -> None:
    with pytest.raises(StoreError, match="is not a backup"):
        await restore_backup(tmp_path, f"sqlite:///{tmp_path}/log.db", keys, force=True)


async def test_other_keys_are_not_replaced_unless_forced(tmp_path: Path, keys: Path) -> None:
    await create_backup(await filled(f"sqlite:///{tmp_path}/log.db"), keys, tmp_path / "backup", force=False)
    assert (tmp_path / "backup" / KEYS).read_bytes() == keys.read_bytes()
    keys.write_bytes(b"different keys" * 4)
    with pytest.raises(StoreError, match="different keys"):
        await restore_backup(tmp_path / "backup", f"sqlite:///{tmp_path}/new.db", keys, force=False)
    assert not (tmp_path / "new.db").exists()


async def test_every_table_of_both_databases_is_copied(tmp_path: Path, new_address: NewAddress) -> None:
    await filled(f"sqlite:///{tmp_path}/log.db")
    with sqlite3.connect(tmp_path / "log.db") as connection:
        tables = {
            name for [name] in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
        }
        columns = {
            table: {row[1] for row in connection.execute(f"PRAGMA table_info({table})")} for table in TABLES
        }
    connection.close()
    assert tables - {"migration"} == TABLES.keys()
    assert columns == {table: {*names} for table, names in TABLES.items()}
    address = await filled(new_address("postgresql"))
    opened = await asyncpg.connect(address)
    found = await opened.fetch(
        "SELECT table_name, column_name FROM information_schema.columns WHERE table_schema = 'public'"
    )
    await opened.close()
    expected = {(table, name) for table, names in TABLES.items() for name in names} | {("game", "latest")}
    assert {(row[0], row[1]) for row in found if row[0] != "migration"} == expected
