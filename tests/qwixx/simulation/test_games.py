"""Simulations: repeatable, right in what they count, and the policies as good as they claim."""

import os
from collections import Counter
from collections.abc import Iterator

import numpy as np
import pytest

from duellum.qwixx import Effect, Position
from duellum.qwixx.kernel import bitboard
from duellum.qwixx.rules.board import Side
from duellum.qwixx.simulation.games import iterate_simulation, play_games, simulate
from duellum.qwixx.simulation.policies import WEIGHTS, Policy, choose_turn
from duellum.qwixx.simulation.summary import PlayerStatistics, Summary
from tests.qwixx.boards import lay, walk
from tests.qwixx.kernel.test_bitboard import new_rng, replay_game

IS_COMPILED = os.environ.get("NUMBA_DISABLE_JIT", "0") in ("", "0")
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


def test_the_tally_counts_what_happened_in_the_games() -> None:
    games = 30
    replays = [replay_game(11, number)[0] for number in range(games)]
    summary = simulate(games, RANDOM, seed=11)
    assert summary.turns * games == pytest.approx(sum(replay.turns for replay in replays))
    assert summary.turns_spread == pytest.approx(np.std([replay.turns for replay in replays]))
    endings = Counter(replay.position.ending for replay in replays)
    assert summary.endings == {reason: endings[reason] for reason in summary.endings}
    outcomes = [replay.position.outcome() for replay in replays]
    winners = Counter(outcome.winner for outcome in outcomes if outcome is not None)
    assert summary.draws == winners[None]
    for side, figures in zip(Side, summary.by_seat(), strict=True):
        scores = [replay.position.total(side) for replay in replays]
        assert figures.wins == winners[side]
        assert (figures.score, figures.spread) == pytest.approx((np.mean(scores), np.std(scores)))
        counted = (figures.captures, figures.stacks, figures.closings)
        effects = (Effect.CAPTURE, Effect.STACK, Effect.CLOSE)
        seen = [sum(replay.effects[side, effect] for replay in replays) / games for effect in effects]
        assert counted == pytest.approx(seen)
        thrown = sum(replay.position.misthrows[side] for replay in replays)
        assert figures.misthrows == pytest.approx(thrown / games)


def test_random_games_are_the_same_by_the_shorter_way() -> None:
    summary = simulate(30, RANDOM, seed=4)
    tally = np.zeros_like(summary.tally)
    play_games(0, 30, 4, np.array([RANDOM, RANDOM], np.int64), tally)
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


def test_the_text_names_policies_and_shares() -> None:
    text = str(simulate(40, GREEDY, RANDOM, seed=3))
    lines = text.splitlines()
    assert lines[0] == "40 games, greedy against random, seed 3"
    assert [line.split()[0] for line in lines[-4:]] == ["starter", "second", "greedy", "random"]
    assert str(simulate(8, RANDOM)).splitlines()[-1].startswith("second")


@pytest.mark.parametrize(("games", "seed"), [(0, 0), (1, -1), (1, 2**63)])
def test_no_games_and_impossible_seeds_are_refused(games: int, seed: int) -> None:
    with pytest.raises(ValueError, match=r"at least one game|a seed is"):
        simulate(games, RANDOM, seed=seed)


def test_the_greatest_seed_will_do() -> None:
    assert simulate(2, RANDOM, seed=2**63 - 1).games == 2


def ends_of_turn(position: Position) -> Iterator[Position]:
    """Yield every position that the turn which is under way can end in, by the plain rules."""
    for move in position.legal_moves():
        after = position.play(move)
        if after.thrown is None or after.ending is not None:
            yield after
        else:
            yield from ends_of_turn(after)


