"""The build: which modules are up to date, and what a fingerprint depends on."""

import lzma
from pathlib import Path
from typing import NamedTuple

import numpy as np
import pytest

from duellum.core.wasm import INT, Array, Entry, region
from tests.wasm.kernels import find_modules
from tools.wasm import build


class Pair(NamedTuple):
    first: object
    second: object


def test_a_fingerprint_depends_on_the_sources(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "core").mkdir()
    for module in build.CORE_MODULES:
        (tmp_path / "core" / f"{module}.py").write_text("1")
    monkeypatch.setattr(build, "PACKAGE", tmp_path)
    before = build.fingerprint("battle")
    (tmp_path / "battle" / "kernel").mkdir(parents=True)
    assert build.fingerprint("battle") == before
    (tmp_path / "battle" / "kernel" / "movegen.py").write_text("1")
    assert build.fingerprint("battle") != before
    assert build.fingerprint("qwixx") == before


@pytest.mark.parametrize("name", build.KERNELS)
def test_a_shipped_module_is_up_to_date(name: str) -> None:
    assert build.is_fresh(name), "run 'make kernels' and commit what it writes"


@pytest.mark.parametrize("name", build.KERNELS)
def test_python_and_the_browser_run_the_same_bytes(name: str) -> None:
    shipped = lzma.decompress(build.packed_file(name).read_bytes())
    assert (find_modules() / f"{name}.wasm").read_bytes() == shipped


@pytest.mark.slow
def test_the_shipped_modules_are_what_the_sources_compile_to(tmp_path: Path) -> None:
    build.compile_modules(build.KERNELS, tmp_path)
    for name in build.KERNELS:
        shipped = lzma.decompress(build.packed_file(name).read_bytes())
        assert (tmp_path / f"{name}.wasm").read_bytes() == shipped, name
        if build.load_kernel(name).is_threaded:
            places = build.packed_file(name).with_suffix("").with_suffix(".places").read_bytes()
            assert (tmp_path / f"{name}.places").read_bytes() == places, name


@pytest.mark.parametrize("game", build.KERNELS)
def test_a_module_needs_nothing_and_stays_small(game: str) -> None:
    module = (find_modules() / f"{game}.wasm").read_bytes()
    assert module.startswith(b"\0asm\1\0\0\0")
    assert len(module) < 1_400_000


def test_a_region_has_the_fields_of_its_tuple() -> None:
    pair = region("pair", Pair, first=(np.int8, (3,)), second=(np.float64, (2, 2)))
    assert [(array.name, array.size) for array in pair.arrays()] == [("pair_first", 3), ("pair_second", 32)]
    with pytest.raises(ValueError, match="has the fields"):
        region("pair", Pair, second=(np.int8, (3,)), first=(np.int8, (3,)))


def test_an_entry_takes_its_numbers_and_then_the_lengths_of_its_arrays() -> None:
    def play_move(*_: object) -> None:
        """Do nothing."""

    table = Array("table", np.uint64, (8,), length_from="table_words")
    entry = Entry(play_move, (table, ("move", INT)))
    assert entry.numbers() == (("move", INT), ("table_words", INT))
    assert entry.arrays() == (table,)
