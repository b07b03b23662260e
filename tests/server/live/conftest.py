"""Fixtures for tests of live games."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from msgspec.structs import replace

from duellum.core.engine import FULL_STRENGTH, EngineSpec
from duellum.core.i18n import Translatable
from duellum.server.bus.contract import NoBus
from duellum.server.live import analysis, engine_pool
from duellum.server.live.registry import TableRegistry
from duellum.server.settings import Settings
from duellum.store import open_event_log
from tests.server.clients import UNLIMITED
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
        for module in (engine_pool, analysis):
            monkeypatch.setattr(module, "find_engine_spec", lambda _rules: spec)

    return replace


@pytest_asyncio.fixture
async def registry(tmp_path: Path) -> AsyncIterator[TableRegistry]:
    """The registry of a node that has its log to itself."""
    log = await open_event_log(f"sqlite:///{tmp_path}/log.db")
    settings = Settings(str(tmp_path), limits=replace(UNLIMITED, idle_seconds=10))
    registry = TableRegistry(log, NoBus(is_sole_writer=True), settings)
    yield registry
    await registry.close()
    await log.close()


@pytest_asyncio.fixture
async def registries(tmp_path: Path) -> AsyncIterator[tuple[TableRegistry, TableRegistry]]:
    """The registries of two nodes with one log, and without a bus."""
    log = await open_event_log(f"sqlite:///{tmp_path}/log.db")
    settings = Settings(str(tmp_path), workers=2)
    one, other = (TableRegistry(log, NoBus(is_sole_writer=False), settings) for _ in range(2))
    yield one, other
    await one.close()
    await other.close()
    await log.close()
