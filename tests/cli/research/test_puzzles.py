"""``duellum puzzles``: mining, packing, verifying and showing."""

from pathlib import Path

import pytest

from duellum.engine.puzzles import miner
from duellum.engine.puzzles.collection import load_puzzles
from tests.cli.commands import run
from tests.engine.puzzles.fake_maker import FakeMaker


def test_puzzles_are_mined_and_packed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(miner, "load_puzzle_maker", lambda _game: FakeMaker())
    journal, out = tmp_path / "run.jsonl", tmp_path / "out.tsv"
    mined = run("puzzles", "mine", "battle", str(journal), "--puzzles", "3", "--workers", "1")
    assert "4 puzzles in 3 sources; a longer search refuted 1 of them" in mined.output
    packed = run("puzzles", "pack", "battle", str(out), str(journal))
    assert packed.exit_code == 0
    assert len(out.read_text(encoding="utf-8").splitlines()) == 1  # they all have the same board


def test_a_puzzle_is_shown_with_its_solution() -> None:
    puzzle = load_puzzles("qwixx")[0]
    shown = run("puzzles", "show", "qwixx", puzzle.id, "--solution")
    assert puzzle.id in shown.output
    assert " ".join(puzzle.solution) in shown.output
    assert run("puzzles", "show", "battle", "nothing").exit_code == 1
