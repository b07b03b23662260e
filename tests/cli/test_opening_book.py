"""``duellum book``."""

from pathlib import Path

import pytest

from duellum.opening_book import builder
from tests.cli.commands import run


def test_a_book_is_built_in_a_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        builder.BookBuilder, "build", lambda _self, progress: progress("play", 1, 1) or "text"
    )
    done = run("book", "build", "battle", str(tmp_path / "run"), "--nodes", "1000", "--workers", "1")
    assert done.exit_code == 0
    assert (tmp_path / "run" / "book.txt").read_text() == "text"
    other = run("book", "build", "battle", str(tmp_path / "run"), "--nodes", "2000")
    assert (other.exit_code, "a different plan" in other.output) == (1, True)


def test_a_game_with_dice_has_no_book(tmp_path: Path) -> None:
    for arguments in (("build", "qwixx", str(tmp_path)), ("show", "qwixx")):
        done = run("book", *arguments)
        assert done.exit_code == 1
        assert "has no" in done.output
