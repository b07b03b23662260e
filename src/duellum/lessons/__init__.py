"""Lessons: a course of short steps for each game, each a goal to reach at the real table.

A course is data: positions, goals, accepted answers, typical mistakes. The plain rules decide whether a goal
is met, and :func:`~duellum.lessons.expansion.expand_step` works out what every legal move of a step
leads to, so that a client without rules can give the lesson.

>>> course = load_course("battle")
>>> course.steps[0].name, course.steps[0].tasks[0].answers
('roll', ('d3n2',))
"""

from duellum.core.errors import UnknownGameError
from duellum.core.registry import find_part, games_with
from duellum.lessons.model import Course, Goal, Mistake, Note, Question, Step, Task

__all__ = [
    "Course", "Goal", "Mistake", "Note", "Question", "Step", "Task", "course_names", "load_course",
]  # fmt: skip


def course_names() -> tuple[str, ...]:
    """Return the names of the games that have a course, sorted.

    >>> course_names()
    ('battle', 'qwixx')
    """
    return games_with("lessons")


def load_course(game: str) -> Course:
    """Return the course of a game. Raises :class:`~duellum.core.errors.UnknownGameError`.

    >>> load_course("qwixx")
    <Course qwixx: 14 steps>
    """
    course: Course | None = find_part(game, "lessons")
    if course is None:
        raise UnknownGameError(f"there is no course {game!r}; the courses are {', '.join(course_names())}")
    return course
