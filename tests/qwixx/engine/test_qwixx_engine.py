"""Qwixx Duel's engine: its candidates, its limits, and that it uses only what a player sees."""

import random
from collections.abc import Iterator
from itertools import combinations_with_replacement, product

import numpy as np
import pytest

from duellum.core.engine import Limit, SearchResult, Strength
from duellum.core.errors import MoveError
from duellum.core.game import Game
from duellum.qwixx import RULES, Position
from duellum.qwixx.engine.qwixx_engine import QwixxEngine
from duellum.qwixx.engine.spec import ENGINE_SPEC
from duellum.qwixx.rules.board import Side
from tests.qwixx.engine.evaluations import ENDING, result_for, sample_rolled_positions, search
from tests.qwixx.positions import play, set_up


@pytest.mark.parametrize("depth", [1, 2])
def test_candidates_are_all_legal_choices_with_the_rest_of_the_turn_best_first(
    engine: QwixxEngine, depth: int
) -> None:
    for position in sample_rolled_positions(4, seed=depth):
        between = position.play(random.Random(depth).choice(position.legal_moves()))
        for now in (position, between) if between.ending is None else (position,):
            found = search(engine, now, Limit(depth=depth)).candidates
            assert {candidate.move for candidate in found} == set(now.legal_moves())
            values = [candidate.value for candidate in found]
            assert values == sorted(values, reverse=True)
            for candidate in found:
                assert candidate.line[0] == candidate.move
                after = play(now, *map(str, candidate.line))
                assert after.dice is None or after.ending is not None


def test_it_searches_as_deep_as_limits_and_stones_allow(engine: QwixxEngine) -> None:
    early, late = set_up("", roll="34/1256"), play(ENDING, "34/-256")
    assert search(engine, early, Limit()).depth == 2
    assert search(engine, early, Limit(depth=1)).depth == 1
    assert search(engine, early, Limit(nodes=100)).depth == 1
    assert search(engine, early, Limit(seconds=0.0)).depth == 1
    assert search(engine, late, Limit()).depth == 3
    assert search(engine, late, Limit(depth=2)).depth == 2
    weak = engine.search(Game(RULES, early), Limit(), strength=Strength(nodes=1))
    assert weak.depth == 1


def test_every_depth_is_reported_and_stopping_ends_with_the_last_one(engine: QwixxEngine) -> None:
    reports: list[SearchResult] = []
    game = Game(RULES, play(ENDING, "34/-256"))
    final = engine.search(game, Limit(), progress=reports.append)
    assert [result.depth for result in reports] == [1, 2, 3]
    assert final == reports[-1]
    stopped = engine.search(game, Limit(), progress=lambda _: engine.stop())
    assert stopped.depth == 1
    assert engine.search(game, Limit()).depth == 3  # a stop is for one thinking only


def test_it_takes_a_win_and_values_it_exactly(engine: QwixxEngine) -> None:
    position = play(ENDING, "34/-256")
    after = {str(first): position.play(first) for first in position.legal_moves()}
    wins = {
        text
        for text, now in after.items()
        if now.ending is not None and result_for(now, Side.BLACK) == 1  # the last stone is placed
    }
    best = search(engine, position, Limit()).candidates[0]
    assert 0 < len(wins) < len(after)
    assert str(best.move) in wins
    assert best.value == 1


def rolls(position: Position) -> Iterator[tuple[int, list[int]]]:
    """Yield every roll that differs, with the number of throws that give it."""
    for low, high in combinations_with_replacement(range(1, 7), 2):
        for colours in product(range(1, 7), repeat=position.dice_due - 2):
            yield 1 if low == high else 2, [low, high, *colours]


def test_the_expected_value_is_the_mean_over_all_rolls_of_the_best_value(engine: QwixxEngine) -> None:
    total = 0.0
    for throws, faces in rolls(ENDING):
        rolled = ENDING.play(ENDING.roll(faces))
        total += throws * search(engine, rolled, Limit(depth=1), 1).candidates[0].value
    assert engine.expected_value(ENDING) == pytest.approx(total / 6**ENDING.dice_due, abs=1e-5)
    assert ENGINE_SPEC.expected_value is not None
    assert ENGINE_SPEC.expected_value(ENDING) == pytest.approx(engine.expected_value(ENDING), abs=1e-9)
    with pytest.raises(MoveError, match="no dice are due"):
        engine.expected_value(play(ENDING, "34/-256"))


def test_it_never_uses_the_coming_dice() -> None:
    position, results = set_up("r5:b y7:g", roll="34/1256"), []
    for seed in (1, 2):
        random.seed(seed)
        np.random.seed(seed)  # noqa: NPY002 - whatever source there is
        results.append(search(QwixxEngine(), position, Limit()).candidates)
    assert results[0] == results[1]
