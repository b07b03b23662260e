"""Endings solved by the plain rules alone, to compare the search and rollouts with."""

from functools import cache
from itertools import product

from duellum.qwixx import Colour, Decline, Position
from duellum.qwixx.rules.board import Side, colour_of
from tests.qwixx.engine.evaluations import result_for
from tests.qwixx.positions import set_up

BOARD = "r2:b2 r3:b r4:b2 r12:b r=b y2:b6 g12:b5 y11:g6 g9:g6"


ENDINGS = {
    "one stone each": set_up(f"{BOARD} b12:b3 b10:g8", Side.BLACK, (0, 1)),
    "one stone against two": set_up(f"{BOARD} b12:b3 g7:g b10:g7", Side.BLACK),
    "two stones against one": set_up(f"{BOARD} b12:b3 b10:g7", Side.GREY, (0, 1)),
    "one misthrow from the end": set_up(f"{BOARD} b12:b2 b10:g6", Side.GREY, (1, 2)),
}


@cache
def solve(position: Position) -> float:
    """Return the exact value of a position with a roll due to the side about to roll, by the plain rules."""
    side, dice = position.to_move, [colour for colour in Colour if position.board[colour].lock is None]
    total = 0.0
    for whites in product(range(1, 7), repeat=2):
        without = -1.0
        brought = {(colour, face): -1.0 for colour in dice for face in range(1, 7)}
        for face in range(1, 7):
            start = position.play(position.roll([*whites, *[face] * len(dice)]))
            for first in start.legal_moves():
                between = start.play(first)
                if between.ending is not None:
                    without = max(without, result_for(between, side))
                    continue
                for second in between.legal_moves():
                    value = value_after_turn(between.play(second), side)
                    if isinstance(second, Decline):
                        without = max(without, value)
                    else:
                        die = (colour_of(second.field), face)
                        brought[die] = max(brought[die], value)
        for faces in product(range(1, 7), repeat=len(dice)):
            total += max(without, *(brought[die] for die in zip(dice, faces, strict=True)))
    return total / float(6 ** (2 + len(dice)))


def value_after_turn(position: Position, side: Side) -> float:
    """Return the exact value of a position after a turn of the side to that side."""
    return result_for(position, side) if position.ending is not None else 1 - solve(position)
