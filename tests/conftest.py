"""What holds for every test: no deadlines, and no files outside the test's own folder."""

from pathlib import Path

import hypothesis
import pytest

from tests.services import postgresql as postgresql
from tests.services import redis_server as redis_server

# The first call of a kernel compiles it, so the time of one example says nothing.
hypothesis.settings.register_profile("duellum", deadline=None)
hypothesis.settings.load_profile("duellum")


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Keep games in a folder of the test's own."""
    monkeypatch.setenv("DUELLUM_HOME", str(tmp_path / "home"))
    return tmp_path / "home"
