"""The stamp: whether an engine is compiled, found out without Numba."""

from pathlib import Path

import pytest

from duellum.core.compilation import stamp
from duellum.core.compilation.stamp import (
    Stamp,
    describe_environment,
    is_compiled,
    read_state,
    remove_results,
    stamp_path,
    write_stamp,
)


@pytest.fixture
def source(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A source and its result, with a stamp in a cache of the test's own."""
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path))
    monkeypatch.delenv("NUMBA_DISABLE_JIT", raising=False)
    source, result = tmp_path / "kernel.py", tmp_path / "kernel.nbc"
    source.write_text("one")
    result.write_text("compiled")
    state = read_state(source)
    assert state is not None
    write_stamp("battle", Stamp(describe_environment(), {str(source): state}, (str(result),)))
    return source


@pytest.mark.usefixtures("source")
def test_a_stamp_says_that_an_engine_is_compiled() -> None:
    assert is_compiled("battle")
    assert not is_compiled("qwixx")


def test_a_changed_source_is_to_be_compiled_again(source: Path) -> None:
    source.write_text("another")
    assert not is_compiled("battle")


def test_a_lost_result_is_to_be_compiled_again(source: Path) -> None:
    source.with_name("kernel.nbc").unlink()
    assert not is_compiled("battle")


@pytest.mark.usefixtures("source")
def test_another_compiler_compiles_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stamp, "version", lambda _: "99")
    assert not is_compiled("battle")


@pytest.mark.usefixtures("source")
def test_a_damaged_stamp_is_none() -> None:
    stamp_path("battle").write_text("{")
    assert not is_compiled("battle")


def test_nothing_is_to_be_compiled_without_the_jit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path))
    monkeypatch.setenv("NUMBA_DISABLE_JIT", "1")
    assert is_compiled("battle")


def test_results_of_other_sources_are_removed_and_those_of_the_same_kept(source: Path) -> None:
    result = source.with_name("kernel.nbc")
    remove_results("battle")
    assert result.exists()
    source.write_text("another")
    remove_results("battle")
    assert not result.exists()
    assert not stamp_path("battle").exists()


def test_a_stamp_lies_in_the_cache_folder_where_the_package_cannot_be_written(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("NUMBA_CACHE_DIR", raising=False)
    monkeypatch.setattr("os.access", lambda *_: False)
    assert stamp_path("battle").parent == home / "cache"
