"""Works out by the plain rules what every legal move of a step leads to, as views for a client."""

from collections.abc import Sequence
from typing import Any

from msgspec import json

from duellum.core.registry import load_rules
from duellum.lessons.model import Course, Mistake, Part, Question, Step, Task
from duellum.lessons.views import (
    LessonCourse,
    LessonNote,
    LessonPly,
    LessonQuestion,
    LessonResult,
    LessonSituation,
    LessonStep,
)

# ruff: noqa: ANN401 - each game has positions, moves and views of its own


ROLL = "roll"
"""The key of the result of a roll."""


def expand_course(course: Course) -> LessonCourse:
    """Return a course with everything that its steps can lead to."""
    steps = [expand_step(course, step) for step in course.steps]
    notes = [
        LessonNote(course.text_id(f"note-{note.name}"), note.occasion, note.feature, note.value)
        for note in course.notes
    ]
    return LessonCourse(course.game, steps, notes)


def expand_step(course: Course, step: Step) -> LessonStep:
    """Return a step with every situation that right answers lead to, in the order they are found.

    Raises :class:`~duellum.core.errors.MoveError` if a ply of the step is not legal, and
    :class:`ValueError` where a legal move is neither an answer nor a mistake.
    """
    expansion = _Expansion(course, step)
    start = expansion.rules.parse_position(step.position)
    expansion.add(start, 0)
    situations = [expansion.situations[number] for number in range(len(expansion.situations))]
    return LessonStep(step.name, step.par, situations)


def goal_text(course: Course, step: Step, part: int) -> str:
    """Return the id of the text that says what to do in a part of a step, counted from 0."""
    return course.text_id(step.name if part == 0 else f"{step.name}-{part + 1}")


def praise_text(course: Course, step: Step) -> str:
    """Return the id of the text at the end of a step."""
    return course.text_id(f"{step.name}-done")


def find_mistake(task: Task, position: Any, move: Any) -> Mistake:
    """Return the mistake that a move makes. Raises :class:`ValueError` if it is not a mistake."""
    for mistake in task.mistakes:
        if mistake.made_by.is_met(position, move):
            return mistake
    raise ValueError(f"nothing is said about {move} in {position}")


def list_choices(task: Task, position: Any) -> Sequence[Any]:
    """Return what the learner can do in a position: the legal moves, or the roll that the task scripts."""
    if position.actor == "dice":
        return [position.parse_move(task.answers[0])]
    moves: Sequence[Any] = position.legal_moves()
    return moves


class _Expansion:
    """The situations of one step, found one after another."""

    def __init__(self, course: Course, step: Step) -> None:
        self.course, self.step = course, step
        self.rules = load_rules(course.game)
        self.situations: dict[int, LessonSituation] = {}
        self._known: dict[tuple[str, int], int] = {}

    def add(self, position: Any, part: int) -> int:
        """Return the number of the situation in which this part of the step is to be done here."""
        key = str(position), part
        if key not in self._known:
            number = self._known[key] = len(self._known)  # before those it leads to
            self.situations[number] = self._describe(position, part)
        return self._known[key]

    def _describe(self, position: Any, part: int) -> LessonSituation:
        doing = self.step.parts[part]
        goal = goal_text(self.course, self.step, part)
        picture = self.rules.view.show_position(position)
        seat, stars = int(position.to_move), list(doing.stars)
        if isinstance(doing, Question):
            question = LessonQuestion(doing.kind, list(doing.choices), doing.answer)
            results = self._answer(doing, position, part)
            return LessonSituation(
                goal, str(position), picture, seat, stars=stars, question=question, results=results
            )
        moves = list_choices(doing, position)
        can_roll = position.actor == "dice"
        return LessonSituation(
            goal,
            str(position),
            picture,
            seat,
            can_roll=can_roll,
            stars=stars,
            threats=self._list_threats(doing, position),
            hint=None if can_roll else next(one for one in doing.answers if one in map(str, moves)),
            legal=[] if can_roll else [self.rules.view.show_move(position, move) for move in moves],
            results=self._play_all(doing, position, moves, part),
        )

    def _list_threats(self, doing: Part, position: Any) -> list[str]:
        """Return the opponent's winning moves, in notation, where they are to be shown."""
        if isinstance(doing, Question) or not doing.shows_threats or self.rules.view.threats is None:
            return []
        return [json.decode(threat)["move"] for threat in self.rules.view.threats(position, position.to_move)]

    def _answer(self, question: Question, position: Any, part: int) -> dict[str, LessonResult]:
        results = {}
        for choice in question.choices:
            if choice == question.answer:
                results[str(choice)] = self._go_on(position, part, [])
            else:
                text = question.mistakes.get(choice, question.otherwise)
                results[str(choice)] = LessonResult(self.course.text_id(text))
        return results

    def _play_all(
        self, task: Task, position: Any, moves: Sequence[Any], part: int
    ) -> dict[str, LessonResult]:
        results = {}
        for move in moves:
            key = ROLL if position.actor == "dice" else str(move)
            results[key] = self._play(task, position, move, part)
        return results

    def _play(self, task: Task, position: Any, move: Any, part: int) -> LessonResult:
        if str(move) in task.answers:
            after, plies = self._show(position, [move, *task.then])
            return self._go_on(after, part, plies)
        mistake = find_mistake(task, position, move)
        after = position.play(move)
        replies = (
            mistake.reply if isinstance(mistake.reply, tuple) else self._find_reply(mistake.reply, after)
        )
        _, plies = self._show(position, [move, *replies])
        return LessonResult(self.course.text_id(mistake.text), plies)

    def _find_reply(self, goal: Any, position: Any) -> tuple[Any, ...]:
        """Return the opponent's first move that meets a goal. Raises :class:`StopIteration` without one."""
        return (next(move for move in position.legal_moves() if goal.is_met(position, move)),)

    def _go_on(self, position: Any, part: int, plies: list[LessonPly]) -> LessonResult:
        if part + 1 == len(self.step.parts):
            return LessonResult(praise_text(self.course, self.step), plies, is_right=True)
        return LessonResult("", plies, is_right=True, next=self.add(position, part + 1))

    def _show(self, position: Any, moves: Sequence[Any]) -> tuple[Any, list[LessonPly]]:
        """Play plies, given as moves or in notation; return the position after them, and their views."""
        plies = []
        for given in moves:
            move = position.parse_move(given) if isinstance(given, str) else given
            shown = self.rules.view.show_move(position, move)
            position = position.play(move)
            to_move = None if position.outcome() is not None else int(position.to_move)
            plies.append(LessonPly(shown, self.rules.view.show_position(position), to_move))
        return position, plies
