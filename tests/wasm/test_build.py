"""The build: which modules are up to date, and what a fingerprint depends on."""

import lzma
from pathlib import Path
from typing import NamedTuple

import numpy as np
import pytest

from duellum.core.wasm import INT, Array, Entry, region
from hatch_build import PACKED_MODULES
from tests.wasm.kernels import find_modules
from tools.wasm import build


class Pair(NamedTuple):
    first: object
    second: object


def test_a_module_is_up_to_date_while_its_fingerprint_is(tmp_path: Path) -> None:
    assert not build.is_fresh("battle", tmp_path)
    (tmp_path / "battle.wasm").write_bytes(b"")
    (tmp_path / "battle.sha256").write_text(build.fingerprint("battle"), encoding="ascii")
    assert build.is_fresh("battle", tmp_path)
    (tmp_path / "battle.sha256").write_text(build.fingerprint("qwixx"), encoding="ascii")
    assert not build.is_fresh("battle", tmp_path)


def test_a_fingerprint_depends_on_the_sources(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "core").mkdir()
    for name in ("die.py", "wasm.py"):
        (tmp_path / "core" / name).write_text("1")
    monkeypatch.setattr(build, "_PACKAGE", tmp_path)
    before = build.fingerprint("battle")
    (tmp_path / "battle" / "kernel").mkdir(parents=True)
    assert build.fingerprint("battle") == before
    (tmp_path / "battle" / "kernel" / "movegen.py").write_text("1")
    assert build.fingerprint("battle") != before
    assert build.fingerprint("qwixx") == before


def test_nothing_is_built_that_is_up_to_date() -> None:
    assert build.build(find_modules()) == []


@pytest.mark.parametrize("name", build.KERNELS)
def test_a_packed_module_is_up_to_date(name: str, tmp_path: Path) -> None:
    assert build.unpack(name, PACKED_MODULES, tmp_path), "run 'make kernels' and commit web/kernels"
    assert build.is_fresh(name, tmp_path)


def test_a_packed_module_of_other_sources_is_not_used(tmp_path: Path) -> None:
    packed, folder = tmp_path / "packed", tmp_path / "folder"
    folder.mkdir()
    (folder / "battle.wasm").write_bytes(b"a module")
    (folder / "battle.sha256").write_text("of other sources", encoding="ascii")
    build.pack("battle", folder, packed)
    assert not build.unpack("battle", packed, tmp_path)
    (folder / "battle.sha256").write_text(build.fingerprint("battle"), encoding="ascii")
    build.pack("battle", folder, packed)
    assert build.unpack("battle", packed, tmp_path)
    assert (tmp_path / "battle.wasm").read_bytes() == b"a module"


@pytest.mark.slow
def test_the_packed_modules_are_what_the_sources_compile_to(tmp_path: Path) -> None:
    assert build.build(tmp_path) == list(build.KERNELS)
    for name in build.KERNELS:
        packed = lzma.decompress((PACKED_MODULES / f"{name}.wasm.xz").read_bytes())
        assert (tmp_path / f"{name}.wasm").read_bytes() == packed, name


@pytest.mark.parametrize("game", build.KERNELS)
def test_a_module_needs_nothing_and_stays_small(game: str) -> None:
    module = (find_modules() / f"{game}.wasm").read_bytes()
    assert module.startswith(b"\0asm\1\0\0\0")
    assert len(module) < 1_300_000


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
