"""Legal actions of many boards in compiled code: drawn at random, checked, and copied."""

import numpy as np
import numpy.typing as npt

from duellum.core.compiled import compiled
from duellum.core.environment import BatchView

Actions = npt.NDArray[np.int32]
Rngs = npt.NDArray[np.uint64]
Numbers = npt.NDArray[np.int64]

_MASK = (1 << 64) - 1
_HIGH_BITS = 31
"""Bits of a draw that choose an action, so that their product with a count fits an int64."""


@compiled
def _draw(rngs: Rngs, board: int) -> int:
    """Return 31 random bits by SplitMix64, whose counter is the board's generator."""
    counter = int(rngs[board]) + 0x9E3779B97F4A7C15 & _MASK
    rngs[board] = counter
    counter = (counter ^ counter >> 30) * 0xBF58476D1CE4E5B9 & _MASK
    counter = (counter ^ counter >> 27) * 0x94D049BB133111EB & _MASK
    return int(np.int64((counter ^ counter >> 31) >> 64 - _HIGH_BITS))


@compiled
def sample_actions(view: BatchView, rngs: Rngs, actions: Actions, first: int, last: int) -> None:
    """Write a random legal action of each board; 0 where the game is over."""
    for board in range(first, last):
        count = int(view.counts[board])
        chosen = _draw(rngs, board) * count >> _HIGH_BITS
        actions[board] = view.legal[board, chosen] if count > 0 else 0


@compiled
def find_illegal(view: BatchView, actions: Actions) -> int:
    """Return the first board whose action is not legal, -1 if there is none.

    Actions below 0 and those of games that are over count as legal.
    """
    for board in range(len(actions)):
        action = int(actions[board])
        is_played = action >= 0 and view.endings[board] == 0
        if is_played and (action >= view.mask.shape[1] or view.mask[board, action] == 0):
            return board
    return -1


@compiled
def copy_view(view: BatchView, other: BatchView, numbers: Numbers) -> None:
    """Show on the first boards what is shown on the boards of `other` with these numbers."""
    for board in range(len(numbers)):
        number = numbers[board]
        for index in range(view.counts[board]):
            view.mask[board, view.legal[board, index]] = 0
        count = other.counts[number]
        for index in range(count):
            action = other.legal[number, index]
            view.legal[board, index] = action
            view.mask[board, action] = 1
        view.counts[board] = count
        view.seats[board], view.endings[board] = other.seats[number], other.endings[number]
        view.rewards[board, 0], view.rewards[board, 1] = other.rewards[number, 0], other.rewards[number, 1]
