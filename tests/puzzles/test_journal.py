"""The journal: a round trip, and what a killed run leaves behind."""

from pathlib import Path

import pytest

from duellum.core.puzzle import MinedPuzzle, Puzzle
from duellum.puzzles.journal import Journal, MinedSource, format_source, parse_source

PUZZLE = Puzzle("battle", "4k4/9/9/9/9/4T4/9/4K4 w 0 1", (("e3n5",), ("e3n4w1", "e8e1")), ("win-1", "ending"))
SOURCE = MinedSource(7, (MinedPuzzle(PUZZLE, "a better move", 3, {1: 0.5, 2: 0.0}),))


def test_a_source_is_read_as_it_was_written() -> None:
    assert parse_source("battle", format_source(SOURCE)) == SOURCE


def test_sources_are_appended(tmp_path: Path) -> None:
    journal = Journal(tmp_path / "run.jsonl", "battle")
    assert [*journal.read()] == []
    journal.append(SOURCE)
    journal.append(MinedSource(8, ()))
    assert [source.number for source in journal.read()] == [7, 8]


def test_a_line_that_was_cut_off_is_neither_read_nor_in_the_way(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    path.write_text(format_source(SOURCE) + format_source(SOURCE)[:40], encoding="utf-8")
    journal = Journal(path, "battle")
    assert [*journal.read()] == [SOURCE]
    journal.repair()
    journal.append(MinedSource(9, ()))
    assert [source.number for source in journal.read()] == [7, 9]


def test_another_file_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "other"
    path.write_text('{"a": 1}\n', encoding="utf-8")
    with pytest.raises(ValueError, match="not a line of a journal"):
        [*Journal(path, "battle").read()]
