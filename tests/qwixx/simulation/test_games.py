"""Simulations: repeatable, right in what they count, and the policies as good as they claim."""

import numpy as np
import pytest

from duellum.qwixx.simulation.games import iterate_simulation, play_games, simulate
from duellum.qwixx.simulation.policies import Policy
from duellum.qwixx.simulation.summary import PlayerStatistics, Summary
from tests.qwixx.kernel.replay import replay_game

RANDOM, GREEDY, CAREFUL = Policy


pytestmark = pytest.mark.twins


def share(figures: PlayerStatistics) -> float:
    return figures.wins / figures.games


@pytest.mark.parametrize(("policy", "against"), [(RANDOM, None), (GREEDY, RANDOM), (CAREFUL, GREEDY)])
def test_the_same_seed_gives_the_same_summary_in_whatever_batches(
    policy: Policy, against: Policy | None
) -> None:
    texts = {
        str(summary)
        for batch in (1, 7, 1000)
        for summary in iterate_simulation(20, policy, against, seed=5, batch=batch)
        if summary.games == 20
    }
    assert len(texts) == 1
    assert str(simulate(20, policy, against, seed=6)) not in texts


def test_summaries_so_far_come_after_each_batch() -> None:
    assert [summary.games for summary in iterate_simulation(25, RANDOM, batch=10)] == [10, 20, 25]


def test_a_summary_that_was_yielded_does_not_change() -> None:
    summaries = list(iterate_simulation(20, RANDOM, batch=10))
    assert summaries[0].games == 10


def test_random_games_are_the_same_by_the_shorter_way() -> None:
    summary = simulate(30, RANDOM, seed=4)
    tally = np.zeros_like(summary.tally)
    play_games(0, 30, np.array([4], np.int64), np.array([RANDOM, RANDOM], np.int64), tally)
    np.testing.assert_array_equal(summary.tally, tally)


def test_policies_take_turns_to_start() -> None:
    summary = simulate(40, GREEDY, RANDOM, seed=3)
    games = summary.tally[:, 2, 3]
    assert list(games) == [20, 20]
    greedy, other = summary.by_policy()
    starter, second = summary.by_seat()
    assert greedy.wins + other.wins + summary.draws == 40
    assert starter.wins + second.wins + summary.draws == 40
    assert greedy.wins > 30 > max(starter.wins, second.wins)


@pytest.mark.parametrize(("games", "seed"), [(0, 0), (1, -1), (1, 2**63)])
def test_no_games_and_impossible_seeds_are_refused(games: int, seed: int) -> None:
    with pytest.raises(ValueError, match=r"at least one game|a seed is"):
        simulate(games, RANDOM, seed=seed)


def test_the_greatest_seed_will_do() -> None:
    assert simulate(2, RANDOM, seed=2**63 - 1).games == 2


def assert_known_shares(summary: Summary) -> None:
    """Compare random play with the known shares and length, within four standard errors."""
    starter, second = summary.by_seat()
    for figures, known in ((starter, 0.506), (second, 0.458)):
        rounding = 0.0005  # of the known share
        error = (known * (1 - known) / summary.games) ** 0.5
        assert abs(share(figures) - known) < 4 * error + rounding
    assert abs(summary.turns - 18.6) < 4 * summary.turns_spread / summary.games**0.5 + 0.005


def test_random_play_has_the_known_shares() -> None:
    assert_known_shares(simulate(100_000, RANDOM, seed=1))


@pytest.mark.slow
def test_a_million_random_games_have_the_known_shares() -> None:
    assert_known_shares(simulate(1_000_000, RANDOM, seed=2))


@pytest.mark.slow
def test_thousands_of_random_games_are_games_by_the_plain_rules() -> None:
    for number in range(3000):
        replay_game(13, number)
