"""The tablebase, loaded once a session."""

from tests.battle.engine.tablebase.conftest import home_with_tables as home_with_tables
from tests.battle.engine.tablebase.conftest import tables as tables
