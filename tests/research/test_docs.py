"""The pages on environments have the tables of the environments, and the examples run."""

import csv
import importlib
import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import duellum
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


@pytest.fixture
def example(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.syspath_prepend(ROOT / "examples")
    return importlib.import_module("learn_value")


@pytest.mark.parametrize("network", ["NumpyNetwork", "TorchNetwork"])
def test_the_example_learns(example: Any, network: str) -> None:
    if network == "TorchNetwork":
        pytest.importorskip("torch")
    learner = example.Learner("qwixx", getattr(example, network))
    for _ in range(12):
        assert learner.learn() > 0
    assert learner.play_random("qwixx") > 0.8


def test_the_example_writes_its_curve_and_weights_that_numpy_can_use(
    example: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(example, "LEVEL_GAMES", 2)
    monkeypatch.setattr(example, "RANDOM_GAMES", 20)
    curve, saved = tmp_path / "curve.csv", tmp_path / "values.npz"
    example.main("battle", 0.01, curve, saved)
    with curve.open(encoding="utf-8", newline="") as file:
        first, last = csv.DictReader(file)
    assert int(first["steps"]) == 0
    assert int(last["steps"]) > 0
    assert float(last["random"]) > 0.6
    learner = example.Learner("battle", example.NumpyNetwork)
    with np.load(saved) as weights:
        learner.network.weights = list(weights.values())
    assert learner.play_random("battle") > 0.6


@pytest.mark.slow  # a minute of the processor
def test_the_example_learns_to_beat_level_1_of_battle(example: Any) -> None:
    learner = example.Learner("battle", example.NumpyNetwork)
    for _ in range(50):
        learner.learn()
    level = duellum.Engine("battle", level=1, seed=1)
    assert duellum.match(learner, level, rules="battle", games=60, rng=1).score.share > 0.5


def test_the_notebook_runs() -> None:
    notebook = json.loads((ROOT / "examples" / "research.ipynb").read_text(encoding="utf-8"))
    names: dict[str, Any] = {}
    for cell in notebook["cells"]:
        if cell["cell_type"] == "code":
            exec("".join(cell["source"]), names)  # noqa: S102 - our own notebook
    assert names["LuckChart"](names["analysis"] and [0.1, -0.2])._repr_svg_().startswith("<svg")
    assert names["rolls"]
