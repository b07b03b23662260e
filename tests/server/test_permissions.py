"""The server's files: its owner alone may read them, also those that were readable by everybody before."""

import os
import stat
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.clients import running_server


@pytest.fixture(autouse=True)
def generous_umask() -> Iterator[None]:
    """Files are readable by everybody unless the program says otherwise."""
    before = os.umask(0o022)
    yield
    os.umask(before)


def list_modes(folder: Path) -> dict[str, str]:
    return {path.name: oct(stat.S_IMODE(path.stat().st_mode)) for path in (folder, *folder.iterdir())}


def owner_only(folder: Path) -> dict[str, str]:
    return {folder.name: "0o700"} | dict.fromkeys(
        ("server.db", "server.db-wal", "server.db-shm", "secret"), "0o600"
    )


@pytest.mark.asyncio
async def test_new_files_are_their_owners_alone(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    async with running_server(folder) as server, server.new_client() as ann:
        await ann.create()
        assert list_modes(folder) == owner_only(folder)


@pytest.mark.asyncio
async def test_files_of_older_versions_become_their_owners_alone(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    async with running_server(folder) as server, server.new_client() as ann:
        await ann.create()
        for path in folder.iterdir():
            path.chmod(0o644)
        folder.chmod(0o755)
        async with running_server(folder, workers=2):  # while the first one runs: its WAL is there
            assert list_modes(folder) == owner_only(folder)
