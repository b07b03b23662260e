"""The reasons of hints and the clauses they rest on: the browser links each of them."""

import pytest

from duellum.core.plugin import load_part
from duellum.core.registry import find_kernel, load_rules
from tests.web import catalogues


@pytest.mark.parametrize("game", ["battle", "qwixx"])
def test_every_reason_of_a_game_has_a_clause_of_its_rules(game: str) -> None:
    messages = load_part(find_kernel(game)).reasons.messages
    own = {message.id: message.clause for message in messages if message.id.startswith(f"{game}-")}
    assert own.keys() == {name for name in catalogues.read_language("en") if name.startswith(f"{game}-why-")}
    assert set(own.values()) <= set(load_rules(game).clauses)
