"""Compiling an engine ahead: stage by stage, with progress, once."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from duellum.battle import RULES
from duellum.core.compilation import compiler
from duellum.core.compilation.compiler import compile_engine
from duellum.core.compilation.progress import Progress
from duellum.core.compilation.stamp import is_compiled, read_stamp
from duellum.core.engine import FULL_STRENGTH, LEVEL_COUNT, EngineSpec, Stage
from tests.compilation import IS_COMPILED
from tests.core.compilation import kernels

pytestmark = pytest.mark.skipif(not IS_COMPILED, reason="the JIT is off")


def make_spec(warmed_up: list[str]) -> EngineSpec:
    """An engine with two stages of small kernels."""

    def warm_up(name: str, kernel: Callable[[int], int], _engine: object) -> None:
        warmed_up.append(name)
        kernel(1)

    return EngineSpec(
        create=lambda **_: None,  # type: ignore[arg-type]  # it is not asked anything
        levels=(FULL_STRENGTH,) * LEVEL_COUNT,
        explain=lambda *_: (),
        stages=(
            Stage((kernels.first,), partial(warm_up, "first", kernels.first)),
            Stage((kernels.second,), partial(warm_up, "second", kernels.second), level=8),
        ),
    )


@pytest.fixture
def warmed_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The stages that were compiled, of an engine whose stamp lies in the test's own folder."""
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path))
    warmed_up: list[str] = []
    spec = make_spec(warmed_up)
    monkeypatch.setattr(compiler, "load_engine_spec", lambda rules: spec if rules is RULES else None)
    return warmed_up


def test_stages_are_compiled_in_order_and_the_progress_ends_complete(warmed_up: list[str]) -> None:
    reported = list[Progress]()
    compile_engine("battle", reported.append)
    assert warmed_up == ["first", "second"]
    assert {(progress.totals, progress.levels) for progress in reported} == {((2, 3), (1, 8))}
    assert [progress.done for progress in reported] == sorted(progress.done for progress in reported)
    assert any(progress.share(1) == 1 > progress.share(8) for progress in reported)
    assert reported[-1].share() == 1


def test_what_is_compiled_is_not_compiled_again(warmed_up: list[str]) -> None:
    compile_engine("battle", lambda _: None)
    assert is_compiled("battle")
    warmed_up.clear()
    compile_engine("battle", lambda _: None)
    assert warmed_up == []


@pytest.mark.usefixtures("warmed_up")
def test_the_stamp_names_sources_and_results() -> None:
    compile_engine("battle", lambda _: None)
    stamp = read_stamp("battle")
    assert stamp is not None
    assert [Path(path).name for path in stamp.sources] == ["kernels.py"]
    assert {Path(path).suffix for path in stamp.results} == {".nbi", ".nbc"}
