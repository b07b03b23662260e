"""Battle's WebAssembly module in Node against Python: the plain rules, and the native search."""

import random
from itertools import pairwise

import pytest

from duellum.battle import RULES, Position
from duellum.battle.engine.battle_engine import BattleEngine
from duellum.battle.engine.spec import BENCH, ENGINE_SPEC
from duellum.battle.rules.position import find_outcome
from duellum.core.engine import Limit, SearchResult, Strength
from duellum.core.game import Game
from tests import refusals
from tests.battle.positions import random_position
from tests.wasm.kernels import Answer, Case, ask, assert_refusals_agree

SIGNATURE = 670_715
UNSLICED = 1 << 30


def play_random_game(seed: int, plies: int = 160) -> list[Position]:
    """Return the positions of a game of random moves, which often goes back and forth."""
    rng, positions = random.Random(seed), [Position.start()]
    while find_outcome(positions) is None and len(positions) < plies:
        moves = positions[-1].legal_moves()
        quiet = [move for move in moves if move.captured is None]
        positions.append(positions[-1].play(rng.choice(quiet if quiet and seed % 3 else moves)))
    return positions


def answer_by_rules(history: list[Position]) -> Answer:
    """Return what the plain rules say, in the form of the kernel's answer."""
    position, outcome = history[-1], find_outcome(history)
    moves = [
        [
            str(move),
            None if move.wins_by is None else int(move.wins_by[1:]),
            [
                [square, 24 if piece.die is None else piece.die.index]
                for square, piece in zip(move.path, move.pieces, strict=True)
            ],
            str(position.play(move)),
        ]
        for move in position.legal_moves()
    ]
    ending = None if outcome is None else int(outcome.clause[1:])
    return {"text": str(position), "ending": ending, "moves": moves}


def assert_rules_agree(histories: list[list[Position]]) -> None:
    cases = [{"ask": "rules", "positions": [str(position) for position in history]} for history in histories]
    for history, found in zip(histories, ask("battle", cases), strict=True):
        assert found == answer_by_rules(history)


def list_histories(count: int) -> list[list[Position]]:
    """Return so many games up to some ply: random games, and arbitrary positions."""
    histories = [[random_position(seed)] for seed in range(count // 2)]
    seed = 0
    while len(histories) < count:
        game = play_random_game(seed)
        histories += [game[:end] for end in range(1 + seed % 7, len(game) + 1, 7)] + [game]
        seed += 1
    return histories[:count]


def search(history: list[str], limits: dict[str, int], piece_of: int = UNSLICED) -> Case:
    return {"ask": "search", "positions": history, "limits": limits, "slice": piece_of}


def search_natively(history: list[Position], limits: dict[str, int]) -> SearchResult:
    """Return the native search of the same case, with a table of the same size and no tablebase."""
    engine = BattleEngine(megabytes=16)
    game = Game(RULES, history[0])
    for before, after in pairwise(history):
        game.play(next(move for move in before.legal_moves() if before.play(move) == after))
    strength = Strength(overlooked_per_mille=limits.get("overlookedPerMille", 0), seed=limits.get("seed", 0))
    limit = Limit(depth=limits.get("depth"), nodes=limits.get("nodes"))
    return engine.search(game, limit, candidates=limits.get("candidates", 1), strength=strength)


def assert_search_agrees(found: Answer, expected: SearchResult) -> None:
    lines = [[candidate.value, [str(move) for move in candidate.line]] for candidate in expected.candidates]
    assert [line[1:] for line in found["lines"]] == lines
    assert (found["depth"], found["nodes"]) == (expected.depth, expected.nodes)


def test_moves_outcomes_and_texts_are_those_of_the_rules() -> None:
    assert_rules_agree(list_histories(300))


@pytest.mark.slow
def test_moves_outcomes_and_texts_of_thousands_of_positions() -> None:
    assert_rules_agree(list_histories(6_000))


@pytest.mark.parametrize("text", ["", "9/9 w 0 1", "sbfwkwfbs/9/9/9/9/9/9/TCGXKXGCT w 0 0", "x" * 100])
def test_a_malformed_text_is_refused(text: str) -> None:
    assert ask("battle", [{"ask": "rules", "positions": [text]}]) == [None]


@pytest.mark.parametrize("nodes", [UNSLICED, 2_000])
def test_the_signature_of_the_search_is_the_native_one_in_slices_too(nodes: int) -> None:
    found = ask("battle", [search([fen], {"depth": ENGINE_SPEC.bench_depth}, nodes) for fen in BENCH])
    assert sum(answer["nodes"] for answer in found) == SIGNATURE


def assert_searches_agree(count: int, seeds: int) -> None:
    histories = [history for history in list_histories(count) if find_outcome(history) is None]
    cases, expected = list[Case](), list[SearchResult]()
    for number, history in enumerate(histories):
        texts = [str(position) for position in history]
        if sum(piece is not None for piece in history[-1].board) <= 6:  # the native search asks the tablebase
            continue
        limits = {"depth": 1 + number % 4, "candidates": 1 + number % 3}
        cases.append(search(texts, limits, 777))
        expected.append(search_natively(history, limits))
    for level, strength in enumerate(ENGINE_SPEC.levels[:-1]):
        for seed in range(seeds):
            history = histories[(7 * level + seed) % len(histories)]
            limits = {"overlookedPerMille": strength.overlooked_per_mille, "seed": seed * 12_345}
            limits["nodes"] = strength.nodes or 0
            cases.append(search([str(position) for position in history], limits, 5_000))
            expected.append(search_natively(history, limits))
    for found, result in zip(ask("battle", cases), expected, strict=True):
        assert_search_agrees(found, result)


def test_moves_and_positions_are_refused_as_by_the_rules() -> None:
    source = random.Random(8)
    positions = [random_position(seed) for seed in range(60)]
    positions += [refusals.play_some_moves(RULES, source) for _ in range(60)]
    assert_refusals_agree(RULES, source, positions)


def test_searches_and_levels_find_the_same_values_lines_and_nodes() -> None:
    assert_searches_agree(60, 2)


@pytest.mark.slow
def test_hundreds_of_searches_and_levels_agree() -> None:
    assert_searches_agree(1_500, 40)


def test_a_search_without_limits_can_be_stopped_between_slices() -> None:
    [found] = ask("battle", [{"ask": "stop", "positions": [str(Position.start())], "slice": 5_000}])
    assert found["lines"][0][2][0] in map(str, Position.start().legal_moves())
    assert found["milliseconds"] < 300 + 2 * found["longest"] + 50
