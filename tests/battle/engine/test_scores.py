"""Scores: forced wins and losses by their distance."""

import pytest

from duellum.battle.engine.scores import DECISIVE, WIN, is_final, plies_to_end


@pytest.mark.parametrize(
    ("score", "plies"), [(WIN - 3, 3), (4 - WIN, -4), (0, None), (DECISIVE, None), (-DECISIVE, None)]
)
def test_a_decisive_score_tells_its_plies(score: int, plies: int | None) -> None:
    assert plies_to_end(score) == plies


def test_a_score_is_final_once_the_search_is_as_deep_as_the_end() -> None:
    assert [is_final(WIN - 5, depth) for depth in (4, 5, 6)] == [False, True, True]
    assert [is_final(6 - WIN, depth) for depth in (5, 6)] == [False, True]
    assert not is_final(500, 60)
