"""Playing a position to the end many times, with the luck taken out: a value with its uncertainty.

Each game is played by the network against itself. Before each roll all rolls are weighed; how much the roll
that came was above their mean is luck, known exactly and zero on average, so it is taken off the result. What
remains varies little. The dice are spread as evenly as can be, too: the throws of each turn, taken over all
games, divide the range of possible throws into equal parts with one throw in each (a Latin hypercube).
Compiled by Numba.
"""

import math
from dataclasses import dataclass

import numpy as np

from duellum.core.jit import jit
from duellum.qwixx.engine.lookahead import Room, new_room, weigh_turn
from duellum.qwixx.engine.network.evaluator import Judge
from duellum.qwixx.kernel.bitboard import HAND, NONE, WORDS, State, has_ended
from duellum.qwixx.kernel.expectation import Values, best_turn
from duellum.qwixx.kernel.rng import FRACTION, Source, draw, roll_of, seed_source
from duellum.qwixx.training.self_play import LONGEST

_SURE = 1.96  # standard errors either side of the mean that hold the truth 19 times in 20


@dataclass(frozen=True, slots=True)
class Rollout:
    """What playing a position out came to, as win probability of the player about to roll."""

    value: float
    error: float
    """Half the width of the interval that holds the truth 19 times in 20."""
    games: int
    plain_error: float
    """The same if luck had been left in."""


@jit
def _spread(number: int, games: int, turn: int, source: Source, strides: State) -> int:
    """Return the fraction that makes the throw of a turn in a game: a random spot of the game's own part."""
    part = (number * strides[turn, 0] + strides[turn, 1]) % games
    width = (1 << FRACTION) // games
    return int(part * width + draw(source) % width)


@jit
def _write_strides(games: int, source: Source, strides: State) -> None:
    """Write for each turn how to deal the parts to the games: a random start and a stride that meets all."""
    for turn in range(len(strides)):
        stride = 1 + draw(source) % games
        while _common_divisor(stride, games) != 1:
            stride = 1 + draw(source) % games
        strides[turn, 0], strides[turn, 1] = stride, draw(source) % games


@jit
def _common_divisor(one: int, other: int) -> int:
    while other:
        one, other = other, one % other
    return one


@jit
def play_out(
    judge: Judge,
    room: Room,
    start: State,
    side: int,
    games: int,
    seed: int,
    results: Values,
    adjusted: Values,
) -> None:
    """Write the result for `side`, about to roll, of so many games, and the same with luck taken off."""
    source, state = np.empty(1, np.uint64), np.empty(WORDS, np.int64)
    strides = np.empty((LONGEST, 2), np.int64)
    seed_source(source, seed, 0)
    _write_strides(games, source, strides)
    for number in range(games):
        seed_source(source, seed, number + 1)
        state[:] = start
        turn, luck, roller, last = 0, 0.0, side, 0.0
        while not has_ended(int(state[HAND])) and turn < LONGEST:
            count = weigh_turn(judge, room, state, roller)
            mean = np.sum(room.chances[:count] * room.values[:count])
            dice = roll_of(_spread(number, games, turn, source, strides))
            choices = best_turn(room.lines, room.values, dice)
            result = room.lines[choices // (NONE + 1), choices % (NONE + 1)]
            gain = room.values[result] - mean
            luck += gain if roller == side else -gain
            state[:] = room.states[result]
            last = room.values[result] if roller == side else 1 - room.values[result]
            roller = 1 - roller
            turn += 1
        results[number], adjusted[number] = last, last - luck


def roll_out(judge: Judge, state: State, side: int, games: int, seed: int) -> Rollout:
    """Return the value of a position between turns to `side`, about to roll; it must not be over."""
    results, adjusted = np.empty(games), np.empty(games)
    play_out(judge, new_room(), state, int(side), games, seed, results, adjusted)
    root = math.sqrt(games)
    return Rollout(
        float(adjusted.mean()),
        _SURE * float(adjusted.std(ddof=1)) / root,
        games,
        _SURE * float(results.std(ddof=1)) / root,
    )
