"""Evaluation matches of a network in training, and the gate that a new network must pass."""

import numpy as np
import numpy.typing as npt

from duellum.core.statistics import Z_95, Score
from duellum.qwixx.engine.network.evaluator import new_evaluator
from duellum.qwixx.engine.network.weights import Network
from duellum.qwixx.simulation.policies import Policy
from duellum.qwixx.training.self_play import play_match, play_policy_match


def play_against_network(network: Network, other: Network, games: int, seed: int) -> Score:
    """Return the score against another network at ply 0, in pairs with the same dice and swapped seats."""
    points = np.empty(games, np.float32)
    play_match(new_evaluator(network), new_evaluator(other), 0, games, seed, points)
    return _score(points)


def play_against_policy(network: Network, policy: Policy, games: int, seed: int) -> Score:
    """Return the score against a policy at ply 0, in pairs with the same dice and swapped seats."""
    points = np.empty(games, np.float32)
    play_policy_match(new_evaluator(network), int(policy), 0, games, seed, points)
    return _score(points)


def _score(points: npt.NDArray[np.float32]) -> Score:
    return Score(tuple(points.reshape(-1, 2).sum(axis=1).tolist()))


def passes_gate(score: Score) -> bool:
    """Whether a new network beats the best one so far by a standard error or more."""
    return score.share - score.error / Z_95 > 0.5
