""""""

from dataclasses import replace

import pytest
from msgspec import json

from duellum.core.errors import MoveError
from duellum.lessons import Step, load_course
from duellum.lessons.expansion import expand_course, expand_step

BATTLE, QWIXX = load_course("battle"), load_course("qwixx")


def step_named(name: str) -> Step:
    return next(step for course in (QWIXX, BATTLE) for step in course.steps if step.name == name)


def test_every_legal_move_has_a_result() -> None:
    shown = expand_step(BATTLE, step_named("danger"))
    [situation] = shown.situations
    legal = {json.decode(json.encode(move))["move"] for move in situation.legal}
    assert situation.results.keys() == legal
    assert {move for move, result in situation.results.items() if result.is_right} == {
        "c4e2", "e1n1", "e1e1", "e1w1", "g2w2",
    }  # fmt: skip
    assert situation.threats == ["e4s3"]


def test_a_mistake_is_answered_by_the_opponents_winning_move() -> None:
    [situation] = expand_step(BATTLE, step_named("danger")).situations
    result = situation.results["g2n2"]
    moves = [json.decode(json.encode(ply.move))["move"] for ply in result.plies]
    assert (moves, result.text) == (["g2n2", "e4s3"], "lesson-battle-danger-hung")
    assert [ply.to_move for ply in result.plies] == [1, None]


def test_a_step_of_two_moves_branches_by_the_first_and_goes_on_after_the_reply() -> None:
    shown = expand_step(BATTLE, step_named("palace"))
    assert [situation.goal for situation in shown.situations] == [
        "lesson-battle-palace", "lesson-battle-palace-2", "lesson-battle-palace-2",
    ]  # fmt: skip
    first = shown.situations[0].results
    assert {move: result.next for move, result in first.items() if result.is_right} == {"d7n1": 1, "d7e1": 2}
    assert [len(result.plies) for result in first.values() if result.is_right] == [2, 2]
    assert [situation.hint for situation in shown.situations[1:]] == ["d8e1", "e7n1"]


def test_a_roll_is_scripted() -> None:
    situation, *_ = expand_step(QWIXX, step_named("roll")).situations
    assert (situation.can_roll, situation.legal, situation.hint) == (True, [], None)
    [(key, result)] = situation.results.items()
    assert (key, result.next) == ("roll", 1)
    assert json.decode(json.encode(result.plies[0].move))["move"] == "41/3526"


def test_a_question_shows_no_moves_and_ends_with_praise() -> None:
    situation = expand_step(QWIXX, step_named("total")).situations[-1]
    assert situation.legal == []
    assert {choice: (result.is_right, result.text) for choice, result in situation.results.items()} == {
        "7": (False, "lesson-qwixx-total-sum"),
        "9": (True, "lesson-qwixx-total-done"),
        "14": (False, "lesson-qwixx-total-misthrow"),
    }


def test_a_move_about_which_nothing_is_said_fails() -> None:
    step = step_named("count")
    [task] = step.tasks
    silent = replace(step, parts=(replace(task, mistakes=()),))
    with pytest.raises(ValueError, match="nothing is said about"):
        expand_step(BATTLE, silent)


def test_an_illegal_reply_fails() -> None:
    step = step_named("palace")
    first, second = step.tasks
    with pytest.raises(MoveError):
        expand_step(BATTLE, replace(step, parts=(replace(first, then=("i2n2",)), second)))


def test_notes_are_shown_with_their_texts() -> None:
    assert [note.text for note in expand_course(QWIXX).notes][:2] == [
        "lesson-qwixx-note-start", "lesson-qwixx-note-close",
    ]  # fmt: skip
