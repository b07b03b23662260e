"""The views of a course: all that a client without rules needs; ``make types`` writes them for it."""

from typing import Any, Literal

from msgspec import Struct


class LessonPly(Struct, frozen=True):
    """A move or roll that is shown, and the position after it."""

    move: Any
    picture: Any
    to_move: int | None
    """Whose turn it is then; None once the game is over."""


class LessonResult(Struct, frozen=True):
    """What a move, a roll or an answer leads to."""

    text: str
    """The praise at the end of the step, or what is said about the mistake; empty until the step ends."""
    plies: list[LessonPly] = []
    """The learner's own ply first, then those that are played automatically."""
    is_right: bool = False
    next: int | None = None
    """The situation after it; None at the end of the step and after a mistake."""


class LessonQuestion(Struct, frozen=True):
    """A question that is answered by pressing one of a few buttons."""

    kind: Literal["face", "number"]
    choices: list[int]
    answer: int


class LessonSituation(Struct, frozen=True):
    """A position of a step in which the learner is to move, to roll or to answer."""

    goal: str
    """The id of the text that says what to do."""
    position: str
    picture: Any
    to_move: int
    can_roll: bool = False
    stars: list[str] = []
    threats: list[str] = []
    """The opponent's winning moves to show, in notation."""
    hint: str | None = None
    """An accepted move, in notation."""
    question: LessonQuestion | None = None
    legal: list[Any] = []
    results: dict[str, LessonResult] = {}
    """By move, by ``roll`` or by answer."""


class LessonStep(Struct, frozen=True):
    """A step with every situation that right answers lead to; the first is where it starts."""

    name: str
    par: int
    situations: list[LessonSituation]


class LessonNote(Struct, frozen=True):
    """A text of the first game and its occasion; see :class:`~duellum.lessons.model.Note`."""

    text: str
    occasion: str
    feature: str
    value: str | bool | None


class LessonCourse(Struct, frozen=True):
    """The whole course of a game."""

    game: str
    steps: list[LessonStep]
    notes: list[LessonNote]
