"""What a course consists of: steps, their tasks and questions, and notes for the first game.

Texts are in the catalogue ``lessons.ftl``. Their ids follow from names: the goal of the step `turn` of
Battle is ``lesson-battle-turn``, that of its second part ``lesson-battle-turn-2``, its praise
``lesson-battle-turn-done``.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal, Protocol


class Goal(Protocol):
    """Something that a move can achieve, decided by the plain rules."""

    def is_met(self, before: Any, move: Any) -> bool:  # noqa: ANN401 - each game has its own
        """Whether a legal move, or a possible roll, in this position achieves it."""


class Fact(Protocol):
    """A number that the plain rules compute from a position."""

    def compute(self, position: Any) -> int:  # noqa: ANN401 - each game has its own
        """Return the number."""


@dataclass(frozen=True)
class Mistake:
    """A typical mistake: which moves make it, what is said about it, and what the opponent does then."""

    text: str
    """The message about it, without ``lesson-<game>-``."""
    made_by: Goal
    """The moves that make it."""
    reply: Goal | tuple[str, ...] = ()
    """What is played automatically: the opponent's first move that meets a goal, or plies in notation."""


@dataclass(frozen=True)
class Task:
    """A move to find, or a roll to make, at the table."""

    goal: Goal
    answers: tuple[str, ...]
    """Every legal move that meets the goal, in notation; the first one is given as a hint."""
    mistakes: tuple[Mistake, ...] = ()
    """For every other legal move the first of these that it makes."""
    stars: tuple[str, ...] = ()
    """Squares or fields that are marked with a star."""
    shows_threats: bool = False
    """Whether arrows show the opponent's winning moves."""
    then: tuple[str, ...] = ()
    """Plies that are played automatically after an answer, in notation."""


@dataclass(frozen=True)
class Question:
    """A question about the position, answered by pressing one of a few buttons."""

    kind: Literal["face", "number"]
    """Whether the choices are faces of a die or numbers."""
    choices: tuple[int, ...]
    answer: int
    fact: Fact
    """What the answer must be equal to."""
    mistakes: Mapping[int, str] = field(default_factory=dict)
    """By choice the message about it, without ``lesson-<game>-``."""
    otherwise: str = ""
    """The message about every other wrong choice."""
    stars: tuple[str, ...] = ()


Part = Task | Question


@dataclass(frozen=True)
class Step:
    """One step of a course: a position and the parts to do, one after another."""

    name: str
    position: str
    parts: tuple[Part, ...]

    @property
    def tasks(self) -> tuple[Task, ...]:
        """The parts that are done at the table."""
        return tuple(part for part in self.parts if isinstance(part, Task))

    @property
    def par(self) -> int:
        """How many moves, rolls and answers it takes without a mistake."""
        return len(self.parts)


@dataclass(frozen=True)
class Note:
    """A short text that is shown once in the first game, when its occasion comes."""

    name: str
    occasion: Literal["start", "legal", "mine", "theirs", "threat"]
    """At the start; when one of my legal moves, my last move or the opponent's fits; when I am threatened."""
    feature: str = ""
    """The field of the move's view that decides; for the occasions that have a move."""
    value: str | bool | None = None
    """What the field must be equal to; None if any value does."""


@dataclass(frozen=True)
class Course:
    """The lessons of a game, taken from the first seat, and the notes for the game that follows."""

    game: str
    steps: tuple[Step, ...]
    notes: tuple[Note, ...] = ()

    def __repr__(self) -> str:
        return f"<Course {self.game}: {len(self.steps)} steps>"

    def text_id(self, name: str) -> str:
        """Return the id of a message of this course."""
        return f"lesson-{self.game}-{name}"
