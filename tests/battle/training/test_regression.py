"""The regression finds weights that are known."""

import numpy as np

from duellum.battle.engine.weights import OFFSETS, WEIGHT_COUNT, load_scale, load_weights
from duellum.battle.training.regression import compute_loss, fit
from duellum.battle.training.self_play import Samples


def test_the_fit_finds_the_weights_that_made_the_results() -> None:
    source = np.random.default_rng(1)
    terms = np.zeros((6_000, WEIGHT_COUNT), np.float32)
    die, attack = OFFSETS["die"] + 20, OFFSETS["attack"]
    terms[:, die], terms[:, attack] = source.integers(-3, 4, 6_000), source.integers(-2, 3, 6_000)
    chance = 1 / (1 + np.exp(-(1.0 * terms[:, die] + 0.5 * terms[:, attack])))
    samples = Samples(terms, (source.random(6_000) < chance).astype(np.float32))
    old = load_weights()
    weights, scale = fit(samples, old, load_scale())
    assert abs(weights[attack] / weights[die] - 0.5) < 0.08
    assert compute_loss(samples, weights, scale) < compute_loss(samples, old, load_scale())
    assert compute_loss(samples, np.zeros(WEIGHT_COUNT, np.int32), 1.0) > 0.69
