"""Loading the tablebase: damaged, outdated and unwritable files."""

from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

from duellum.battle.engine.tablebase import file, loader, retrograde
from duellum.battle.engine.tablebase.tables import DIE_SHAPE, MAX_TABLEBASE_PIECES, Tables


def flip_bit(content: bytes) -> bytes:
    middle = len(content) // 2
    return content[:middle] + bytes([content[middle] ^ 1]) + content[middle + 1 :]


def truncate(content: bytes) -> bytes:
    return content[:-100]


def remove_all(_: bytes) -> bytes:
    return b""


@pytest.mark.parametrize("damage", [flip_bit, truncate, remove_all])
def test_a_damaged_file_is_rebuilt(
    tables: Tables,
    home_with_tables: Path,
    home: Path,
    monkeypatch: pytest.MonkeyPatch,
    damage: Callable[[bytes], bytes],
) -> None:
    builds = count_builds(tables, monkeypatch)
    path = home / "cache" / file.TABLES_FILE
    whole = (home_with_tables / "cache" / file.TABLES_FILE).read_bytes()
    path.parent.mkdir(parents=True)
    path.write_bytes(damage(whole))
    assert file.digest(loader.load()) == file.DIGEST
    assert len(builds) == 1
    assert path.read_bytes() == whole
    loader.load()
    assert len(builds) == 1


def count_builds(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """Let building return the tables at once; the list grows with each time."""
    builds: list[object] = []

    def build(progress: retrograde.Progress | None = None) -> Tables:
        builds.append(progress)
        return tables

    monkeypatch.setattr(loader, "build", build)
    return builds


def test_tables_of_another_version_are_rebuilt(
    tables: Tables, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    builds = count_builds(tables, monkeypatch)
    path = home / "cache" / file.TABLES_FILE
    file.write_tables(path, Tables(tables.kings, np.zeros(DIE_SHAPE, np.uint8)))
    with pytest.raises(ValueError, match="another version"):
        file.read_tables(path)
    assert loader.load() is tables
    assert len(builds) == 1


def test_tables_are_built_where_they_cannot_be_kept(
    tables: Tables, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    builds = count_builds(tables, monkeypatch)
    home.write_text("a file where the folder should be")
    assert loader.load() is tables
    assert len(builds) == 1


def test_loading_starts_once_few_pieces_are_left(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    loads: list[Tables] = []

    def load() -> Tables:
        loads.append(tables)
        return tables

    monkeypatch.setattr(loader, "load", load)
    fresh = loader.TablebaseLoader()
    assert fresh.tables_for(loader.LOAD_AT_PIECES + 1) is None
    assert loads == []
    assert fresh.tables_for(MAX_TABLEBASE_PIECES) is tables
    assert fresh.tables_for(loader.LOAD_AT_PIECES) is tables
    assert len(loads) == 1
