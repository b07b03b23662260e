"""Taking a course to its end: examinations, the gate, the drawing, and going on."""

import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from duellum.engine.match.statistics import Score
from duellum.qwixx.engine.network.weights import Network, new_network, shipped_network
from duellum.training import run
from duellum.training.checkpoints import CourseError, Examination, Folder
from duellum.training.run import FULL_PLAN, is_better, school, shortened
from duellum.training.trainer import Course
from tests.training.plans import TINY
from tests.training.test_trainer import same, taught


class StopError(Exception):
    """Stands for whatever ends a process."""


def test_a_course_is_examined_drawn_and_kept(tmp_path: Path) -> None:
    folder, heard = Folder(tmp_path), list[tuple[int, bool]]()
    course = school(
        folder, TINY, every=2, games=20,
        report=lambda course, examination: heard.append((course.rounds_done, examination is not None)),
    )  # fmt: skip
    assert heard == [(1, False), (2, True), (3, False), (4, True), (5, False), (6, True)]
    diary = folder.diary()
    assert [examination.rounds for examination in diary] == [2, 4, 6]
    assert [examination.games for examination in diary] == [48, 78, 90]
    assert diary[0].is_accepted
    assert diary[0].seconds < diary[1].seconds < diary[2].seconds
    assert {path.name for path in tmp_path.iterdir()} == {
        "checkpoint.npz", "network.npz", "diary.jsonl", "curve.svg",
    }  # fmt: skip
    root = ET.fromstring((tmp_path / "curve.svg").read_text(encoding="utf-8"))  # noqa: S314 - our own
    lines = [tag.attrib["points"] for tag in root.iter() if tag.tag.endswith("polyline")]
    dots = [tag for tag in root.iter() if tag.tag.endswith("circle")]
    assert max(len(points.split()) for points in lines) == len(diary)
    assert len(dots) == sum(examination.is_accepted for examination in diary)
    assert same(course.network, taught(TINY).network)


def test_a_course_that_was_interrupted_goes_on_as_if_it_had_not_been(tmp_path: Path) -> None:
    def stop(course: Course, examination: Examination | None) -> None:  # noqa: ARG001
        if course.rounds_done == 5:
            raise StopError

    with pytest.raises(StopError):
        school(Folder(tmp_path / "one"), TINY, every=2, games=4, report=stop)
    resumed = school(Folder(tmp_path / "one"), TINY, every=2, games=4)
    whole = school(Folder(tmp_path / "other"), TINY, every=2, games=4)
    assert same(resumed.network, whole.network)
    one, other = (Folder(tmp_path / name).diary() for name in ("one", "other"))
    assert [each.against_careful for each in one] == [each.against_careful for each in other]
    assert [each.rounds for each in one] == [2, 4, 6]


def test_a_course_that_is_done_is_left_as_it_is(tmp_path: Path) -> None:
    school(Folder(tmp_path), TINY, every=3, games=4)
    before = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    assert school(Folder(tmp_path), TINY, every=3, games=4).rounds_done == TINY.rounds
    assert {path.name: path.read_bytes() for path in tmp_path.iterdir()} == before


def test_another_plan_is_refused(tmp_path: Path) -> None:
    school(Folder(tmp_path), TINY, every=6, games=4)
    before = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    with pytest.raises(CourseError, match="another plan"):
        school(Folder(tmp_path), shortened(TINY, 2, 7), every=6, games=4)
    assert {path.name: path.read_bytes() for path in tmp_path.iterdir()} == before


def examined(folder: Folder, network: Network) -> Examination:
    """Return what an examination says of a course that has come to this network."""
    course = Course(TINY)
    course.learner.average = network
    return run._examination(folder, course, 1.0, 0.5, 100)


def test_the_gate_keeps_the_better_network(tmp_path: Path) -> None:
    folder, weak, strong = Folder(tmp_path), new_network(1), shipped_network()
    assert examined(folder, weak).is_accepted  # the first is the best so far
    kept = folder.best()
    better = examined(folder, strong)
    assert better.is_accepted
    assert better.against_best > 0.9
    best = folder.best()
    assert best is not None
    assert kept is not None
    assert not same(best, kept)
    worse = examined(folder, weak)
    assert not worse.is_accepted
    assert worse.against_best < 0.1
    still = folder.best()
    assert still is not None
    assert same(still, best)


@pytest.mark.parametrize(
    ("pairs", "expected"),
    [
        ((2.0,) * 30, True),
        ((1.0,) * 30, False),
        ((0.0,) * 30, False),
        ((2.0, 0.0) * 15, False),
        ((1.5,) * 30, True),
    ],
)
def test_better_is_what_scores_clearly_more_than_half(pairs: tuple[float, ...], expected: bool) -> None:  # noqa: FBT001
    assert is_better(Score(pairs)) is expected


def test_a_shortened_plan_has_the_same_rounds_and_fewer_games() -> None:
    quick = shortened(FULL_PLAN, 10, seed=3)
    assert quick.rounds == FULL_PLAN.rounds
    assert quick.seed == 3
    assert quick.games_before(quick.rounds) * 10 == FULL_PLAN.games_before(FULL_PLAN.rounds)
