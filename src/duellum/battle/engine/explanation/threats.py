"""Threats on the board, by the plain rules: dice that can be taken for nothing, and runs to the palace."""

from dataclasses import replace
from functools import lru_cache

from duellum.battle.rules.board import NEIGHBOURS, PALACES, Square
from duellum.battle.rules.move import Move
from duellum.battle.rules.position import Position

_CACHED_POSITIONS = 1_000
"""The reasons for several candidates of one position ask the same of it."""


def pass_turn(position: Position) -> Position:
    """Return the position after a null move: the other side is to move."""
    return replace(position, to_move=position.to_move.other)


@lru_cache(_CACHED_POSITIONS)
def find_loose_dice(position: Position) -> frozenset[Square]:
    """Return where the side to move can capture a die for nothing: no reply recaptures or wins."""
    loose = set[Square]()
    for move in position.legal_moves():
        is_die = move.captured is not None and not move.captured.is_king
        if is_die and move.target not in loose and _is_safe_capture(position, move):
            loose.add(move.target)
    return frozenset(loose)


def _is_safe_capture(position: Position, move: Move) -> bool:
    replies = position.play(move).legal_moves()
    return all(reply.target != move.target and reply.wins_by is None for reply in replies)


@lru_cache(_CACHED_POSITIONS)
def has_palace_run(position: Position) -> bool:
    """Whether the side to move can bring its king beside the enemy palace where nothing stops it.

    A king beside the palace enters it with its next move, occupied or not (B17), unless it is captured first
    or a die of its own stands there.
    """
    palace = PALACES[position.to_move.other]
    holder = position.board[palace]
    if holder is not None and holder.side is position.to_move:
        return False
    beside = {squares[palace] for squares in NEIGHBOURS.values()}
    return any(
        move.piece.is_king and move.target in beside and not position.play(move).winning_moves()
        for move in position.legal_moves()
        if move.wins_by is None
    )
