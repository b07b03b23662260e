"""Saying what a choice does and what comes of it: for hints and analysis. Asks the plain rules only."""

from duellum.core.engine import Candidate
from duellum.core.i18n import Translatable
from duellum.qwixx.rules.board import colour_of, field_name, number_of, place_of
from duellum.qwixx.rules.placement import Effect, Placement
from duellum.qwixx.rules.position import Move, Position

_IDS = {
    Effect.PLACE: "qwixx-why-place",
    Effect.STACK: "qwixx-why-stack",
    Effect.CAPTURE: "qwixx-why-capture",
    Effect.CLOSE: "qwixx-why-close",
}
_MANY_FIELDS = 3
"""Passing over so many fields is worth a word."""


def explain(position: Position, candidate: Candidate) -> tuple[Translatable, ...]:
    """Return what a candidate does, the rest of the turn included, and what comes of it.

    Like "Captures on red 7. Then stacks on blue 5. The stack is safe from now on.".
    """
    said, now = list[Translatable](), position
    for move in candidate.line:
        said += _tell(now, move, "then" if said else "now")
        now = now.play(move)
    return (*said, *_end(position, now))


def _tell(position: Position, move: Move, step: str) -> list[Translatable]:
    if not isinstance(move, Placement):
        is_misthrow = position.first == "-"
        return [Translatable("qwixx-why-misthrow" if is_misthrow else "qwixx-why-pass", {"step": step})]
    colour, number = field_name(move.field)[0], number_of(move.field)
    placed = Translatable(_IDS[move.effect], {"step": step, "colour": colour, "number": number})
    if move.effect is Effect.STACK and move.height == 2:
        return [placed, Translatable("qwixx-why-safe")]
    if move.effect is Effect.PLACE and (gap := _skipped(position, move)) >= _MANY_FIELDS:
        return [placed, Translatable("qwixx-why-skip", {"count": gap})]
    return [placed]


def _skipped(position: Position, move: Placement) -> int:
    """Return how many fields are given up between the player's last stone in the row and a new one."""
    row = position.board[colour_of(move.field)]
    return place_of(move.field) - row.rightmost(position.to_move) - 1


def _end(before: Position, after: Position) -> list[Translatable]:
    """Say how the game ends with the turn, where it does."""
    outcome = after.outcome()
    if outcome is None:
        return []
    if outcome.winner is None:
        return [Translatable("qwixx-why-draws")]
    return [Translatable("qwixx-why-wins" if outcome.winner is before.to_move else "qwixx-why-loses")]
