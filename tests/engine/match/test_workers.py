"""A match in several processes."""

import pytest

from duellum import Engine, match


def test_the_result_does_not_depend_on_the_number_of_workers() -> None:
    results = []
    for workers in (1, 2):
        players = [Engine("qwixx", level=level, seed=level) for level in (1, 5)]
        results.append(match(players[0], players[1], games=8, rng=3, workers=workers))
    assert results[0].records == results[1].records
    assert results[0].points == results[1].points


def test_a_wrong_number_of_workers_is_refused() -> None:
    engine = Engine("qwixx", level=1)
    with pytest.raises(ValueError, match="workers must be at least 1, not 0"):
        match(engine, engine, workers=0)
