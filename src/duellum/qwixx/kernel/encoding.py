"""Encoding of the plain rules' positions, rolls and choices for the kernel, and decoding."""

import numpy as np

from duellum.qwixx.kernel.bitboard import (
    CLOSED_SHIFT,
    HAND,
    MISTHROWS_SHIFT,
    NONE,
    SUPPLY_SHIFT,
    WIDTH,
    State,
    build_row,
    is_safe,
    misthrows,
    own_places,
    stones,
)
from duellum.qwixx.kernel.moves import face
from duellum.qwixx.rules.board import (
    LAST,
    PLACES,
    Choice,
    Colour,
    Field,
    Roll,
    Row,
    Side,
    Stack,
)
from duellum.qwixx.rules.position import Position


def encode(position: Position) -> State:
    """Return the state of a position; the active player, the roll and action 1 are not part of it."""
    supplies = sum(position.supply(side) << SUPPLY_SHIFT * side for side in Side)
    thrown = sum(position.misthrows[side] << MISTHROWS_SHIFT + SUPPLY_SHIFT * side for side in Side)
    hand = supplies | thrown | len(position.closed_rows) << CLOSED_SHIFT
    return np.array([*map(_encode_row, position.board), hand], np.int64)


def _encode_row(row: Row) -> int:
    black, grey = (sum(1 << place for place, stack in row if stack.side is side) for side in Side)
    front = row.stacks[row.front]
    safe = front is not None and front.height > 1
    return build_row(black, grey, row.count(Side.BLACK), row.count(Side.GREY), int(safe))


def decode(state: State, side: int) -> Position:
    """Return a position, with the roll of `side` due, that has this state.

    A state holds the number of stones in a row, not the height of each overtaken stack. Of the positions with
    this state, which differ in nothing that may still happen, this is the one with all such stones on the
    left-most stack.
    """
    hand = int(state[HAND])
    board = tuple(_decode_row(int(row)) for row in state[:HAND])
    return Position(board, Side(side), (misthrows(hand, 0), misthrows(hand, 1)))


def _decode_row(row: int) -> Row:
    stacks: list[Stack | None] = [None] * WIDTH
    lock, blocks = None, [own_places(row, 0), own_places(row, 1)]
    front = max(blocks).bit_length() - 1
    for side in Side:
        places = [place for place in PLACES if blocks[side] >> place & 1]
        heights = dict.fromkeys(places, 1)
        spare = stones(row, int(side)) - len(places)
        if spare and LAST in places:
            lock, spare = side, spare - 1
        if spare and front in places and is_safe(row):
            heights[front], spare = heights[front] + 1, spare - 1
        if spare:
            heights[places[0]] += spare
        for place, height in heights.items():
            stacks[place] = Stack(side, height)
    return Row(tuple(stacks), lock)


def encode_roll(roll: Roll) -> int:
    """Return the dice of a roll; one that is out of the game shows a 1."""
    faces = (*roll.whites, *(face or 1 for face in roll.colours))
    return sum(face - 1 << 3 * die for die, face in enumerate(faces))


def decode_roll(state: State, dice: int) -> Roll:
    """Return the roll of these dice, without those that have left the game."""
    faces = [face(dice, die) + 1 for die in range(2 + len(Colour))]
    is_closed = [(own_places(int(row), 0) | own_places(int(row), 1)) >> LAST for row in state[:HAND]]
    colours = (None if is_closed[colour] else faces[2 + colour] for colour in Colour)
    return Roll((faces[0], faces[1]), tuple(colours))


def encode_choice(choice: Choice) -> int:
    """Return the field of a choice, ``NONE`` for an action declined."""
    return NONE if choice == "-" else choice


def decode_choice(field: int) -> Choice:
    """Return the choice of a field or ``NONE``; the inverse of :func:`encode_choice`."""
    return "-" if field == NONE else Field(field)
