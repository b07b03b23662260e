"""Every step of every course, executed against the plain rules."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from msgspec import json, structs

from duellum.core.errors import UnknownGameError
from duellum.core.i18n import Translatable, translate
from duellum.core.registry import game_names, load_rules
from duellum.lessons import Course, Note, Question, Step, Task, course_names, load_course
from duellum.lessons.expansion import expand_course, expand_step, list_choices
from tests.web.catalogues import LOCALE

STEPS = [
    pytest.param(load_course(game), step, id=f"{game}-{step.name}")
    for game in course_names()
    for step in load_course(game).steps
]
MAX_LENGTH = 120
"""Characters of an English text over the board: three lines on a small phone."""


def situations(course: Course, step: Step) -> Iterator[tuple[int, Any]]:
    """Yield every part of a step with every position in which it has to be done."""
    found = [(0, load_rules(course.game).parse_position(step.position))]
    while found:
        number, position = found.pop()
        yield number, position
        if number + 1 == len(step.parts):
            continue
        part = step.parts[number]
        if isinstance(part, Question):
            found.append((number + 1, position))
            continue
        for move in list_choices(part, position):
            if part.goal.is_met(position, move):
                after = position.play(move)
                for ply in part.then:
                    after = after.play(after.parse_move(ply))
                found.append((number + 1, after))


@pytest.mark.parametrize(("course", "step"), STEPS)
def test_the_position_can_arise_and_the_first_seat_learns(course: Course, step: Step) -> None:
    position = load_rules(course.game).parse_position(step.position)
    assert str(position) == step.position
    assert position.outcome() is None
    assert getattr(position, "is_reachable", lambda: True)()
    assert all(at.to_move == 0 for part, at in situations(course, step) if isinstance(step.parts[part], Task))


@pytest.mark.parametrize(("course", "step"), STEPS)
def test_the_answers_are_exactly_the_moves_that_meet_the_goal(course: Course, step: Step) -> None:
    for number, part in enumerate(step.parts):
        if isinstance(part, Task):
            here = [position for at, position in situations(course, step) if at == number]
            meeting = [
                {str(move) for move in list_choices(part, position) if part.goal.is_met(position, move)}
                for position in here
            ]
            assert all(meeting)
            assert set[str]().union(*meeting) == set(part.answers)


@pytest.mark.parametrize(("course", "step"), STEPS)
def test_the_answer_to_a_question_is_what_the_rules_compute(course: Course, step: Step) -> None:
    for number, position in situations(course, step):
        part = step.parts[number]
        if isinstance(part, Question):
            assert part.fact.compute(position) == part.answer
            assert part.answer in part.choices
            wrong = set(part.choices) - {part.answer}
            assert part.mistakes.keys() <= wrong
            assert part.otherwise or part.mistakes.keys() == wrong


@pytest.mark.parametrize(("course", "step"), STEPS)
def test_every_mistake_is_made_by_a_legal_move_that_is_no_answer(course: Course, step: Step) -> None:
    results = [
        result
        for situation in expand_step(course, step).situations
        for result in situation.results.values()
        if not result.is_right
    ]
    said = {result.text for result in results}
    named = {course.text_id(mistake.text) for task in step.tasks for mistake in task.mistakes}
    for part in step.parts:
        if isinstance(part, Question):
            named |= {course.text_id(text) for text in (*part.mistakes.values(), part.otherwise) if text}
    assert said == named


@pytest.mark.parametrize(("course", "step"), STEPS)
def test_par_is_reached_by_right_answers_and_by_no_fewer(course: Course, step: Step) -> None:
    shown = expand_step(course, step)

    def lengths(number: int) -> set[int]:
        found: set[int] = set()
        for result in shown.situations[number].results.values():
            if result.is_right:
                found |= {1} if result.next is None else {1 + rest for rest in lengths(result.next)}
        return found

    assert lengths(0) == {shown.par}


@pytest.mark.parametrize(("course", "step"), STEPS)
def test_stars_and_hints_lie_on_what_an_answer_touches(course: Course, step: Step) -> None:
    for situation in expand_step(course, step).situations:
        if situation.question is None and not situation.can_roll:
            assert situation.hint in {move for move, result in situation.results.items() if result.is_right}
    drawn = json.encode(expand_step(course, step)).decode()
    assert all(
        f'"{star}"' in drawn.replace(f'"stars":["{star}"', "") for part in step.parts for star in part.stars
    )


@pytest.mark.parametrize("game", course_names())
def test_a_course_has_about_a_dozen_steps_with_names_of_their_own(game: str) -> None:
    names = [step.name for step in load_course(game).steps]
    assert 12 <= len(names) <= 14
    assert len(set(names)) == len(names)


def texts(game: str) -> set[str]:
    """Return the ids of all texts of a course."""
    course = load_course(game)
    shown = expand_course(course)
    found = {course.text_id(f"{step.name}-title") for step in course.steps} | {
        note.text for note in shown.notes
    }
    for step in shown.steps:
        for situation in step.situations:
            found |= {situation.goal, *(result.text for result in situation.results.values() if result.text)}
    return found


@pytest.mark.parametrize("game", course_names())
def test_every_text_of_a_course_is_in_the_catalogue_and_no_other(game: str) -> None:
    resource = FluentParser().parse((LOCALE / "en" / "lessons.ftl").read_text(encoding="utf-8"))
    there = {entry.id.name for entry in resource.body if isinstance(entry, ast.Message)}
    assert {name for name in there if name.startswith(f"lesson-{game}-")} == texts(game)


@pytest.mark.parametrize("game", course_names())
def test_every_text_is_short(game: str) -> None:
    long = {name for name in texts(game) if len(translate(Translatable(name))) > MAX_LENGTH}
    assert long == set()


@pytest.mark.parametrize(("course", "step"), STEPS)
def test_fields_and_squares_named_in_a_goal_are_those_of_the_answers(course: Course, step: Step) -> None:
    names = {"red": "r", "yellow": "y", "green": "g", "blue": "b"}
    for situation in expand_step(course, step).situations:
        words = translate(Translatable(situation.goal))
        fields = {
            names[colour] + number for colour, number in re.findall(r"(red|yellow|green|blue) (\d+)", words)
        }
        answers = {move for move, result in situation.results.items() if result.is_right}
        assert fields <= answers | set(situation.stars), words


@pytest.mark.parametrize(("name", "move"), [("end", None), ("wait", None), ("wait-lost", "y12")])
def test_points_named_in_a_text_are_those_of_the_position(name: str, move: str | None) -> None:
    course = load_course("qwixx")
    [step] = [step for step in course.steps if step.name == name.removesuffix("-lost")]
    position = load_rules("qwixx").parse_position(step.position)
    totals: tuple[int, int] = (position if move is None else position.play(move)).totals
    more, less = sorted(totals, reverse=True)
    assert f"{more} to {less}" in translate(Translatable(course.text_id(name)))


def fits(note: Note, view: dict[str, Any]) -> bool:
    """Whether the view of a move is the occasion of a note, as the client decides it."""
    value = view.get(note.feature)
    return value == note.value if note.value is not None else value is not None


@pytest.mark.parametrize(
    ("game", "name", "position", "moves"),
    [
        ("battle", "winning", "4k4/4C4/9/9/9/9/9/4K4 w 0 30", {"e7n1"}),
        ("battle", "capture", "4k4/9/9/9/4n4/4K4/9/9 w 0 1", {"e3n1"}),
        ("qwixx", "close", ".b.bbb.b..bb/.b.bb.bb...-/..g.g.g....-/.g.gg.g....- b 0:0 66/-123 1", {"y12"}),
        ("qwixx", "capture", "...b..g....-/...........-/...........-/...........- b 0:0 53/2164 1", {"r8"}),
        ("qwixx", "stack", "...b..b....-/...........-/...........-/...........- b 0:0 53/2164 1", {"r8"}),
        ("qwixx", "misthrow", "...........-/...........-/...........-/...........- b 0:0 53/2164 2:-", {"-"}),
    ],
)
def test_a_note_is_shown_for_the_moves_it_speaks_of(
    game: str, name: str, position: str, moves: set[str]
) -> None:
    rules = load_rules(game)
    [note] = [note for note in load_course(game).notes if note.name == name]
    at = rules.parse_position(position)
    views = [json.decode(json.encode(rules.view.show_move(at, move))) for move in at.legal_moves()]
    assert {view["move"] for view in views if fits(note, view)} == moves
    start = rules.starts[0]
    assert not any(
        fits(note, json.decode(json.encode(rules.view.show_move(start, move))))
        for move in start.legal_moves()
    )


@pytest.mark.parametrize("game", course_names())
def test_every_note_has_a_feature_of_a_move_where_its_occasion_has_one(game: str) -> None:
    fields = {field.name for kind in load_rules(game).view.move_types for field in structs.fields(kind)}
    for note in load_course(game).notes:
        assert (note.feature in fields) == (note.occasion in ("legal", "mine", "theirs"))


def test_every_game_has_a_course() -> None:
    assert course_names() == game_names()
    assert [load_course(game).game for game in course_names()] == list(course_names())


def test_an_unknown_course_is_refused_and_the_known_ones_are_named() -> None:
    with pytest.raises(UnknownGameError, match="battle, qwixx"):
        load_course("chess")
