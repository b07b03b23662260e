"""The commands that only Battle has: ``duellum diagram``, ``duellum tablebase`` and ``duellum tune``."""

import json
from pathlib import Path

from duellum.battle.engine.weights import TERMS
from tests.cli.commands import run


def test_diagrams_come_as_text_and_as_svg() -> None:
    text, svg = (
        run("diagram", "--top", "5", "--front", "3"),
        run("diagram", "--top", "5", "--front", "3", "--svg"),
    )
    assert text.exit_code == svg.exit_code == 0
    assert "[5]" in text.output
    assert svg.output.startswith("<svg")


def test_solved_endings_are_told() -> None:
    result = run("tablebase", "battle")
    assert result.exit_code == 0
    assert "7,872,584 wins" in result.output
    assert "longest loss 30 plies: 9/9/9/9/9/2k6/9/1K6D b 0 1" in result.output


def test_tuning_writes_weights(tmp_path: Path) -> None:
    out = tmp_path / "weights.json"
    result = run("tune", "battle", str(out), "--games", "2", "--rounds", "1", "--nodes", "50")
    assert result.exit_code == 0
    assert json.loads(out.read_text(encoding="utf-8"))["terms"].keys() == TERMS.keys()
