"""The tablebase's file."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from duellum.battle.engine.tablebase import file
from duellum.battle.engine.tablebase.tables import Tables


def test_several_may_write_at_once(tables: Tables, home: Path) -> None:
    path = home / "cache" / file.TABLES_FILE
    with ThreadPoolExecutor(3) as threads:
        list(threads.map(lambda _: file.write_tables(path, tables), range(3)))
    assert file.digest(file.read_tables(path)) == file.DIGEST
    assert list(path.parent.iterdir()) == [path]
