from pathlib import Path

import pytest

from tools.client.local_data import local_files


@pytest.mark.parametrize("path", local_files(), ids=lambda path: path.name)
def test_the_facts_about_local_games_are_those_of_python(path: Path) -> None:
    assert path.read_text(encoding="utf-8") == local_files()[path], 'run "make types"'
