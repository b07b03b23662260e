"""Expectimax over one turn: a chance node over all rolls, each followed by the roller's best turn.

The expectation over the dice is exact, see ``kernel/expectation.py``; no roll is sampled.
"""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from duellum.core.compiled import compiled, stack_array
from duellum.qwixx.engine.neural_net.evaluator import (
    Evaluator,
    predict_after_turn,
    write_result,
)
from duellum.qwixx.engine.neural_net.margins import MARGINS, Distribution, mirror_in_place, win_probability
from duellum.qwixx.kernel.bitboard import CHOICES, HAND, WORDS, State, has_ended
from duellum.qwixx.kernel.expectation import (
    MAX_RESULTS,
    Index,
    States,
    Values,
    compute_probabilities,
    list_results,
)

Predictions = npt.NDArray[np.float32]
"""float32[n, MARGINS]: one distribution of the final margin a line."""

_new_sums = stack_array(MARGINS, np.float64)


class Workspace(NamedTuple):
    """Preallocated arrays for the results of one turn; each thread and each depth needs its own."""

    states: States
    result_index: Index
    predictions: Predictions
    values: Values
    probabilities: Values


def new_workspace() -> Workspace:
    """Return a workspace with room for the results of one turn."""
    return Workspace(
        np.empty((MAX_RESULTS, WORDS), np.int64),
        np.empty((CHOICES, CHOICES), np.int16),
        np.empty((MAX_RESULTS, MARGINS), np.float32),
        np.empty(MAX_RESULTS),
        np.empty(MAX_RESULTS),
    )


@compiled
def evaluate_results(evaluator: Evaluator, workspace: Workspace, state: State, side: int) -> int:
    """Fill the workspace for the coming turn of `side` and return the number of results.

    Values are win probabilities of `side`; probabilities say how likely each result is the best of a roll.
    """
    count = list_results(state, side, workspace.states, workspace.result_index)
    for result in range(count):
        predict_after_turn(evaluator, workspace.states[result], side, workspace.predictions[result])
        workspace.values[result] = win_probability(workspace.predictions[result])
    compute_probabilities(workspace.result_index, workspace.values[:count], workspace.probabilities[:count])
    return count


@compiled
def predict_by_expectimax(
    evaluator: Evaluator, workspace: Workspace, state: State, side: int, distribution: Distribution
) -> None:
    """Write the distribution of the final margin for `side`, about to roll; the game must not be over."""
    count = evaluate_results(evaluator, workspace, state, side)
    sums = _new_sums()
    for margin in range(MARGINS):
        sums[margin] = 0.0
    for result in range(count):
        probability = workspace.probabilities[result]
        if probability > 0:
            for margin in range(MARGINS):
                sums[margin] += probability * workspace.predictions[result, margin]
    for margin in range(MARGINS):
        distribution[margin] = sums[margin]


@compiled
def predict_by_expectimax_after_turn(
    evaluator: Evaluator, workspace: Workspace, state: State, side: int, distribution: Distribution
) -> None:
    """Write the distribution for `side`, which has just moved; exact once the game is over."""
    if has_ended(int(state[HAND])):
        write_result(state, side, distribution)
        return
    predict_by_expectimax(evaluator, workspace, state, 1 - side, distribution)
    mirror_in_place(distribution)
