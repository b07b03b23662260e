"""The grading of a game by the kernel; imports NumPy."""

from collections.abc import Sequence
from dataclasses import dataclass

from duellum.analysis.model import Decision, DiceRoll, PlyAnalysis, UngradedPly
from duellum.core import grading as kernel
from duellum.core.grades import GRADES
from duellum.core.rules import Seat


@dataclass(frozen=True, slots=True)
class SideTotals:
    """One side's figures, in the order in which :class:`~duellum.analysis.model.Totals` has them."""

    loss: float
    accuracy: float
    luck: float
    score: float
    luck_adjusted_score: float
    best_ply: int | None


@dataclass(frozen=True, slots=True)
class GradedGame:
    """What follows from the values of a game's plies."""

    plies: tuple[PlyAnalysis, ...]
    win_probabilities: tuple[float, ...]
    """The first seat's in each position; its score at the end."""
    totals: tuple[SideTotals, SideTotals]
    turning_point: int | None


def grade_game(plies: Sequence[UngradedPly], score: float) -> GradedGame:
    """Grade a game; `score` is the first seat's."""
    arrays, found = kernel.new_plies(len(plies)), kernel.new_grading(len(plies))
    for index, ply in enumerate(plies):
        kind = kernel.FORCED if ply.is_forced else kernel.DECISION
        arrays.kinds[index], arrays.sides[index] = kind if ply.candidates else kernel.ROLL, ply.side
        arrays.before[index], arrays.after[index] = ply.value_before, ply.value_after
        arrays.second[index] = ply.second_value
    kernel.grade_game(arrays, len(plies), score, found)
    results = zip(plies, found.losses.tolist(), found.grades.tolist(), strict=True)
    turning_point, *best_plies = (None if ply == kernel.NO_PLY else ply for ply in found.highlights.tolist())
    first, second = (_read_totals(found.totals[side].tolist(), best_plies[side]) for side in Seat)
    return GradedGame(
        tuple(_grade_ply(ply, loss, code) for ply, loss, code in results),
        tuple(found.chances.tolist()),
        (first, second),
        turning_point,
    )


def _read_totals(totals: list[float], best_ply: int | None) -> SideTotals:
    return SideTotals(
        totals[kernel.LOSS],
        totals[kernel.ACCURACY],
        totals[kernel.LUCK],
        totals[kernel.SCORE],
        totals[kernel.ADJUSTED],
        best_ply,
    )


def _grade_ply(ply: UngradedPly, loss: float, code: int) -> PlyAnalysis:
    """Return the analysis of a ply, given its loss or luck and its grade's code."""
    if not ply.candidates:
        return DiceRoll(ply.turn, ply.side, ply.move, ply.value_before, ply.value_after, loss)
    grade = None if code == kernel.UNGRADED else GRADES[code]
    return Decision(ply.turn, ply.side, ply.move, ply.candidates, loss, grade)
