"""Explanations of candidates for hints and analysis, made with the plain rules only."""

from duellum.core.engine import Candidate
from duellum.core.i18n import Translatable
from duellum.qwixx.rules.board import colour_of, number_of, place_of
from duellum.qwixx.rules.placement import Effect, Placement
from duellum.qwixx.rules.position import Move, Position

_MESSAGES = {
    Effect.PLACE: "qwixx-why-place",
    Effect.STACK: "qwixx-why-stack",
    Effect.CAPTURE: "qwixx-why-capture",
    Effect.CLOSE: "qwixx-why-close",
}
_MANY_FIELDS = 3
"""Skipping so many fields is mentioned."""


def explain(position: Position, candidate: Candidate) -> tuple[Translatable, ...]:
    """Return what a candidate does, the rest of the turn included, and how the game ends if it does.

    Like "Captures on red 7. Then stacks on blue 5. The stack is safe from now on.".
    """
    sentences, now = list[Translatable](), position
    for move in candidate.line:
        sentences += _explain_move(now, move, "then" if sentences else "now")
        now = now.play(move)
    return (*sentences, *_explain_end(position, now))


def _explain_move(position: Position, move: Move, step: str) -> list[Translatable]:
    if not isinstance(move, Placement):
        is_misthrow = position.first_choice == "-"
        return [Translatable("qwixx-why-misthrow" if is_misthrow else "qwixx-why-pass", {"step": step})]
    colour, number = colour_of(move.field).letter, number_of(move.field)
    placed = Translatable(_MESSAGES[move.effect], {"step": step, "colour": colour, "number": number})
    if move.effect is Effect.STACK and move.height == 2:
        return [placed, Translatable("qwixx-why-safe")]
    if move.effect is Effect.PLACE and (gap := _count_skipped(position, move)) >= _MANY_FIELDS:
        return [placed, Translatable("qwixx-why-skip", {"count": gap})]
    return [placed]


def _count_skipped(position: Position, move: Placement) -> int:
    """Return the number of fields between the player's right-most stone in the row and the new one."""
    row = position.board[colour_of(move.field)]
    return place_of(move.field) - row.rightmost(position.to_move) - 1


def _explain_end(before: Position, after: Position) -> list[Translatable]:
    """Return how the game ends with the turn; nothing while it goes on."""
    outcome = after.outcome()
    if outcome is None:
        return []
    if outcome.winner is None:
        return [Translatable("qwixx-why-draws")]
    return [Translatable("qwixx-why-wins" if outcome.winner == before.to_move else "qwixx-why-loses")]
