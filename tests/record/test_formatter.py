"""Formatting records."""

from duellum.battle import RULES
from duellum.record import (
    Record,
    RecordedMove,
    format_record,
    parse_records,
)
from tests.strategies import random_game


def test_lines_are_filled_but_comments_are_never_broken() -> None:
    game = random_game(RULES, 3, 60)
    long = "a comment  with two  blanks " * 8
    record = Record(RULES, game.positions[0], tuple(RecordedMove(move, long) for move in game.moves))
    plain = format_record(Record.from_game(random_game(RULES, 3, 60)))
    assert max(map(len, plain.splitlines())) <= 88
    assert parse_records(format_record(record)) == [record]
