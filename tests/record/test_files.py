"""Records in files."""

from pathlib import Path

import pytest

from duellum.battle import RULES
from duellum.core.game import Game
from duellum.record import (
    Record,
    RecordedMove,
    RecordError,
    read_games,
    write_record,
)
from tests.strategies import random_game


def test_a_file_is_written_whole_or_not_at_all(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    record = Record.from_game(Game(RULES))
    write_record(path, record)
    assert read_games(path) == [record]
    broken = Record(RULES, record.start, (RecordedMove(random_game(RULES, 3, 2).moves[1]),))
    with pytest.raises(ValueError, match="White is to move"):
        write_record(path, broken)
    assert read_games(path) == [record]
    assert list(tmp_path.iterdir()) == [path]


def test_a_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    path.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(RecordError, match="is not a text file"):
        read_games(path)


def test_a_text_taken_for_a_path_is_told_how_a_text_begins() -> None:
    with pytest.raises(FileNotFoundError, match=r'begins with a tag such as \[Game "battle"\]') as refused:
        read_games("1. i1n4w1 *")
    assert refused.value.filename == "1. i1n4w1 *"
    with pytest.raises(FileNotFoundError, match=r"No such file or directory: 'games\.txt'"):
        read_games(Path("games.txt"))
