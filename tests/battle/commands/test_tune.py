"""``duellum tune``: fitting weights."""

import json
from pathlib import Path

from duellum.battle.engine.weights import TERMS
from tests.cli.commands import run


def test_tuning_writes_weights(tmp_path: Path) -> None:
    out = tmp_path / "weights.json"
    result = run("tune", "battle", str(out), "--games", "2", "--rounds", "1", "--nodes", "50")
    assert result.exit_code == 0
    assert json.loads(out.read_text(encoding="utf-8"))["terms"].keys() == TERMS.keys()
