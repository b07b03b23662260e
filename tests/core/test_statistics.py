"""Confidence intervals: their width, and how often they hold the true mean."""

import random

import pytest

from duellum.core.statistics import mean_interval


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
