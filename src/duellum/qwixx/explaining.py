"""Saying in a sentence what a choice does and why: for hints and analysis. Asks the plain rules only."""

from duellum.qwixx.board import colour_of, number_of, place_of
from duellum.qwixx.placing import Effect, Placement
from duellum.qwixx.rules import Move, Position
from duellum.thinking import Candidate


def explain(position: Position, candidate: Candidate) -> str:
    """Return what a candidate does, the rest of the turn included, and what comes of it.

    Like "Captures on red 7, then stacks on blue 5, which is safe from now on."
    """
    said, now = list[str](), position
    for move in candidate.line:
        said.append(_tell(now, move))
        now = now.play(move)
    sentence = ", then ".join(said)
    return f"{sentence[0].upper()}{sentence[1:]}{_end(position, now)}."


def _tell(position: Position, move: Move) -> str:
    if not isinstance(move, Placement):
        return "takes a misthrow" if position.first == "-" else "passes"
    where = f"{colour_of(move.field).name.lower()} {number_of(move.field)}"
    match move.effect:
        case Effect.CLOSE:
            return f"closes the row with {where}"
        case Effect.CAPTURE:
            return f"captures on {where}"
        case Effect.STACK:
            return f"stacks on {where}" + (", which is safe from now on" if move.height == 2 else "")
        case Effect.PLACE:
            return f"places on {where}{_skipped(position, move)}"


def _skipped(position: Position, move: Placement) -> str:
    """Say how many fields are given up between the player's last stone in the row and a new one."""
    row = position.board[colour_of(move.field)]
    gap = place_of(move.field) - row.rightmost(position.to_move) - 1
    return f", skipping {gap} fields" if gap >= 3 else ""


def _end(before: Position, after: Position) -> str:
    """Say how the game ends with the turn, where it does."""
    outcome = after.outcome()
    if outcome is None:
        return ""
    if outcome.winner is None:
        return ", and the game ends in a draw"
    return ", and wins" if outcome.winner is before.to_move else ", and the game is lost"
