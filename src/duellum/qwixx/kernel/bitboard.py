"""The fast twin of ``rules.py``: Qwixx Duel on five integers, compiled by Numba.

A state is int64[5], changed in place: the rows by colour, then the hand. A row is one integer:

- bits 0 to 27, Black's block: 0 to 10 the places that hold Black's stones, 11 to 21 the places where Black
  may put the next one, 22 to 26 the number of Black's stones in the row, the lock's included;
- bits 28 to 55, Grey's block, alike;
- bit 56: the front is a stack and so safe (Q9).

The hand holds in bits 0 to 4 Black's supply, 8 to 12 Grey's, 16 to 18 Black's misthrows, 24 to 26 Grey's, and
32 to 34 the number of closed rows. What may be placed is kept with the row because it changes with the row
alone, and far less often than it is asked for; the hand is kept so that nothing has to be counted.

Why no heights are kept, beyond one bit for the front: only the front can be raised (Q8) or captured (Q7), and
that it can be captured depends on whether it is one stone or more. A front goes only by a capture, which puts
the capturer's single stone on the very same field, or by a stone farther right, which is single too: so the
front never moves left, what has been overtaken never becomes the front again, and the new front's height is
always known to be one. For all else, which is scores (Q22), the five before the last field (Q17) and the
supply (Q2), the number of stones in the row is enough, and the one that is captured was single.

Fields are those of ``board.py``, 0 to 43, and ``NONE`` is an action declined. A set of fields or places is an
integer with a bit for each. Dice are an integer of three bits a die, the face less one: the white ones, then
red to blue; a die that is out of the game is thrown too and not looked at. Sides are plain integers, as
every other type of argument would be compiled for apart. Functions release the GIL and are compiled on their
first call, then kept on disk.
"""

import numpy as np
import numpy.typing as npt

from duellum.core.jit import jit
from duellum.qwixx.rules.board import (
    LAST,
    PLACES,
    STONES,
    Choice,
    Colour,
    Field,
    Roll,
    Row,
    Side,
    Stack,
)
from duellum.qwixx.rules.placement import STONES_BEFORE_LAST
from duellum.qwixx.rules.position import Position
from duellum.qwixx.rules.scoring import MAX_CLOSED, MAX_MISTHROWS, MISTHROW_COST, ROW_SCORES

State = npt.NDArray[np.int64]

WORDS = 5  # in a state
HAND = 4  # the word after the rows
NONE = 44  # an action declined, where else a field stands

_WIDTH = len(PLACES)
_PLACES = (1 << _WIDTH) - 1
_LEGAL = 11  # where in a side's block the legal places begin
_COUNT = 22  # and the number of stones
_BLOCK = 28  # bits in a side's block
_BLOCK_BITS = (1 << _BLOCK) - 1
_SAFE = 56
_MISTHROWS = 16  # where in the hand the misthrows begin
_CLOSED = 32  # and the number of closed rows

POINTS = np.array(ROW_SCORES + ROW_SCORES[-1:] * (STONES + 1 - len(ROW_SCORES)), np.int64)  # Q22, by stones

PLACED, STACKED, CAPTURED, CLOSED = range(4)  # what a stone did, by ``place``
EFFECTS = 4


@jit
def own_places(row: int, side: int) -> int:
    """Return the set of places in a row that hold stones of the side."""
    return row >> _BLOCK * side & _PLACES


@jit
def legal_places(row: int, side: int) -> int:
    """Return the set of places in a row where the side may put its next stone, whatever the dice."""
    return row >> _BLOCK * side + _LEGAL & _PLACES


@jit
def stones(row: int, side: int) -> int:
    """Return how many stones of the side are in a row, the lock's included."""
    return row >> _BLOCK * side + _COUNT & 31


@jit
def is_safe(row: int) -> bool:
    """Whether the front of a row is a stack (Q9)."""
    return row >> _SAFE & 1 == 1


