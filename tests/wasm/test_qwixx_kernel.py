"""Qwixx Duel's WebAssembly module in Node against Python: the plain rules, and the native search."""

import random
from typing import TYPE_CHECKING

import numpy as np
import pytest

from duellum.core.engine import Limit, SearchResult, Strength
from duellum.core.game import Game
from duellum.qwixx import RULES, Placement, Position
from duellum.qwixx.engine.qwixx_engine import QwixxEngine
from duellum.qwixx.engine.spec import BENCH, ENGINE_SPEC
from duellum.qwixx.kernel.encoding import decode_choice, encode_roll
from duellum.qwixx.kernel.game import FACT_COUNT, write_facts
from duellum.qwixx.rules.notation import format_choice
from tests import refusals
from tests.qwixx.kernel.array_positions import encode_position
from tests.wasm.kernels import Answer, Case, ask, assert_refusals_agree

if TYPE_CHECKING:
    from duellum.qwixx.rules.position import Move

SIGNATURE = 35_438


@pytest.fixture(scope="module")
def engine() -> QwixxEngine:
    return QwixxEngine()


def play_random_game(seed: int) -> list[Position]:
    """Return the positions of a random game, in which stones are placed more often than declined."""
    rng, positions = random.Random(seed), [Position.start()]
    while (actor := positions[-1].actor) is not None:
        position = positions[-1]
        if actor == "dice":
            move: Move = position.roll([rng.randint(1, 6) for _ in range(position.dice_due)])
        else:
            moves = position.legal_moves()
            move = rng.choice(moves[:-1]) if len(moves) > 1 and rng.random() < 0.8 else moves[-1]
        positions.append(position.play(move))
    return positions


def list_positions(games: int) -> list[Position]:
    return [position for seed in range(games) for position in play_random_game(seed)]


def answer_by_rules(position: Position, faces: list[int] | None) -> Answer:
    """Return what the plain rules say, in the form of the kernel's answer; fields are sorted."""
    facts = np.zeros(FACT_COUNT, np.int32)
    write_facts(encode_position(position), facts)  # held to the rules by tests/qwixx/kernel/test_game.py
    moves = position.legal_moves()
    fields = sorted(move.field for move in moves if isinstance(move, Placement))
    after = {str(move): str(position.play(move)) for move in moves}
    rolled = None if faces is None else str(position.play(position.roll(faces)))
    return {
        "text": str(position),
        "facts": facts.tolist(),
        "fields": fields,
        "after": after,
        "rolled": rolled,
    }


def assert_rules_agree(positions: list[Position]) -> None:
    rng, cases, rolls = random.Random(0), list[Case](), list[list[int] | None]()
    for position in positions:
        faces = [rng.randint(1, 6) for _ in range(position.dice_due)] if position.dice_due else None
        case: Case = {"ask": "rules", "positions": [str(position)]}
        if faces is not None:
            case["dice"] = encode_roll(position.roll(faces))
        cases.append(case)
        rolls.append(faces)
    for position, faces, found in zip(positions, rolls, ask("qwixx", cases), strict=True):
        found["fields"] = sorted(found["fields"])
        found["after"] = {format_choice(decode_choice(choice)): text for choice, text in found["after"]}
        assert found == answer_by_rules(position, faces)


def search_natively(engine: QwixxEngine, position: Position, limits: dict[str, int]) -> SearchResult:
    strength = Strength(limits.get("nodes"), limits.get("overlookedPerMille", 0), limits.get("seed", 0))
    return engine.search(
        Game(RULES, position), Limit(depth=limits.get("depth")), candidates=99, strength=strength
    )


