"""Positions for tests of Battle: by hand, at random, and rotated."""

import random
from functools import partial

import pytest

from duellum import battle
from duellum.battle import BLACK, WHITE, Piece, Position, square_name
from duellum.battle.rules.board import SQUARES, swap_side
from duellum.core.die import ORIENTATIONS, Die
from duellum.core.errors import MoveError

set_up = partial(battle.set_up, number=5)
"""A position by letters and squares, in the middle of a game: ``set_up("Ka1 ki8 Tc3")``."""


def moves_from(position: Position, square: str) -> set[str]:
    """Return the moves of the piece on a square."""
    return {str(move) for move in position.legal_moves() if square_name(move.start) == square}


def die_letter(top: int, **faces: int) -> str:
    """Return a white die's letter."""
    return Die.from_faces(top=top, **faces).letter


def refusal(position: Position, text: str) -> tuple[str, str | None]:
    """Return why a move is refused, and by which clause."""
    with pytest.raises(MoveError) as caught:
        position.parse_move(text)
    return str(caught.value), caught.value.clause


def random_position(seed: int) -> Position:
    """Return pieces at random: crowds, open boards and exposed kings that games seldom reach."""
    source = random.Random(seed)
    squares = source.sample(SQUARES, source.randint(2, 18))
    board: list[Piece | None] = [None] * len(SQUARES)
    sides = [WHITE, BLACK, *(side for side in (WHITE, BLACK) for _ in range(8))]
    for number, square in enumerate(squares):
        board[square] = Piece(sides[number], None if number < 2 else source.choice(ORIENTATIONS))
    to_move = source.choice((WHITE, BLACK))
    if board[67] == Piece(WHITE, None) or board[4] == Piece(BLACK, None):
        return random_position(seed + 1_000_003)
    return Position(tuple(board), to_move, source.choice((0, 50, 98, 99)), 60)


def rotate_position(position: Position) -> Position:
    """Return the position as the opponent sees it: rotated by 180 degrees, colours swapped."""
    board = tuple(piece and swap_side(piece) for piece in reversed(position.board))
    return Position(board, position.to_move.other, position.plies_since_capture, position.number)
