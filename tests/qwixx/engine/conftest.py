"""What the engine's tests share."""

import pytest

from duellum.qwixx.engine.qwixx_engine import QwixxEngine


@pytest.fixture(scope="module")
def engine() -> QwixxEngine:
    """Return an engine, with the same row cache for all tests of a module."""
    return QwixxEngine()
