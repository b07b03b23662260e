"""Battle's engine as the platform finds it: levels and bench positions."""

import pytest

from duellum.battle import RULES, Position
from duellum.battle.engine.spec import BENCH, ENGINE_SPEC, LEVELS
from duellum.core.engine import NoEngineError, Strength, load_engine_spec


def test_it_is_found_by_the_game() -> None:
    assert load_engine_spec(RULES) is ENGINE_SPEC
    with pytest.raises(NoEngineError, match="levels are 1 to 8"):
        ENGINE_SPEC.strength(9)


def test_levels_grow_in_what_they_see() -> None:
    assert len(LEVELS) == 8
    assert [level.overlooked_per_mille for level in LEVELS] == sorted(
        (level.overlooked_per_mille for level in LEVELS), reverse=True
    )
    assert LEVELS[-1] == Strength(book_loss_per_mille=10)
    losses = [level.book_loss_per_mille for level in LEVELS if level.book_loss_per_mille is not None]
    assert losses == sorted(losses, reverse=True)


def test_bench_positions_are_undecided() -> None:
    assert all(Position.parse(fen).outcome() is None for fen in BENCH)
