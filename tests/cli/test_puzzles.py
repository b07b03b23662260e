"""``duellum puzzles``: mining, packing, verifying and showing."""

import sys
from pathlib import Path

import pytest

from duellum.puzzles import miner
from duellum.puzzles.collection import load_puzzles, read_collection
from tests.cli.commands import run
from tests.puzzles.fake_maker import FakeMaker


def test_puzzles_are_mined_and_packed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(miner, "load_puzzle_maker", lambda _game: FakeMaker())
    journal, out = tmp_path / "run.jsonl", tmp_path / "out.tsv"
    mined = run("puzzles", "mine", "battle", str(journal), "--puzzles", "3", "--workers", "1")
    assert "4 puzzles in 3 sources; a longer search refuted 1 of them" in mined.output
    packed = run("puzzles", "pack", "battle", str(out), str(journal))
    assert packed.exit_code == 0
    assert "Read 0 shipped and 4 mined puzzles, 1 of them refuted" in packed.output
    assert out.read_text(encoding="utf-8") == ""  # all have three pieces, and there is nothing else


def test_shipped_puzzles_are_packed_again(tmp_path: Path) -> None:
    out = tmp_path / "out.tsv"
    packed = run("puzzles", "pack", "battle", str(out), "--shipped")
    assert packed.exit_code == 0
    assert [*read_collection("battle", out)] == [*load_puzzles("battle")]


def test_packing_nothing_is_refused(tmp_path: Path) -> None:
    assert run("puzzles", "pack", "battle", str(tmp_path / "out.tsv")).exit_code == 2


def test_a_puzzle_is_shown_with_its_solution() -> None:
    puzzle = load_puzzles("qwixx")[0]
    shown = run("puzzles", "show", "qwixx", puzzle.id, "--solution")
    assert puzzle.id in shown.output
    assert " ".join(puzzle.solution) in shown.output
    assert run("puzzles", "show", "battle", "nothing").exit_code == 1


@pytest.mark.parametrize("words", [["show", "battle"], ["verify", "battle"], ["mine", "battle", "run.jsonl"]])
def test_a_game_without_puzzles_is_refused(words: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.modules["duellum.cli.puzzles"], "has_puzzles", lambda _game: False)
    refused = run("puzzles", *words)
    assert (refused.exit_code, refused.exception.__class__) == (2, SystemExit)
    assert "battle has no puzzles" in refused.output
