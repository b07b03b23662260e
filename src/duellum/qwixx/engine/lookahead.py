"""One turn further: how a game is likely to end when every roll is followed by its best reply, exactly.

Compiled by Numba. No dice are thrown: all rolls are weighed, see ``expectation.py``.
"""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from duellum.core.jit import jit
from duellum.qwixx.engine.network.evaluator import Judge, foresee_after
from duellum.qwixx.engine.network.margins import MARGINS, Distribution, margin_of, win_share
from duellum.qwixx.kernel.bitboard import HAND, NONE, WORDS, State, has_ended, score
from duellum.qwixx.kernel.expectation import MOST_RESULTS, Index, States, Values, list_results, weigh_results

Views = npt.NDArray[np.float32]
"""float32[n, MARGINS]: a distribution a line."""


class Room(NamedTuple):
    """Room to work; one for each thread and depth."""

    states: States
    lines: Index
    views: Views
    values: Values
    chances: Values


def new_room() -> Room:
    """Return room for the results of one turn."""
    return Room(
        np.empty((MOST_RESULTS, WORDS), np.int64),
        np.empty((NONE + 1, NONE + 1), np.int16),
        np.empty((MOST_RESULTS, MARGINS), np.float32),
        np.empty(MOST_RESULTS),
        np.empty(MOST_RESULTS),
    )


@jit
def weigh_turn(judge: Judge, room: Room, state: State, side: int) -> int:
    """Write every result of the side's coming turn, its value to the side and how likely it is; how many."""
    count = list_results(state, side, room.states, room.lines)
    for result in range(count):
        foresee_after(judge, room.states[result], side, room.views[result])
        room.values[result] = win_share(room.views[result])
    weigh_results(room.lines, room.values[:count], room.chances[:count])
    return count


@jit
def look_ahead(judge: Judge, room: Room, state: State, side: int, distribution: Distribution) -> None:
    """Write how the game is likely to end for `side`, about to roll, over all rolls; it must not be over."""
    count = weigh_turn(judge, room, state, side)
    sums = np.zeros(MARGINS)
    for result in range(count):
        chance = room.chances[result]
        if chance > 0:
            for margin in range(MARGINS):
                sums[margin] += chance * room.views[result, margin]
    for margin in range(MARGINS):
        distribution[margin] = sums[margin]


@jit
def look_ahead_after(judge: Judge, room: Room, state: State, side: int, distribution: Distribution) -> None:
    """Write how the game is likely to end for `side`, which has just made its turn; exact once it is over."""
    if has_ended(int(state[HAND])):
        distribution[:] = 0
        distribution[margin_of(score(state, side) - score(state, 1 - side))] = 1
        return
    look_ahead(judge, room, state, 1 - side, distribution)
    for margin in range(MARGINS // 2):
        opposite = MARGINS - 1 - margin
        distribution[margin], distribution[opposite] = distribution[opposite], distribution[margin]
