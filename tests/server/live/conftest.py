"""Fixtures for tests of live games."""

import pytest

from duellum.core.engine import FULL_STRENGTH, EngineSpec
from duellum.core.i18n import Translatable
from duellum.server.live import engine_pool
from duellum.server.live.analysis import runner
from tests.server.live.fake_engine import Evaluate, FakeEngine, UseEngine


@pytest.fixture
def use_engine(monkeypatch: pytest.MonkeyPatch) -> UseEngine:
    """Replace every game's engine by a fake."""

    def replace(evaluate: Evaluate) -> None:
        spec = EngineSpec(
            create=lambda **_: FakeEngine(evaluate),
            levels=(FULL_STRENGTH,) * 8,
            explain=lambda _position, candidate, _others: (
                Translatable("because", {"move": str(candidate.move)}),
            ),
            expected_value=lambda _position: 0.25,
        )
        for module in (engine_pool, runner):
            monkeypatch.setattr(module, "find_engine_spec", lambda _rules: spec)

    return replace
