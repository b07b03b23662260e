"""Fitting weights: a short run learns, repeats itself, and is read back."""

import json
from pathlib import Path

import numpy as np

from duellum.battle.engine.evaluation import PLACE, WEIGHTS, pack_weights, shipped_scale, shipped_weights
from duellum.battle.training import tuner


def test_the_same_seed_gives_the_same_samples_on_any_number_of_threads() -> None:
    one = tuner.play_games(3, seed=5, nodes=60, threads=1, weights=shipped_weights())
    two = tuner.play_games(3, seed=5, nodes=60, threads=2, weights=shipped_weights())
    np.testing.assert_array_equal(one.terms, two.terms)
    np.testing.assert_array_equal(one.results, two.results)
    assert set(np.unique(one.results)) <= {0.0, 0.5, 1.0}


def test_the_fit_finds_the_weights_that_made_the_results() -> None:
    source = np.random.default_rng(1)
    terms = np.zeros((6_000, WEIGHTS), np.float32)
    die, attack = PLACE["die"] + 20, PLACE["attack"]
    terms[:, die], terms[:, attack] = source.integers(-3, 4, 6_000), source.integers(-2, 3, 6_000)
    chance = 1 / (1 + np.exp(-(1.0 * terms[:, die] + 0.5 * terms[:, attack])))
    samples = tuner.Samples(terms, (source.random(6_000) < chance).astype(np.float32))
    old = shipped_weights()
    weights, scale = tuner.fit(samples, old, shipped_scale())
    assert abs(weights[attack] / weights[die] - 0.5) < 0.08
    assert tuner.loss(samples, weights, scale) < tuner.loss(samples, old, shipped_scale())
    assert tuner.loss(samples, np.zeros(WEIGHTS, np.int32), 1.0) > 0.69


def test_a_weights_file_is_read_as_it_was_written(tmp_path: Path) -> None:
    weights = np.arange(WEIGHTS, dtype=np.int32)
    tuner.write_weights(tmp_path / "weights.json", weights, 123.456, 'a "test"')
    read = json.loads((tmp_path / "weights.json").read_text(encoding="utf-8"))
    np.testing.assert_array_equal(pack_weights(read["terms"]), weights)
    assert (read["scale"], read["about"]) == (123.46, 'a "test"')
