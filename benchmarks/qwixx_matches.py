"""Compiled matches of Qwixx Duel between any two players, in pairs with the same dice."""

from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context

import numpy as np

from duellum.core.compiled import compiled
from duellum.core.native import native
from duellum.core.rng import Rng, seed_rng
from duellum.core.statistics import Score
from duellum.qwixx.engine.expectimax import Workspace, new_workspace
from duellum.qwixx.engine.monte_carlo import play_bandit
from duellum.qwixx.engine.neural_net.evaluator import Evaluator, new_evaluator, predict, predict_after_turn
from duellum.qwixx.engine.neural_net.margins import MARGINS, win_probability
from duellum.qwixx.engine.neural_net.weights import load_shipped_network
from duellum.qwixx.engine.search import MAX_ENDGAME_TURNS, evaluate_endgames, evaluate_replies
from duellum.qwixx.kernel.bitboard import HAND, WORDS, State, game_value, has_ended, write_start
from duellum.qwixx.kernel.dice import roll_dice
from duellum.qwixx.kernel.expectation import Values
from duellum.qwixx.kernel.turns import MAX_TURN_OPTIONS, UNDECIDED, list_turns
from duellum.qwixx.simulation.policies import Policy
from duellum.qwixx.training.self_play import play_best_turn, play_policy_turn

PLY_0, PLY_1, FULL, MONTE_CARLO, BY_POLICY = range(5)
"""Kinds of players; full strength is expectimax (ply 1) with the endgame search."""
CHUNK = 20  # games of one task of a worker process
_BATCH_SIZE = 1_000  # playouts between two checks whether Monte Carlo can stop early


@dataclass(frozen=True, slots=True)
class PlayerConfig:
    """A player: its kind and settings."""

    kind: int
    policy: Policy = Policy.RANDOM
    """The policy of a policy player, or of the playouts of Monte Carlo."""
    playouts: int = 0
    """Playouts of Monte Carlo for a turn."""


@compiled
def play_expectimax_turn(
    evaluator: Evaluator, workspaces: tuple[Workspace, ...], state: State, side: int, dice: int, kind: int
) -> None:
    """Play the best turn by expectimax, at full strength with the endgame search."""
    states, turns = np.empty((MAX_TURN_OPTIONS, WORDS), np.int64), np.empty((MAX_TURN_OPTIONS, 2), np.int64)
    count = list_turns(state, side, dice, UNDECIDED, states, turns)
    values = np.empty(count)
    evaluate_replies(evaluator, workspaces[0], states[:count], side, values)
    if kind == FULL:
        evaluate_endgames(evaluator, workspaces, states[:count], side, values)
    state[:] = states[np.argmax(values)]


@compiled
def play_monte_carlo_turn(state: State, side: int, dice: int, policy: int, playouts: int, rng: Rng) -> None:
    """Play the turn that flat Monte Carlo visits most; stop when no other can catch up."""
    states, turns = np.empty((MAX_TURN_OPTIONS, WORDS), np.int64), np.empty((MAX_TURN_OPTIONS, 2), np.int64)
    count = list_turns(state, side, dice, UNDECIDED, states, turns)
    visits, sums, left = np.zeros(count), np.zeros(count), playouts
    while count > 1 and left > 0:
        games = min(_BATCH_SIZE, left)
        play_bandit(states, count, side, policy, games, rng, visits, sums)
        left -= games
        ranked = np.sort(visits)
        if ranked[-1] - ranked[-2] > left:
            break
    state[:] = states[np.argmax(visits)]


