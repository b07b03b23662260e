"""A course's folder: going on from a checkpoint is as if there had been no stop."""

from pathlib import Path

import numpy as np
import pytest

from duellum.qwixx.engine.network.weights import new_network
from duellum.training.checkpoints import CourseError, Examination, Folder
from duellum.training.trainer import Course, Plan
from tests.training.plans import TINY
from tests.training.test_trainer import same, taught

EXAMINATION = Examination(3, 72, 1.5, 0.25, 0.4, 0.5, 0.02, is_accepted=True)


def stopped(rounds: int) -> Course:
    """Return a course that has been stopped after so many rounds."""
    course = Course(TINY)
    for _ in course.rounds():
        if course.rounds_done == rounds:
            break
    return course


@pytest.mark.parametrize("rounds", [2, 3, 5])
def test_going_on_gives_the_weights_of_a_course_that_never_stopped(tmp_path: Path, rounds: int) -> None:
    folder = Folder(tmp_path)
    folder.save(stopped(rounds), seconds=12.5)
    course, seconds = folder.load(TINY, threads=1)
    assert (course.rounds_done, seconds) == (rounds, 12.5)
    for _ in course.rounds():
        pass
    whole = taught(TINY)
    assert same(course.network, whole.network)
    assert same(course.learner.network, whole.learner.network)
    assert course.learner.steps == whole.learner.steps


def test_a_course_with_another_plan_is_refused_and_left_alone(tmp_path: Path) -> None:
    folder = Folder(tmp_path)
    folder.save(stopped(1), seconds=1)
    before = (tmp_path / "checkpoint.npz").read_bytes()
    with pytest.raises(CourseError, match="another plan: choose another folder"):
        folder.load(Plan(TINY.stages, seed=1), threads=1)
    assert (tmp_path / "checkpoint.npz").read_bytes() == before
    assert [path.name for path in tmp_path.iterdir()] == ["checkpoint.npz"]


@pytest.mark.parametrize("content", [b"", b"no course at all", b"PK\x03\x04 broken"])
def test_a_broken_checkpoint_is_told_as_one(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "checkpoint.npz").write_bytes(content)
    with pytest.raises(CourseError, match=r"checkpoint\.npz is no checkpoint of a course"):
        Folder(tmp_path).load(TINY, threads=1)


def test_a_new_folder_is_made_and_has_nothing(tmp_path: Path) -> None:
    folder = Folder(tmp_path / "deep" / "course")
    assert (folder.has_course, folder.best(), folder.diary()) == (False, None, [])


def test_the_diary_and_the_best_network_come_back(tmp_path: Path) -> None:
    folder = Folder(tmp_path)
    folder.write_diary([EXAMINATION, EXAMINATION])
    assert folder.diary() == [EXAMINATION, EXAMINATION]
    network = new_network(3)
    folder.keep_best(network)
    best = folder.best()
    assert best is not None
    assert all(np.allclose(one, other, atol=1e-3) for one, other in zip(best, network, strict=True))
