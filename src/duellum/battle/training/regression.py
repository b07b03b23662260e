"""Fits the weights of the evaluation by logistic regression on the results of self-play.

The evaluation is a linear sum of terms; the fitted weights are those whose sum best predicts the results. A
penalty on the distance from the old weights keeps sensible weights for terms that hardly ever occur.
"""

import numpy as np
import numpy.typing as npt

from duellum.battle.engine.weights import OFFSETS, TERMS, WEIGHT_COUNT, Weights
from duellum.battle.training.self_play import Samples

Floats = npt.NDArray[np.float64]

DIE_VALUE = 200.0
"""The average value of a die after scaling; the margins of the search rely on it."""
PRIOR_PENALTY = 2e-4
"""The strength of the penalty on the distance from the old weights."""


def fit(samples: Samples, old: Weights, old_scale: float, steps: int = 1_500) -> tuple[Weights, float]:
    """Return the fitted weights and their scale; see :func:`~duellum.battle.engine.weights.load_scale`."""
    terms, results = samples.terms.astype(np.float64), samples.results.astype(np.float64)
    prior = old / old_scale
    weights, mean, square = prior.copy(), np.zeros(WEIGHT_COUNT), np.zeros(WEIGHT_COUNT)
    spread = np.maximum(np.sqrt((terms**2).mean(axis=0)), 1e-3)
    for step in range(1, steps + 1):  # Adam, with a falling learning rate
        gradient = terms.T @ (_logistic(terms @ weights) - results) / len(results)
        gradient += PRIOR_PENALTY * (weights - prior)
        mean, square = 0.9 * mean + 0.1 * gradient, 0.99 * square + 0.01 * gradient**2
        rate = 0.02 * (1 - step / (steps + 1)) / np.maximum(spread, 1.0)
        weights -= rate * (mean / (1 - 0.9**step)) / (np.sqrt(square / (1 - 0.99**step)) + 1e-8)
    scale = DIE_VALUE / (
        _average_weight(samples, weights, "die") + _average_weight(samples, weights, "die file")
    )
    return np.round(weights * scale).astype(np.int32), scale


def _average_weight(samples: Samples, weights: Floats, term: str) -> float:
    """Return the weight of a term, averaged over its parts by how often each occurs."""
    part = slice(OFFSETS[term], OFFSETS[term] + TERMS[term])
    frequency = np.abs(samples.terms[:, part]).sum(axis=0)
    return float((weights[part] * frequency).sum() / max(frequency.sum(), 1.0))


def compute_loss(samples: Samples, weights: Weights, scale: float) -> float:
    """Return the mean log loss of the predicted results; 0.693 is that of a coin toss."""
    predicted = np.clip(_logistic((samples.terms @ weights / scale).astype(np.float64)), 1e-9, 1 - 1e-9)
    results = samples.results
    return float(-(results * np.log(predicted) + (1 - results) * np.log(1 - predicted)).mean())


def _logistic(values: Floats) -> Floats:
    return 1 / (1 + np.exp(-values))
