"""Rollouts: play a position to its end many times, with variance reduction, for a value with an error.

The network plays both sides. Before each roll the expectation over all rolls is known exactly. How much the
actual roll is above it is its luck: zero on average, so subtracting it from the result leaves the mean as it
is (a control variate), and the variance becomes far smaller. The dice are also stratified: the rolls of one
turn, taken over all games, are one sample from each of equal parts of the range (Latin hypercube sampling).
Compiled by Numba.
"""

import numpy as np

from duellum.core.compilation.jit import jit
from duellum.core.engine import Rollout
from duellum.core.errors import MoveError
from duellum.core.i18n import Translatable
from duellum.core.rules import Side
from duellum.core.statistics import mean_interval
from duellum.qwixx.engine.expectimax import Workspace, evaluate_results, new_workspace
from duellum.qwixx.engine.network.evaluator import Evaluator
from duellum.qwixx.kernel.bitboard import CHOICES, HAND, WORDS, State, game_value, has_ended
from duellum.qwixx.kernel.encoding import encode
from duellum.qwixx.kernel.expectation import Values, find_best_turn
from duellum.qwixx.kernel.rng import DRAW_BITS, Rng, decode_draw, draw_bits, seed_rng
from duellum.qwixx.kernel.turns import MAX_GAME_TURNS
from duellum.qwixx.rules.position import Position


@jit
def _draw_stratified(number: int, games: int, turn: int, rng: Rng, strides: State) -> int:
    """Return the draw for the dice of a turn in a game: a random point in the part dealt to the game."""
    part = (number * strides[turn, 0] + strides[turn, 1]) % games
    width = (1 << DRAW_BITS) // games
    return int(part * width + draw_bits(rng) % width)


@jit
def _write_strides(games: int, rng: Rng, strides: State) -> None:
    """Write for each turn how parts are dealt to games: a random stride coprime to `games`, and an offset."""
    for turn in range(len(strides)):
        stride = 1 + draw_bits(rng) % games
        while _common_divisor(stride, games) != 1:
            stride = 1 + draw_bits(rng) % games
        strides[turn, 0], strides[turn, 1] = stride, draw_bits(rng) % games


@jit
def _common_divisor(one: int, other: int) -> int:
    while other:
        one, other = other, one % other
    return one


@jit
def play_rollouts(
    evaluator: Evaluator,
    workspace: Workspace,
    start: State,
    side: int,
    games: int,
    seed: int,
    results: Values,
    adjusted: Values,
) -> None:
    """Write the results for `side`, about to roll, of so many games, and the same with luck subtracted."""
    rng, state = np.empty(1, np.uint64), np.empty(WORDS, np.int64)
    strides = np.empty((MAX_GAME_TURNS, 2), np.int64)
    seed_rng(rng, seed, 0)
    _write_strides(games, rng, strides)
    for number in range(games):
        seed_rng(rng, seed, number + 1)
        state[:] = start
        turn, luck, roller, last = 0, 0.0, side, 0.0
        while not has_ended(int(state[HAND])) and turn < MAX_GAME_TURNS:
            count = evaluate_results(evaluator, workspace, state, roller)
            mean = np.sum(workspace.probabilities[:count] * workspace.values[:count])
            dice = decode_draw(_draw_stratified(number, games, turn, rng, strides))
            choices = find_best_turn(workspace.result_index, workspace.values, dice)
            result = workspace.result_index[choices // CHOICES, choices % CHOICES]
            gain = workspace.values[result] - mean
            luck += gain if roller == side else -gain
            state[:] = workspace.states[result]
            last = workspace.values[result] if roller == side else 1 - workspace.values[result]
            roller = 1 - roller
            turn += 1
        results[number], adjusted[number] = last, last - luck


def roll_out(evaluator: Evaluator, position: Position, side: Side, games: int, seed: int) -> Rollout:
    """Return the value of a position to a side by rollouts; exact, with no games, once the game is over.

    Raises :class:`~duellum.core.errors.MoveError` while a side is to move, and :class:`ValueError` for fewer
    than two games.
    """
    if games < 2:
        raise ValueError(f"rollouts take at least two games, not {games}")
    state = encode(position)
    if position.actor is None:
        return Rollout(game_value(state, int(side)), 0.0, 0)
    if position.actor != "dice":
        raise MoveError("rollouts start where the dice are due", why=Translatable("refused-no-dice-due"))
    results, adjusted = np.empty(games), np.empty(games)
    play_rollouts(evaluator, new_workspace(), state, int(position.to_move), games, seed, results, adjusted)
    value, error = mean_interval(adjusted.tolist())
    return Rollout(value if side == position.to_move else 1 - value, error, games)
