"""What each reason claims, worked out from the legal moves alone, without the code that gives the reasons."""

# ruff: noqa: ARG005 - every check takes the same four arguments

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from duellum.battle import Move, Position, parse_square
from duellum.core.engine import Candidate
from duellum.core.i18n import Translatable

Check = Callable[[Position, Candidate, Sequence[Candidate], dict[str, Any]], bool]


def is_true(reason: Translatable, position: Position, best: Candidate, others: Sequence[Candidate]) -> bool:
    """Whether a reason's claim holds."""
    return CHECKS[reason.id](position, best, others, reason.args)


def hand_over(position: Position) -> Position:
    """Return the position with the other side to move."""
    return replace(position, to_move=position.to_move.other)


def wins(position: Position, clause: str | None = None) -> list[Move]:
    """Return the moves that win at once, by one clause or by any."""
    won = [move for move in position.legal_moves() if move.wins_by is not None]
    return [move for move in won if clause in (None, move.wins_by)]


def can_force_palace(position: Position) -> bool:
    """Whether a step of the king wins on the palace whatever the opponent replies."""
    return any(
        move.piece.is_king and move.wins_by is None and _is_unstoppable(position.play(move))
        for move in position.legal_moves()
    )


def _is_unstoppable(position: Position) -> bool:
    replies = position.legal_moves()
    return bool(replies) and all(
        reply.wins_by is None and bool(wins(position.play(reply), "B17")) for reply in replies
    )


def count_net_captures(line: Sequence[Move]) -> int:
    """Return the dice captured by the first side of a line, less those captured by the other."""
    return sum((-1) ** ply * (move.captured is not None) for ply, move in enumerate(line) if not move.wins_by)


def can_take_for_nothing(position: Position, square: int) -> bool:
    """Whether the side to move can capture on a square so that no reply recaptures or wins."""
    for move in position.legal_moves():
        if move.target == square and move.captured is not None:
            replies = position.play(move).legal_moves()
            if not [reply for reply in replies if reply.target == square or reply.wins_by]:
                return True
    return False


def _is_saved(before: Position, move: Move, name: str) -> bool:
    square = parse_square(name)
    now = move.target if square == move.start else square
    return can_take_for_nothing(hand_over(before), square) and not can_take_for_nothing(
        before.play(move), now
    )


def _is_attacked(before: Position, move: Move, name: str) -> bool:
    square = parse_square(name)
    again = hand_over(before.play(move))
    return can_take_for_nothing(again, square) and not can_take_for_nothing(before, square)


def _count_results(position: Position) -> int:
    return len({position.play(move) for move in position.legal_moves()})


def _is_parried(before: Position, after: Position) -> bool:
    return bool(wins(hand_over(before), "B16")) and not wins(after)


def _is_palace_guarded(before: Position, after: Position) -> bool:
    return can_force_palace(hand_over(before)) and not can_force_palace(after)


CHECKS: dict[str, Check] = {
    "general-why-forced": lambda p, c, o, a: _count_results(p) == 1,
    "general-why-draws": lambda p, c, o, a: p.play(c.move).outcome() is not None,
    "general-why-standing": lambda p, c, o, a: all(c.value >= other.value for other in o),
    "general-why-worse": lambda p, c, o, a: (
        round(100 * (o[0].value - c.value)) == a["points"] and any(other.value > c.value for other in o)
    ),
    "general-why-better": lambda p, c, o, a: round(100 * (c.value - o[0].value)) == a["points"] >= 0,
    "battle-why-takes-king": lambda p, c, o, a: c.move in wins(p, "B16"),
    "battle-why-takes-palace": lambda p, c, o, a: c.move in wins(p, "B17"),
    "battle-why-rescue": lambda p, c, o, a: _is_parried(p, p.play(c.move)),
    "battle-why-guards-palace": lambda p, c, o, a: _is_palace_guarded(p, p.play(c.move)),
    "battle-why-gain": lambda p, c, o, a: (
        c.move.captured.die.top == a["face"] and count_net_captures(c.line) > 0
    ),
    "battle-why-gain-later": lambda p, c, o, a: count_net_captures(c.line) > 0,
    "battle-why-exchange": lambda p, c, o, a: c.move.captured is not None and count_net_captures(c.line) <= 1,
    "battle-why-sacrifice": lambda p, c, o, a: (
        c.move.captured is not None and count_net_captures(c.line) <= 0
    ),
    "battle-why-saves": lambda p, c, o, a: all(_is_saved(p, c.move, name) for name in a["squares"]),
    "battle-why-only": lambda p, c, o, a: (o[0].plies_to_end or 0) < 0,
    "battle-why-next-loses-die": lambda p, c, o, a: count_net_captures(o[0].line) <= 0,
    "battle-why-threat-king": lambda p, c, o, a: bool(wins(hand_over(p.play(c.move)), "B16")),
    "battle-why-threat-palace": lambda p, c, o, a: bool(wins(hand_over(p.play(c.move)), "B17")),
    "battle-why-attack": lambda p, c, o, a: all(_is_attacked(p, c.move, name) for name in a["squares"]),
    "battle-why-wins": lambda p, c, o, a: (c.plies_to_end or 0) > 0,
    "battle-why-loses": lambda p, c, o, a: (c.plies_to_end or 0) < 0,
}
"""By message, whether the reason is true: `position, candidate, others, arguments`."""
