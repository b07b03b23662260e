"""Games read one by one and written one after the other."""

import io
from collections.abc import Iterator
from pathlib import Path

import pytest

import duellum
from duellum.record import RecordError, format_record, iter_games, parse_records, read_games, write_games
from tests.strategies import random_game

GAMES = [random_game(duellum.load_rules(name), seed, 12) for name in ("battle", "qwixx") for seed in range(3)]


def test_games_are_written_and_read_again(tmp_path: Path) -> None:
    path = tmp_path / "games.txt"
    assert write_games(path, (game for game in GAMES)) == 6
    records = [duellum.Record.from_game(game) for game in GAMES]
    assert read_games(path) == list(iter_games(str(path))) == records
    with path.open(encoding="utf-8") as file:
        assert list(iter_games(file)) == records
    text = io.StringIO()
    assert write_games(text, records) == 6
    assert text.getvalue() == path.read_text(encoding="utf-8")


def test_a_failed_write_leaves_the_old_file(tmp_path: Path) -> None:
    path = tmp_path / "games.txt"
    write_games(path, GAMES[:1])
    before = path.read_bytes()

    def fail() -> Iterator[duellum.Game]:
        yield GAMES[1]
        raise RuntimeError

    with pytest.raises(RuntimeError):
        write_games(path, fail())
    assert path.read_bytes() == before
    assert [each.name for each in tmp_path.iterdir()] == ["games.txt"]


def test_a_game_is_yielded_before_the_next_one_is_read() -> None:
    def lines() -> Iterator[str]:
        yield from format_record(GAMES[0]).splitlines(keepends=True)
        yield '[Game "battle"]\n'
        raise RuntimeError

    games = iter_games(lines())
    assert next(games) == duellum.Record.from_game(GAMES[0])
    with pytest.raises(RuntimeError):
        next(games)


TRICKY = [
    '[Game "battle"]\n[White "[x\n[y]"]\n\n1. i1n4w1 {a\n[Game "qwixx"]\n\\} b} i8s5 *\n[Game "battle"]\n*',
    '[Game "battle"] i1n4w1 * [Game\n"battle"]\n[White "Ann"]\n1. i1n4w1 *',
    '[Game "battle"]\n\n[White "Ann"]\r\n\r\n1. i1n4w1 *\r\n\r\n[Game "qwixx"]\r\n*\r\n',
    '[Game "battle"] *\n{late}\n[Game "battle"] *',
]


@pytest.mark.parametrize("text", TRICKY)
def test_a_stream_holds_the_same_games_as_the_whole_text(text: str) -> None:
    assert list(iter_games(io.StringIO(text))) == list(iter_games(text)) == parse_records(text)


def test_an_error_tells_the_line_of_the_file() -> None:
    text = '[Game "battle"]\n*\n\n[Game "battle"]\n1. i1n4w1\ni1n9 *'
    games = iter_games(text)
    next(games)
    with pytest.raises(RecordError, match="line 6: ") as caught:
        next(games)
    assert caught.value.line == 6


def test_players_are_named_by_seat() -> None:
    [record] = read_games('[Game "qwixx"] [Grey " Ben "] *')
    assert record.players == ("", "Ben")
    assert duellum.Record.from_game(GAMES[0], players=["Ann", "Ben"]).tags == {"White": "Ann", "Black": "Ben"}
    with pytest.raises(ValueError, match="its two players"):
        duellum.Record.from_game(GAMES[0], players="Ann")


def test_what_is_neither_file_nor_games_is_refused() -> None:
    with pytest.raises(TypeError, match="a path or an open file"):
        write_games(7, GAMES)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="not str"):
        write_games(io.StringIO(), ["x"])  # type: ignore[list-item]
