"""What each reason claims, worked out from legal moves and positions alone."""

# ruff: noqa: ARG005, PLW0108 - every check takes the same four arguments

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from duellum.core.engine import Candidate
from duellum.core.i18n import Translatable
from duellum.qwixx import Colour, Placement, Position, colour_of, field_numbered
from duellum.qwixx.rules.board import Side, place_of
from duellum.qwixx.rules.placement import find_forbidding_clause

Check = Callable[[Position, Candidate, Sequence[Candidate], dict[str, Any]], bool]


def is_true(reason: Translatable, position: Position, best: Candidate, others: Sequence[Candidate]) -> bool:
    """Whether a reason's claim holds."""
    return CHECKS[reason.id](position, best, others, reason.args)


def steps(position: Position, line: Sequence[Any]) -> Iterator[tuple[Position, Any, Position]]:
    """Yield each move of a line with the positions around it."""
    for move in line:
        after = position.play(move)
        yield position, move, after
        position = after


def end_of(position: Position, line: Sequence[Any]) -> Position:
    """Return the position after a line."""
    for move in line:
        position = position.play(move)
    return position


def placed_on(position: Position, line: Sequence[Any], args: dict[str, Any]) -> tuple[Position, Position]:
    """Return the positions before and after the stone placed on the field that a reason names."""
    field = named_field(args)
    return next(
        (before, after)
        for before, move, after in steps(position, line)
        if getattr(move, "field", -1) == field
    )


def named_field(args: dict[str, Any]) -> int:
    """Return the field that a reason names."""
    return field_numbered(row_of(args), args["number"])


def row_of(args: dict[str, Any]) -> Colour:
    """Return the row that a reason names."""
    return Colour("rygb".index(args["colour"]))


def gain(position: Position, line: Sequence[Any], side: Side) -> int:
    """Return by how many points a line changes a side's total."""
    return end_of(position, line).total(side) - position.total(side)


def skipped(position: Position, line: Sequence[Any]) -> int:
    """Return how many fields the stones of a line leave empty or barred behind them."""
    count = 0
    for before, move, _ in steps(position, line):
        if isinstance(move, Placement):
            row = before.board[colour_of(move.field)]
            own = [place for place, stack in row if stack.side is before.to_move]
            count += max(0, place_of(move.field) - max(own, default=-1) - 1)
    return count


def ends_game(position: Position, line: Sequence[Any]) -> Side | bool | None:
    """Return who wins when a line ends the game, None for a draw; True while it is being played."""
    outcome = end_of(position, line).outcome()
    return True if outcome is None else outcome.winner  # type: ignore[return-value]  # a side of this game


def _takes_points(p: Position, c: Candidate, a: dict[str, Any]) -> bool:
    before, after = placed_on(p, c.line, a)
    points = before.total(p.to_move.other) - after.total(p.to_move.other)
    return points > 0 and points == int(a["points"])


def _closes(p: Position, c: Candidate, a: dict[str, Any]) -> bool:
    before, after = placed_on(p, c.line, a)
    points = after.total(p.to_move) - before.total(p.to_move)
    return row_of(a) in after.closed_rows and points == a["points"]


def _opens(p: Position, c: Candidate, a: dict[str, Any]) -> bool:
    after, field = end_of(p, c.line), named_field(a)
    clauses = [find_forbidding_clause(one.board[row_of(a)], p.to_move, field) for one in (p, after)]
    return clauses == ["Q17", None]


def _is_safe(p: Position, c: Candidate, a: dict[str, Any]) -> bool:
    before, after = placed_on(p, c.line, a)
    heights = [one.board[row_of(a)].stacks[place_of(named_field(a))] for one in (before, after)]
    return [stack and stack.height for stack in heights] == [1, 2]


def _is_overtaken(p: Position, c: Candidate, a: dict[str, Any]) -> bool:
    row, place = p.board[row_of(a)], place_of(named_field(a))
    stack, after = row.stacks[place], end_of(p, c.line).board[row_of(a)]
    is_stack = stack is not None and stack.side is not p.to_move and stack.height > 1
    return is_stack and row.front == place and after.front > place


def _keeps_field(p: Position, c: Candidate, o: Sequence[Candidate], a: dict[str, Any]) -> bool:
    field, after = named_field(a), p.play(o[0].move)
    reached = {getattr(move, "field", None) for move in after.legal_moves()}
    return str(c.move) == "-" and getattr(c.line[1], "field", None) == field and field not in reached


def _is_misthrow_avoided(p: Position, c: Candidate) -> bool:
    side = p.to_move
    ended = p
    while ended.to_move is side and ended.dice is not None and ended.ending is None:
        ended = ended.play("-")
    return ended.misthrows[side] == p.misthrows[side] + 1 and end_of(p, c.line).misthrows == p.misthrows


def _skips_at_least(p: Position, a: dict[str, Any]) -> bool:
    stones = [move for move in p.legal_moves() if isinstance(move, Placement)]
    return min(skipped(p, [move]) for move in stones) == int(a["count"])


CHECKS: dict[str, Check] = {
    "general-why-forced": lambda p, c, o, a: len(p.legal_moves()) == 1,
    "general-why-draws": lambda p, c, o, a: ends_game(p, c.line) is None,
    "general-why-standing": lambda p, c, o, a: all(c.value >= other.value for other in o),
    "general-why-worse": lambda p, c, o, a: (
        round(100 * (o[0].value - c.value)) == a["points"] and any(other.value > c.value for other in o)
    ),
    "general-why-better": lambda p, c, o, a: round(100 * (c.value - o[0].value)) == a["points"] >= 0,
    "qwixx-why-wins": lambda p, c, o, a: ends_game(p, c.line) is p.to_move,
    "qwixx-why-loses": lambda p, c, o, a: ends_game(p, c.line) is p.to_move.other,
    "qwixx-why-close": lambda p, c, o, a: _closes(p, c, a),
    "qwixx-why-capture": lambda p, c, o, a: _takes_points(p, c, a),
    "qwixx-why-avoids-misthrow": lambda p, c, o, a: _is_misthrow_avoided(p, c),
    "qwixx-why-opens": lambda p, c, o, a: _opens(p, c, a),
    "qwixx-why-safe": lambda p, c, o, a: _is_safe(p, c, a),
    "qwixx-why-overtakes": lambda p, c, o, a: _is_overtaken(p, c, a),
    "qwixx-why-keeps-field": lambda p, c, o, a: _keeps_field(p, c, o, a),
    "qwixx-why-pass": lambda p, c, o, a: str(c.move) == "-" and _skips_at_least(p, a),
    "qwixx-why-points": lambda p, c, o, a: (
        gain(p, c.line, p.to_move) == a["points"] > a["other"] == gain(p, o[0].line, p.to_move)
    ),
    "qwixx-why-no-gap": lambda p, c, o, a: skipped(p, c.line) == 0,
    "qwixx-why-skips-fewer": lambda p, c, o, a: skipped(p, o[0].line) - skipped(p, c.line) == a["count"] > 0,
}
"""By message, whether the reason is true: `position, candidate, others, arguments`."""
