"""Random play on the bitboard: turns and games of uniformly random choices."""

import numpy as np
import numpy.typing as npt

from duellum.core.compiled import compiled, lowest_bit
from duellum.core.rng import Rng, draw_below
from duellum.qwixx.kernel.bitboard import HAND, NONE, State, has_ended
from duellum.qwixx.kernel.dice import roll_dice
from duellum.qwixx.kernel.moves import finish_turn, first_choices, place, second_choices

Effects = npt.NDArray[np.int64]
"""int64[2, 4]: by side and effect, as ``place`` returns it, how often it happened; turns add to it."""


@compiled
def pick_field(fields: int, rng: Rng) -> int:
    """Return a uniformly random choice among the fields of a set of at most eight and ``NONE``."""
    count, left = 0, fields
    while left:
        left &= left - 1
        count += 1
    chosen = draw_below(count + 1, rng)
    if chosen == count:
        return NONE
    for _ in range(chosen):
        fields &= fields - 1
    return lowest_bit(fields)


@compiled
def play_random_turn(state: State, side: int, rng: Rng, effects: Effects) -> None:
    """Roll the dice and play a turn of uniformly random choices."""
    dice = roll_dice(rng)
    first = pick_field(first_choices(state, side, dice), rng)
    if first != NONE:
        effects[side, place(state, side, first)] += 1
        if has_ended(int(state[HAND])):
            return
    second = pick_field(second_choices(state, side, dice, first), rng)
    if second != NONE:
        effects[side, place(state, side, second)] += 1
    finish_turn(state, side, first, second)


@compiled
def play_random_game(state: State, side: int, rng: Rng, effects: Effects) -> int:
    """Play random turns, `side` first, to the end of the game, and return their number."""
    turns = 0
    while not has_ended(int(state[HAND])):
        play_random_turn(state, side, rng, effects)
        side = 1 - side
        turns += 1
    return turns
