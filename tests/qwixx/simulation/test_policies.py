"""The policies: greedy takes the most points, careful avoids gaps and losses."""

import pytest

from duellum.qwixx import Position
from duellum.qwixx.kernel import bitboard, encoding
from duellum.qwixx.rules.board import Side
from duellum.qwixx.simulation.games import simulate
from duellum.qwixx.simulation.policies import WEIGHTS, Policy, choose_turn
from tests.qwixx.kernel.replay import new_rng
from tests.qwixx.positions import ends_of_turn, random_game_positions, set_up
from tests.qwixx.simulation.test_games import share

RANDOM, GREEDY, CAREFUL = Policy
pytestmark = pytest.mark.twins


def play_policy_turn(position: Position, policy: Policy, seed: int) -> Position:
    """Return where the policy takes the roll, played by the plain rules."""
    assert position.dice is not None
    dice = encoding.encode_roll(position.dice)
    rng = new_rng(seed)
    turn = choose_turn(encoding.encode(position), int(position.to_move), dice, WEIGHTS[policy], rng)
    first, second = (encoding.decode_choice(field) for field in divmod(turn, bitboard.NONE + 1))
    position = position.play(position.decline() if first == "-" else position.placement(first))
    if position.ending is not None:
        assert second == "-"
        return position
    return position.play(position.decline() if second == "-" else position.placement(second))


def points_ahead(position: Position, side: Side) -> int:
    return position.total(side) - position.total(side.other)


@pytest.mark.parametrize("seed", range(12))
def test_greedy_gains_the_most_points_there_are(seed: int) -> None:
    for position in random_game_positions(seed, 0.1 if seed % 2 else None):
        if position.dice is not None and position.first_choice is None:
            side = position.to_move
            most = max(points_ahead(end, side) for end in ends_of_turn(position))
            assert points_ahead(play_policy_turn(position, GREEDY, seed), side) == most


def test_greedy_does_not_count_on_action_2_once_action_1_has_ended_the_game() -> None:
    position = set_up("r2:b9 y2:b9 g12:b3 b5:g r6:g", roll="24/4433")
    ends = [end for end in ends_of_turn(position) if end.dice is not None]
    assert ends
    after = play_policy_turn(position, GREEDY, 1)
    assert points_ahead(after, Side.BLACK) == max(
        points_ahead(end, Side.BLACK) for end in ends_of_turn(position)
    )
    assert after.supply(Side.BLACK) == 0


def test_greedy_picks_at_random_among_equals() -> None:
    position = set_up("", roll="31/1111")
    ends = {str(play_policy_turn(position, GREEDY, seed)) for seed in range(60)}
    assert len(ends) > 10


def test_careful_leaves_no_wide_gaps_where_it_need_not() -> None:
    position = set_up("", roll="31/1111")
    for seed in range(10):
        after = play_policy_turn(position, CAREFUL, seed)
        assert [row.front < 3 for row in after.board] == [True] * 4
        assert sum(row.count(Side.BLACK) for row in after.board) == 2


def test_careful_ends_a_game_that_it_wins() -> None:
    ahead = set_up("r2:b r3:b r4:b r5:b y2:g", misthrows=(1, 2), roll="64/6622")
    assert play_policy_turn(ahead, CAREFUL, 1).ending == "four misthrows"


def test_careful_does_not_end_a_game_that_it_loses() -> None:
    behind = set_up("r2:g r3:g r4:g r5:g y2:b", misthrows=(1, 2), roll="64/6622")
    assert play_policy_turn(behind, CAREFUL, 1).ending is None


def test_careful_beats_greedy_and_greedy_beats_random_clearly() -> None:
    assert share(simulate(3000, CAREFUL, GREEDY, seed=1).by_policy()[0]) > 0.66
    assert share(simulate(3000, GREEDY, RANDOM, seed=1).by_policy()[0]) > 0.9
