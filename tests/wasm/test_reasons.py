"""Reasons and gradings of the WebAssembly modules in Node against the native kernels."""

import random
from typing import Any

import msgspec
import pytest

from duellum.analysis.grading import grade_game
from duellum.analysis.model import Decision, ExplainedMove, UngradedPly
from duellum.core.engine import Candidate, load_engine_spec
from duellum.core.grades import Grade
from duellum.core.registry import load_rules
from duellum.core.rules import Seat
from tests.candidates import Asked, random_candidates
from tests.wasm.kernels import Case, ask

GAMES = ("battle", "qwixx")
KINDS = {"battle": 18, "qwixx": 16}
"""How many different reasons the random candidates of a game have at least."""


def describe(candidate: Candidate) -> dict[str, Any]:
    """Return a candidate as TypeScript has it."""
    line = [str(move) for move in candidate.line]
    return {"move": line[0], "value": candidate.value, "line": line, "pliesToEnd": candidate.plies_to_end}


def make_case(asked: Asked) -> Case:
    position, best, others = asked
    candidates = [describe(each) for each in (best, *others)]
    return {"ask": "reasons", "positions": [str(position)], "candidates": candidates}


@pytest.mark.parametrize("game", GAMES)
def test_the_reasons_are_those_of_the_native_kernel(game: str) -> None:
    explain = load_engine_spec(load_rules(game)).explain
    asked = list(random_candidates(game, 3, 600))
    expected = [list(msgspec.to_builtins(explain(*each))) for each in asked]
    assert ask(game, list(map(make_case, asked))) == expected
    assert len({reason["id"] for reasons in expected for reason in reasons}) >= KINDS[game]


def random_plies(source: random.Random) -> list[UngradedPly]:
    """Return a game of random values: rolls, forced moves, and moves between several."""
    plies = []
    for _ in range(source.randrange(60)):
        values = sorted((source.random() for _ in range(source.randrange(4))), reverse=True)
        candidates = tuple(ExplainedMove(str(value), value, (), ()) for value in values)
        after = source.choice((values or [source.random()])[:2])
        before = values[0] if values else source.random()
        is_forced = len(values) == 1
        plies.append(UngradedPly(1, source.choice(tuple(Seat)), "", before, after, candidates, is_forced))
    return plies


def describe_ply(ply: UngradedPly) -> dict[str, Any]:
    kind = "roll" if not ply.candidates else "forced" if ply.is_forced else "decision"
    values = {"before": ply.value_before, "after": ply.value_after, "second": ply.second_value}
    return {"kind": kind, "side": int(ply.side), **values}


@pytest.mark.parametrize("game", GAMES)
def test_games_are_graded_as_by_the_native_kernel(game: str) -> None:
    source = random.Random(4)
    games = [(random_plies(source), source.random()) for _ in range(50)]
    cases: list[Case] = [
        {"ask": "grade", "positions": [], "plies": list(map(describe_ply, plies)), "score": score}
        for plies, score in games
    ]
    for (plies, score), found in zip(games, ask(game, cases), strict=True):
        graded = grade_game(plies, score)
        grades = [ply.grade if isinstance(ply, Decision) else None for ply in graded.plies]
        assert found["losses"] == [
            ply.loss if isinstance(ply, Decision) else ply.luck for ply in graded.plies
        ]
        assert found["grades"] == [grade and grade.value for grade in grades]
        assert found["chances"] == list(graded.win_probabilities)
        assert found["turning"] == graded.turning_point
        for side, totals in zip(Seat, graded.totals, strict=True):
            own = [grade for ply, grade in zip(plies, grades, strict=True) if ply.side == side]
            figures = dict(found["totals"][side])
            assert figures.pop("grades") == {grade.value: own.count(grade) for grade in Grade}
            assert figures == dict(zip(figures, msgspec.to_builtins(totals).values(), strict=True))
