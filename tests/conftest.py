"""What holds for every test: no deadlines, and no files outside the test's own folder."""

from pathlib import Path

import hypothesis
import pytest

from tests.services import postgresql as postgresql
from tests.services import redis_server as redis_server
from tests.twins import TWIN, has_entries, replace_kernels

# The first call of a module compiles it, so the time of one example says nothing.
hypothesis.settings.register_profile("duellum", deadline=None)
hypothesis.settings.load_profile("duellum")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Run shipped modules only in tests that call one of their entry points: others would be plain again."""
    if TWIN == "shipped":
        items[:] = [item for item in items if isinstance(item, pytest.Function) and has_entries(item.module)]


@pytest.fixture(autouse=True)
def twin(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let tests of twins call the form of the kernels that this run is about."""
    form = "native" if request.node.get_closest_marker("native") else TWIN
    if form == "native" or (form != "plain" and request.node.get_closest_marker("twins")):
        replace_kernels(request.module, form, monkeypatch.setattr)


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Keep games in a folder of the test's own."""
    monkeypatch.setenv("DUELLUM_HOME", str(tmp_path / "home"))
    return tmp_path / "home"
