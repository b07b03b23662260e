import pytest

from duellum.core.errors import UnknownGameError
from duellum.core.registry import game_names
from duellum.rulebook.lessons import course_names, load_course


def test_every_game_has_a_course() -> None:
    assert course_names() == game_names()
    assert [load_course(game).game for game in course_names()] == list(course_names())


def test_an_unknown_course_is_refused_and_the_known_ones_are_named() -> None:
    with pytest.raises(UnknownGameError, match="battle, qwixx"):
        load_course("chess")
