"""The WebAssembly kernels in Node: built where they are stale, and asked about cases from Python."""

import json
import random
import subprocess
import tempfile
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

import hatch_build
from duellum.core.rules import Position, Rules
from tests import refusals

ROOT = Path(__file__).parent.parent.parent
MODULES = hatch_build.MODULES

Case = dict[str, Any]
Answer = dict[str, Any]


@cache
def find_modules() -> Path:
    """Return the folder with the modules that ship, unpacked."""
    hatch_build.unpack_kernels()
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


def assert_refusals_agree(rules: Rules, source: random.Random, positions: Sequence[Position]) -> None:
    """Compare what the kernel and the rules say against moves in these positions, and changed positions."""
    asked, expected = list[Case](), list[Any]()
    for position in positions:
        moves = [refusals.garble_move(rules, source, position) for _ in range(12)]
        asked.append({"ask": "refusals", "positions": [str(position)], "moves": moves})
        expected.append([refusals.describe(refusals.refuse_move(position, move)) for move in moves])
    texts = [
        refusals.garble_position(rules, source, str(position)) for position in positions for _ in range(6)
    ]
    for text in (*refusals.POSITIONS[rules.name], *texts):
        asked.append({"ask": "refusals", "positions": [text]})
        fault = refusals.refuse_position(rules, text)
        expected.append([] if fault is None else refusals.describe(fault))
    for case, found, told in zip(asked, ask(rules.name, asked), expected, strict=True):
        assert (case, found) == (case, told)
