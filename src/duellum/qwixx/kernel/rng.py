"""All chance of the fast Qwixx Duel: a seeded source, dice and random play, compiled by Numba.

A source is uint64[1]: the counter of a SplitMix64 generator, handed in and moved on by each draw. Games that
are numbered get a source each, so that the same seed gives the same games in whatever order they are played.
"""

import numpy as np
import numpy.typing as npt

from duellum.core.jit import jit, lowest_bit
from duellum.qwixx.kernel.bitboard import (
    HAND,
    NONE,
    State,
    finish_turn,
    first_choices,
    has_ended,
    place,
    second_choices,
)

Source = npt.NDArray[np.uint64]
Effects = npt.NDArray[np.int64]
"""int64[2, 4]: how often a stone of each side did what, as ``kernel.place`` tells; turns add to it."""

FRACTION = 59  # bits in a draw: times six it still fits an int64
_FRACTION_BITS = (1 << FRACTION) - 1
_WORD = (1 << 64) - 1  # arithmetic is modulo 2**64, which the mask brings about where ints have no end
_STEP = 0x9E3779B97F4A7C15
_DICE = 6


@jit
def _scrambled(counter: int) -> int:
    """Return the number that SplitMix64 makes of its counter."""
    counter = (counter ^ counter >> 30) * 0xBF58476D1CE4E5B9 & _WORD
    counter = (counter ^ counter >> 27) * 0x94D049BB133111EB & _WORD
    return counter ^ counter >> 31


@jit
def seed_source(source: Source, seed: int, number: int) -> None:
    """Set the source for the game of this number, 0 or more, under a seed from 0 to 2**63 - 1."""
    source[0] = _scrambled(int(np.uint64(seed)) ^ _scrambled(int(np.uint64(number))))


@jit
def draw(source: Source) -> int:
    """Return a uniform number of ``FRACTION`` bits."""
    counter = int(source[0]) + _STEP & _WORD
    source[0] = counter
    return int(np.int64(_scrambled(counter) >> 64 - FRACTION))


@jit
def below(limit: int, source: Source) -> int:
    """Return a uniform number from 0 to `limit` - 1, which is at most 255."""
    return (draw(source) >> 4) * limit >> FRACTION - 4


@jit
def roll(source: Source) -> int:
    """Return six dice from one draw; no roll is likelier than another by more than one part in 2**43."""
    return roll_of(draw(source))


@jit
def roll_of(fraction: int) -> int:
    """Return the six dice that a number of ``FRACTION`` bits stands for: like ones give like dice."""
    dice = 0
    for die in range(_DICE):
        fraction *= 6
        dice |= fraction >> FRACTION << 3 * die
        fraction &= _FRACTION_BITS
    return dice


@jit
def pick(fields: int, source: Source) -> int:
    """Return one field of a set of at most eight, or ``NONE``, each with the same probability."""
    count, left = 0, fields
    while left:
        left &= left - 1
        count += 1
    chosen = below(count + 1, source)
    if chosen == count:
        return NONE
    for _ in range(chosen):
        fields &= fields - 1
    return lowest_bit(fields)


@jit
def play_random_turn(state: State, side: int, source: Source, effects: Effects) -> None:
    """Roll and play a turn of uniformly random choices."""
    dice = roll(source)
    first = pick(first_choices(state, side, dice), source)
    if first != NONE:
        effects[side, place(state, side, first)] += 1
        if has_ended(int(state[HAND])):
            return
    second = pick(second_choices(state, side, dice, first), source)
    if second != NONE:
        effects[side, place(state, side, second)] += 1
    finish_turn(state, side, first, second)


@jit
def play_random_game(state: State, side: int, source: Source, effects: Effects) -> int:
    """Play random turns, `side` first, to the end of the game, and return their number."""
    turns = 0
    while not has_ended(int(state[HAND])):
        play_random_turn(state, side, source, effects)
        side = 1 - side
        turns += 1
    return turns
