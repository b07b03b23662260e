"""Confidence intervals: their width, and how often they hold the true mean; Elo, and the sequential test."""

import math
import random

import pytest

from duellum.core.statistics import Score, elo_difference, expected_score, mean_interval, sprt_verdict


def test_the_interval_is_about_the_mean_and_narrows_with_the_root_of_the_number() -> None:
    values = [0.0, 1.0, 2.0, 3.0]
    mean, error = mean_interval(values)
    assert mean == 1.5
    assert mean_interval(values * 100)[1] == pytest.approx(error / 10, rel=0.2)
    assert mean_interval([0.25] * 5) == (0.25, 0)


def test_about_19_of_20_intervals_hold_the_true_mean() -> None:
    rng = random.Random(1)
    samples = ([rng.random() for _ in range(50)] for _ in range(1000))
    held = sum(abs(mean - 0.5) <= error for mean, error in map(mean_interval, samples))
    assert 925 <= held <= 970


@pytest.mark.parametrize(
    ("share", "elo"), [(0.5, 0.0), (0.75, 190.85), (0.9090909, 400.0), (0.0, -math.inf), (1.0, math.inf)]
)
def test_elo_and_share_are_inverse(share: float, elo: float) -> None:
    assert elo_difference(share) == pytest.approx(elo, abs=0.01)
    assert expected_score(elo) == pytest.approx(share, abs=1e-5)


def test_the_error_shrinks_with_the_root_of_the_pairs() -> None:
    few, many = Score((0, 2) * 50), Score((0, 2) * 5000)
    assert few.share == many.share == 0.5
    assert few.error / many.error == pytest.approx(10, rel=0.01)
    assert few.error == pytest.approx(1.96 * 0.5 / math.sqrt(100), rel=0.02)
    low, middle, high = few.elo_interval()
    assert low < middle == 0 < high


def test_the_interval_holds_the_true_share_about_95_times_in_100() -> None:
    source = random.Random(5)
    held = 0
    for _ in range(400):
        score = Score(tuple(source.choices((0, 0.5, 1, 1.5, 2), (1, 2, 3, 3, 2), k=60)))
        held += abs(score.share - 12.5 / 22) <= score.error
    assert 0.91 <= held / 400 <= 0.98


@pytest.mark.parametrize(("weights", "verdict"), [((1, 2, 4, 4, 3), "better"), ((3, 4, 4, 2, 1), "worse")])
def test_the_sequential_test_ends_with_the_truth(weights: tuple[int, ...], verdict: str) -> None:
    source = random.Random(6)
    pairs: list[float] = []
    while sprt_verdict(pairs, 0, 30) is None:
        pairs += source.choices((0, 0.5, 1, 1.5, 2), weights)
        assert len(pairs) < 5000
    assert sprt_verdict(pairs, 0, 30) == verdict


def test_nothing_is_sure_before_there_is_anything() -> None:
    assert sprt_verdict([], 0, 10) is None
    assert Score().share == 0.5