def assert_searches_agree(engine: QwixxEngine, searches: list[tuple[Position, dict[str, int]]]) -> int:
    """Compare searches, and return how many nodes they took."""
    cases = [
        {"ask": "search", "positions": [str(position)], "limits": limits, "slice": 1 + 5_000 * (number % 3)}
        for number, (position, limits) in enumerate(searches)
    ]
    nodes = 0
    for (position, limits), found in zip(searches, ask("qwixx", cases), strict=True):
        expected = search_natively(engine, position, limits)
        options = [[value, format_choice(decode_choice(choices[0]))] for value, choices in found["options"]]
        assert options == [[each.value, str(each.move)] for each in expected.candidates]
        assert (found["depth"], found["nodes"]) == (expected.depth, expected.nodes)
        nodes += found["nodes"]
    return nodes


def list_searches(games: int, step: int) -> list[tuple[Position, dict[str, int]]]:
    """Return positions in which an action is due, at every depth and level in turn."""
    due = [position for position in list_positions(games) if position.legal_moves()]
    levels = [
        {"nodes": level.nodes or 0, "overlookedPerMille": level.overlooked_per_mille}
        for level in ENGINE_SPEC.levels[:-1]
    ]
    kinds = [{"depth": 1}, {"depth": 2}, {"depth": 3}, *levels]
    return [
        (position, kinds[number % len(kinds)] | {"seed": 99 * number})
        for number, position in enumerate(due[::step])
    ]


def test_choices_rolls_facts_and_texts_are_those_of_the_rules() -> None:
    assert_rules_agree(list_positions(4))


@pytest.mark.slow
def test_choices_rolls_facts_and_texts_of_thousands_of_positions() -> None:
    assert_rules_agree(list_positions(60))


def test_moves_and_positions_are_refused_as_by_the_rules() -> None:
    source = random.Random(8)
    assert_refusals_agree(RULES, source, [refusals.play_some_moves(RULES, source) for _ in range(120)])


def test_the_signature_of_the_search_is_the_native_one(engine: QwixxEngine) -> None:
    searches = [(Position.parse(text), {"depth": ENGINE_SPEC.bench_depth}) for text in BENCH]
    assert assert_searches_agree(engine, searches) == SIGNATURE


def test_searches_and_levels_find_the_same_values_to_the_last_bit(engine: QwixxEngine) -> None:
    assert_searches_agree(engine, list_searches(3, 5))


@pytest.mark.slow
def test_thousands_of_searches_and_levels_agree(engine: QwixxEngine) -> None:
    assert_searches_agree(engine, list_searches(60, 2))


def test_the_values_by_white_dice_average_to_the_value_before_the_roll() -> None:
    positions = [position for position in list_positions(2) if position.actor == "dice"][::3]
    asked: list[Case] = [
        {"ask": kind, "positions": [str(position)], "colours": [0, 0, 0, 0]}
        for position in positions
        for kind in ("value", "whites")
    ]
    answers = ask("qwixx", asked)
    for value, whites in zip(answers[::2], answers[1::2], strict=True):
        assert sum(whites) / 36 == pytest.approx(value, abs=1e-9)


def test_the_values_by_white_dice_are_those_of_the_rolls(engine: QwixxEngine) -> None:
    before = Position.parse("...bbg2...b.-/..g.g......-/....b......-/.gbb.......- b 0:0 - r")
    [whites] = ask("qwixx", [{"ask": "whites", "positions": [str(before)], "colours": [4, 3, 2, 6]}])
    for first, second in ((5, 1), (3, 3), (6, 2)):
        after = before.play(before.roll([first, second, 4, 3, 2, 6]))
        best = engine.search(Game(RULES, after), Limit(depth=1)).candidates[0]
        assert whites[6 * (first - 1) + second - 1] == pytest.approx(best.value, abs=1e-9)


def test_the_value_before_a_roll_is_the_native_one(engine: QwixxEngine) -> None:
    positions = [position for position in list_positions(3) if position.actor == "dice"][::4]
    found = ask("qwixx", [{"ask": "value", "positions": [str(position)]} for position in positions])
    assert found == [engine.expected_value(position) for position in positions]
