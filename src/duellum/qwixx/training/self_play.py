"""Games of networks, by the thousand: against themselves to learn from, against each other to compare.

Compiled by Numba. Dice bring all the variety there must be, so a network always plays the turn that it values
most.
"""

import numpy as np
import numpy.typing as npt

from duellum.core.jit import jit
from duellum.qwixx.engine.lookahead import Room, look_ahead
from duellum.qwixx.engine.network.evaluator import Judge, foresee_after
from duellum.qwixx.engine.network.margins import MARGINS, Distribution, turn_round, win_share
from duellum.qwixx.kernel.bitboard import (
    HAND,
    NONE,
    WORDS,
    State,
    finish_turn,
    has_ended,
    lay_out,
    place,
    score,
)
from duellum.qwixx.kernel.expectation import best_turn
from duellum.qwixx.kernel.rng import Source, roll, seed_source
from duellum.qwixx.kernel.turns import MOST_TURNS, UNDECIDED, list_turns
from duellum.qwixx.simulation.policies import WEIGHTS
from duellum.qwixx.simulation.policies import choose_turn as choose_by_policy

Examples = npt.NDArray[np.int64]
"""int64[n, 6]: a state between turns and the side about to roll."""
Targets = npt.NDArray[np.float32]
"""float32[n, MARGINS]: how the game should have been foreseen for that side."""

LONGEST = 120
"""More turns than any game has: 44 stones, each captured now and then, and four misthrows."""


@jit
def play_best(judge: Judge, state: State, side: int, dice: int, distribution: Distribution) -> None:
    """Play the turn that the network values most; write what it expects of it for the side."""
    states, turns = np.empty((MOST_TURNS, WORDS), np.int64), np.empty((MOST_TURNS, 2), np.int64)
    seen = np.empty(MARGINS, np.float32)
    best, most = 0, -1.0
    for turn in range(list_turns(state, side, dice, UNDECIDED, states, turns)):
        foresee_after(judge, states[turn], side, seen)
        value = win_share(seen)
        if value > most:
            best, most = turn, value
            distribution[:] = seen
    state[:] = states[best]


@jit
def play_examples(
    judge: Judge, begin: int, end: int, seed: int, trust: float, examples: Examples, targets: Targets
) -> int:
    """Play the games with these numbers, write their positions as examples, and return how many.

    What should have been foreseen is part what came of it, seen through all later judgements, and part the
    network's own view of the next position; `trust`, 0 to 1, is the former's share.
    """
    source, state = np.empty(1, np.uint64), np.empty(WORDS, np.int64)
    views, truth = np.empty((LONGEST, MARGINS), np.float32), np.empty(MARGINS, np.float32)
    count, share = 0, np.float32(trust)
    for number in range(begin, end):
        seed_source(source, seed, number)
        lay_out(state)
        turns = 0
        while not has_ended(int(state[HAND])) and turns < LONGEST:
            examples[count + turns, :WORDS] = state
            examples[count + turns, WORDS] = turns & 1
            play_best(judge, state, turns & 1, roll(source), views[turns])
            turns += 1
        truth[:] = views[turns - 1]
        for turn in range(turns - 1, -1, -1):
            if turn < turns - 1:
                for margin in range(MARGINS):
                    later = targets[count + turn + 1, MARGINS - 1 - margin]
                    truth[margin] = share * later + (1 - share) * views[turn, margin]
            targets[count + turn] = truth
        count += turns
    return count


@jit
def play_match(judge: Judge, other: Judge, begin: int, end: int, seed: int, points: Distribution) -> None:
    """Play games of a network against another and write its points; each two share dice and swap seats."""
    source, state, seen = np.empty(1, np.uint64), np.empty(WORDS, np.int64), np.empty(MARGINS, np.float32)
    for number in range(begin, end):
        seed_source(source, seed, number // 2)
        lay_out(state)
        side, own = 0, number & 1
        while not has_ended(int(state[HAND])):
            play_best(judge if side == own else other, state, side, roll(source), seen)
            side = 1 - side
        points[number - begin] = points_of(state, own)


@jit
def play_policy(judge: Judge, policy: int, begin: int, end: int, seed: int, points: Distribution) -> None:
    """Play games of a network against a policy and write its points; each two share dice and swap seats."""
    source, tosses = np.empty(1, np.uint64), np.empty(1, np.uint64)
    state, seen = np.empty(WORDS, np.int64), np.empty(MARGINS, np.float32)
    for number in range(begin, end):
        seed_source(source, seed, number // 2)
        seed_source(tosses, seed + 1, number)
        lay_out(state)
        side, own = 0, number & 1
        while not has_ended(int(state[HAND])):
            dice = roll(source)
            if side == own:
                play_best(judge, state, side, dice, seen)
            else:
                play_policy_turn(state, side, dice, policy, tosses)
            side = 1 - side
        points[number - begin] = points_of(state, own)


@jit
def play_policy_turn(state: State, side: int, dice: int, policy: int, source: Source) -> None:
    """Play the turn that a policy values most."""
    turn = choose_by_policy(state, side, dice, WEIGHTS[policy], source)
    first, second = turn // (NONE + 1), turn % (NONE + 1)
    if first != NONE:
        place(state, side, first)
    if second != NONE:
        place(state, side, second)
    finish_turn(state, side, first, second)


@jit
def points_of(state: State, side: int) -> float:
    """Return what a finished game is worth to a side: 1, 0.5 or 0."""
    lead = score(state, side) - score(state, 1 - side)
    return 0.5 + 0.5 * ((lead > 0) - (lead < 0))


@jit
def play_lessons(
    judge: Judge,
    room: Room,
    begin: int,
    end: int,
    seed: int,
    trust: float,
    examples: Examples,
    targets: Targets,
) -> int:
    """Play games like :func:`play_examples`, but take the luck of the dice out of what is to be learnt.

    Before each roll all rolls are weighed; what differs from the network's own view of that position is a
    mistake of the network's, in which no chance has a part. The mistakes of the rest of the game, each later
    one counting `trust` times less, are added to a position's own look ahead. On average that is what came of
    it, and it hardly depends on the dice.
    """
    source, state = np.empty(1, np.uint64), np.empty(WORDS, np.int64)
    ahead, views = np.empty((LONGEST, MARGINS), np.float32), np.empty((LONGEST + 1, MARGINS), np.float32)
    count, share = 0, np.float32(trust)
    for number in range(begin, end):
        seed_source(source, seed, number)
        lay_out(state)
        turns = 0
        while not has_ended(int(state[HAND])) and turns < LONGEST:
            examples[count + turns, :WORDS] = state
            examples[count + turns, WORDS] = turns & 1
            look_ahead(judge, room, state, turns & 1, ahead[turns])
            choices = best_turn(room.lines, room.values, roll(source))
            result = room.lines[choices // (NONE + 1), choices % (NONE + 1)]
            turn_round(room.views[result], views[turns + 1])
            state[:] = room.states[result]
            turns += 1
        targets[count + turns - 1] = ahead[turns - 1]
        for turn in range(turns - 2, -1, -1):
            for margin in range(MARGINS):
                opposite = MARGINS - 1 - margin
                mistake = targets[count + turn + 1, opposite] - views[turn + 1, opposite]
                targets[count + turn, margin] = ahead[turn, margin] + share * mistake
        count += turns
    return count
