"""The page on fair dice: every test that its threat model names exists."""

import re
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
PAGE = (ROOT / "docs" / "fairness.md").read_text(encoding="utf-8")
_SOURCES = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "tests").rglob("test_*.py"))
_GUARD = (ROOT / "web" / "src" / "fairness" / "dice-guard.test.ts").read_text(encoding="utf-8")


def test_every_test_that_the_page_names_exists() -> None:
    named = set(re.findall(r"`(test_\w+)`", PAGE))
    assert len(named) > 15
    assert {name for name in named if f"def {name}(" not in _SOURCES} == set()


def test_the_browsers_tests_that_the_page_names_exist() -> None:
    named = (
        "a malicious server",
        "gets no share",
        "cannot let the opponent decide anew once my share of a throw is out",
    )
    assert [words for words in named if words not in PAGE or words not in _GUARD] == []
