"""The themes of a puzzle, tagged by rule."""

from collections.abc import Sequence

from duellum.battle.engine.explanation import find_loose_dice, pass_turn, weigh_line
from duellum.battle.puzzles.criteria import is_forced_loss, is_threatened
from duellum.battle.rules.move import Move
from duellum.battle.rules.position import Position
from duellum.core.engine import Candidate
from duellum.core.puzzle import BEGINNER

LONGEST_NAMED_WIN = 4
"""Wins in this many moves or more share a theme."""
WINS = tuple(f"win-{moves}" for moves in range(1, LONGEST_NAMED_WIN + 1))
GOALS = (*WINS, "save-king", "only-move", "win-die", "best-move")
"""The solver's task; every puzzle has one of these as its first theme."""
MOTIFS = ("palace", "fork", "sacrifice", "quiet", "ending")
"""How it is done."""
THEMES = (*GOALS, *MOTIFS, BEGINNER)
MAX_ENDING_DICE = 4
"""An ending has at most this many dice, both sides together."""


def find_goal(position: Position, line: Sequence[Move], second: Candidate) -> str:
    """Return what the solver is to do, given the second best move."""
    if line[-1].wins_by is not None:
        return WINS[min((len(line) + 1) // 2, LONGEST_NAMED_WIN) - 1]
    if is_forced_loss(second):
        return "save-king" if is_threatened(position) else "only-move"
    return "win-die" if weigh_line(position, line)[0] > 0 else "best-move"


def find_motifs(position: Position, line: Sequence[Move]) -> tuple[str, ...]:
    """Return how a line reaches its goal."""
    after = position.play(line[0])
    dice = sum(piece is not None and not piece.is_king for piece in position.board)
    tests = {
        "palace": line[-1].wins_by == "B17",
        "fork": len(line) > 1 and count_threats(after) > 1,
        "sacrifice": weigh_line(position, line)[1] < 0,
        "quiet": len(line) > 1 and is_quiet(line[0], after),
        "ending": dice <= MAX_ENDING_DICE,
    }
    return tuple(name for name, holds in tests.items() if holds)


def count_threats(after: Position) -> int:
    """Return what the side that has just moved threatens: loose dice, and to win at once."""
    threats = pass_turn(after)
    return len(find_loose_dice(threats)) + bool(threats.winning_moves())


def is_quiet(move: Move, after: Position) -> bool:
    """Whether a move neither captures nor threatens to win at once."""
    return move.captured is None and not pass_turn(after).winning_moves()
