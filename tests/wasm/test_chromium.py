"""Chromium gives the same answers as Node, which the other tests compare with Python."""

from typing import Any

import pytest

from duellum.battle.engine.spec import BENCH as BATTLE_BENCH
from duellum.battle.engine.spec import ENGINE_SPEC as BATTLE_SPEC
from duellum.qwixx.engine.spec import BENCH as QWIXX_BENCH
from duellum.qwixx.engine.spec import ENGINE_SPEC as QWIXX_SPEC
from tests.wasm.chromium import run_in_chromium
from tests.wasm.kernels import Case, ask
from tests.web.visitor import find_chromium

_TIMES = {"longest", "milliseconds"}


def without_times(answers: list[Any]) -> list[Any]:
    return [
        {name: value for name, value in answer.items() if name not in _TIMES}
        if isinstance(answer, dict)
        else answer
        for answer in answers
    ]


@pytest.mark.skipif(find_chromium() is None, reason="there is no Chromium")
@pytest.mark.parametrize(
    ("game", "texts", "depth", "signature"),
    [
        ("battle", BATTLE_BENCH, BATTLE_SPEC.bench_depth, 670_715),
        ("qwixx", QWIXX_BENCH, QWIXX_SPEC.bench_depth, 35_438),
    ],
)
def test_rules_refusals_searches_and_signature_are_the_same(
    game: str, texts: tuple[str, ...], depth: int, signature: int
) -> None:
    rules: list[Case] = [{"ask": "rules", "positions": [text]} for text in texts]
    moves = ["", "e1n1", "i1n5", "a1n1e", "41/3526", "y5", "-", "x"]
    rules += [{"ask": "refusals", "positions": [text], "moves": moves} for text in (*texts, "nothing")]
    searches: list[Case] = [
        {"ask": "search", "positions": [text], "limits": {"depth": depth}, "slice": 5_000} for text in texts
    ]
    found = run_in_chromium(game, [*rules, *searches])["answers"]
    assert without_times(found) == without_times(ask(game, [*rules, *searches]))
    assert sum(answer["nodes"] for answer in found[len(rules) :]) == signature
