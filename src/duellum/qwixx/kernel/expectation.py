"""Exact expectation over the dice of the value of the best turn.

The work is split so that an engine can evaluate all positions in one batch, by any means:

1. :func:`list_results` writes every state that a turn can end in, whatever the dice, and an index of them by
   the two choices. There are at most ``MAX_RESULTS``, because the order of two choices in different rows
   rarely matters.
2. The caller evaluates each state for the side that made the turn; higher is better.
3. :func:`compute_probabilities` gives the probability that each is the best that a roll allows,
   :func:`compute_expectation` the expectation of the best value, :func:`expect_by_whites` that for each pair
   of white dice, and :func:`find_best_turn` the choices for one roll.

Why this need not enumerate the 27,216 distinct rolls: with the white dice fixed, the fields of action 1 are
known, and action 2 uses one coloured die. So a roll's value is the greatest of five numbers: the best without
an action 2, and for each colour the best that its die allows together with any action 1, which takes six
values, one for each face. The four coloured dice are independent, so the probability that none of them
exceeds some value is a product, and sorting 24 values gives the expectation. A die that is out of the game
adds nothing.
"""

import numpy as np
import numpy.typing as npt

from duellum.core.compiled import compiled, lowest_bit, stack_array
from duellum.qwixx.kernel.bitboard import (
    CHOICES,
    HAND,
    NONE,
    ROWS,
    WIDTH,
    WORDS,
    State,
    copy_state,
    has_ended,
    legal_places,
    supply,
)
from duellum.qwixx.kernel.moves import face, finish_turn, place, place_of_sum
from duellum.qwixx.rules.action import can_share_roll
from duellum.qwixx.rules.board import FACES, FIELDS, LAST, number_of

States = npt.NDArray[np.int64]
"""int64[n, 5]: one state a line."""
Index = npt.NDArray[np.int16]
"""int16[45, 45]: by first and second choice, a field or ``NONE``, the result; -1 if not legal."""
Values = npt.NDArray[np.float64]
Results = npt.NDArray[np.int64]
"""Indices of results."""

_FACES = len(FACES)
_SUMS = 2 * _FACES - 1  # of two faces, each less one: 0 to 10
_MAX_RANKED = ROWS * _FACES
_new_state = stack_array(WORDS, np.int64)
_new_by_second = stack_array(CHOICES, np.int64)
_new_ranked, _new_colours = (stack_array(_MAX_RANKED, np.int64) for _ in range(2))
_new_below = stack_array(ROWS, np.float64)
_BOTH_CLOSE = 2  # pairs of last fields that one roll can give: red and yellow 12, green and blue 2


def _reach() -> npt.NDArray[np.int64]:
    """Return by field of action 1 the set of fields that action 2 can use with the same roll (Q12, Q13)."""
    numbers = [number_of(field) for field in FIELDS]
    sets = (sum(1 << field for field in FIELDS if can_share_roll(first, numbers[field])) for first in numbers)
    return np.array([*sets], np.int64)


REACH = _reach()
MAX_RESULTS = (
    1  # the misthrow
    + NONE  # one stone
    + sum(int(reached).bit_count() - 1 for reached in REACH) // 2  # two, in either order
    + _BOTH_CLOSE  # where the order decides which row gets the last lock stone
)


@compiled
def legal_fields(state: State, side: int) -> int:
    """Return the set of fields where the side may put its next stone, regardless of the dice."""
    fields = 0
    for colour in range(ROWS):
        fields |= legal_places(int(state[colour]), side) << WIDTH * colour
    return fields


@compiled
def list_results(state: State, side: int, states: States, index: Index) -> int:
    """Write the states after every turn of the side, and their index; return their number.

    `states` has at least ``MAX_RESULTS`` lines. The game must not be over. Where action 1 ends it, the second
    choice is ``NONE``.
    """
    index[:] = -1
    between, count = _new_state(), 0
    firsts = legal_fields(state, side) | 1 << NONE
    while firsts:
        first = lowest_bit(firsts)
        firsts &= firsts - 1
        copy_state(state, between)
        if first != NONE:
            place(between, side, first)
        copy_state(between, states[count])
        finish_turn(states[count], side, first, NONE)
        index[first, NONE] = index[NONE, first] = count
        count += 1
        if first != NONE and not has_ended(int(between[HAND])):
            count = _list_seconds(between, side, first, states, index, count)
    return count


@compiled
def _list_seconds(between: State, side: int, first: int, states: States, index: Index, count: int) -> int:
    """Append the states after each action 2 that can follow `first`, and return the new number.

    Two stones in different rows give the same state in either order, unless each closes its row and the
    supply has only one lock stone (Q20). In one row the second is always farther right.
    """
    seconds = legal_fields(between, side) & REACH[first] & ~(1 << first)
    is_last_stone = supply(int(between[HAND]), side) == 1
    while seconds:
        second = lowest_bit(seconds)
        seconds &= seconds - 1
        both_close = first % WIDTH == LAST and second % WIDTH == LAST
        if index[second, first] >= 0 and not (both_close and is_last_stone):
            index[first, second] = index[second, first]
        else:
            copy_state(between, states[count])
            place(states[count], side, second)
            index[first, second] = count
            count += 1
    return count


@compiled
def compute_expectation(index: Index, values: Values) -> float:
    """Return the expectation over all rolls of the greatest value that a roll allows."""
    probabilities = np.empty(len(values))
    compute_probabilities(index, values, probabilities)
    return float(np.sum(probabilities * values))


