"""How the ways to finish a turn are valued, ever more closely, compiled by Numba.

- Ply 0: what the network says of the position each leads to.
- Ply 1: the exact mean over all rolls of the opponent's best reply, as the network values what that leads to.
- To the end: where few stones are left, every way the game can still go is followed, and nothing is guessed.

A game that is over has its result, at every ply.
"""

import numpy as np

from duellum.compiling import compiled
from duellum.qwixx.expectation import States, Values, list_results, weigh_results
from duellum.qwixx.kernel import HAND, State, has_ended, score, supply
from duellum.qwixx.lookahead import Room, look_ahead_after
from duellum.qwixx.margins import MARGINS, win_share
from duellum.qwixx.valuing import Judge, foresee_after

FEW_STONES = 4
"""So many stones left to both players together, or fewer, and the game is followed to its end."""
DEEPEST = 6
"""How many turns are followed at most: captures may give stones back."""


@compiled
def value_turns(judge: Judge, states: States, side: int, values: Values) -> None:
    """Write at ply 0 what each state is worth to `side`, which has just made its turn."""
    seen = np.empty(MARGINS, np.float32)
    for number in range(len(states)):
        foresee_after(judge, states[number], side, seen)
        values[number] = win_share(seen)


@compiled
def value_replies(judge: Judge, room: Room, states: States, side: int, values: Values) -> None:
    """Write at ply 1 what each state is worth to `side`, which has just made its turn."""
    seen = np.empty(MARGINS, np.float32)
    for number in range(len(states)):
        look_ahead_after(judge, room, states[number], side, seen)
        values[number] = win_share(seen)


@compiled
def has_few_stones(state: State) -> bool:
    """Whether so few stones are left that the game can be followed to its end."""
    hand = int(state[HAND])
    return supply(hand, 0) + supply(hand, 1) <= FEW_STONES


@compiled
def follow(judge: Judge, rooms: tuple[Room, ...], state: State, side: int, depth: int) -> float:
    """Return what a state is worth to `side`, which has just made its turn, followed to the end.

    `depth` is how many turns have been followed so far; after ``DEEPEST`` the network is asked.
    """
    hand = int(state[HAND])
    if has_ended(hand):
        lead = score(state, side) - score(state, 1 - side)
        return 0.5 + 0.5 * ((lead > 0) - (lead < 0))
    if depth >= DEEPEST or not has_few_stones(state):
        seen = np.empty(MARGINS, np.float32)
        foresee_after(judge, state, side, seen)
        return win_share(seen)
    room, roller = rooms[depth], 1 - side
    count = list_results(state, roller, room.states, room.lines)
    for result in range(count):
        room.values[result] = follow(judge, rooms, room.states[result], roller, depth + 1)
    weigh_results(room.lines, room.values[:count], room.chances[:count])
    return 1 - float(np.sum(room.chances[:count] * room.values[:count]))


@compiled
def value_to_the_end(
    judge: Judge, rooms: tuple[Room, ...], states: States, side: int, values: Values
) -> None:
    """Write what each state with few stones is worth to `side`, which has made its turn; leave the rest."""
    for number in range(len(states)):
        if has_few_stones(states[number]):
            values[number] = follow(judge, rooms, states[number], side, int(np.int64(0)))
