"""The WebAssembly kernels in Node: built where they are stale, and asked about cases from Python."""

import json
import subprocess
import tempfile
from functools import cache
from pathlib import Path
from typing import Any

import hatch_build
from tools.wasm.build import KERNELS, is_fresh

ROOT = Path(__file__).parent.parent.parent
MODULES = hatch_build.MODULES

Case = dict[str, Any]
Answer = dict[str, Any]


@cache
def find_modules() -> Path:
    """Return the folder of the modules, after building those that are not up to date."""
    if not all(is_fresh(game, MODULES) for game in KERNELS):
        hatch_build.compile_kernels()
    return MODULES


def run_in_node(game: str, cases: list[Case]) -> dict[str, Any]:
    """Return the kernel's answers to cases, how long it took to be ready (ms), and the CPU time (s)."""
    module = find_modules() / f"{game}.wasm"
    with tempfile.TemporaryDirectory() as folder:
        asked = Path(folder) / "cases.json"
        asked.write_text(json.dumps(cases), encoding="utf-8")
        node = hatch_build._node_folder() / "node"
        program = ROOT / "web" / "e2e" / "kernels.ts"
        command = [str(word) for word in (node, program, game, module, asked)]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    answered: dict[str, Any] = json.loads(done.stdout)
    return answered


def ask(game: str, cases: list[Case]) -> list[Any]:
    """Return the kernel's answers to cases."""
    return list(run_in_node(game, cases)["answers"])
