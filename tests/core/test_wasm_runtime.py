"""Running modules: memory seen in place, modules kept compiled, the pool, and other threads meanwhile."""

import gc
import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest
import wasmtime

from duellum.battle import Position
from duellum.battle.engine.module_arrays import POSITION, SEARCH, TEXT
from duellum.battle.kernel.encoding import encode
from duellum.battle.kernel.game import encode_position, list_moves
from duellum.battle.kernel.notation import format_position
from duellum.battle.kernel.perft import count_leaves
from duellum.core import wasm_runtime
from duellum.core.wasm_runtime import Instance, borrow, shipped

START = encode_position(Position.start())


def start_of(instance: Instance) -> None:
    """Write the start position into an instance."""
    for target, source in zip(instance.view(POSITION), START, strict=True):
        target[:] = source


def test_arrays_are_the_module_s_own_memory() -> None:
    instance = Instance("battle")
    start_of(instance)
    length = instance.run(format_position)
    assert instance.array(TEXT)[:length].tobytes() == str(Position.start()).encode()


def test_memory_lives_as_long_as_somebody_sees_it() -> None:
    text = Instance("battle").array(TEXT)
    gc.collect()
    text[:] = 7
    assert set(text.tolist()) == {7}


def test_the_caller_chooses_the_length_of_the_last_array() -> None:
    small, large = (Instance("battle", {"table": words}) for words in (1 << 17, 1 << 23))
    assert len(small.view(SEARCH).transposition_table) == 1 << 17
    assert len(large.view(SEARCH).transposition_table) == 1 << 23
    large.view(SEARCH).transposition_table[-1] = 5
    assert not small.view(SEARCH).transposition_table.any()


def test_a_shipped_kernel_is_called_like_its_twin() -> None:
    moves = np.zeros(40, np.int32)
    twin_moves = np.zeros(40, np.int32)
    assert shipped("battle", list_moves)(START, moves) == list_moves(START, twin_moves) == 37
    np.testing.assert_array_equal(moves, twin_moves)


@pytest.fixture
def fresh(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let modules be loaded again."""
    monkeypatch.setattr(wasm_runtime, "_load", wasm_runtime._load.__wrapped__)


def find_compiled(home: Path) -> list[Path]:
    return sorted((home / "cache" / "kernels").glob("battle_tools-*.cwasm"))


def count_twenty() -> float:
    return float(Instance("battle_tools").call(count_leaves, (*encode(Position.start()), 0, 0, 1)))


@pytest.mark.usefixtures("fresh")
def test_a_module_is_compiled_once_and_kept(home: Path) -> None:
    assert count_twenty() == 37
    [kept] = find_compiled(home)
    state = kept.stat()
    assert count_twenty() == 37
    assert kept.stat() == state


def truncate(content: bytes) -> bytes:
    return content[:1000]


def clear_middle(content: bytes) -> bytes:
    middle = len(content) // 2
    return content[:middle] + bytes(4000) + content[middle + 4000 :]


@pytest.mark.usefixtures("fresh")
@pytest.mark.parametrize("damage", [truncate, clear_middle])
def test_a_damaged_file_is_replaced_and_others_are_removed(
    home: Path, damage: Callable[[bytes], bytes]
) -> None:
    count_twenty()
    [kept] = find_compiled(home)
    whole = kept.read_bytes()
    kept.write_bytes(damage(whole))
    outdated = kept.with_name("battle_tools-0123456789abcdef.cwasm")
    outdated.write_bytes(b"of another version")
    assert count_twenty() == 37
    assert find_compiled(home) == [kept]
    assert kept.stat().st_size == len(whole)


@pytest.mark.usefixtures("fresh")
def test_modules_run_where_nothing_can_be_kept(home: Path) -> None:
    home.write_text("a file where the folder should be")
    assert count_twenty() == 37


def test_several_processes_may_compile_at_once() -> None:
    code = "from duellum import battle; print(sum(battle.perft(battle.Position.start(), 2).values()))"
    processes = [
        subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, text=True) for _ in range(3)
    ]
    assert [process.communicate()[0].strip() for process in processes] == ["1293"] * 3


def test_an_instance_in_which_a_kernel_failed_is_dropped() -> None:
    with borrow("battle") as first:
        pass
    failing = borrow("battle")
    assert failing.__enter__() is first
    assert not failing.__exit__(RuntimeError, RuntimeError(), None)
    with borrow("battle") as other:
        assert other is not first


def test_a_trap_is_an_error_and_not_the_end_of_the_process() -> None:
    instance = Instance("battle")
    with pytest.raises((wasmtime.Trap, wasmtime.WasmtimeError)):
        instance.run(list_moves, 1, 2, 3)


def test_python_goes_on_while_a_kernel_runs() -> None:
    instance, counts = Instance("battle_tools"), list[float]()
    position = (*encode(Position.start()), 0, 0)
    counting = threading.Thread(target=lambda: counts.append(instance.call(count_leaves, (*position, 5))))
    counting.start()
    steps = 0
    while counting.is_alive():
        steps += 1
    assert counts == [64_749_934]
    assert steps > 100
