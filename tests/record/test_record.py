"""The record of a game: replaying and continuing it."""

import pytest

from duellum.battle import RULES
from duellum.record import (
    Record,
    RecordedMove,
    RecordError,
    parse_records,
)
from tests.strategies import random_game

HEAD = '[Game "battle"]\n'


def test_a_varied_game_keeps_what_was_said_of_the_moves_that_stand() -> None:
    [record] = parse_records(HEAD + '[White "Ann"]\n\ni1n5 {first} a8s5 {second}')
    game = record.replay()
    game.undo()
    game.play(game.position.parse_move("b8s1"))
    varied = record.with_game(game)
    assert [ply.comment for ply in varied.moves] == ["first", ""]
    assert varied.tags == {"White": "Ann"}


def test_replaying_an_illegal_record_says_which_move() -> None:
    game = random_game(RULES, 3, 3)
    record = Record(RULES, game.positions[0], (RecordedMove(game.moves[0]), RecordedMove(game.moves[0])))
    with pytest.raises(RecordError, match="move 2, "):
        record.replay()
