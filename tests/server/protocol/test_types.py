"""Structures that messages share: the bounds of clocks, and what the JSON of each looks like."""

import json

import msgspec
import pytest

from duellum.server.protocol.types import (
    ClockRule,
    Correspondence,
    DiceInfo,
    Fischer,
    NoClock,
    PlyInfo,
    SeatInfo,
    SuddenDeath,
)


@pytest.mark.parametrize(
    ("rule", "text"),
    [
        (NoClock(), {"kind": "none"}),
        (SuddenDeath(10), {"kind": "sudden", "seconds": 10}),
        (Fischer(86_400, 600), {"kind": "fischer", "seconds": 86_400, "increment": 600}),
        (Correspondence(30), {"kind": "days", "days": 30}),
    ],
)
def test_a_clock_is_known_by_its_kind(rule: ClockRule, text: dict[str, object]) -> None:
    assert json.loads(msgspec.json.encode(rule)) == text
    assert msgspec.convert(text, ClockRule) == rule


@pytest.mark.parametrize(
    "text",
    [
        {"kind": "sudden", "seconds": 9},
        {"kind": "sudden", "seconds": 86_401},
        {"kind": "fischer", "seconds": 60, "increment": 0},
        {"kind": "fischer", "seconds": 60, "increment": 601},
        {"kind": "days", "days": 0},
        {"kind": "days", "days": 31},
        {"kind": "hourglass"},
    ],
)
def test_a_clock_out_of_bounds_is_refused(text: dict[str, object]) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(text, ClockRule)


@pytest.mark.parametrize(
    ("part", "text"),
    [
        (SeatInfo("open"), {"kind": "open", "name": "", "level": None}),
        (
            PlyInfo(1, 0, "y5"),
            {"turn": 1, "seat": 0, "move": "y5", "is_roll": False, "left": None, "words": None},
        ),
        (
            DiceInfo("9f86", (None, "b")),
            {
                "commitment": "9f86",
                "seeds": [None, "b"],
                "seed": None,
                "mode": "committed",
                "commitments": [None, None],
                "shares": [None, None, None],
                "pending": None,
                "unproven": 0,
            },
        ),
    ],
)
def test_defaults_are_sent(part: msgspec.Struct, text: dict[str, object]) -> None:
    assert json.loads(msgspec.json.encode(part)) == text
