"""The policy engines: they play the turns of their policies."""

import pytest

from duellum.core.engine import Limit
from duellum.core.game import Game
from duellum.qwixx import RULES
from duellum.qwixx.engine.policy_engine import PolicyEngine
from duellum.qwixx.kernel.encoding import encode
from duellum.qwixx.simulation.policies import WEIGHTS, Policy, evaluate
from tests.qwixx.engine.evaluations import sample_rolled_positions
from tests.qwixx.positions import play
from tests.qwixx.simulation.test_policies import play_policy_turn

POLICIES = [Policy.GREEDY, Policy.CAREFUL]


@pytest.mark.parametrize("policy", POLICIES)
def test_a_policy_engine_plays_the_turns_of_the_policy(policy: Policy) -> None:
    player = PolicyEngine(policy, seed=3)
    for position in sample_rolled_positions(20, seed=9):
        line = player.search(Game(RULES, position), Limit()).candidates[0].line
        end, side = play(position, *map(str, line)), int(position.to_move)
        expected = play_policy_turn(position, policy, seed=1)
        values = [evaluate(encode(each), side, WEIGHTS[policy]) for each in (end, expected)]
        assert values[0] == pytest.approx(values[1])  # ties may be broken differently
