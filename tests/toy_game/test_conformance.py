"""A game added in Python alone keeps the game contract: the checks of every game, run on the toy game."""

import pytest
from race21 import RULES

from duellum.core.registry import game_names, load_rules
from tests.core.test_conformance import *  # noqa: F403 - every check of the contract

pytestmark = pytest.mark.parametrize("rules", [RULES], ids=["race21"])


def test_the_game_is_found_through_its_entry_point(rules: object) -> None:
    assert "race21" in game_names()
    assert load_rules("race21") is rules
