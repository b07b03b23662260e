"""Timing: the best of alternating rounds, as a ratio, and the machine it was measured on."""

import os
import platform
from collections.abc import Callable
from datetime import date
from importlib.metadata import version
from time import perf_counter

ROUNDS = 7


def describe_machine() -> str:
    """Return machine, versions and date in a line."""
    packages = " ".join(f"{name} {version(name)}" for name in ("duellum", "numpy", "wasmtime", "numba"))
    return (
        f"{date.today()} {_processor()}, {platform.system()}, Python {platform.python_version()}, {packages}"  # noqa: DTZ011
    )


def _processor() -> str:
    try:
        with open("/proc/cpuinfo", encoding="utf-8") as file:  # noqa: PTH123 - a device, not a file
            names = [line.partition(":")[2].strip() for line in file if line.startswith("model name")]
    except OSError:
        names = []
    return names[0] if names else platform.machine()


def read_steal() -> float:
    """Return the processor seconds that the host has taken from this machine since it started."""
    with open("/proc/stat", encoding="utf-8") as file:  # noqa: PTH123 - a device, not a file
        return int(file.readline().split()[8]) / os.sysconf("SC_CLK_TCK")


def seconds(work: Callable[[], object]) -> float:
    """Return how long `work` takes."""
    start = perf_counter()
    work()
    return perf_counter() - start


def best_of_alternating(ours: Callable[[], float], theirs: Callable[[], float]) -> tuple[float, float]:
    """Return the best time of each, measured in turn, so that a busy moment hits both."""
    pairs = [(ours(), theirs()) for _ in range(ROUNDS)]
    return min(pair[0] for pair in pairs), min(pair[1] for pair in pairs)
