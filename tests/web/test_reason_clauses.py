"""The reasons of hints and the clauses they rest on: the browser links each of them."""

import re

import pytest

from duellum.core.registry import load_rules
from tests.web import catalogues

_ENTRY = re.compile(r'"([a-z-]+)": "([A-Z]\d+)"')


def read_clauses(game: str) -> dict[str, str]:
    """Return by reason its clause, as the client has it."""
    path = catalogues.SOURCES / "games" / game / "reason-clauses.ts"
    return dict(_ENTRY.findall(path.read_text(encoding="utf-8")))


@pytest.mark.parametrize("game", ["battle", "qwixx"])
def test_every_reason_of_a_game_has_a_clause_of_its_rules(game: str) -> None:
    clauses = read_clauses(game)
    reasons = {name for name in catalogues.read_language("en") if name.startswith(f"{game}-why-")}
    assert clauses.keys() == reasons
    assert set(clauses.values()) <= set(load_rules(game).clauses)
