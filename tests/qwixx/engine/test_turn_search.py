"""The compiled search of a turn: options, what is overlooked, the ranking, and slices."""

import numpy as np
import pytest

from duellum.core.game import Game
from duellum.qwixx import Position
from duellum.qwixx.engine import turn_search
from duellum.qwixx.engine.qwixx_engine import QwixxEngine
from duellum.qwixx.engine.spec import BENCH
from duellum.qwixx.engine.turn_options import TurnOptions
from duellum.qwixx.kernel.encoding import encode


@pytest.fixture(scope="module")
def engine() -> QwixxEngine:
    return QwixxEngine()


def begin(text: str) -> tuple[TurnOptions, turn_search.TurnSearch]:
    options, search = TurnOptions(Game("qwixx", Position.parse(text))), turn_search.new_turn_search()
    turn_search.begin_turn(search, encode(options.position), int(options.side), options.dice, options.first)
    return options, search


@pytest.mark.parametrize("text", BENCH)
def test_each_result_is_kept_once_and_every_option_leads_to_its_own(text: str) -> None:
    options, search = begin(text)
    count = int(search.numbers[turn_search.OPTION_COUNT])
    before = search.states[:count].copy()
    turn_search.limit_turn(search, 1, 0)
    kept = search.states[: search.numbers[turn_search.STATE_COUNT]]
    np.testing.assert_array_equal(search.states[search.state_of[:count]], before)
    np.testing.assert_array_equal(np.unique(kept, axis=0), options.states)


@pytest.mark.parametrize("text", BENCH)
def test_the_ranking_is_a_stable_sort_by_value(text: str) -> None:
    options, search = begin(text)
    turn_search.limit_turn(search, 1, 0)
    states = search.states[: search.numbers[turn_search.STATE_COUNT]]
    search.values[: len(states)] = np.random.default_rng(0).integers(0, 5, len(states)) / 4
    turn_search.rank_options(search)
    lines = {tuple(state): value for state, value in zip(states.tolist(), search.values, strict=False)}
    expected = options.candidates(np.array([lines[tuple(state)] for state in options.states.tolist()]))
    found = search.candidates[: search.numbers[turn_search.CANDIDATE_COUNT]].tolist()
    ranked = [options.candidate(search.choices[option].tolist(), 0).line for option in found]
    assert ranked == [candidate.line for candidate in expected]


def test_what_is_overlooked_depends_on_the_seed_and_has_its_share() -> None:
    shares = []
    for seed in range(400):
        _, search = begin(BENCH[0])
        count = int(search.numbers[turn_search.OPTION_COUNT])
        turn_search.overlook_options(search, 400, seed)
        shares.append(int(search.numbers[turn_search.OPTION_COUNT]) / count)
    assert len(set(shares)) > 5
    assert 0.55 < sum(shares) / len(shares) < 0.65


def test_something_is_always_left() -> None:
    _, search = begin(BENCH[1])
    turn_search.overlook_options(search, 1_000, 7)
    assert search.numbers[turn_search.OPTION_COUNT] == 1


def test_a_search_in_slices_gives_the_same_values(engine: QwixxEngine) -> None:
    options, _ = begin(BENCH[1])
    results = []
    for states in (1, 7, 100):
        memory, search = engine.memory, engine.memory.turn
        memory.begin(options, 2, 0)
        ended, slices = memory.run(turn_search.deepen_network), 0
        first = search.values.copy()
        while ended != turn_search.FINISHED:
            np.testing.assert_array_equal(search.values, first)  # until the iteration is complete
            ended = memory.run(turn_search.deepen_expectimax, states)
            slices += 1
        results.append((search.values.tolist(), search.candidates.tolist()))
        assert slices == -(-int(search.numbers[turn_search.STATE_COUNT]) // states)
    assert results[0] == results[1] == results[2]
