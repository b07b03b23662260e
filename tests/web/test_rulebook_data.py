from pathlib import Path

import pytest

from tools.client.rulebook_data import rulebook_files


@pytest.mark.parametrize("path", rulebook_files(), ids=lambda path: path.name)
def test_the_clients_rulebooks_are_those_of_python(path: Path) -> None:
    assert path.read_text(encoding="utf-8") == rulebook_files()[path], 'run "make types"'
