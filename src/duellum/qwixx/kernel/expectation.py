"""Exact dice: what the best reply to a roll is worth, on average over all rolls, compiled by Numba.

The work is cut so that an engine can value all positions at once, by whatever means:

1. :func:`list_results` writes every state that a turn can end in, whatever the dice, and an index of them by
   the two choices: at most ``MOST_RESULTS``, as the order of two choices in different rows hardly matters.
2. The caller puts a value on each, as it looks to the side that made the turn; higher is better.
3. :func:`weigh_results` gives the probability of each to be the best that a roll allows,
   :func:`expectation` the mean of the best value, and :func:`best_turn` the choices for one roll.

Why the mean needs no walk through the 27,216 rolls that differ: with the white dice fixed, action 1 is known,
and action 2 uses one coloured die. So a roll's value is the greatest of five numbers: the best without an
action 2, and for each colour the best that its die allows together with any action 1, which takes six values,
one a face. The four coloured dice are independent, so the probability that none of them brings more than some
amount is a product, and 24 values in order give the mean. A die that is out of the game brings nothing.
"""

import numpy as np
import numpy.typing as npt

from duellum.core.jit import jit, lowest_bit
from duellum.qwixx.kernel.bitboard import (
    HAND,
    NONE,
    WORDS,
    State,
    face,
    finish_turn,
    has_ended,
    legal_places,
    place,
    place_of_sum,
    supply,
)
from duellum.qwixx.rules.board import FIELDS, LAST, PLACES, number_of

States = npt.NDArray[np.int64]
"""int64[n, 5]: one state a line."""
Index = npt.NDArray[np.int16]
"""int16[45, 45]: by first and second choice, a field or ``NONE``, the line of the result; -1 if not legal."""
Values = npt.NDArray[np.float64]
Results = npt.NDArray[np.int64]
"""Lines of results."""

_WIDTH = len(PLACES)
_FACES = 6
_COLOURS = 4
_SUMS = 2 * _FACES - 1  # of two faces, each less one: 0 to 10
_MOST_RANKED = _COLOURS * _FACES
_BOTH_CLOSE = 2  # pairs of last fields that one roll can give: red and yellow 12, green and blue 2


def _reach() -> npt.NDArray[np.int64]:
    """Return by field of action 1 the set of fields that action 2 can use with the same white dice.

    One of two white dice with a given sum, and any third die, give the numbers that differ by at most five.
    """
    numbers = [number_of(field) for field in FIELDS]
    sets = (
        sum(1 << field for field in FIELDS if abs(numbers[field] - number) <= _FACES - 1)
        for number in numbers
    )
    return np.array([*sets], np.int64)


REACH = _reach()
MOST_RESULTS = (
    1  # the misthrow
    + NONE  # one stone
    + sum(int(reached).bit_count() - 1 for reached in REACH) // 2  # two, in either order
    + _BOTH_CLOSE  # where the order tells which row gets the last lock stone
)


@jit
def legal_fields(state: State, side: int) -> int:
    """Return the set of fields where the side may put its next stone, whatever the dice."""
    fields = 0
    for colour in range(HAND):
        fields |= legal_places(int(state[colour]), side) << _WIDTH * colour
    return fields


@jit
def list_results(state: State, side: int, states: States, index: Index) -> int:
    """Write the states after every turn of the side, and their index, and return how many there are.

    `states` has room for ``MOST_RESULTS``. The game must not be over. Where action 1 ends it, the second
    choice is ``NONE``.
    """
    index[:] = -1
    between, count = np.empty(WORDS, np.int64), 0
    firsts = legal_fields(state, side) | 1 << NONE
    while firsts:
        first = lowest_bit(firsts)
        firsts &= firsts - 1
        between[:] = state
        if first != NONE:
            place(between, side, first)
        states[count] = between
        finish_turn(states[count], side, first, NONE)
        index[first, NONE] = index[NONE, first] = count
        count += 1
        if first != NONE and not has_ended(int(between[HAND])):
            count = _list_seconds(between, side, first, states, index, count)
    return count


