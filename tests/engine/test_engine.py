"""The public engine: limits, levels, baselines and lines."""

import pytest

from duellum import Engine, Game, MoveError, load_rules
from duellum.core.engine import FULL_STRENGTH, Limit, load_engine_spec

WON = "4k4/9/9/9/9/4T4/9/4K4 w 0 1"


def test_limits_of_a_call_replace_those_of_the_engine() -> None:
    engine = Engine("battle", depth=1)
    start = Game("battle")
    assert engine.analyse(start).depth == 1
    assert engine.analyse(start, depth=3).depth == 3
    assert engine.limit == Limit(depth=1)


def test_without_a_limit_an_engine_searches_for_a_second() -> None:
    assert Engine("battle").limit == Limit(seconds=1.0)


def test_the_strength_is_that_of_the_level() -> None:
    spec = load_engine_spec(load_rules("qwixx"))
    assert Engine("qwixx", level=3).strength == spec.strength(3)
    assert Engine("qwixx").strength == FULL_STRENGTH
    assert Engine("qwixx", baseline="careful").name == "careful"


def test_an_engine_is_for_one_level_or_one_baseline() -> None:
    with pytest.raises(ValueError, match="not both"):
        Engine("qwixx", level=3, baseline="careful")


def test_lines_are_the_best_first_and_say_what_they_do() -> None:
    found = Engine("battle", depth=3).analyse(WON, lines=4)
    values = [line.win_probability for line in found.lines]
    assert values == sorted(values, reverse=True)
    assert found.lines[0].plies_to_end == 1
    assert str(found.lines[0]) == "100.0% e3n5"
    assert all(line.explanation.endswith(".") for line in found.lines)


def test_a_game_that_is_over_has_nothing_to_analyse() -> None:
    game = Game("battle", WON)
    game.play("e3n5")
    with pytest.raises(MoveError):
        Engine("battle", depth=1).analyse(game)


def test_an_engine_around_another_cannot_be_copied() -> None:
    rules = load_rules("battle")
    engine = Engine.wrap(rules, "mine", load_engine_spec(rules).create(megabytes=1))
    assert repr(engine) == "<Engine battle: mine>"
    with pytest.raises(TypeError, match="cannot be pickled or copied"):
        engine.__reduce__()
