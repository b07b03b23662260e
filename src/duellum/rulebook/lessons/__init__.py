"""Lessons: a course of short steps for each game, each a goal to reach at the real table.

A course is data: positions, goals, accepted answers, typical mistakes. The plain rules decide whether a goal
is met, and :func:`~duellum.rulebook.lessons.expansion.expand_step` works out what every legal move of a step
leads to, so that a client which knows no rules can give the lesson.

>>> course = load_course("battle")
>>> course.steps[0].name, course.steps[0].tasks[0].answers
('roll', ('d3n2',))
"""

from duellum.rulebook.lessons.model import Course, Goal, Mistake, Note, Question, Step, Task
from duellum.rulebook.lessons.registry import course_names, load_course

__all__ = [
    "Course", "Goal", "Mistake", "Note", "Question", "Step", "Task", "course_names", "load_course",
]  # fmt: skip