@compiled
def play_pairs(
    evaluator: Evaluator,
    workspaces: tuple[Workspace, ...],
    configs: State,
    begin: int,
    end: int,
    seed: int,
    points: Values,
) -> int:
    """Play games and write the points of the first of two players; return the turns of the second one.

    The two games of a pair have the same dice and swapped seats. A player is int64[3]: kind, policy,
    playouts.
    """
    rng, tie_rng = np.empty(1, np.uint64), np.empty(1, np.uint64)
    state, prediction, turns = np.empty(WORDS, np.int64), np.empty(MARGINS, np.float32), 0
    for number in range(begin, end):
        seed_rng(rng, seed, number // 2)
        seed_rng(tie_rng, seed + 1, number)
        write_start(state)
        side, own = 0, number & 1
        while not has_ended(int(state[HAND])):
            dice, who = roll_dice(rng), 0 if side == own else 1
            kind, policy, playouts = configs[who]
            if kind == PLY_0:
                play_best_turn(evaluator, state, side, dice, prediction)
            elif kind == MONTE_CARLO:
                play_monte_carlo_turn(state, side, dice, policy, playouts, tie_rng)
            elif kind == BY_POLICY:
                play_policy_turn(state, side, dice, policy, tie_rng)
            else:
                play_expectimax_turn(evaluator, workspaces, state, side, dice, kind)
            side, turns = 1 - side, turns + who
        points[number - begin] = game_value(state, own)
    return turns


@compiled
def sample_predictions(evaluator: Evaluator, begin: int, seed: int, predicted: Values, won: Values) -> None:
    """Fill both with positions of self-play: the predicted win probability, and the result of the game.

    Both are for the side about to roll; a draw counts half.
    """
    rng, state = np.empty(1, np.uint64), np.empty(WORDS, np.int64)
    prediction, count, number = np.empty(MARGINS, np.float32), 0, begin
    while count < len(predicted):
        seed_rng(rng, seed, number)
        write_start(state)
        turns = 0
        while not has_ended(int(state[HAND])):
            if count + turns < len(predicted):
                predict(evaluator, state, turns & 1, prediction)
                predicted[count + turns] = win_probability(prediction)
            play_best_turn(evaluator, state, turns & 1, roll_dice(rng), prediction)
            turns += 1
        result = game_value(state, 0)
        for turn in range(min(turns, len(predicted) - count)):
            won[count + turn] = result if turn & 1 == 0 else 1 - result
        count, number = count + turns, number + 1


native_play_pairs, native_sample_predictions = native(play_pairs), native(sample_predictions)


@compiled
def measure_losses(
    evaluator: Evaluator, policy: int, begin: int, end: int, seed: int, losses: Values
) -> None:
    """Play games of ply 0 against a policy and write the policy's loss in each, as the network evaluates it.

    With a perfect evaluation the mean would be the advantage of a perfect player over the policy.
    """
    rng, tie_rng = np.empty(1, np.uint64), np.empty(1, np.uint64)
    state, before = np.empty(WORDS, np.int64), np.empty(WORDS, np.int64)
    best, prediction = np.empty(MARGINS, np.float32), np.empty(MARGINS, np.float32)
    for number in range(begin, end):
        seed_rng(rng, seed, number // 2)
        seed_rng(tie_rng, seed + 1, number)
        write_start(state)
        side, own = 0, number & 1
        losses[number - begin] = 0
        while not has_ended(int(state[HAND])):
            dice = roll_dice(rng)
            before[:] = state
            play_best_turn(evaluator, before, side, dice, best)
            if side == own:
                state[:] = before
            else:
                play_policy_turn(state, side, dice, policy, tie_rng)
                predict_after_turn(evaluator, state, side, prediction)
                losses[number - begin] += win_probability(best) - win_probability(prediction)
            side = 1 - side


def play_chunk(
    configs: tuple[PlayerConfig, PlayerConfig], begin: int, end: int, seed: int
) -> tuple[list[float], int]:
    """Return the first player's points in the games with these numbers, and the turns of the second one."""
    points, workspaces = np.empty(end - begin), tuple(new_workspace() for _ in range(MAX_ENDGAME_TURNS))
    encoded = np.array([(config.kind, config.policy, config.playouts) for config in configs], np.int64)
    turns = native_play_pairs(
        new_evaluator(load_shipped_network()), workspaces, encoded, begin, end, seed, points
    )
    return points.tolist(), turns


def match(ours: PlayerConfig, theirs: PlayerConfig, games: int, seed: int = 1, processes: int = 2) -> Score:
    """Return the score of a player against another, over an even number of games."""
    play_chunk((ours, theirs), 0, 2, seed)  # compiles, once for all processes
    begins = range(0, games, CHUNK)
    with ProcessPoolExecutor(processes, get_context("spawn")) as pool:
        chunks = [
            pool.submit(play_chunk, (ours, theirs), begin, min(games, begin + CHUNK), seed)
            for begin in begins
        ]
        points = np.concatenate([chunk.result()[0] for chunk in chunks])
    return Score(tuple(points.reshape(-1, 2).sum(axis=1).tolist()))
