"""The presenter of analyses: the data of a review, with lines that a client without rules can show."""

from collections.abc import Iterator, Sequence
from typing import Any

from duellum.core.rules import Position, Rules, Seat
from duellum.engine.analysis.document import describe_analysis
from duellum.engine.analysis.model import Decision, GameAnalysis, PlyAnalysis
from duellum.server.protocol.http import LineMove, RecordAnalysis


def present_analysis(analysis: GameAnalysis) -> RecordAnalysis:
    """Return an analysis with what was better at every error, played out."""
    rules = analysis.record.rules
    plies = zip(analysis.positions, analysis.plies, strict=False)  # nothing follows the last position
    lines = [list(_present_line(rules, position, _find_better(ply))) for position, ply in plies]
    return RecordAnalysis(describe_analysis(analysis), lines)


def _find_better(ply: PlyAnalysis) -> Sequence[Any]:
    """Return the line that was better than the move made; nothing where that was no error."""
    if isinstance(ply, Decision) and ply.grade is not None and ply.grade.is_error:
        return ply.candidates[0].line
    return ()


def _present_line(rules: Rules, position: Position, line: Sequence[Any]) -> Iterator[LineMove]:
    for move in line:
        after = position.play(move)
        yield LineMove(
            str(move),
            rules.phrase_move(move),
            rules.view.show_move(position, move),
            rules.view.show_position(after),
            None if after.actor is None else Seat(after.to_move),
        )
        position = after
