"""Margins: an order of results, the same for winner and loser."""

import numpy as np
import pytest

from duellum.qwixx.engine.neural_net.margins import DRAW, MARGINS, margin_of, mirror, win_probability

pytestmark = pytest.mark.twins


def test_a_higher_lead_is_never_a_lower_margin_and_all_margins_occur() -> None:
    margins = [margin_of(lead) for lead in range(-200, 201)]
    assert margins == sorted(margins)
    assert set(margins) == set(range(MARGINS))


def test_only_a_drawn_game_is_a_draw_and_margins_are_symmetric() -> None:
    assert [lead for lead in range(-200, 201) if margin_of(lead) == DRAW] == [0]
    assert all(margin_of(-lead) == MARGINS - 1 - margin_of(lead) for lead in range(200))


def test_each_margin_has_its_leads() -> None:
    won = (2, 6, 10, 16, 22, 30, 39, 54)
    leads = (*(-lead for lead in reversed(won)), 0, *won)
    assert [margin_of(lead) for lead in leads] == list(range(MARGINS))


def test_mirroring_twice_changes_nothing_and_once_the_win_probability() -> None:
    given = np.random.default_rng(1).dirichlet(np.ones(MARGINS)).astype(np.float32)
    other, again = np.empty_like(given), np.empty_like(given)
    mirror(given, other)
    mirror(other, again)
    np.testing.assert_array_equal(again, given)
    assert win_probability(given) + win_probability(other) == pytest.approx(1, abs=1e-6)
    assert win_probability(given) == pytest.approx(given[DRAW + 1 :].sum() + given[DRAW] / 2, abs=1e-6)
