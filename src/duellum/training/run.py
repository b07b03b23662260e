"""Taking a course to its end: rounds, checkpoints, examinations, and a gate that only the better pass."""

import time
from collections.abc import Callable
from dataclasses import replace

from duellum.engine.match.statistics import Score
from duellum.qwixx.simulation.policies import Policy
from duellum.training.charts import draw_curve
from duellum.training.checkpoints import Examination, Folder
from duellum.training.trainer import Course, Plan, Stage, compare, examine

FULL_PLAN = Plan(
    (
        Stage(rounds=300, games=2000, rate=(2e-3, 3e-4), trust=(1.0, 0.7)),
        Stage(rounds=100, games=250, rate=(5e-4, 2e-5), trust=(0.9, 0.9), weighs_rolls=True, passes=4),
    )
)
"""How the shipped network was made."""

EXAMINED_EVERY = 25
EXAMINATION_GAMES = 4000
_EXAMINATION_SEED = 1 << 40  # far from all that games of lessons use
_SURE = 1.96


def school(
    folder: Folder,
    plan: Plan = FULL_PLAN,
    threads: int = 1,
    every: int = EXAMINED_EVERY,
    games: int = EXAMINATION_GAMES,
    report: Callable[[Course, Examination | None], None] | None = None,
) -> Course:
    """Begin a course, or go on with the one in the folder, and take it to its end.

    After `every` rounds what has been learnt is written down and examined in `games` games, and `report`
    hears of it; it hears of every other round, too. Raises :class:`~duellum.training.checkpoints.CourseError`
    where the folder holds a course with another plan.
    """
    course, before = folder.load(plan, threads) if folder.has_course else (Course(plan, threads), 0.0)
    began = time.perf_counter() - before
    for loss in course.rounds():
        examination = None
        if course.rounds_done % every == 0 or course.rounds_done == plan.rounds:
            examination = _examination(folder, course, time.perf_counter() - began, loss, games)
            folder.write_diary([*folder.diary(), examination])
            folder.write("curve.svg", draw_curve(folder.diary()))
            folder.save(course, examination.seconds)
        if report is not None:
            report(course, examination)
    return course


def shortened(plan: Plan, times: int, seed: int) -> Plan:
    """Return a plan with so many times fewer games in each round, and another seed."""
    stages = (replace(stage, games=max(1, stage.games // times)) for stage in plan.stages)
    return Plan(tuple(stages), seed)


def _examination(folder: Folder, course: Course, seconds: float, loss: float, games: int) -> Examination:
    """Examine what has been learnt, and keep it as the best where it is better than the best so far."""
    best = folder.best()
    score = Score() if best is None else compare(course.network, best, games, _EXAMINATION_SEED)
    is_accepted = best is None or is_better(score)
    if is_accepted:
        folder.keep_best(course.network)
    careful = examine(course.network, Policy.CAREFUL, games, _EXAMINATION_SEED)
    played = course.plan.games_before(course.rounds_done)
    return Examination(
        course.rounds_done, played, seconds, loss, careful.share, score.share, score.error, is_accepted
    )


def is_better(score: Score) -> bool:
    """Whether a match says that the first is the better one: by a standard error or more."""
    return score.share - score.error / _SURE > 0.5
