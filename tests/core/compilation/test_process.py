"""The compiler as a process of its own."""

from pathlib import Path

import pytest

from duellum.core.compilation import process
from duellum.core.compilation.process import BackgroundCompilation, CompilerProcess
from duellum.core.compilation.progress import Progress
from tests.faults import slow_compiler

TIMEOUT_SECONDS = 60.0


@pytest.fixture
def release(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The file that lets the slow compiler end."""
    monkeypatch.setattr(process, "COMPILER", slow_compiler.MODULE)
    monkeypatch.setattr(process, "is_compiled", lambda game: game != "battle")
    monkeypatch.setenv(slow_compiler.RELEASE_VARIABLE, str(tmp_path / "release"))
    return tmp_path / "release"


def test_the_progress_is_read_line_by_line(release: Path) -> None:
    lines = CompilerProcess("battle").read_progress()
    assert next(lines) == Progress(1, (5,), (1,))
    assert next(lines) == Progress(2, (5,), (1,))
    release.touch()
    assert list(lines) == []


@pytest.mark.usefixtures("release")
def test_a_process_that_is_stopped_tells_no_more() -> None:
    compiler = CompilerProcess("battle")
    lines = compiler.read_progress()
    next(lines)
    compiler.stop()
    assert len(list(lines)) <= 1


def test_engines_are_compiled_in_the_background(release: Path) -> None:
    compilation = BackgroundCompilation(["battle", "qwixx"])
    assert not compilation.wait(0.01)
    assert compilation.share() < 1
    release.touch()
    assert compilation.wait(TIMEOUT_SECONDS)
    assert compilation.share() == 1


def test_nothing_is_waited_for_where_all_is_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(process, "is_compiled", lambda _: True)
    assert BackgroundCompilation(["battle"]).wait(0)
