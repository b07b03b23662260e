"""Self-play: games of a network against itself as training examples, and matches to measure it.

A network always plays the turn it evaluates highest; the dice bring enough variety.
"""

import numpy as np
import numpy.typing as npt

from duellum.core.compiled import compiled
from duellum.core.rng import Rng, seed_rng
from duellum.qwixx.engine.expectimax import Workspace, predict_by_expectimax
from duellum.qwixx.engine.neural_net.evaluator import (
    Evaluator,
    predict_after_turn,
)
from duellum.qwixx.engine.neural_net.margins import MARGINS, Distribution, mirror, win_probability
from duellum.qwixx.kernel.bitboard import (
    CHOICES,
    HAND,
    NONE,
    WORDS,
    State,
    game_value,
    has_ended,
    write_start,
)
from duellum.qwixx.kernel.dice import roll_dice
from duellum.qwixx.kernel.expectation import find_best_turn
from duellum.qwixx.kernel.moves import finish_turn, place
from duellum.qwixx.kernel.turns import MAX_GAME_TURNS, MAX_TURN_OPTIONS, UNDECIDED, list_turns
from duellum.qwixx.simulation.policies import WEIGHTS
from duellum.qwixx.simulation.policies import choose_turn as choose_by_policy

Examples = npt.NDArray[np.int64]
"""int64[n, 6]: a state between turns and the side about to roll."""
Targets = npt.NDArray[np.float32]
"""float32[n, MARGINS]: the distribution that the network should predict for that side."""


@compiled
def play_best_turn(
    evaluator: Evaluator, state: State, side: int, dice: int, distribution: Distribution
) -> None:
    """Play the turn that the network evaluates highest; write its prediction after it for the side."""
    states, turns = np.empty((MAX_TURN_OPTIONS, WORDS), np.int64), np.empty((MAX_TURN_OPTIONS, 2), np.int64)
    prediction = np.empty(MARGINS, np.float32)
    best, best_value = 0, -1.0
    for turn in range(list_turns(state, side, dice, UNDECIDED, states, turns)):
        predict_after_turn(evaluator, states[turn], side, prediction)
        value = win_probability(prediction)
        if value > best_value:
            best, best_value = turn, value
            distribution[:] = prediction
    state[:] = states[best]


@compiled
def generate_examples(
    evaluator: Evaluator,
    begin: int,
    end: int,
    seed: int,
    td_lambda: float,
    examples: Examples,
    targets: Targets,
) -> int:
    """Play the games with these numbers, write their positions as examples, and return how many.

    Targets are TD(lambda) returns: a mix of the next position's return, with the weight `td_lambda`, and the
    network's own prediction of the next position. At 1 the target is the result of the game.
    """
    rng, state = np.empty(1, np.uint64), np.empty(WORDS, np.int64)
    predictions, target = np.empty((MAX_GAME_TURNS, MARGINS), np.float32), np.empty(MARGINS, np.float32)
    count, weight = 0, np.float32(td_lambda)
    for number in range(begin, end):
        seed_rng(rng, seed, number)
        write_start(state)
        turns = 0
        while not has_ended(int(state[HAND])) and turns < MAX_GAME_TURNS:
            examples[count + turns, :WORDS] = state
            examples[count + turns, WORDS] = turns & 1
            play_best_turn(evaluator, state, turns & 1, roll_dice(rng), predictions[turns])
            turns += 1
        target[:] = predictions[turns - 1]
        for turn in range(turns - 1, -1, -1):
            if turn < turns - 1:
                for margin in range(MARGINS):
                    later = targets[count + turn + 1, MARGINS - 1 - margin]
                    target[margin] = weight * later + (1 - weight) * predictions[turn, margin]
            targets[count + turn] = target
        count += turns
    return count


