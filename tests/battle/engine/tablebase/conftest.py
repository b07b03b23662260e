"""The tables, loaded once a session."""

from pathlib import Path

import pytest

from duellum.battle.engine.tablebase import file, loader
from duellum.battle.engine.tablebase.tables import Tables


@pytest.fixture(scope="session")
def home_with_tables(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Load the tables once, into a folder of the session's own."""
    home = tmp_path_factory.mktemp("tables")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("DUELLUM_HOME", str(home))
        fractions: list[float] = []
        loader.load(fractions.append)
    assert fractions[0] == 0.0
    assert fractions == sorted(fractions)
    assert fractions[-1] == 1.0
    return home


@pytest.fixture(scope="session")
def tables(home_with_tables: Path) -> Tables:
    return file.read_tables(home_with_tables / "cache" / file.TABLES_FILE)
