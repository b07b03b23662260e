"""Why a text is no legal move, on arrays: the twin of the errors that ``rules/`` raises, in their order."""

from duellum.core.compiled import compiled
from duellum.core.messages import NO_MESSAGE
from duellum.qwixx.kernel.bitboard import HAND, NONE, WIDTH, has_ended
from duellum.qwixx.kernel.game import DICE, FIRST, NO_DICE, SIDE, ArrayPosition, Numbers, is_closed
from duellum.qwixx.kernel.legality import check_dice
from duellum.qwixx.kernel.messages import (
    BARRED,
    CLOSED,
    FIELD,
    LAST_NUMBER,
    LEFT,
    OVER,
    OVERTAKEN,
    PAIR,
    PAIR_ONE,
    ROLL,
    STACK,
    SUM,
    USED,
)
from duellum.qwixx.kernel.moves import face
from duellum.qwixx.kernel.notation import NO_CHOICE, NO_ROLL, Text, parse_choice, parse_roll
from duellum.qwixx.kernel.rows import NUMBERS, count_stones, find_front, find_rightmost, owner
from duellum.qwixx.kernel.turns import UNDECIDED
from duellum.qwixx.rules.board import LAST
from duellum.qwixx.rules.placement import STONES_BEFORE_LAST


@compiled
def explain_move(text: Text, length: int, position: ArrayPosition, numbers: Numbers) -> int:
    """Return the code of why a text is not a legal move, 0 if it is one, and write the message's numbers."""
    if has_ended(int(position.state[HAND])):
        return OVER
    if position.counters[DICE] == NO_DICE:
        dice = parse_roll(text, 0, length)
        return ROLL if dice == NO_ROLL else check_dice(position, dice, numbers)
    choice = parse_choice(text, 0, length)
    if choice == NO_CHOICE:
        return FIELD
    if choice == NONE:
        return NO_MESSAGE
    numbers[0], numbers[1] = choice // WIDTH, NUMBERS[choice]
    fault = _check_action(position, choice, numbers)
    return fault if fault != NO_MESSAGE else _check_place(position, choice, numbers)


@compiled
def _check_action(position: ArrayPosition, field: int, numbers: Numbers) -> int:
    """Return the code of why the dice do not give a field to the action that is due."""
    dice, first = int(position.counters[DICE]), int(position.counters[FIRST])
    number, row = int(NUMBERS[field]), field // WIDTH
    if first == UNDECIDED:
        total = face(dice, 0) + face(dice, 1) + 2
        if number == total:
            return NO_MESSAGE
        numbers[0], numbers[1] = total, number
        return SUM  # Q12
    if is_closed(position, row):
        return CLOSED  # Q19
    die = face(dice, 2 + row) + 2
    high, low = face(dice, 0) + die, face(dice, 1) + die
    if number != high and number != low:
        numbers[2], numbers[3] = min(high, low), max(high, low)
        return PAIR_ONE if high == low else PAIR  # Q13
    return USED if field == first else NO_MESSAGE  # Q14


@compiled
def _check_place(position: ArrayPosition, field: int, numbers: Numbers) -> int:
    """Return the code of why the side to move may not place on a field."""
    side, row, place = int(position.counters[SIDE]), field // WIDTH, field % WIDTH
    if is_closed(position, row):
        return CLOSED  # Q19
    holder = owner(position, field)
    if holder >= 0:
        if place != find_front(position, row):
            return OVERTAKEN if holder == side else BARRED  # Q10, Q6
        return STACK if holder != side and abs(int(position.heights[field])) > 1 else NO_MESSAGE  # Q9
    own = find_rightmost(position, row, side)
    if place < own:
        numbers[2] = NUMBERS[row * WIDTH + own]
        return LEFT  # Q5
    count = count_stones(position, row, side)
    numbers[2] = count
    return LAST_NUMBER if place == LAST and count < STONES_BEFORE_LAST else NO_MESSAGE  # Q17