@jit
def _list_seconds(between: State, side: int, first: int, states: States, index: Index, count: int) -> int:
    """Write the states after each action 2 that can follow `first`, and return how many there are then.

    Two stones in different rows come to the same in either order, unless each closes its row and the supply
    has but one lock stone. In one row the second is always farther right.
    """
    seconds = legal_fields(between, side) & REACH[first] & ~(1 << first)
    is_last_stone = supply(int(between[HAND]), side) == 1
    while seconds:
        second = lowest_bit(seconds)
        seconds &= seconds - 1
        both_close = first % _WIDTH == LAST and second % _WIDTH == LAST
        if index[second, first] >= 0 and not (both_close and is_last_stone):
            index[first, second] = index[second, first]
        else:
            states[count] = between
            place(states[count], side, second)
            index[first, second] = count
            count += 1
    return count


@jit
def expectation(index: Index, values: Values) -> float:
    """Return the mean over all rolls of the greatest value that a roll allows."""
    chances = np.empty(len(values))
    weigh_results(index, values, chances)
    return float(np.sum(chances * values))


@jit
def weigh_results(index: Index, values: Values, chances: Values) -> None:
    """Write how likely each result is to be the best that a roll allows."""
    chances[:] = 0
    by_second = np.empty(NONE + 1, np.int64)
    ranked, colours = np.empty(_MOST_RANKED, np.int64), np.empty(_MOST_RANKED, np.int64)
    for total in range(_SUMS):
        _best_by_second(index, values, total, by_second)
        for low in range(max(0, total - _FACES + 1), total // 2 + 1):
            high = total - low
            count = _rank_dice(by_second, values, low, high, ranked, colours)
            ways = 1 if low == high else 2
            _add_greatest(int(by_second[NONE]), ranked, colours[:count], ways / _FACES**2, chances)


@jit
def _best_by_second(index: Index, values: Values, total: int, by_second: Results) -> None:
    """Write for each action 2 the best result with any action 1 that white dice of this sum allow, or -1."""
    by_second[:] = -1
    for colour in range(_COLOURS + 1):
        first = NONE if colour == _COLOURS else colour * _WIDTH + place_of_sum(colour, total)
        if index[first, NONE] >= 0:
            for second in range(NONE + 1):
                result, best = int(index[first, second]), int(by_second[second])
                if result >= 0 and (best < 0 or values[result] > values[best]):
                    by_second[second] = result


@jit
def _rank_dice(
    by_second: Results, values: Values, low: int, high: int, ranked: Results, colours: Results
) -> int:
    """Write, best first, the result that each face of each die brings with these white dice, and whose it is.

    What brings no more than declining action 2 is left out. Return how many are left.
    """
    count, base = 0, values[by_second[NONE]]
    for colour in range(_COLOURS):
        for die in range(_FACES):
            result = int(by_second[colour * _WIDTH + place_of_sum(colour, low + die)])
            other = int(by_second[colour * _WIDTH + place_of_sum(colour, high + die)])
            if result < 0 or (other >= 0 and values[other] > values[result]):
                result = other
            if result >= 0 and values[result] > base:
                spot = count
                while spot > 0 and values[ranked[spot - 1]] < values[result]:
                    ranked[spot], colours[spot] = ranked[spot - 1], colours[spot - 1]
                    spot -= 1
                ranked[spot], colours[spot] = result, colour
                count += 1
    return count


@jit
def _add_greatest(base: int, ranked: Results, colours: Results, share: float, chances: Values) -> None:
    """Add the probability of each result to be the best of those that independent dice bring, and of `base`.

    `share` is the probability of the white dice; all is multiplied by it.
    """
    fewer = np.ones(_COLOURS)  # by colour: how likely its die is to bring less than what came so far
    remaining = 1.0
    for spot in range(len(colours)):
        fewer[colours[spot]] -= 1 / _FACES
        after = fewer[0] * fewer[1] * fewer[2] * fewer[3]
        chances[ranked[spot]] += share * (remaining - after)
        remaining = after
    chances[base] += share * remaining


@jit
def best_turn(index: Index, values: Values, dice: int) -> int:
    """Return the choices, first * 45 + second, with the greatest value for these dice."""
    best, most = NONE * (NONE + 1) + NONE, -np.inf
    for row in range(_COLOURS + 1):
        first = NONE if row == _COLOURS else row * _WIDTH + place_of_sum(row, face(dice, 0) + face(dice, 1))
        for option in range(2 * _COLOURS + 1):
            colour, white = option // 2, option % 2
            second = NONE
            if colour < _COLOURS:
                second = colour * _WIDTH + place_of_sum(colour, face(dice, white) + face(dice, 2 + colour))
            result = index[first, second]
            if result >= 0 and values[result] > most:
                best, most = first * (NONE + 1) + second, values[result]
    return best
