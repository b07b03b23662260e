"""The plans behind opening moves: names of what a move does, found by plain rules.

Each name has a text, ``opening-plan-`` and the name, in the catalogue ``openings``.
"""

from collections.abc import Callable, Iterator

from duellum.battle.engine.explanation import find_loose_dice, pass_turn
from duellum.battle.rules.board import FILES, PALACES, RANKS, Side, Square, file_of, rank_of
from duellum.battle.rules.move import Move
from duellum.battle.rules.position import Position

MAX_PLANS = 3
"""How many plans are named at most."""
_LONG_RANGE = 5
"""A die that shows this number or more has a long range."""
_CENTRE_FILES, _CENTRE_RANKS = range(3, 6), range(3, 5)
_MIDDLE_FILE = FILES.index("e")


def find_plans(position: Position, move: Move) -> tuple[str, ...]:
    """Return the names of a move's plans, the most important first."""
    after = position.play(move)
    if after.outcome() is not None:
        return ("wins",)
    return tuple(name for name, is_meant in _list_plans(position, move, after) if is_meant())[:MAX_PLANS]


def _list_plans(position: Position, move: Move, after: Position) -> Iterator[tuple[str, Callable[[], bool]]]:
    """Yield the plans in order, each with the test whether a move has it."""
    side, start, target = position.to_move, move.start, move.target
    top, new_top = _top(move.piece.die), _top(move.after.die)
    yield "captures", lambda: move.captured is not None
    yield "rescues-king", lambda: _is_king_in_danger(pass_turn(position)) and not _is_king_in_danger(after)
    yield "threatens-king", lambda: _is_king_in_danger(pass_turn(after))
    yield "attacks-die", lambda: bool(find_loose_dice(pass_turn(after)) - find_loose_dice(position))
    yield "saves-die", lambda: len(find_loose_dice(after)) < len(find_loose_dice(pass_turn(position)))
    yield "king-sets-out", lambda: move.piece.is_king and _advance(side, target) > _advance(side, start)
    yield "king-steps-aside", lambda: move.piece.is_king and _advance(side, target) <= _advance(side, start)
    yield "develops-one", lambda: top == 1 and _advance(side, start) == 0
    yield "guards-palace", lambda: not move.piece.is_king and _is_beside(target, PALACES[side])
    yield "takes-centre", lambda: file_of(target) in _CENTRE_FILES and rank_of(target) in _CENTRE_RANKS
    yield "invades", lambda: _advance(side, target) >= len(RANKS) // 2
    yield "heads-for-middle", lambda: _is_nearer_to_middle(start, target)
    yield "opens-way", lambda: file_of(start) in _CENTRE_FILES and _advance(side, start) == 0
    yield "retreats", lambda: _advance(side, target) < _advance(side, start)
    yield "long-range", lambda: new_top >= _LONG_RANGE > top
    yield "close-range", lambda: new_top == 1 < top


def _top(die: object) -> int:
    """Return what a die shows; 0 for a king-cube."""
    return int(getattr(die, "top", 0))


def _advance(side: Side, square: Square) -> int:
    """Return how many ranks a square is from the side's own edge."""
    return rank_of(square) if side == 0 else len(RANKS) - 1 - rank_of(square)


def _is_king_in_danger(position: Position) -> bool:
    """Whether the side to move could capture the king at once."""
    return any(move.wins_by == "B16" for move in position.winning_moves())


def _is_beside(square: Square, other: Square) -> bool:
    return max(abs(file_of(square) - file_of(other)), abs(rank_of(square) - rank_of(other))) == 1


def _is_nearer_to_middle(start: Square, target: Square) -> bool:
    """Whether a move brings a die at least two files nearer to the middle one."""
    return abs(file_of(start) - _MIDDLE_FILE) - abs(file_of(target) - _MIDDLE_FILE) >= 2
