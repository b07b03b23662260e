"""The registry of courses, filled through the entry points ``duellum.lessons``, one a game."""

from functools import cache
from importlib.metadata import entry_points

from duellum.core.errors import UnknownGameError
from duellum.rulebook.lessons.model import Course


def course_names() -> tuple[str, ...]:
    """Return the names of the games that have a course, sorted.

    >>> course_names()
    ('battle', 'qwixx')
    """
    return tuple(sorted(entry_points(group="duellum.lessons").names))


@cache
def load_course(game: str) -> Course:
    """Return the course of a game. Raises :class:`~duellum.core.errors.UnknownGameError`.

    >>> load_course("qwixx")
    <Course qwixx: 14 steps>
    """
    for entry in entry_points(group="duellum.lessons", name=game):
        course: Course = entry.load()
        return course
    raise UnknownGameError(f"no course is called {game!r}; there are {', '.join(course_names())}")
