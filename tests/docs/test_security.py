"""The page on security names requirements once, and tests and files that exist."""

import re
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).parents[2]
TEXT = (ROOT / "docs/security.md").read_text(encoding="utf-8")
ROWS = re.findall(r"^\| (V\d.*?) \| (\w+) \| (.*) \|$", TEXT, re.MULTILINE)
STATES = {"met", "partly", "gap", "operator", "none"}


def expand(words: str) -> list[str]:
    """Return the requirements of a cell such as ``V1.2.1, V1.3.1 to V1.3.3``."""
    found = []
    for each in words.split(", "):
        first, _, last = each.partition(" to ")
        section, _, number = first.rpartition(".")
        end = last.rpartition(".")[2] if last else number
        found += [f"{section}.{each}" for each in range(int(number), int(end) + 1)]
    return found


def test_every_requirement_is_named_once_with_a_state() -> None:
    named = Counter(each for words, _, _ in ROWS for each in expand(words))
    assert len(named) > 150
    assert [each for each, count in named.items() if count > 1] == []
    assert all(re.fullmatch(r"V\d+\.\d+\.\d+", each) for each in named)
    assert {state for _, state, _ in ROWS} == STATES


def test_what_is_met_names_something_that_exists() -> None:
    paths = {
        path
        for _, _, where in ROWS
        for path in re.findall(r"`((?:tests|src|deploy|web|requirements)/[^`]*)`", where)
    }
    assert len(paths) > 30
    assert [path for path in sorted(paths) if not (ROOT / path).exists()] == []
