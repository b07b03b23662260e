"""The options of a turn, as every engine uses them: candidates, overlooked options, and refusals."""

import random

import pytest

from duellum.core.engine import (
    GameEngine,
    Limit,
    SearchResult,
    Strength,
)
from duellum.core.errors import MoveError
from duellum.core.game import Game
from duellum.qwixx import RULES
from duellum.qwixx.engine.monte_carlo import MonteCarloEngine
from duellum.qwixx.engine.policy_engine import PolicyEngine
from duellum.qwixx.engine.qwixx_engine import QwixxEngine
from duellum.qwixx.engine.spec import ENGINE_SPEC
from duellum.qwixx.kernel import encoding
from tests.qwixx.engine.evaluations import ALL, sample_rolled_positions, search
from tests.qwixx.engine.test_policy_engine import POLICIES
from tests.qwixx.positions import ends_of_turn, set_up


@pytest.mark.parametrize(
    "engine",
    [MonteCarloEngine(seed=1), *(PolicyEngine(policy, seed=1) for policy in POLICIES)],
    ids=["monte carlo", *(policy.name for policy in POLICIES)],
)
def test_candidates_are_the_legal_choices_before_and_after_action_1(engine: GameEngine) -> None:
    for position in sample_rolled_positions(4, seed=2):
        between = position.play(random.Random(2).choice(position.legal_moves()))
        for now in (position, between) if between.ending is None else (position,):
            result = engine.search(Game(RULES, now), Limit(nodes=50), candidates=50)
            assert {candidate.move for candidate in result.candidates} == set(now.legal_moves())
            assert all(0 <= candidate.value <= 1 for candidate in result.candidates)


def test_each_result_is_evaluated_once_for_every_order_of_choices(engine: QwixxEngine) -> None:
    position = set_up("", roll="34/3333")  # 7 and 6 in every row, and 7 by either action
    ends = list(ends_of_turn(position))
    results = {encoding.encode(end).tobytes() for end in ends}
    result = search(engine, position, Limit(depth=1))
    assert result.nodes == len(results) < len(ends)
    values = {str(candidate.move): candidate.value for candidate in result.candidates}
    assert values["r7"] == pytest.approx(values["y7"], abs=1e-6)  # like rows


def test_a_search_is_refused_unless_a_player_is_to_choose(engine: QwixxEngine) -> None:
    over = Game(RULES, set_up("", roll="34/1256"))
    over.agree_draw()
    for game in (Game(RULES), over):
        for each in (engine, *(create() for create in ENGINE_SPEC.baselines.values())):
            with pytest.raises(MoveError, match="no move to search"):
                each.search(game, Limit(depth=1))


def test_the_seed_selects_what_is_overlooked_and_something_is_always_left(engine: QwixxEngine) -> None:
    game = Game(RULES, set_up("", roll="34/1256"))

    def choice(seed: int, overlooked_per_mille: int) -> SearchResult:
        return engine.search(
            game, Limit(depth=1), candidates=ALL, strength=Strength(1, overlooked_per_mille, seed)
        )

    blind = [choice(seed, 1000) for seed in range(20)]
    assert all(len(result.candidates) == 1 for result in blind)
    assert len({str(result.candidates[0].move) for result in blind}) > 2
    assert choice(5, 600).candidates == choice(5, 600).candidates
    prediction = engine.search(game, Limit(depth=1), candidates=ALL).candidates
    assert {candidate.move for candidate in choice(5, 600).candidates} <= {each.move for each in prediction}
    assert choice(5, 0).candidates == prediction
