from pathlib import Path

import pytest

from tools.client.review_types import review_files


@pytest.mark.parametrize("path", review_files(), ids=lambda path: path.name)
def test_the_types_of_an_analysis_are_those_of_python(path: Path) -> None:
    assert path.read_text(encoding="utf-8") == review_files()[path], 'run "make types"'
