"""Candidates made by hand."""

from duellum.battle import Position
from duellum.core.engine import Candidate


def make_candidate(fen: str, *line: str, value: float = 0.5, plies_to_end: int | None = None) -> Candidate:
    """Return the candidate with this line."""
    position, moves = Position.parse(fen), []
    for text in line:
        moves.append(position.parse_move(text))
        position = position.play(moves[-1])
    return Candidate(moves[0], value, tuple(moves), plies_to_end)
