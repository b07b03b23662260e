"""Positions with few pieces, their values by the plain rules, and endings played out."""

import random

from duellum.battle import BLACK, RULES, WHITE, Piece, Position
from duellum.battle.engine.tablebase.probe import best_moves, probe_position
from duellum.battle.engine.tablebase.tables import (
    Tables,
)
from duellum.battle.rules.board import SQUARES
from duellum.core.die import Die
from duellum.core.errors import PositionError
from duellum.core.game import Game


def minimax(tables: Tables, position: Position) -> int:
    """Return the value that follows from the values one ply later, by the plain rules alone."""
    values = []
    for move in position.legal_moves():
        after = position.play(move)
        outcome = after.outcome()
        if outcome is None:
            value = probe_position(tables, after)
            assert value is not None, after
            assert value != 0, "an ending without draws"
            values.append(-value + 1 if value < 0 else -value - 1)
        else:
            assert outcome.winner is position.to_move
            values.append(1)
    wins = [value for value in values if value > 0]
    return min(wins) if wins else min(values)  # the fewest plies to win, the most to lose


def random_ending(source: random.Random) -> Position:
    """Return a random position with two kings and a die that is not over."""
    while True:
        board: list[Piece | None] = [None] * len(SQUARES)
        die = Piece(source.choice((WHITE, BLACK)), Die.from_index(source.randrange(24)))
        for square, piece in zip(
            source.sample(SQUARES, 3), (Piece(WHITE, None), Piece(BLACK, None), die), strict=True
        ):
            board[square] = piece
        try:
            position = Position(tuple(board), source.choice((WHITE, BLACK)))
        except PositionError:
            continue
        if position.outcome() is None:
            return position


def assert_ends_in_time(tables: Tables, start: Position, source: random.Random) -> None:
    value = probe_position(tables, start)
    assert value is not None
    game = Game(RULES, start)
    while game.outcome is None:
        assert isinstance(game.position, Position)
        game.play(source.choice(best_moves(tables, game.position)))
    assert len(game.moves) == abs(value)
    assert game.outcome.winner is (start.to_move if value > 0 else start.to_move.other)
