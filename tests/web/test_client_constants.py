from pathlib import Path

import pytest

from tools.client.client_constants import constant_files


@pytest.mark.parametrize("path", constant_files(), ids=lambda path: f"{path.parent.name}/{path.name}")
def test_the_clients_constants_are_those_of_python(path: Path) -> None:
    assert path.read_text(encoding="utf-8") == constant_files()[path], 'run "make types"'
