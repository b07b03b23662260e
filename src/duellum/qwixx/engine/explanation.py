"""The reasons for a choice: from the plain rules, and from the other candidates.

Each reason is a fact that the plain rules bear out, about the whole of the turn that the engine expects, and
says more than the move itself shows. They come in the order of their importance.
"""

from collections.abc import Iterator, Sequence
from itertools import islice

from duellum.core.engine import Candidate
from duellum.core.explanation import MAX_REASONS, explain_in_general, is_best
from duellum.core.i18n import Translatable
from duellum.qwixx.engine.turn_facts import (
    PlacedStone,
    closes_row,
    count_points,
    find_fields,
    is_misthrow,
    trace_turn,
)
from duellum.qwixx.rules.board import Field, colour_of, number_of
from duellum.qwixx.rules.placement import Effect, Placement
from duellum.qwixx.rules.position import Decline, Position

_MANY_FIELDS = 2
"""Passing is explained by the fields that a stone would skip where there are so many or more."""


def explain(
    position: Position, candidate: Candidate, others: Sequence[Candidate] = ()
) -> tuple[Translatable, ...]:
    """Return the reasons for a candidate, at most two, the most important first.

    Like "Captures on red 7: the opponent loses 4 points.". `others` are the other candidates of the same
    search, the best first.
    """
    reasons = tuple(islice(_find_reasons(position, candidate, others), MAX_REASONS))
    return reasons or explain_in_general(candidate, others)


def _find_reasons(
    position: Position, candidate: Candidate, others: Sequence[Candidate]
) -> Iterator[Translatable]:
    stones, after = trace_turn(position, candidate.line)
    yield from _explain_end(position, after)
    if len(position.legal_moves()) == 1:
        yield Translatable("general-why-forced")
        return
    for stone in stones:
        yield from _explain_prize(stone)
    yield from _explain_misthrow(position, stones, others)
    for stone in stones:
        yield from _explain_opened_field(stone, after)
        yield from _explain_front(stone)
    yield from _explain_passing(position, candidate, others)
    if others and is_best(candidate, others):
        yield from _compare_points(position, candidate, others[0])
        yield from _compare_skipped(position, stones, others[0])


def _explain_end(before: Position, after: Position) -> Iterator[Translatable]:
    """Say how the game ends with the turn; nothing while it goes on."""
    outcome = after.outcome()
    if outcome is None:
        return
    if outcome.winner is None:
        yield Translatable("general-why-draws")
    else:
        yield Translatable("qwixx-why-wins" if outcome.winner == before.to_move else "qwixx-why-loses")


def _explain_prize(stone: PlacedStone) -> Iterator[Translatable]:
    """Say what closing a row brings, or what a capture takes from the opponent."""
    if closes_row(stone):
        yield _about_field("qwixx-why-close", stone.move.field, points=stone.points)
    elif stone.move.effect is Effect.CAPTURE:
        yield _about_field("qwixx-why-capture", stone.move.field, points=stone.points_taken)


def _explain_misthrow(
    position: Position, stones: Sequence[PlacedStone], others: Sequence[Candidate]
) -> Iterator[Translatable]:
    """Say that the only stone of the turn avoids a misthrow, where no other or no better one could."""
    if position.first_choice not in (None, "-") or len(stones) != 1:
        return
    is_only = find_fields(position) == {stones[0].move.field}
    if is_only or any(is_misthrow(other.line) for other in others[:1]):
        yield Translatable("qwixx-why-avoids-misthrow")


def _explain_opened_field(stone: PlacedStone, end: Position) -> Iterator[Translatable]:
    """Say that the fifth stone opens the row's last field, unless the same turn takes it."""
    last = stone.opened_field
    if last is not None and not end.board[colour_of(last)].is_closed:
        yield _about_field("qwixx-why-opens", last)


def _explain_front(stone: PlacedStone) -> Iterator[Translatable]:
    """Say that a front is safe now, or that the opponent's stack can grow no further (Q8 to Q10)."""
    if stone.move.effect is Effect.STACK and stone.move.height == 2:
        yield _about_field("qwixx-why-safe", stone.move.field)
    overtaken = stone.overtaken
    if overtaken is not None and overtaken[1].height > 1 and not closes_row(stone):
        yield _about_field("qwixx-why-overtakes", overtaken[0])


def _explain_passing(
    position: Position, candidate: Candidate, others: Sequence[Candidate]
) -> Iterator[Translatable]:
    """Say what passing keeps: a field for action 2, or the fields that any stone would skip."""
    if not isinstance(candidate.move, Decline):
        return
    kept = _find_kept_field(position, candidate, others)
    if kept is not None:
        yield _about_field("qwixx-why-keeps-field", kept)
    skipped = [trace_turn(position, [move])[0][0].skipped for move in position.legal_moves()[:-1]]
    if min(skipped) >= _MANY_FIELDS:
        yield Translatable("qwixx-why-pass", {"count": min(skipped)})


def _find_kept_field(position: Position, candidate: Candidate, others: Sequence[Candidate]) -> Field | None:
    """Return the field that action 2 takes and that the next best action 1 would bar; None without one."""
    second = candidate.line[-1]
    if not others or len(candidate.line) == 1 or not isinstance(second, Placement):
        return None
    after = position.play(others[0].move)
    is_barred = second.field not in find_fields(after)
    return second.field if is_barred and after.ending is None else None


def _compare_points(position: Position, candidate: Candidate, next_best: Candidate) -> Iterator[Translatable]:
    """Say that the turn scores more than the next best choice, where it does."""
    points, other = count_points(position, candidate.line), count_points(position, next_best.line)
    if points > other >= 0:
        yield Translatable("qwixx-why-points", {"points": points, "other": other})


def _compare_skipped(
    position: Position, stones: Sequence[PlacedStone], next_best: Candidate
) -> Iterator[Translatable]:
    """Say that the turn skips no field, or fewer than the next best choice with as many stones."""
    if not stones:
        return
    skipped = sum(stone.skipped for stone in stones)
    if skipped == 0 and any(stone.move.effect is Effect.PLACE for stone in stones):
        yield Translatable("qwixx-why-no-gap")
        return
    others, _ = trace_turn(position, next_best.line)
    fewer = sum(stone.skipped for stone in others) - skipped
    if fewer > 0 and len(others) == len(stones):
        yield Translatable("qwixx-why-skips-fewer", {"count": fewer})


def _about_field(message: str, field: Field, **counts: int) -> Translatable:
    return Translatable(message, {"colour": colour_of(field).letter, "number": number_of(field), **counts})
