"""The players that engines are compared with: legal, within limits, and as good as they say."""

import random

import pytest

from duellum.core.engine import GameEngine, Limit
from duellum.core.game import Game
from duellum.qwixx import RULES, Position
from duellum.qwixx.engine.monte_carlo import MonteCarloEngine
from duellum.qwixx.engine.policy_engine import PolicyEngine
from duellum.qwixx.kernel.bitboard import encode
from duellum.qwixx.simulation.policies import WEIGHTS, Policy, evaluate
from tests.qwixx.boards import lay, play
from tests.qwixx.engine.evaluations import thrown
from tests.qwixx.engine.test_qwixx_engine import ENDING
from tests.qwixx.simulation.test_games import chosen_end

POLICIES = [Policy.GREEDY, Policy.CAREFUL]


@pytest.mark.parametrize(
    "engine",
    [MonteCarloEngine(seed=1), *(PolicyEngine(policy, seed=1) for policy in POLICIES)],
    ids=["monte carlo", *(policy.name for policy in POLICIES)],
)
def test_candidates_are_the_legal_choices_before_and_after_action_1(engine: GameEngine) -> None:
    for position in thrown(4, seed=2):
        between = position.play(random.Random(2).choice(position.legal_moves()))
        for now in (position, between) if between.ending is None else (position,):
            result = engine.search(Game(RULES, now), Limit(nodes=50), candidates=50)
            assert {candidate.move for candidate in result.candidates} == set(now.legal_moves())
            assert all(0 <= candidate.value <= 1 for candidate in result.candidates)


@pytest.mark.parametrize("policy", POLICIES)
def test_a_policys_player_plays_the_turns_of_the_policy(policy: Policy) -> None:
    player = PolicyEngine(policy, seed=3)
    for position in thrown(20, seed=9):
        line = player.search(Game(RULES, position), Limit()).candidates[0].line
        end, side = play(position, *map(str, line)), int(position.to_move)
        expected = chosen_end(position, policy, seed=1)
        values = [evaluate(encode(each), side, WEIGHTS[policy]) for each in (end, expected)]
        assert values[0] == pytest.approx(values[1])  # among equals either may choose another


def test_monte_carlo_plays_so_many_games_and_the_same_again_with_its_seed() -> None:
    game = Game(RULES, lay("", roll="34/1256"))
    first, again = (MonteCarloEngine(seed=4).search(game, Limit(nodes=250), candidates=9) for _ in range(2))
    assert first.nodes == again.nodes == 250
    assert first.candidates == again.candidates


def test_monte_carlo_stops_when_its_time_is_up_or_it_is_told_to() -> None:
    game, player = Game(RULES, lay("", roll="34/1256")), MonteCarloEngine(seed=4)
    player.warm_up()
    assert player.search(game, Limit(seconds=0.01, nodes=10**9)).nodes < 10**6
    assert player.search(game, Limit()).seconds >= 0.2  # what it takes when nothing is said


def winning_now() -> Position:
    return play(ENDING, "34/-256")


def test_monte_carlo_finds_a_win_in_one_turn() -> None:
    best = MonteCarloEngine(seed=5).search(Game(RULES, winning_now()), Limit(nodes=2000)).candidates[0]
    assert best.value > 0.95
    outcome = play(winning_now(), *map(str, best.line)).outcome()
    assert outcome is not None
    assert outcome.winner is winning_now().to_move
