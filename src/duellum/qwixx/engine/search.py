"""How the ways to finish a turn are valued, ever more closely, compiled by Numba.

- Ply 0: what the network says of the position each leads to.
- Ply 1: the exact mean over all rolls of the opponent's best reply, as the network values what that leads to.
- To the end: where few stones are left, every way the game can still go is followed, and nothing is guessed.

A game that is over has its result, at every ply.
"""

import numpy as np

from duellum.core.jit import jit
from duellum.qwixx.engine.lookahead import Room, look_ahead_after
from duellum.qwixx.engine.network.evaluator import Judge, foresee_after
from duellum.qwixx.engine.network.margins import MARGINS, win_share
from duellum.qwixx.kernel.bitboard import HAND, State, has_ended, supply
from duellum.qwixx.kernel.expectation import States, Values, list_results, weigh_results

FEW_STONES = 4
"""So many stones left to both players together, or fewer, and the game is followed to its end."""
DEEPEST = 6
"""How many turns are followed at most: captures may give stones back."""


@jit
def value_turns(judge: Judge, states: States, side: int, values: Values) -> None:
    """Write at ply 0 what each state is worth to `side`, which has just made its turn."""
    for number in range(len(states)):
        values[number] = _value_here(judge, states[number], side)


@jit
def value_replies(judge: Judge, room: Room, states: States, side: int, values: Values) -> None:
    """Write at ply 1 what each state is worth to `side`, which has just made its turn."""
    seen = np.empty(MARGINS, np.float32)
    for number in range(len(states)):
        look_ahead_after(judge, room, states[number], side, seen)
        values[number] = win_share(seen)


@jit
def has_few_stones(state: State) -> bool:
    """Whether so few stones are left that the game can be followed to its end."""
    hand = int(state[HAND])
    return supply(hand, 0) + supply(hand, 1) <= FEW_STONES


@jit
def follow(judge: Judge, rooms: tuple[Room, ...], state: State, side: int) -> float:
    """Return what a state that goes on is worth to `side`, which has just made its turn, followed to the end.

    Each room holds the results of one turn, those of the next one deeper in the next room; after ``DEEPEST``
    turns the network is asked. A loop and no recursion, as compiled recursion cannot be kept on disk safely.
    """
    counts, places = np.zeros(DEEPEST, np.int64), np.zeros(DEEPEST, np.int64)
    depth, roller = 0, 1 - side
    counts[0] = list_results(state, roller, rooms[0].states, rooms[0].lines)
    while True:
        room, place = rooms[depth], places[depth]
        if place < counts[depth]:
            result = room.states[place]
            if depth + 1 < DEEPEST and not has_ended(int(result[HAND])) and has_few_stones(result):
                depth, roller = depth + 1, 1 - roller
                counts[depth] = list_results(result, roller, rooms[depth].states, rooms[depth].lines)
                places[depth] = 0
            else:
                room.values[place] = _value_here(judge, result, roller)
                places[depth] += 1
        else:
            count = counts[depth]
            weigh_results(room.lines, room.values[:count], room.chances[:count])
            lost = 1 - float(np.sum(room.chances[:count] * room.values[:count]))
            if depth == 0:
                return lost
            depth, roller = depth - 1, 1 - roller
            rooms[depth].values[places[depth]] = lost
            places[depth] += 1


@jit
def _value_here(judge: Judge, state: State, side: int) -> float:
    """Return at ply 0 what a state is worth to `side`, which has just made its turn."""
    seen = np.empty(MARGINS, np.float32)
    foresee_after(judge, state, side, seen)
    return win_share(seen)


@jit
def value_to_the_end(
    judge: Judge, rooms: tuple[Room, ...], states: States, side: int, values: Values
) -> None:
    """Write what each state with few stones is worth to `side`, which has made its turn; leave the rest."""
    for number in range(len(states)):
        if has_few_stones(states[number]) and not has_ended(int(states[number, HAND])):
            values[number] = follow(judge, rooms, states[number], side)
