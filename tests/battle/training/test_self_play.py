"""Self-play samples repeat themselves."""

import numpy as np

from duellum.battle.engine.weights import load_weights
from duellum.battle.training.self_play import play_games


def test_the_same_seed_gives_the_same_samples_on_any_number_of_threads() -> None:
    one = play_games(3, seed=5, nodes=60, threads=1, weights=load_weights())
    two = play_games(3, seed=5, nodes=60, threads=2, weights=load_weights())
    np.testing.assert_array_equal(one.terms, two.terms)
    np.testing.assert_array_equal(one.results, two.results)
    assert set(np.unique(one.results)) <= {0.0, 0.5, 1.0}
