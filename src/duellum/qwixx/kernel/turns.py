"""Turn generation: every way to finish a turn once the dice are rolled."""

import numpy as np
import numpy.typing as npt

from duellum.core.compiled import compiled, lowest_bit, stack_array
from duellum.qwixx.kernel.bitboard import HAND, NONE, WORDS, State, copy_state, has_ended
from duellum.qwixx.kernel.moves import finish_turn, first_choices, place, second_choices

Turns = npt.NDArray[np.int64]
"""int64[n, 2]: the two choices of each turn, a field or ``NONE``."""

MAX_TURN_OPTIONS = 45
"""Five choices for action 1, each with nine for action 2."""
MAX_GAME_TURNS = 120
"""More turns than a game has: 44 stones, some captured, and four misthrows; longer games are cut off."""
UNDECIDED = NONE + 1
"""Stands for action 1 while it has not been chosen."""

_new_state = stack_array(WORDS, np.int64)


@compiled
def list_turns(state: State, side: int, dice: int, first: int, states: State, turns: Turns) -> int:
    """Write the state after every way to finish a turn, and its choices; return their number.

    `first` is the choice of action 1 if it has been made in `state`, else ``UNDECIDED``. The second choice is
    ``NONE`` where the game ends with the first.
    """
    if first != UNDECIDED:
        return _list_seconds(state, side, dice, first, states, turns, 0)
    between, count = _new_state(), 0
    firsts = first_choices(state, side, dice) | 1 << NONE
    while firsts:
        first = lowest_bit(firsts)
        firsts &= firsts - 1
        copy_state(state, between)
        if first != NONE:
            place(between, side, first)
        count = _list_seconds(between, side, dice, first, states, turns, count)
    return count


@compiled
def _list_seconds(
    between: State, side: int, dice: int, first: int, states: State, turns: Turns, count: int
) -> int:
    """Append what may follow action 1, and return the new number."""
    seconds = 1 << NONE
    if not has_ended(int(between[HAND])):
        seconds |= second_choices(between, side, dice, first)
    while seconds:
        second = lowest_bit(seconds)
        seconds &= seconds - 1
        copy_state(between, states[count])
        if second != NONE:
            place(states[count], side, second)
        finish_turn(states[count], side, first, second)
        turns[count, 0], turns[count, 1] = first, second
        count += 1
    return count