@jit
def orient_row(row: int, side: int) -> int:
    """Return the row as it would be if the side were Black: its block first."""
    if side == 0:
        return row
    black, grey = row & _BLOCK_BITS, row >> _BLOCK & _BLOCK_BITS
    return grey | black << _BLOCK | row >> _SAFE << _SAFE


@jit
def supply(hand: int, side: int) -> int:
    """Return how many stones the side has left."""
    return hand >> 8 * side & 31


@jit
def misthrows(hand: int, side: int) -> int:
    """Return how many stones the side has in the misthrow column."""
    return hand >> _MISTHROWS + 8 * side & 7


@jit
def closed_rows(hand: int) -> int:
    """Return how many rows are closed."""
    return hand >> _CLOSED & 7


@jit
def has_ended(hand: int) -> bool:
    """Whether the game is over: an empty supply, four misthrows or two closed rows (Q21)."""
    return (
        supply(hand, 0) == 0
        or supply(hand, 1) == 0
        or misthrows(hand, 0) + misthrows(hand, 1) >= MAX_MISTHROWS
        or closed_rows(hand) >= MAX_CLOSED
    )


@jit
def score(state: State, side: int) -> int:
    """Return the side's points as they stand, misthrows taken off (Q22, Q23)."""
    points = -MISTHROW_COST * misthrows(int(state[HAND]), side)
    for colour in range(HAND):
        points += int(POINTS[stones(int(state[colour]), side)])
    return points


@jit
def game_value(state: State, side: int) -> float:
    """Return the value of a finished game to the side: 1 for a win, 0.5 for a draw, 0 for a loss (Q24)."""
    lead = score(state, side) - score(state, 1 - side)
    return 0.5 + 0.5 * ((lead > 0) - (lead < 0))


@jit
def _up_to_highest(places: int) -> int:
    """Return every place up to the highest one of a set, that one included."""
    places |= places >> 1
    places |= places >> 2
    places |= places >> 4
    return places | places >> 8


@jit
def _block(own: int, other: int, count: int, safe: int) -> int:
    """Return one side's block, with the places where its next stone may go.

    Those are the empty ones right of all its own (Q5, Q6), the last only after five stones (Q17), and the
    front where it is its own (Q8) or a single stone (Q7); none once the last is taken (Q19).
    """
    taken = own | other
    reached = _up_to_highest(taken)
    front = reached ^ reached >> 1
    empty = ~(_up_to_highest(own) | taken) & (_PLACES >> 1 | (count >= STONES_BEFORE_LAST) << LAST)
    ours = front & (own | safe - 1)
    legal = (empty | ours) & (taken >> LAST) - 1
    return own | legal << _LEGAL | count << _COUNT


@jit
def build_row(black: int, grey: int, black_stones: int, grey_stones: int, safe: int) -> int:
    """Return the row in which each side has these places and so many stones; `safe` is 0 or 1."""
    blocks = _block(black, grey, black_stones, safe) | _block(grey, black, grey_stones, safe) << _BLOCK
    return blocks | safe << _SAFE


@jit
def row_after(row: int, side: int, place_in_row: int, lock_stones: int) -> int:
    """Return the row after a legal stone of the side, with so many (0 or 1) on the lock if it closes it."""
    own, other = own_places(row, side), own_places(row, 1 - side)
    own_stones, other_stones = stones(row, side), stones(row, 1 - side)
    bit = 1 << place_in_row
    ahead = (own | other) >> place_in_row  # what the stone finds on its field and right of it
    safe = own >> place_in_row & 1 if ahead <= 1 else row >> _SAFE & 1  # Q8, Q9: else the front stays
    own_stones += 1 + (lock_stones if place_in_row == LAST else 0)  # Q18
    other_stones -= other >> place_in_row & 1  # Q7
    own, other = own | bit, other & ~bit
    block, other_block = _block(own, other, own_stones, safe), _block(other, own, other_stones, safe)
    return block << _BLOCK * side | other_block << _BLOCK * (1 - side) | safe << _SAFE


