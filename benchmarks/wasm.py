"""The WebAssembly modules: speed in Node and Chromium as a ratio to Python's in the same run, sizes, memory.

``python -m benchmarks.wasm`` prints all; the build is measured by ``measure_build``. Speed is by CPU time in
Node and Python, and by the wall clock in Chromium, which tells no other.
"""

import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from time import perf_counter, process_time
from typing import Any

from benchmarks.arguments import run_measurements
from duellum.battle import RULES as BATTLE
from duellum.battle import Position as BattlePosition
from duellum.battle.engine.battle_engine import BattleEngine
from duellum.battle.engine.spec import BENCH as BATTLE_BENCH
from duellum.core.engine import GameEngine, Limit
from duellum.core.game import Game
from duellum.core.rules import Rules
from duellum.qwixx import RULES as QWIXX
from duellum.qwixx import Position as QwixxPosition
from duellum.qwixx.engine.qwixx_engine import QwixxEngine
from duellum.qwixx.engine.spec import BENCH as QWIXX_BENCH
from tests.wasm.chromium import run_in_chromium
from tests.wasm.kernels import Case, find_modules, run_in_node
from tools.wasm import build

_BATTLE_DEPTH, _QWIXX_DEPTH, _QWIXX_TIMES = 9, 2, 20
_MAKE_INSTANCES = """
import sys
from pathlib import Path
from time import perf_counter
from duellum.core.registry import find_kernel
from duellum.core.plugin import load_part
from duellum.core.wasm_runtime import Instance

def resident():
    return int(Path("/proc/self/statm").read_text().split()[1]) * 4096 / 2**20

name = sys.argv[1]
arrays = sum(array.size for array in load_part(find_kernel(name)).arrays()) / 2**20
kept, before, began = [Instance(name)], resident(), perf_counter()
kept += [Instance(name) for _ in range(10)]
spent = (perf_counter() - began) / 10
print(
    f"{name}: an instance in {1e3 * spent:.1f} ms, arrays of {arrays:.1f} MB, "
    f"{(resident() - before) / 10:.2f} MB of it resident before use"
)
"""


def measure() -> None:
    """Print speed, sizes and memory of the games' modules."""
    measure_speed()
    measure_sizes()
    measure_memory()


def measure_speed() -> None:
    """Print how fast each module searches, as a ratio to the same in Python."""
    battle = BattleEngine(megabytes=16)
    _compare("battle", _search_cases(BATTLE_BENCH[:6], _BATTLE_DEPTH), lambda: _search_battle(battle))
    cases = _search_cases(QWIXX_BENCH, _QWIXX_DEPTH) * _QWIXX_TIMES
    qwixx = QwixxEngine()
    _compare("qwixx", cases, lambda: _search_qwixx(qwixx))


def _search_cases(texts: tuple[str, ...], depth: int) -> list[Case]:
    return [{"ask": "search", "positions": [text], "limits": {"depth": depth}} for text in texts]


def _compare(game: str, cases: list[Case], search: Callable[[], int]) -> None:
    """Print the speed of a module in Python, in Node and in Chromium; the best of three rounds each."""
    search()  # loads the module
    native, node, chromium, ready = 0.0, 0.0, 0.0, list[float]()
    for _ in range(3):
        began = process_time()
        nodes = search()
        native = max(native, nodes / (process_time() - began))
        answered = run_in_node(game, cases)
        node = max(node, _count_nodes(answered) / answered["seconds"])
        answered = run_in_chromium(game, cases)
        spent = sum(answer["milliseconds"] for answer in answered["answers"]) / 1e3
        chromium = max(chromium, _count_nodes(answered) / spent)
        ready.append(answered["ready"])
    print(
        f"{game}: {native / 1e3:,.0f} thousand nodes/s in Python; Node {node / native:.2f} of it, "
        f"Chromium {chromium / native:.2f}; ready in Chromium after {min(ready):.0f} ms"
    )


def _count_nodes(answered: dict[str, Any]) -> int:
    return sum(int(answer["nodes"]) for answer in answered["answers"])


def _search_battle(engine: BattleEngine) -> int:
    nodes = 0
    for text in BATTLE_BENCH[:6]:
        engine.reset()
        nodes += _search(engine, BATTLE, BattlePosition.parse(text), _BATTLE_DEPTH)
    return nodes


def _search_qwixx(engine: QwixxEngine) -> int:
    positions = [QwixxPosition.parse(text) for text in QWIXX_BENCH] * _QWIXX_TIMES
    return sum(_search(engine, QWIXX, position, _QWIXX_DEPTH) for position in positions)


def _search(engine: GameEngine, rules: Rules, position: Any, depth: int) -> int:  # noqa: ANN401 - of either game
    return engine.search(Game(rules, position), Limit(depth=depth)).nodes


def measure_sizes() -> None:
    """Print the size of each module, as it is, with Brotli for browsers, and packed for Python."""
    for name in build.KERNELS:
        sizes = f"{(find_modules() / f'{name}.wasm').stat().st_size:,} bytes"
        if build.load_kernel(name).is_for_browsers:
            sizes += f", {run_in_node(name, [])['brotli']:,} with Brotli"
        print(f"{name}: {sizes}, {build.packed_file(name).stat().st_size:,} as shipped to Python")


def measure_memory() -> None:
    """Print what an instance of each module takes: time, arrays, and resident memory before it is used."""
    for name in build.KERNELS:
        command = [sys.executable, "-c", _MAKE_INSTANCES, name]
        print(subprocess.run(command, check=True, capture_output=True, text=True).stdout, end="")


def measure_build() -> None:
    """Print how long the compilation of all modules takes, side by side."""
    with tempfile.TemporaryDirectory() as folder:
        began = perf_counter()
        build.compile_modules(build.KERNELS, Path(folder))
        print(f"all modules compiled in {perf_counter() - began:.0f} s")


if __name__ == "__main__":
    run_measurements(globals(), sys.argv[1:])
