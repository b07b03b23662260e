"""What the engine contract decides for every engine: whether a draw is accepted."""

import random
from typing import Any

import pytest

from duellum.core.engine import FULL_STRENGTH, LEVEL_COUNT, EngineSpec, Limit, load_engine_spec
from duellum.core.game import Game
from duellum.core.registry import load_rules
from duellum.core.rules import Seat


@pytest.mark.parametrize(
    ("value", "side", "is_accepted"),
    [
        (0.5, Seat.FIRST, True),
        (0.5, Seat.SECOND, True),
        (0.46, Seat.FIRST, False),
        (0.54, Seat.SECOND, False),
        (0.6, Seat.FIRST, False),
        (0.6, Seat.SECOND, True),
        (0.4, Seat.FIRST, True),
        (0.4, Seat.SECOND, False),
    ],
)
def test_an_engine_accepts_a_draw_where_it_stands_worse_or_sees_nothing_else(
    monkeypatch: pytest.MonkeyPatch,
    value: float,
    side: Seat,
    is_accepted: bool,  # noqa: FBT001 - a case
) -> None:
    monkeypatch.setattr(EngineSpec, "win_probability", lambda *_: value)
    engine: Any = object()
    spec = EngineSpec(engine, (FULL_STRENGTH,) * LEVEL_COUNT, lambda *_: ())
    assert spec.accepts_draw(engine, play_turns(9), side, Limit()) is is_accepted


@pytest.mark.parametrize("turns", [0, 8])
def test_no_engine_accepts_a_draw_before_turn_10(monkeypatch: pytest.MonkeyPatch, turns: int) -> None:
    monkeypatch.setattr(EngineSpec, "win_probability", lambda *_: 0.1)
    engine: Any = object()
    spec = EngineSpec(engine, (FULL_STRENGTH,) * LEVEL_COUNT, lambda *_: ())
    assert not spec.accepts_draw(engine, play_turns(turns), Seat.FIRST, Limit())


def play_turns(turns: int) -> Game:
    """Return a game of Battle in which both sides have made so many moves at random, and that continues."""
    game, rng = Game("battle"), random.Random(1)
    for _ in range(2 * turns):
        game.play(rng.choice([move for move in game.legal_moves() if move.wins_by is None]))
    assert game.outcome is None
    return game


def test_a_portable_engine_finds_the_same_whatever_was_searched_before() -> None:
    for name in ("battle", "qwixx"):
        spec = load_engine_spec(load_rules(name))
        game = Game(name)
        if game.actor == "dice":
            game.roll(random.Random(1))
        fresh, used = spec.create_portable(), spec.create_portable()
        used.search(game, Limit(nodes=700), candidates=3)
        used.reset()
        first, second = (engine.search(game, Limit(nodes=400), candidates=2) for engine in (fresh, used))
        assert (first.candidates, first.nodes) == (second.candidates, second.nodes)
