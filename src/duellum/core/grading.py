"""The grading of a game: grades, accuracy, luck, and what stands out.

A value is a probability to win, a draw counting half. The loss of a decision is the value of the best move
minus the value of the one made; a roll's luck is the value of its best reply minus the mean over all rolls.
"""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from duellum.core.compiled import compiled
from duellum.core.grades import GRADES, MIN_LOSS, Grade

Floats = npt.NDArray[np.float64]
Numbers = npt.NDArray[np.int32]

DECISION, FORCED, ROLL = range(3)
"""The kinds of plies; a forced move is one with nothing to decide."""
UNGRADED = -1
"""The grade of a ply where nothing was decided."""
NO_PLY = -1
"""Stands for a ply that does not exist."""
EVEN_ACCURACY_LOSS = 0.1
"""The mean loss of a decision at which a player's accuracy is a half."""

LOSS, ACCURACY, LUCK, SCORE, ADJUSTED, TOTAL_COUNT = range(6)
"""Indices of a player's totals: score and adjusted score are without and with the luck taken out."""
TURNING, BEST_PLY = 0, 1
"""Indices of what stands out: the turning point, then each side's best ply."""
MIN_LEAD = MIN_LOSS[Grade.INACCURACY]
"""By how much a move must be better than all others to be worth naming."""

_MIN_LOSSES = np.array([MIN_LOSS[grade] for grade in GRADES])
_BEST, _INACCURACY = GRADES.index(Grade.BEST), GRADES.index(Grade.INACCURACY)


class Plies(NamedTuple):
    """What is known of each ply of a game; values are to its side."""

    kinds: Numbers
    """[n]: ``DECISION``, ``FORCED`` or ``ROLL``."""
    sides: Numbers
    """[n]"""
    before: Floats
    """[n]: the value before it: of the best move, or the mean of all rolls."""
    after: Floats
    """[n]: the value after it: of the move made, or of the best reply to the roll."""
    second: Floats
    """[n]: the value of the second best move; that of the best if there is no other."""


class Grading(NamedTuple):
    """What follows for a game."""

    losses: Floats
    """[n]: the loss of a decision; the luck of a roll."""
    grades: Numbers
    """[n]: codes of grades, or ``UNGRADED``."""
    chances: Floats
    """[n + 1]: the first side's chances in every position, its score at the end."""
    totals: Floats
    """[2, TOTAL_COUNT], by side."""
    counts: Numbers
    """[2, 5]: by side and grade, how many decisions there were."""
    highlights: Numbers
    """[3]: numbers of plies, or ``NO_PLY``: the turning point, and each side's best move."""


def new_plies(count: int) -> Plies:
    """Return the arrays for `count` plies."""
    kinds, sides = (np.zeros(count, np.int32) for _ in range(2))
    return Plies(kinds, sides, *(np.zeros(count) for _ in range(3)))


def new_grading(count: int) -> Grading:
    """Return the arrays for the grading of `count` plies."""
    numbers = np.zeros(count, np.int32), np.zeros(count + 1)
    totals = np.zeros((2, TOTAL_COUNT)), np.zeros((2, len(GRADES)), np.int32)
    return Grading(np.zeros(count), *numbers, *totals, np.zeros(3, np.int32))


@compiled
def grade_loss(loss: float) -> int:
    """Return the grade of a decision with this loss."""
    grade = len(_MIN_LOSSES) - 1
    while grade > 0 and loss < _MIN_LOSSES[grade]:
        grade -= 1
    return grade


@compiled
def compute_accuracy(mean_loss: float) -> float:
    """Return the accuracy for a mean loss: 1 without a loss, a half at 10 percentage points."""
    return EVEN_ACCURACY_LOSS / (EVEN_ACCURACY_LOSS + mean_loss)


@compiled
def grade_game(plies: Plies, count: int, score: float, grading: Grading) -> None:
    """Grade a game of `count` plies; `score` is the first side's."""
    totals, counts = grading.totals, grading.counts
    for side in range(2):
        for total in range(TOTAL_COUNT):
            totals[side, total] = 0.0
        for grade in range(len(_MIN_LOSSES)):
            counts[side, grade] = 0
    for ply in range(count):
        side, before = int(plies.sides[ply]), plies.before[ply]
        grading.chances[ply] = before if side == 0 else 1 - before
        grading.grades[ply] = UNGRADED
        if plies.kinds[ply] == ROLL:
            grading.losses[ply] = plies.after[ply] - before
            totals[side, LUCK] += grading.losses[ply]
            continue
        grading.losses[ply] = before - plies.after[ply]
        totals[side, LOSS] += grading.losses[ply]
        if plies.kinds[ply] == DECISION:
            grade = grade_loss(grading.losses[ply])
            grading.grades[ply] = grade
            counts[side, grade] += 1
    grading.chances[count] = score
    for side in range(2):
        decisions = 0
        for grade in range(len(_MIN_LOSSES)):
            decisions += counts[side, grade]
        own = score if side == 0 else 1 - score
        totals[side, ACCURACY] = compute_accuracy(totals[side, LOSS] / decisions if decisions > 0 else 0.0)
        totals[side, SCORE] = own
        totals[side, ADJUSTED] = own - totals[side, LUCK] + totals[1 - side, LUCK]
        grading.highlights[BEST_PLY + side] = _find_best_ply(plies, count, side, grading)
    grading.highlights[TURNING] = _find_turning_point(plies, count, grading)


@compiled
def _find_turning_point(plies: Plies, count: int, grading: Grading) -> int:
    """Return the error that decided the game; ``NO_PLY`` if there is none.

    It is the error with the greatest loss among those after which their player never reached a half again.
    """
    found, most, is_behind_0, is_behind_1 = NO_PLY, 0.0, True, True
    for ply in range(count - 1, -1, -1):
        chance = grading.chances[ply + 1]
        is_behind_0 = is_behind_0 and chance < 0.5
        is_behind_1 = is_behind_1 and 1 - chance < 0.5
        is_behind = is_behind_0 if plies.sides[ply] == 0 else is_behind_1
        if is_behind and grading.grades[ply] >= _INACCURACY and grading.losses[ply] >= most:
            found, most = ply, grading.losses[ply]
    return found


@compiled
def _find_best_ply(plies: Plies, count: int, side: int, grading: Grading) -> int:
    """Return a side's best move, the furthest ahead of all others; ``NO_PLY`` if there is none."""
    found, most = NO_PLY, MIN_LEAD
    for ply in range(count - 1, -1, -1):
        lead = plies.before[ply] - plies.second[ply]
        if plies.sides[ply] == side and grading.grades[ply] == _BEST and lead >= most:
            found, most = ply, lead
    return found