def chosen_end(position: Position, policy: Policy, seed: int) -> Position:
    """Return where the policy takes the roll, played by the plain rules."""
    assert position.thrown is not None
    dice = bitboard.encode_roll(position.thrown)
    rng = new_rng(seed)
    turn = choose_turn(bitboard.encode(position), int(position.to_move), dice, WEIGHTS[policy], rng)
    first, second = (bitboard.decode_choice(field) for field in divmod(turn, bitboard.NONE + 1))
    position = position.play(position.decline() if first == "-" else position.placement(first))
    if position.ending is not None:
        assert second == "-"
        return position
    return position.play(position.decline() if second == "-" else position.placement(second))


def lead(position: Position, side: Side) -> int:
    return position.total(side) - position.total(side.other)


@pytest.mark.parametrize("seed", range(12))
def test_greedy_gains_the_most_points_there_are(seed: int) -> None:
    for position in walk(seed, 0.1 if seed % 2 else None):
        if position.thrown is not None and position.first is None:
            side = position.to_move
            most = max(lead(end, side) for end in ends_of_turn(position))
            assert lead(chosen_end(position, GREEDY, seed), side) == most


def test_greedy_does_not_count_on_action_2_once_action_1_has_ended_the_game() -> None:
    position = lay("r2:b9 y2:b9 g12:b3 b5:g r6:g", roll="24/4433")
    ends = [end for end in ends_of_turn(position) if end.thrown is not None]
    assert ends
    after = chosen_end(position, GREEDY, 1)
    assert lead(after, Side.BLACK) == max(lead(end, Side.BLACK) for end in ends_of_turn(position))
    assert after.supply(Side.BLACK) == 0


def test_greedy_picks_at_random_among_equals() -> None:
    position = lay("", roll="31/1111")
    ends = {str(chosen_end(position, GREEDY, seed)) for seed in range(60)}
    assert len(ends) > 10


def test_careful_leaves_no_wide_gaps_where_it_need_not() -> None:
    position = lay("", roll="31/1111")
    for seed in range(10):
        after = chosen_end(position, CAREFUL, seed)
        assert [row.front < 3 for row in after.board] == [True] * 4
        assert sum(row.count(Side.BLACK) for row in after.board) == 2


def test_careful_ends_a_game_that_it_wins() -> None:
    ahead = lay("r2:b r3:b r4:b r5:b y2:g", misthrows=(1, 2), roll="64/6622")
    assert chosen_end(ahead, CAREFUL, 1).ending == "four misthrows"


def test_careful_does_not_end_a_game_that_it_loses() -> None:
    behind = lay("r2:g r3:g r4:g r5:g y2:b", misthrows=(1, 2), roll="64/6622")
    assert chosen_end(behind, CAREFUL, 1).ending is None


@pytest.mark.skipif(not IS_COMPILED, reason="thousands of games need the compiled kernel")
def test_careful_beats_greedy_and_greedy_beats_random_clearly() -> None:
    assert share(simulate(3000, CAREFUL, GREEDY, seed=1).by_policy()[0]) > 0.66
    assert share(simulate(3000, GREEDY, RANDOM, seed=1).by_policy()[0]) > 0.9


def assert_known_shares(summary: Summary) -> None:
    """Compare random play with the known shares and length, within four standard errors."""
    starter, second = summary.by_seat()
    for figures, known in ((starter, 0.506), (second, 0.458)):
        rounding = 0.0005  # of the known share
        error = (known * (1 - known) / summary.games) ** 0.5
        assert abs(share(figures) - known) < 4 * error + rounding
    assert abs(summary.turns - 18.6) < 4 * summary.turns_spread / summary.games**0.5 + 0.005


@pytest.mark.skipif(not IS_COMPILED, reason="thousands of games need the compiled kernel")
def test_random_play_has_the_known_shares() -> None:
    assert_known_shares(simulate(100_000, RANDOM, seed=1))


@pytest.mark.slow
@pytest.mark.skipif(not IS_COMPILED, reason="a million games need the compiled kernel")
def test_a_million_random_games_have_the_known_shares() -> None:
    assert_known_shares(simulate(1_000_000, RANDOM, seed=2))


@pytest.mark.slow
def test_thousands_of_random_games_are_games_by_the_plain_rules() -> None:
    for number in range(3000):
        replay_game(13, number)
