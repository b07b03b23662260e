"""Start-up of fresh processes: the command, the library, and each engine's first move.

The first move includes the start of Python. With an empty cache folder the module is compiled first; with a
filled one it is loaded.
"""

import os
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median
from time import perf_counter

from benchmarks.arguments import run_measurements

_TIMES = 7
_FIRST_MOVE = """
import random, sys
from duellum.core.engine import Limit, load_engine_spec
from duellum.core.game import Game
from duellum.core.registry import load_rules
rules = load_rules(sys.argv[1])
game = Game(rules)
if game.position.dice_due:
    game.roll(random.Random(1))
spec = load_engine_spec(rules)
print(spec.create(megabytes=16, threads=1).search(game, Limit(depth=1)).candidates[0].move)
"""


def measure() -> None:
    """Print every figure."""
    measure_commands()
    measure_first_moves()


def measure_commands() -> None:
    """Print how long ``duellum --version`` and ``import duellum`` take."""
    command = str(Path(sys.executable).with_name("duellum"))
    print(f"duellum --version: {_time([command, '--version']):.2f} s")
    print(f"import duellum: {_time([sys.executable, '-c', 'import duellum']):.2f} s")


def measure_first_moves() -> None:
    """Print how long each engine's first move takes, with an empty cache folder and with a filled one."""
    for game in ("battle", "qwixx"):
        command, times = [sys.executable, "-c", _FIRST_MOVE, game], list[tuple[float, float]]()
        for _ in range(_TIMES):
            with tempfile.TemporaryDirectory() as home:
                times.append((_run(command, home), _run(command, home)))
        empty, filled = (median(each) for each in zip(*times, strict=True))
        print(
            f"{game}, first move of a fresh process: {empty:.2f} s with an empty cache, {filled:.2f} s later"
        )


def _time(command: list[str]) -> float:
    """Return the median time of a command."""
    return median(_run(command, "") for _ in range(_TIMES))


def _run(command: list[str], home: str) -> float:
    """Return the time of a command that keeps its files in a folder."""
    start = perf_counter()
    subprocess.run(command, check=True, capture_output=True, env={**os.environ, "DUELLUM_HOME": home})
    return perf_counter() - start


if __name__ == "__main__":
    run_measurements(globals(), sys.argv[1:])
