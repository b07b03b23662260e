"""Battle: perft 5 compared with a C++ yardstick, legal moves by the plain rules, and start-up times.

``python -m benchmarks.battle measure_perft`` prints one of the figures.
"""

import subprocess
import sys
from time import perf_counter

from benchmarks.arguments import run_measurements
from benchmarks.timing import ROUNDS, best_of_alternating, seconds
from benchmarks.yardstick import compile_yardstick, run_yardstick
from duellum.battle import Position
from duellum.battle.kernel.encoding import encode
from duellum.battle.kernel.perft import count_leaves
from duellum.core.wasm_runtime import shipped

DEPTH, LEAVES = 5, 64_749_934
_count_leaves = shipped("battle_tools", count_leaves)


def measure() -> None:
    """Print every figure of Battle."""
    measure_perft()
    measure_plain_rules()
    measure_start()


def measure_perft() -> None:
    """Print the speed of perft 5, and its ratio to the yardstick."""
    pieces, masks = encode(Position.start())
    _count_leaves(pieces, masks, 0, 0, 2)  # loads the module
    program = compile_yardstick("battle_perft")

    def ours() -> float:
        counts: list[int] = []
        time = seconds(lambda: counts.append(_count_leaves(pieces, masks, 0, 0, DEPTH)))
        if counts != [LEAVES]:
            raise ValueError(f"perft {DEPTH} counted {counts}, not {LEAVES}")
        return time

    def theirs() -> float:
        depth, leaves, time, _ = (
            run_yardstick(program, DEPTH).split() if program else ("5", str(LEAVES), "nan s", "")
        )
        if (int(depth), int(leaves)) != (DEPTH, LEAVES):
            raise ValueError(f"the yardstick counted {leaves} at depth {depth}")
        return float(time.rstrip(" s"))

    time, yardstick = best_of_alternating(ours, theirs)
    print(
        f"battle perft {DEPTH}: {LEAVES / time / 1e6:.0f} million leaves/s, "
        f"C++ yardstick {LEAVES / yardstick / 1e6:.0f} million, ratio {yardstick / time:.2f}"
    )


def measure_plain_rules(times: int = 500) -> None:
    """Print how many times a second the plain rules list the legal moves of the start position."""
    start = Position.start()
    best = min(seconds(lambda: [start.legal_moves() for _ in range(times)]) for _ in range(ROUNDS))
    print(f"battle plain rules: {times / best:.0f} positions/s, legal moves at the start")


def measure_start() -> None:
    """Print how long a fresh process takes to import the kernel, to count with it, and to show the help."""
    for what, code in (
        ("import of the kernel", "import duellum.battle.kernel.perft"),
        ("perft 2", "from duellum import battle; battle.perft(battle.Position.start(), 2)"),
        ("duellum --help", "import sys; sys.argv[1:] = ['--help']; from duellum.cli import main; main()"),
    ):
        start = perf_counter()
        subprocess.run([sys.executable, "-c", code], check=True, capture_output=True)
        print(f"battle fresh process, {what}: {perf_counter() - start:.2f} s")


if __name__ == "__main__":
    run_measurements(globals(), sys.argv[1:])
