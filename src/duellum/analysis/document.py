"""The analysis of a game as plain data, to be written as JSON: the model that reports and browsers share.

``web/src/review/`` fills in the same data in the browser; ``make types`` writes their types. Seats are 0 and
1, values and luck are probabilities of winning, and moves are in notation. A ply is counted from 0: it is the
number of plies before it.
"""

from typing import Annotated

import msgspec

from duellum.analysis.model import Decision, ExplainedMove, GameAnalysis, PlyAnalysis, Totals
from duellum.core.grades import Grade
from duellum.core.i18n import Translatable

SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=1)]


class AnalysedMove(msgspec.Struct, frozen=True):
    """A move that could be made: its value to its side, the line expected from it, and the reasons for it."""

    move: str
    value: float
    line: list[str]
    why: list[Translatable]


class AnalysedDecision(msgspec.Struct, frozen=True, tag="decision", tag_field="kind"):
    """A move and what could have been played instead; the best candidate first, the move made among them."""

    turn: int
    side: SeatNumber
    move: str
    candidates: list[AnalysedMove]
    loss: float
    grade: Grade | None


class AnalysedRoll(msgspec.Struct, frozen=True, tag="roll", tag_field="kind"):
    """A roll and its luck: its best reply's value to the roller, and the mean of that over all rolls."""

    turn: int
    side: SeatNumber
    move: str
    mean: float
    value: float
    luck: float


class AnalysedTotals(msgspec.Struct, frozen=True):
    """One player's totals."""

    grades: dict[str, int]
    loss: float
    accuracy: float
    luck: float
    score: float
    adjusted: float
    best: int | None


class Analysis(msgspec.Struct, frozen=True):
    """The analysis of a game: every ply, the first seat's chances in every position, the totals by seat."""

    game: str
    start: str
    plies: list[AnalysedDecision | AnalysedRoll]
    chances: list[float]
    last: float
    totals: tuple[AnalysedTotals, AnalysedTotals]
    turning: int | None
    dice: bool


def describe_analysis(analysis: GameAnalysis) -> Analysis:
    """Return the analysis as plain data."""
    first, second = analysis.totals
    return Analysis(
        game=analysis.record.rules.name,
        start=str(analysis.record.start),
        plies=[_describe_ply(ply) for ply in analysis.plies],
        chances=list(analysis.win_probabilities),
        last=analysis.last_win_probability,
        totals=(_describe_totals(first), _describe_totals(second)),
        turning=analysis.turning_point,
        dice=analysis.has_dice,
    )


def format_document(analysis: GameAnalysis) -> bytes:
    """Return the analysis as JSON; it ends with a newline."""
    return msgspec.json.encode(describe_analysis(analysis)) + b"\n"


def _describe_ply(ply: PlyAnalysis) -> AnalysedDecision | AnalysedRoll:
    side = int(ply.side)
    if isinstance(ply, Decision):
        candidates = [_describe_move(candidate) for candidate in ply.candidates]
        return AnalysedDecision(ply.turn, side, str(ply.move), candidates, ply.loss, ply.grade)
    return AnalysedRoll(ply.turn, side, str(ply.move), ply.value_before, ply.value_after, ply.luck)


def _describe_move(candidate: ExplainedMove) -> AnalysedMove:
    line = [str(move) for move in candidate.line]
    return AnalysedMove(str(candidate.move), candidate.value, line, list(candidate.why))


def _describe_totals(totals: Totals) -> AnalysedTotals:
    return AnalysedTotals(
        grades={grade.value: totals.count(grade) for grade in Grade},
        loss=totals.loss,
        accuracy=totals.accuracy,
        luck=totals.luck,
        score=totals.score,
        adjusted=totals.luck_adjusted_score,
        best=totals.best_ply,
    )
