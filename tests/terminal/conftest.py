"""A terminal for every test here."""

from pathlib import Path

import pytest

from tests.terminal.script import ScriptedTerminal


@pytest.fixture
def terminal(home: Path) -> ScriptedTerminal:
    return ScriptedTerminal(home)
