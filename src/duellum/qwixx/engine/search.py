"""The search: evaluates the states that a turn can lead to, at three depths.

- Depth 1 (ply 0): the network's evaluation of each state.
- Depth 2 (ply 1): expectimax, the exact expectation over all rolls of the opponent's best reply.
- Depth 3: endgame search. With few stones left, expectimax continues to the end of the game.

The value of a finished game is its result, at every depth.
"""

import numpy as np

from duellum.core.compiled import compiled, stack_array
from duellum.qwixx.engine.expectimax import Workspace, predict_by_expectimax_after_turn
from duellum.qwixx.engine.neural_net.evaluator import (
    Evaluator,
    predict_after_turn,
)
from duellum.qwixx.engine.neural_net.margins import MARGINS, win_probability
from duellum.qwixx.kernel.bitboard import HAND, State, has_ended, supply
from duellum.qwixx.kernel.expectation import States, Values, compute_probabilities, list_results

ENDGAME_STONES = 4
"""With this many stones left to both players together, or fewer, the endgame search takes over."""
MAX_ENDGAME_TURNS = 6
"""The endgame search stops after this many turns, because captures may return stones."""

_new_prediction = stack_array(MARGINS, np.float32)
_new_counts, _new_places = (stack_array(MAX_ENDGAME_TURNS, np.int64) for _ in range(2))


@compiled
def evaluate_turns(evaluator: Evaluator, states: States, side: int, values: Values) -> None:
    """Write the network's value of each state to `side`, which has just moved."""
    for number in range(len(states)):
        values[number] = _evaluate(evaluator, states[number], side)


@compiled
def evaluate_replies(
    evaluator: Evaluator, workspace: Workspace, states: States, side: int, values: Values
) -> None:
    """Write the expectimax value of each state to `side`, which has just moved."""
    prediction = _new_prediction()
    for number in range(len(states)):
        predict_by_expectimax_after_turn(evaluator, workspace, states[number], side, prediction)
        values[number] = win_probability(prediction)


@compiled
def is_endgame(state: State) -> bool:
    """Whether so few stones are left that the endgame search applies."""
    hand = int(state[HAND])
    return supply(hand, 0) + supply(hand, 1) <= ENDGAME_STONES


@compiled
def search_endgame(evaluator: Evaluator, workspaces: tuple[Workspace, ...], state: State, side: int) -> float:
    """Return the value of an unfinished state to `side`, which has just moved, by search to the end.

    Each workspace holds the results of one turn; the next turn uses the next workspace. After
    ``MAX_ENDGAME_TURNS`` turns the network evaluates. This is a loop with its own stack, because Numba cannot
    cache compiled recursion safely.
    """
    counts, places = _new_counts(), _new_places()
    places[0] = 0
    depth, roller = 0, 1 - side
    counts[0] = list_results(state, roller, workspaces[0].states, workspaces[0].result_index)
    while True:
        workspace, place = workspaces[depth], places[depth]
        if place < counts[depth]:
            result = workspace.states[place]
            if depth + 1 < MAX_ENDGAME_TURNS and not has_ended(int(result[HAND])) and is_endgame(result):
                depth, roller = depth + 1, 1 - roller
                counts[depth] = list_results(
                    result, roller, workspaces[depth].states, workspaces[depth].result_index
                )
                places[depth] = 0
            else:
                workspace.values[place] = _evaluate(evaluator, result, roller)
                places[depth] += 1
        else:
            count = counts[depth]
            compute_probabilities(
                workspace.result_index, workspace.values[:count], workspace.probabilities[:count]
            )
            expected = 0.0
            for number in range(count):
                expected += workspace.probabilities[number] * workspace.values[number]
            opponent_value = 1 - expected
            if depth == 0:
                return opponent_value
            depth, roller = depth - 1, 1 - roller
            workspaces[depth].values[places[depth]] = opponent_value
            places[depth] += 1


@compiled
def _evaluate(evaluator: Evaluator, state: State, side: int) -> float:
    """Return the network's value of a state to `side`, which has just moved."""
    prediction = _new_prediction()
    predict_after_turn(evaluator, state, side, prediction)
    return win_probability(prediction)


@compiled
def evaluate_endgames(
    evaluator: Evaluator, workspaces: tuple[Workspace, ...], states: States, side: int, values: Values
) -> None:
    """Write the value of each endgame state to `side`, which has just moved; leave the other values."""
    for number in range(len(states)):
        if is_endgame(states[number]) and not has_ended(int(states[number, HAND])):
            values[number] = search_endgame(evaluator, workspaces, states[number], side)
