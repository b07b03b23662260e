"""The public engine: limits, levels, baselines and lines."""

import json

import pytest

from duellum import Engine, Game, MoveError, load_rules
from duellum.core.engine import load_engine_spec
from duellum.engine.engine import wrap_engine

WON = "4k4/9/9/9/9/4T4/9/4K4 w 0 1"


def test_limits_of_a_call_replace_those_of_the_engine() -> None:
    engine = Engine("battle", depth=1)
    start = Game("battle")
    assert engine.analyse(start).depth == 1
    assert engine.analyse(start, depth=3).depth == 3
    assert engine.analyse(start).depth == 1


def test_without_a_limit_an_engine_searches_for_a_second() -> None:
    assert 0.5 < Engine("battle").analyse(Game("battle")).seconds < 10


def test_an_engine_is_called_by_what_it_plays() -> None:
    assert Engine("qwixx", level=3).name == "level 3"
    assert Engine("qwixx").name == "full strength"
    assert Engine("qwixx", baseline="careful").name == "careful"
    assert Engine("qwixx").rules is load_rules("qwixx")


def test_nothing_but_its_interface_is_public() -> None:
    public = {name for name in dir(Engine("qwixx")) if not name.startswith("_")}
    assert public == {"analyse", "choose", "close", "name", "new_game", "play", "reseed", "rules", "stream"}


def test_a_stream_deepens_and_ends_at_its_limit() -> None:
    found = list(Engine("battle").stream(Game("battle"), lines=2, depth=4))
    assert [each.depth for each in found] == [1, 2, 3, 4]
    assert all(len(each.lines) == 2 for each in found)
    assert found[-1].best == Engine("battle").analyse(Game("battle"), depth=4, lines=2).best


def test_a_stream_stops_when_nobody_listens_and_the_engine_can_be_used_again() -> None:
    engine = Engine("battle", depth=2)
    stream = engine.stream(Game("battle"))
    assert next(stream).depth == 1
    stream.close()  # type: ignore[attr-defined]  # it is a generator
    assert engine.analyse(Game("battle")).depth == 2


def test_a_stream_of_a_game_that_is_over_raises() -> None:
    game = Game("battle", WON)
    assert str(Engine("battle", depth=2).play(game)) == "e3n5"
    with pytest.raises(MoveError):
        next(Engine("battle").stream(game))


def test_a_stream_before_a_roll_is_one_value() -> None:
    [found] = Engine("qwixx").stream(Game("qwixx"))
    assert found.lines == ()


def test_an_analysis_is_written_as_json_and_shown_in_notebooks() -> None:
    found = Engine("battle", depth=3).analyse(WON, lines=2)
    data = json.loads(found.json())
    assert data["position"] == WON
    assert data["lines"][0] == {
        "moves": ["e3n5"],
        "win_probability": 1.0,
        "plies_to_end": 1,
        "explanation": "Captures the king and wins.",
    }
    shown = found._repr_html_()
    assert "100.0%" in shown
    assert "e3n5" in shown
    assert "<svg" in shown
    assert "<svg" in Engine("qwixx", depth=1).analyse(Game("qwixx"))._repr_html_()


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
    engine = wrap_engine(rules, "mine", load_engine_spec(rules).create(megabytes=1))
    assert repr(engine) == "<Engine battle: mine>"
    with pytest.raises(TypeError, match="cannot be pickled or copied"):
        engine.__reduce__()
