"""The how-to "add a game" shows the very files that these tests use."""

import re
from pathlib import Path

import pytest

from tests.toy_game.installation import PACKAGE

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "how-to" / "add-a-game.md").read_text(encoding="utf-8")
BLOCKS = dict(re.findall(r'^```\w+ title="([^"]+)"\n(.*?)^```$', PAGE, re.MULTILINE | re.DOTALL))


def _find(name: str) -> Path:
    return ROOT / name if name.startswith("web/") else PACKAGE / name


@pytest.mark.parametrize("name", BLOCKS)
def test_a_code_block_is_the_file_it_names(name: str) -> None:
    assert BLOCKS[name] == _find(name).read_text(encoding="utf-8")


def test_every_file_of_the_package_is_shown() -> None:
    files = {path.relative_to(PACKAGE).as_posix() for path in PACKAGE.rglob("*.*") if path.suffix != ".pyc"}
    assert files <= BLOCKS.keys()


@pytest.mark.parametrize("target", re.findall(r"\]\((\.\./[^)#]+)\)", PAGE))
def test_a_link_leads_to_a_file(target: str) -> None:
    assert (ROOT / "docs" / "how-to" / target).exists()


@pytest.mark.parametrize("clause", ["R1", "R2", "R3", "R4", "R5", "R6"])
def test_the_clauses_are_those_of_the_rules(clause: str) -> None:
    [text] = re.findall(rf"^> - \*\*{clause}\*\* (.+)$", PAGE, re.MULTILINE)
    assert f"{clause}  {text}\n" in BLOCKS["race21/rules.py"]
