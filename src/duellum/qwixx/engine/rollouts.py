"""Rollouts: play a position to its end many times, with variance reduction, for a value with an error.

The network plays both sides. Before each roll the expectation over all rolls is known exactly. How much the
actual roll is above it is its luck: zero on average, so subtracting it from the result leaves the mean as it
is (a control variate), and the variance becomes far smaller. The dice are also stratified: the rolls of one
turn, taken over all games, are one sample from each of equal parts of the range (Latin hypercube sampling).
"""

import numpy as np

from duellum.core.compiled import compiled, stack_array
from duellum.core.engine import Rollout
from duellum.core.errors import MoveError
from duellum.core.i18n import Translatable
from duellum.core.rng import DRAW_BITS, Rng, draw_bits, seed_rng
from duellum.core.rules import Side
from duellum.core.statistics import mean_interval
from duellum.core.wasm_runtime import Instance
from duellum.qwixx.engine.expectimax import Workspace, evaluate_results
from duellum.qwixx.engine.module_arrays import ADJUSTED, MAX_ROLLOUTS, SEEDS, START
from duellum.qwixx.engine.neural_net.evaluator import (
    Evaluator,
)
from duellum.qwixx.engine.neural_net.packing import load_network
from duellum.qwixx.kernel.bitboard import CHOICES, HAND, WORDS, State, copy_state, game_value, has_ended
from duellum.qwixx.kernel.dice import decode_draw
from duellum.qwixx.kernel.encoding import encode
from duellum.qwixx.kernel.expectation import Values, find_best_turn
from duellum.qwixx.kernel.turns import MAX_GAME_TURNS
from duellum.qwixx.rules.position import Position

_new_state, _new_rng = stack_array(WORDS, np.int64), stack_array(1, np.uint64)
_new_strides = stack_array((MAX_GAME_TURNS, 2), np.int64)


@compiled
def _draw_stratified(number: int, games: int, turn: int, rng: Rng, strides: State) -> int:
    """Return the draw for the dice of a turn in a game: a random point in the part dealt to the game."""
    part = (number * strides[turn, 0] + strides[turn, 1]) % games
    width = (1 << DRAW_BITS) // games
    return int(part * width + draw_bits(rng) % width)


@compiled
def _write_strides(games: int, rng: Rng, strides: State) -> None:
    """Write for each turn how parts are dealt to games: a random stride coprime to `games`, and an offset."""
    for turn in range(len(strides)):
        stride = 1 + draw_bits(rng) % games
        while _common_divisor(stride, games) != 1:
            stride = 1 + draw_bits(rng) % games
        strides[turn, 0], strides[turn, 1] = stride, draw_bits(rng) % games


@compiled
def _common_divisor(one: int, other: int) -> int:
    while other:
        one, other = other, one % other
    return one


@compiled
def play_rollouts(
    evaluator: Evaluator,
    workspace: Workspace,
    start: State,
    side: int,
    games: int,
    seeds: State,
    results: Values,
    adjusted: Values,
) -> None:
    """Write the results for `side`, about to roll, of the games, and the same with luck subtracted."""
    rng, state, strides, seed = _new_rng(), _new_state(), _new_strides(), int(seeds[0])
    seed_rng(rng, seed, 0)
    _write_strides(games, rng, strides)
    for number in range(games):
        seed_rng(rng, seed, number + 1)
        copy_state(start, state)
        turn, luck, roller, last = 0, 0.0, side, 0.0
        while not has_ended(int(state[HAND])) and turn < MAX_GAME_TURNS:
            count = evaluate_results(evaluator, workspace, state, roller)
            mean = 0.0
            for index in range(count):
                mean += workspace.probabilities[index] * workspace.values[index]
            dice = decode_draw(_draw_stratified(number, games, turn, rng, strides))
            choices = find_best_turn(workspace.result_index, workspace.values, dice)
            result = workspace.result_index[choices // CHOICES, choices % CHOICES]
            gain = workspace.values[result] - mean
            luck += gain if roller == side else -gain
            copy_state(workspace.states[result], state)
            last = workspace.values[result] if roller == side else 1 - workspace.values[result]
            roller = 1 - roller
            turn += 1
        results[number], adjusted[number] = last, last - luck


class RolloutMemory:
    """An instance of the module that plays rollouts, with the network's weights unpacked."""

    def __init__(self) -> None:
        self._instance = Instance("qwixx_simulation")
        self._instance.run(load_network)

    def roll_out(self, position: Position, side: Side, games: int, seed: int) -> Rollout:
        """Return the value of a position to a side by rollouts; exact, with no games, once the game is over.

        Raises :class:`~duellum.core.errors.MoveError` while a side is to move, and :class:`ValueError` unless
        there are at least two games and at most :data:`MAX_ROLLOUTS`.
        """
        if not 2 <= games <= MAX_ROLLOUTS:
            raise ValueError(f"rollouts need from 2 to {MAX_ROLLOUTS} games, not {games}")
        state = encode(position)
        if position.actor is None:
            return Rollout(game_value(state, int(side)), 0.0, 0)
        if position.actor != "dice":
            raise MoveError("rollouts start where the dice are due", why=Translatable("refused-no-dice-due"))
        self._instance.array(START)[:], self._instance.array(SEEDS)[0] = state, seed
        self._instance.run(play_rollouts, int(position.to_move), games)
        value, error = mean_interval(self._instance.array(ADJUSTED)[:games].tolist())
        return Rollout(value if side == position.to_move else 1 - value, error, games)
