"""The learned evaluation: its inputs, its arithmetic, and the search that uses it."""

import random

import numpy as np
import pytest

from duellum.battle import RULES, WHITE, Position
from duellum.battle.engine.battle_engine import BattleEngine
from duellum.battle.engine.iterative_deepening import FINISHED, count_nodes, deepen
from duellum.battle.engine.network import (
    BIAS,
    DIRECT,
    FIRST_ONE,
    FLIPPED,
    INPUTS,
    LAST,
    MAX_INPUTS,
    MAX_VALUE,
    SECOND,
    SECOND_ONE,
    UNIT,
    WIDTH,
    evaluate_by_network,
    find_bucket,
    list_inputs,
)
from duellum.battle.engine.network_file import load_shipped_network
from duellum.battle.engine.root_search import Line, RootSearch, SearchMemory, create_memories
from duellum.battle.engine.spec import BENCH
from duellum.battle.engine.static_value import LAZY_MARGIN, evaluate_position, evaluate_within
from duellum.battle.kernel.encoding import encode
from duellum.battle.kernel.game import encode_position
from duellum.core.engine import Limit
from duellum.core.game import Game
from duellum.core.wasm_runtime import Instance, shipped
from tests.battle.engine.contexts import TABLE_WORDS, begin
from tests.battle.engine.forced_wins import read_forced_wins
from tests.battle.positions import random_position, rotate_position, set_up

NETWORK = load_shipped_network()
POSITIONS = [*map(Position.parse, BENCH), *map(random_position, range(60))]


def rows_of(position: Position, side: int) -> list[int]:
    inputs = np.zeros(MAX_INPUTS, np.uint16)
    count = list_inputs(*encode(position), side, inputs)
    assert (inputs[count:] == INPUTS).all()
    return sorted(inputs[:count].tolist())


def value(position: Position) -> int:
    return int(evaluate_by_network(*encode(position), int(position.to_move), NETWORK))


def test_a_piece_has_a_row_and_what_attacks_or_defends_it_another() -> None:
    assert len(rows_of(set_up("Ke1 ke8 Ta4"), 0)) == 3  # nobody reaches anybody
    assert len(rows_of(set_up("Ke1 ke8 Td1"), 0)) >= 4  # the king defends the die
    assert len(rows_of(set_up("Ke4 ke5"), 0)) == 4  # each attacks the other


def test_both_sides_have_the_same_view_of_a_turned_board() -> None:
    for position in POSITIONS:
        white, black = rows_of(position, 0), rows_of(position, 1)
        assert sorted(FLIPPED[white].tolist()) == black
        assert rows_of(rotate_position(position), 1) == white
        assert value(rotate_position(position)) == value(position)


def test_the_value_is_that_of_the_formula() -> None:
    first = NETWORK[: INPUTS + 1].astype(np.int64)
    direct = NETWORK[DIRECT:BIAS].astype(np.int64).reshape(-1)
    for position in POSITIONS:
        bucket = find_bucket(encode(position)[1])
        views = [np.array(rows_of(position, side)) for side in (position.to_move, 1 - position.to_move)]
        sums = [(NETWORK[BIAS] + first[rows].sum(0)).clip(0, FIRST_ONE) for rows in views]
        second = NETWORK[SECOND + 2 * bucket : SECOND + 2 * bucket + 2]
        products = (view.astype(float) ** 2 * weights for view, weights in zip(sums, second, strict=True))
        expected = sum(map(np.sum, products)) * UNIT / (FIRST_ONE**2 * SECOND_ONE)
        expected += (direct[views[0]].sum() - direct[views[1]].sum()) / 32 + NETWORK[LAST, bucket]
        assert value(position) == pytest.approx(min(max(expected, -MAX_VALUE), MAX_VALUE), abs=2.2)


def test_the_shipped_module_gives_the_same_values_as_plain_python() -> None:
    evaluate = shipped("battle_network", evaluate_by_network)
    for position in POSITIONS:
        arrays, side = encode(position), int(position.to_move)
        assert evaluate(*arrays, side, NETWORK) == evaluate_by_network(*arrays, side, NETWORK)


def test_the_largest_weights_overflow_nothing() -> None:
    extreme = np.zeros_like(NETWORK)
    extreme[:INPUTS], extreme[BIAS], extreme[SECOND:LAST] = 2 * FIRST_ONE, 8 * FIRST_ONE, 1.5 * SECOND_ONE
    arrays = encode(Position.start())
    found = evaluate_by_network(*arrays, 0, extreme)
    assert found == MAX_VALUE < 2 * WIDTH * 1.5 * UNIT
    assert shipped("battle_network", evaluate_by_network)(*arrays, 0, extreme) == found


def test_without_a_network_the_hand_made_evaluation_is_used() -> None:
    for network in (None, np.zeros_like(NETWORK)):
        context, _ = begin(BENCH[1], network)
        by_hand = evaluate_position(context, 0)
        assert evaluate_within(context, 0, -LAZY_MARGIN * 10, LAZY_MARGIN * 10) == by_hand
        learned, _ = begin(BENCH[1], NETWORK)
        assert evaluate_position(learned, 0) == evaluate_within(learned, 0, 0, 0) != by_hand


def search(memory: SearchMemory, fen: str, depth: int) -> tuple[list[Line], int]:
    memory.reset()
    found = RootSearch(memory, [Position.parse(fen)], Limit(depth=depth))
    while found.deepen(lambda: False):
        pass
    return found.lines, found.nodes


@pytest.mark.parametrize("fen", BENCH[1:4])
def test_plain_python_searches_the_same_nodes_as_the_shipped_module(fen: str) -> None:
    context, root = begin(fen, NETWORK, depth=2)
    while deepen(context, root, encode_position(Position.parse(fen)), 1 << 30) != FINISHED:
        pass
    memory = SearchMemory(0, network=NETWORK, instance=Instance("battle_network", {"table": TABLE_WORDS}))
    [(score, line)], nodes = search(memory, fen, 2)
    assert (score, nodes) == (root.scores[0, 0], count_nodes(context))
    assert line == root.lines[0, 0, : len(line)].tolist()


def test_threads_share_a_network() -> None:
    memories = create_memories(1, None, 2, NETWORK)
    alone = SearchMemory(1, network=NETWORK)
    for fen in BENCH[:2]:
        assert [search(memory, fen, 5) for memory in memories] == [search(alone, fen, 5)] * 2


def test_an_engine_with_a_network_finds_a_forced_win_and_beats_random_moves() -> None:
    engine = BattleEngine(network=NETWORK, megabytes=4, has_tablebase=False)
    win = next(win for win in read_forced_wins() if win.plies == 3)
    assert engine.search(Game(RULES, win.position), Limit(depth=5)).candidates[0].plies_to_end == 3
    source, game = random.Random(1), Game(RULES)
    while game.outcome is None:
        is_ours = game.position.to_move == WHITE
        found = engine.search(game, Limit(nodes=500)).candidates[0].move
        game.play(found if is_ours else source.choice(game.legal_moves()))
    assert game.outcome.winner == WHITE
