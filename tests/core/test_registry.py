"""The registry of games."""

import copy
import pickle

import pytest

from duellum.core.errors import UnknownGameError
from duellum.core.registry import load_rules


def test_rules_are_one_object_a_game_also_when_copied() -> None:
    rules = load_rules("battle")
    assert load_rules("battle") is rules
    assert pickle.loads(pickle.dumps(rules)) is rules  # noqa: S301 - our own
    assert copy.deepcopy(rules) is rules
    assert repr(rules) == "<Rules battle>"
    assert rules.side_names == ("White", "Black")


def test_an_unknown_game_is_refused_each_time() -> None:
    for _ in range(2):
        with pytest.raises(UnknownGameError, match="there is no game 'ludo'"):
            load_rules("ludo")
