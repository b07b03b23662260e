"""The pages on environments have the tables of the environments, and the examples run."""

import csv
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from duellum.core.registry import games_with
from tools.docs.environments import CURVE, draw_curve, list_pages, write_page
from tools.docs.markdown_files import ROOT


def test_the_tables_of_the_pages_are_those_of_the_environments() -> None:
    assert {page.name for page in list_pages()} >= {f"{name}.md" for name in games_with("environment")}
    for page in list_pages():
        text = page.read_text(encoding="utf-8")
        assert write_page(text) == text, f"run 'python -m tools.docs.environments' for {page.name}"


def test_a_table_that_has_changed_is_written_again() -> None:
    text = "before\n<!-- table: qwixx actions -->\nold\n<!-- end -->\nafter"
    written = write_page(text)
    assert "| 44 | decline the action |" in written
    assert "old" not in written
    assert written.startswith("before\n")
    assert written.endswith("\nafter")


def test_the_curve_is_drawn_from_its_figures() -> None:
    assert CURVE.with_suffix(".svg").read_text(encoding="utf-8") == draw_curve()


def test_the_example_learns(tmp_path: Path) -> None:
    curve, saved = tmp_path / "curve.csv", tmp_path / "policy.npz"
    command = [
        sys.executable,
        "-W",
        "error",
        "examples/learn_policy.py",
        "qwixx",
        "1",
        str(curve),
        str(saved),
    ]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False, timeout=600)
    assert done.returncode == 0, done.stderr
    with curve.open(encoding="utf-8", newline="") as file:
        first, *_, last = csv.DictReader(file)
    assert int(first["steps"]) == 0
    assert int(last["steps"]) > 0
    assert float(last["random"]) > 0.6
    assert saved.exists()


@pytest.mark.slow  # two minutes of the processor
def test_the_example_learns_to_beat_random_moves_in_battle(tmp_path: Path) -> None:
    curve = tmp_path / "curve.csv"
    command = [
        sys.executable,
        "examples/learn_policy.py",
        "battle",
        "100",
        str(curve),
        str(tmp_path / "policy.npz"),
    ]
    subprocess.run(command, cwd=ROOT, check=True)
    with curve.open(encoding="utf-8", newline="") as file:
        *_, last = csv.DictReader(file)
    assert float(last["random"]) > 0.9


def test_the_notebook_runs() -> None:
    notebook = json.loads((ROOT / "examples" / "research.ipynb").read_text(encoding="utf-8"))
    names: dict[str, Any] = {}
    for cell in notebook["cells"]:
        if cell["cell_type"] == "code":
            exec("".join(cell["source"]), names)  # noqa: S102 - our own notebook
    assert names["LuckChart"](names["analysis"] and [0.1, -0.2])._repr_svg_().startswith("<svg")
    assert names["rolls"]
