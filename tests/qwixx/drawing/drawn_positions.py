"""Positions to draw, and what their drawings have to show."""

from duellum import qwixx
from duellum.qwixx import BLACK, GREY, Colour, Move, Placement, Position, field_name
from duellum.qwixx.rules.board import FIELDS, Side, colour_of, place_of
from tests.qwixx.positions import random_game_positions, set_up
from tests.strategies import random_game

StacksByField = dict[str, tuple[Side, int]]
"""By field whose stone or stack stands there, and how high."""

MID_GAME = set_up(
    "r3:g r5:b r7:b3 y2:g y3:b2 y5:g y6:b y8:g10 g12:b g10:g2 g9:b g7:b5 b11:g b9:b b8:g2 b7:b",
    GREY, (1, 1), "63/2415",
)  # fmt: skip
CLOSED = set_up("r2:b r3:b2 r5:b r8:b r10:g r12:b r=b y4:g y7:b g11:g4", GREY, (0, 1), "52/-361")
WITHOUT_LOCK_STONE = set_up("r2:b9 r12:b y2:b11 y5:b g12:g", GREY)
CAN_CLOSE = set_up("r2:b5 r10:g y2:b", BLACK, (0, 0), "66/1111")


def random_position(seed: int) -> tuple[Position, Move | None]:
    """A position of a random game, its end in one of five cases, and the move that led there."""
    game = random_game(qwixx.RULES, seed, most_plies=seed % 100 or 1000)
    position = game.position
    assert isinstance(position, Position)
    return position, game.last_move


def late_position(seed: int) -> Position:
    """A late position of a game in which rows are closed."""
    return list(random_game_positions(seed))[-1 - seed % 3]


def expected_stacks(position: Position) -> StacksByField:
    return {
        field_name(field): (stack.side, stack.height)
        for field in FIELDS
        if (stack := position.board[colour_of(field)].stacks[place_of(field)]) is not None
    }


def expected_fronts(position: Position) -> set[str]:
    fronts = ((colour, position.board[colour].front) for colour in Colour)
    return {f"{colour.letter}{colour.numbers[place]}" for colour, place in fronts if place >= 0}


def legal_fields(position: Position) -> set[str]:
    return {str(move) for move in position.legal_moves() if isinstance(move, Placement)}