@compiled
def compute_probabilities(index: Index, values: Values, probabilities: Values) -> None:
    """Write the probability that each result is the best that a roll allows."""
    probabilities[:] = 0
    by_second, ranked, colours = _new_by_second(), _new_ranked(), _new_colours()
    for total in range(_SUMS):
        _best_by_second(index, values, total, by_second)
        for low in range(max(0, total - _FACES + 1), total // 2 + 1):
            high = total - low
            count = _rank_dice(by_second, values, low, high, ranked, colours)
            ways = 1 if low == high else 2
            _add_probabilities(int(by_second[NONE]), ranked, colours[:count], ways / _FACES**2, probabilities)


@compiled
def _best_by_second(index: Index, values: Values, total: int, by_second: Results) -> None:
    """Write for each action 2 the best result with any action 1 for white dice of this sum; -1 for none."""
    by_second[:] = -1
    for colour in range(ROWS + 1):
        first = NONE if colour == ROWS else colour * WIDTH + place_of_sum(colour, total)
        if index[first, NONE] >= 0:
            for second in range(CHOICES):
                result, best = int(index[first, second]), int(by_second[second])
                if result >= 0 and (best < 0 or values[result] > values[best]):
                    by_second[second] = result


@compiled
def _rank_dice(
    by_second: Results, values: Values, low: int, high: int, ranked: Results, colours: Results
) -> int:
    """Write, best first, the result of each face of each coloured die with these white dice, and its colour.

    Results no better than declining action 2 are left out. Return how many remain.
    """
    count, base = 0, values[by_second[NONE]]
    for colour in range(ROWS):
        for die in range(_FACES):
            result = _best_with_die(by_second, values, low, high, colour, die)
            if result >= 0 and values[result] > base:
                spot = count
                while spot > 0 and values[ranked[spot - 1]] < values[result]:
                    ranked[spot], colours[spot] = ranked[spot - 1], colours[spot - 1]
                    spot -= 1
                ranked[spot], colours[spot] = result, colour
                count += 1
    return count


@compiled
def _best_with_die(by_second: Results, values: Values, low: int, high: int, colour: int, die: int) -> int:
    """Return the best result whose action 2 uses this coloured die, its face less one; -1 for none."""
    result = int(by_second[colour * WIDTH + place_of_sum(colour, low + die)])
    other = int(by_second[colour * WIDTH + place_of_sum(colour, high + die)])
    if result < 0 or (other >= 0 and values[other] > values[result]):
        return other
    return result


@compiled
def expect_by_whites(index: Index, values: Values, fixed: int, expectations: Values) -> None:
    """Write by white dice, 6 * first + second, each face less one, the expectation of the best value.

    `fixed` sets coloured dice, three bits each from red on: the face, or 0 for a die that is averaged over.
    """
    by_second, ranked, colours = _new_by_second(), _new_ranked(), _new_colours()
    for low in range(_FACES):
        for high in range(low, _FACES):
            _best_by_second(index, values, low + high, by_second)
            base = values[by_second[NONE]]
            for colour in range(ROWS):
                die = (fixed >> 3 * colour & 7) - 1
                if die >= 0:
                    result = _best_with_die(by_second, values, low, high, colour, die)
                    if result >= 0:
                        base = max(base, values[result])
            count = _rank_dice(by_second, values, low, high, ranked, colours)
            expectation = _expect_best(base, values, ranked, colours[:count], fixed)
            expectations[_FACES * low + high] = expectations[_FACES * high + low] = expectation


@compiled
def _expect_best(base: float, values: Values, ranked: Results, colours: Results, fixed: int) -> float:
    """Return the expectation of the best of `base` and what the dice that are not fixed give."""
    below = _new_below()  # by colour: the probability that its die gives none of the results so far
    for colour in range(ROWS):
        below[colour] = 1.0
    remaining, expectation = 1.0, 0.0
    for spot in range(len(colours)):
        if fixed >> 3 * colours[spot] & 7 == 0 and values[ranked[spot]] > base:
            below[colours[spot]] -= 1 / _FACES
            after = below[0] * below[1] * below[2] * below[3]
            expectation += (remaining - after) * values[ranked[spot]]
            remaining = after
    return expectation + remaining * base


@compiled
def _add_probabilities(
    base: int, ranked: Results, colours: Results, share: float, probabilities: Values
) -> None:
    """Add the probability that each ranked result is the best that the dice allow, and the rest to `base`.

    `share` is the probability of the white dice, a factor of all.
    """
    below = _new_below()  # by colour: the probability that its die gives none of the results so far
    for colour in range(ROWS):
        below[colour] = 1.0
    remaining = 1.0
    for spot in range(len(colours)):
        below[colours[spot]] -= 1 / _FACES
        after = below[0] * below[1] * below[2] * below[3]
        probabilities[ranked[spot]] += share * (remaining - after)
        remaining = after
    probabilities[base] += share * remaining


@compiled
def find_best_turn(index: Index, values: Values, dice: int) -> int:
    """Return the choices, first * 45 + second, with the greatest value for these dice."""
    best, best_value = NONE * CHOICES + NONE, -np.inf
    for row in range(ROWS + 1):
        first = NONE if row == ROWS else row * WIDTH + place_of_sum(row, face(dice, 0) + face(dice, 1))
        for option in range(2 * ROWS + 1):
            colour, white = option // 2, option % 2
            second = NONE
            if colour < ROWS:
                second = colour * WIDTH + place_of_sum(colour, face(dice, white) + face(dice, 2 + colour))
            result = index[first, second]
            if result >= 0 and values[result] > best_value:
                best, best_value = first * CHOICES + second, values[result]
    return best