@compiled
def play_match(
    evaluator: Evaluator, other: Evaluator, begin: int, end: int, seed: int, points: Distribution
) -> None:
    """Play games of a network against another and write its points.

    The two games of a pair have the same dice and swapped seats.
    """
    rng, state, prediction = np.empty(1, np.uint64), np.empty(WORDS, np.int64), np.empty(MARGINS, np.float32)
    for number in range(begin, end):
        seed_rng(rng, seed, number // 2)
        write_start(state)
        side, own = 0, number & 1
        while not has_ended(int(state[HAND])):
            play_best_turn(evaluator if side == own else other, state, side, roll_dice(rng), prediction)
            side = 1 - side
        points[number - begin] = game_value(state, own)


@compiled
def play_policy_match(
    evaluator: Evaluator, policy: int, begin: int, end: int, seed: int, points: Distribution
) -> None:
    """Play games of a network against a policy and write its points, in pairs as :func:`play_match` does."""
    rng, tie_rng = np.empty(1, np.uint64), np.empty(1, np.uint64)
    state, prediction = np.empty(WORDS, np.int64), np.empty(MARGINS, np.float32)
    for number in range(begin, end):
        seed_rng(rng, seed, number // 2)
        seed_rng(tie_rng, seed + 1, number)
        write_start(state)
        side, own = 0, number & 1
        while not has_ended(int(state[HAND])):
            dice = roll_dice(rng)
            if side == own:
                play_best_turn(evaluator, state, side, dice, prediction)
            else:
                play_policy_turn(state, side, dice, policy, tie_rng)
            side = 1 - side
        points[number - begin] = game_value(state, own)


@compiled
def play_policy_turn(state: State, side: int, dice: int, policy: int, rng: Rng) -> None:
    """Play the turn that a policy evaluates highest; `rng` breaks ties."""
    turn = choose_by_policy(state, side, dice, WEIGHTS[policy], rng)
    first, second = turn // CHOICES, turn % CHOICES
    if first != NONE:
        place(state, side, first)
    if second != NONE:
        place(state, side, second)
    finish_turn(state, side, first, second)


@compiled
def generate_low_variance_examples(
    evaluator: Evaluator,
    workspace: Workspace,
    begin: int,
    end: int,
    seed: int,
    td_lambda: float,
    examples: Examples,
    targets: Targets,
) -> int:
    """Play games like :func:`generate_examples`, with variance reduction of the targets.

    Before each roll expectimax gives a prediction without the luck of that roll. Its difference from the
    network's own prediction is a temporal-difference error in which the dice play no part. The target of a
    position is its expectimax prediction plus the errors of the rest of the game, each later one multiplied
    by `td_lambda` once more. Its expectation is that of the result; its variance is far smaller.
    """
    rng, state = np.empty(1, np.uint64), np.empty(WORDS, np.int64)
    expected = np.empty((MAX_GAME_TURNS, MARGINS), np.float32)
    predictions = np.empty((MAX_GAME_TURNS + 1, MARGINS), np.float32)
    count, weight = 0, np.float32(td_lambda)
    for number in range(begin, end):
        seed_rng(rng, seed, number)
        write_start(state)
        turns = 0
        while not has_ended(int(state[HAND])) and turns < MAX_GAME_TURNS:
            examples[count + turns, :WORDS] = state
            examples[count + turns, WORDS] = turns & 1
            predict_by_expectimax(evaluator, workspace, state, turns & 1, expected[turns])
            choices = find_best_turn(workspace.result_index, workspace.values, roll_dice(rng))
            result = workspace.result_index[choices // CHOICES, choices % CHOICES]
            mirror(workspace.predictions[result], predictions[turns + 1])
            state[:] = workspace.states[result]
            turns += 1
        targets[count + turns - 1] = expected[turns - 1]
        for turn in range(turns - 2, -1, -1):
            for margin in range(MARGINS):
                opposite = MARGINS - 1 - margin
                td_error = targets[count + turn + 1, opposite] - predictions[turn + 1, opposite]
                targets[count + turn, margin] = expected[turn, margin] + weight * td_error
        count += turns
    return count
