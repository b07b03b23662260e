"""Random endings of Battle: two kings and one die."""

import random

from duellum.battle.rules.board import PALACES, SQUARES, Piece, Side
from duellum.battle.rules.position import Position
from duellum.core.die import ORIENTATIONS


def draw_ending(rng: random.Random) -> Position:
    """Return a random position of two kings and a die that is not over."""
    while True:
        first, second, third = rng.sample(SQUARES, 3)
        board: list[Piece | None] = [None] * len(SQUARES)
        board[first], board[second] = Piece(Side.WHITE, None), Piece(Side.BLACK, None)
        board[third] = Piece(rng.choice([*Side]), rng.choice(ORIENTATIONS))
        is_decided = first == PALACES[Side.BLACK] or second == PALACES[Side.WHITE]
        if not is_decided:
            position = Position(tuple(board), rng.choice([*Side]))
            if position.outcome() is None:
                return position
