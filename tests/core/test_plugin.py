"""The plugins: every part of every game is where its plugin says, and is loaded only when it is asked for."""

import subprocess
import sys
from collections.abc import Mapping
from dataclasses import fields

import pytest

from duellum.core.engine import EngineSpec
from duellum.core.opening_book import BookSpec
from duellum.core.plugin import Plugin, load_part
from duellum.core.registry import find_part, game_names, games_with, has_part, load_plugin
from duellum.core.rules import Rules
from duellum.lessons.model import Course
from duellum.rulebook.model import Book

_TYPES = {"rules": Rules, "engine": EngineSpec, "openings": BookSpec, "rulebook": Book, "lessons": Course}


@pytest.mark.parametrize("part", [field.name for field in fields(Plugin)])
@pytest.mark.parametrize("game", game_names())
def test_each_part_is_where_the_plugin_says(game: str, part: str) -> None:
    place = getattr(load_plugin(game), part)
    places = place.values() if isinstance(place, Mapping) else (place,) if isinstance(place, str) else place
    for each in places:
        if each:
            assert isinstance(load_part(each), _TYPES.get(part, object))


def test_a_part_that_a_game_does_not_have_is_none() -> None:
    assert has_part("battle", "openings")
    assert not has_part("qwixx", "openings")
    assert not has_part("chess", "rules")
    assert find_part("qwixx", "openings") is None
    assert find_part("chess", "rules") is None
    assert games_with("rules") == game_names()


def test_finding_the_games_imports_nothing_slow() -> None:
    code = """
import sys
from duellum.core.registry import game_names, load_plugin
for name in game_names():
    load_plugin(name)
sys.exit(bool({"numpy", "numba", "typst", "llvmlite"} & sys.modules.keys()))
"""
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