@jit
def effect(row: int, side: int, place_in_row: int) -> int:
    """Return what a legal stone of the side does in this row: ``PLACED`` to ``CLOSED``."""
    stacked = own_places(row, side) >> place_in_row & 1
    captured = own_places(row, 1 - side) >> place_in_row & 1
    return STACKED * stacked + CAPTURED * captured + CLOSED * (place_in_row == LAST)


@jit
def place(state: State, side: int, field: int) -> int:
    """Put a stone of the side on a field where it may go, and return its effect."""
    colour, place_in_row = field // _WIDTH, field % _WIDTH
    row, hand = int(state[colour]), int(state[HAND])
    done = effect(row, side, place_in_row)
    locks = 1 if supply(hand, side) > 1 else 0  # Q20
    state[colour] = row_after(row, side, place_in_row, locks)
    hand -= 1 << 8 * side
    if done == CAPTURED:
        hand += 1 << 8 * (1 - side)
    elif done == CLOSED:
        hand += (1 << _CLOSED) - (locks << 8 * side)  # Q18, Q19
    state[HAND] = hand
    return done


@jit
def face(dice: int, die: int) -> int:
    """Return the face, less one, of a die: 0 and 1 are white, 2 to 5 red to blue."""
    return dice >> 3 * die & 7


@jit
def place_of_sum(colour: int, two_faces: int) -> int:
    """Return the place in a row that the sum of two faces, each less one, gives (Q1)."""
    return two_faces if colour < 2 else LAST - two_faces


@jit
def first_choices(state: State, side: int, dice: int) -> int:
    """Return the set of fields open to action 1 (Q12)."""
    total = face(dice, 0) + face(dice, 1)
    fields = 0
    for colour in range(HAND):
        here = 1 << place_of_sum(colour, total)
        fields |= (legal_places(int(state[colour]), side) & here) << _WIDTH * colour
    return fields


@jit
def second_choices(state: State, side: int, dice: int, first: int) -> int:
    """Return the set of fields open to action 2 (Q13), given the field that action 1 used (Q14)."""
    fields = 0
    for colour in range(HAND):
        die = face(dice, 2 + colour)
        here = 1 << place_of_sum(colour, die + face(dice, 0)) | 1 << place_of_sum(colour, die + face(dice, 1))
        fields |= (legal_places(int(state[colour]), side) & here) << _WIDTH * colour
    return fields & ~(1 << first)


@jit
def finish_turn(state: State, side: int, first: int, second: int) -> None:
    """Add the misthrow that follows when neither action of the side placed a stone (Q15)."""
    if first == NONE and second == NONE:
        state[HAND] += (1 << _MISTHROWS + 8 * side) - (1 << 8 * side)


@jit
def write_start(state: State) -> None:
    """Make the state that of an empty board."""
    state[:HAND] = build_row(0, 0, 0, 0, 0)
    state[HAND] = STONES | STONES << 8


def encode(position: Position) -> State:
    """Return the state of a position; who is active, the roll and action 1 are told apart from it."""
    supplies = sum(position.supply(side) << 8 * side for side in Side)
    thrown = sum(position.misthrows[side] << _MISTHROWS + 8 * side for side in Side)
    hand = supplies | thrown | len(position.closed_rows) << _CLOSED
    return np.array([*map(_encode_row, position.board), hand], np.int64)


def _encode_row(row: Row) -> int:
    black, grey = (sum(1 << place for place, stack in row if stack.side is side) for side in Side)
    front = row.stacks[row.front]
    safe = front is not None and front.height > 1
    return build_row(black, grey, row.count(Side.BLACK), row.count(Side.GREY), int(safe))


def decode(state: State, side: int) -> Position:
    """Return a position, with the roll of `side` due, that has this state.

    A state tells how many stones stand in a row, not how high each overtaken stack is. Of the positions that
    cannot be told apart by anything that may still happen, this is the one with all such stones on the
    left-most stack.
    """
    hand = int(state[HAND])
    board = tuple(_decode_row(int(row)) for row in state[:HAND])
    return Position(board, Side(side), (misthrows(hand, 0), misthrows(hand, 1)))


def _decode_row(row: int) -> Row:
    stacks: list[Stack | None] = [None] * _WIDTH
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
