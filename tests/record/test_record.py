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


def test_equal_records_have_equal_hashes() -> None:
    one, other = (parse_records(HEAD + f"{tags}\n\ni1n5 *")[0] for tags in ('[White "A"][Round "2"]',) * 2)
    assert one is not other
    assert {one, other} == {one}
    [reordered] = parse_records(HEAD + '[Round "2"][White "A"]\n\ni1n5 *')
    assert (reordered, hash(reordered)) == (one, hash(one))
    assert len({one, parse_records(HEAD + '[White "B"][Round "2"]\n\ni1n5 *')[0]}) == 2


@pytest.mark.parametrize(
    ("tags", "reason"),
    [
        ({"Round": 2}, "the tag Round of a record must be a text, not int"),
        ({2: "x"}, "such as 'Date', not int"),
    ],
)
def test_tags_that_are_no_texts_are_refused(tags: dict[object, object], reason: str) -> None:
    with pytest.raises(TypeError, match=reason):
        Record.from_game(random_game(RULES, 3, 3), tags)  # type: ignore[arg-type]
