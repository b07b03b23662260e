"""Scores: forced wins and losses by their distance."""

import pytest

from duellum.battle.engine.scores import DECISIVE, WIN, plies_to_end


@pytest.mark.parametrize(
    ("score", "plies"), [(WIN - 3, 3), (4 - WIN, -4), (0, None), (DECISIVE, None), (-DECISIVE, None)]
)
def test_a_decisive_score_tells_its_plies(score: int, plies: int | None) -> None:
    assert plies_to_end(score) == plies
