"""A whole training run: rounds, checkpoints, evaluation matches, and the gate for the best network."""

import time
from collections.abc import Callable

import numpy as np
import numpy.typing as npt

from duellum.core.native import native
from duellum.core.statistics import Z_95, Score
from duellum.qwixx.engine.neural_net.evaluator import new_evaluator
from duellum.qwixx.engine.neural_net.weights import NeuralNet
from duellum.qwixx.simulation.policies import Policy
from duellum.qwixx.training.charts import draw_learning_curve
from duellum.qwixx.training.checkpoints import Evaluation, TrainingFolder
from duellum.qwixx.training.plan import FULL_PLAN, TrainingPlan
from duellum.qwixx.training.self_play import play_match, play_policy_match
from duellum.qwixx.training.trainer import Trainer

_play_match, _play_policy_match = native(play_match), native(play_policy_match)


def play_against_network(network: NeuralNet, other: NeuralNet, games: int, seed: int) -> Score:
    """Return the score against another network at ply 0, in pairs with the same dice and swapped seats."""
    points = np.empty(games, np.float32)
    _play_match(new_evaluator(network), new_evaluator(other), 0, games, seed, points)
    return _score(points)


def play_against_policy(network: NeuralNet, policy: Policy, games: int, seed: int) -> Score:
    """Return the score against a policy at ply 0, in pairs with the same dice and swapped seats."""
    points = np.empty(games, np.float32)
    _play_policy_match(new_evaluator(network), int(policy), 0, games, seed, points)
    return _score(points)


def _score(points: npt.NDArray[np.float32]) -> Score:
    return Score(tuple(points.reshape(-1, 2).sum(axis=1).tolist()))


def passes_gate(score: Score) -> bool:
    """Whether a new network beats the best one so far by a standard error or more."""
    return score.share - score.error / Z_95 > 0.5


EVALUATION_INTERVAL = 25
"""Rounds between two evaluations."""
EVALUATION_GAMES = 4000
_EVALUATION_SEED = 1 << 40  # far from the seeds of self-play


def train_network(
    folder: TrainingFolder,
    plan: TrainingPlan = FULL_PLAN,
    threads: int = 1,
    interval: int = EVALUATION_INTERVAL,
    games: int = EVALUATION_GAMES,
    progress: Callable[[Trainer, Evaluation | None], None] | None = None,
) -> Trainer:
    """Start a training run, or resume the one in the folder, and finish it.

    Every `interval` rounds, and at the end, the network is evaluated in `games` games and a checkpoint is
    written. `progress` is called after every round, with the evaluation if there was one. Raises
    :class:`~duellum.qwixx.training.checkpoints.CheckpointError` where the folder's run has a different plan.
    """
    trainer, before = (
        folder.load_checkpoint(plan, threads) if folder.has_checkpoint else (Trainer(plan, threads), 0.0)
    )
    start = time.perf_counter() - before
    for loss in trainer.run():
        evaluation = None
        if trainer.rounds_done % interval == 0 or trainer.rounds_done == plan.rounds:
            evaluation = _evaluate(folder, trainer, time.perf_counter() - start, loss, games)
            folder.write_log([*folder.read_log(), evaluation])
            folder.write_text("curve.svg", draw_learning_curve(folder.read_log()))
            folder.save_checkpoint(trainer, evaluation.seconds)
        if progress is not None:
            progress(trainer, evaluation)
    return trainer


def _evaluate(
    folder: TrainingFolder, trainer: Trainer, seconds: float, loss: float, games: int
) -> Evaluation:
    """Evaluate the network, and save it as the best one if it passes the gate."""
    best = folder.load_best()
    score = Score() if best is None else play_against_network(trainer.network, best, games, _EVALUATION_SEED)
    is_accepted = best is None or passes_gate(score)
    if is_accepted:
        folder.save_best(trainer.network)
    careful = play_against_policy(trainer.network, Policy.CAREFUL, games, _EVALUATION_SEED)
    played = trainer.plan.games_before(trainer.rounds_done)
    return Evaluation(
        trainer.rounds_done, played, seconds, loss, careful.share, score.share, score.error, is_accepted
    )
