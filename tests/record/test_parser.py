"""The text form of records: what is kept, what is tolerated, what is refused and where."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from duellum.battle import RULES, WHITE
from duellum.core.errors import MoveError
from duellum.core.rules import Outcome
from duellum.record import (
    Record,
    RecordedMove,
    RecordError,
    ResultError,
    find_records,
    format_record,
    parse_records,
)
from tests.strategies import random_game
from tools.golden.record_vectors import FILE, format_vectors

reserved = {"Game", "Result", "Reason", "Start"}
HEAD = '[Game "battle"]\n'
texts = st.text(alphabet=st.characters(codec="utf-8", exclude_characters="\r"), max_size=30)


@given(
    tags=st.dictionaries(
        st.from_regex(r"[A-Z][a-z]{1,8}", fullmatch=True).filter(lambda name: name not in reserved), texts
    ),
    comments=st.lists(texts, min_size=6, max_size=6),
    clocks=st.lists(st.none() | st.integers(0, 10**7).map(lambda ms: ms / 1000), min_size=6, max_size=6),
    opening=texts,
)
def test_tags_comments_and_clocks_survive(
    tags: dict[str, str], comments: list[str], clocks: list[float | None], opening: str
) -> None:
    game = random_game(RULES, 7, 6)
    plies = tuple(map(RecordedMove, game.moves, comments, clocks))
    record = Record(RULES, game.positions[0], plies, None, tags, opening)
    assert parse_records(format_record(record)) == [record]


@pytest.mark.parametrize(
    "layout",
    [
        "1. i1n5 a8s5 2. h1n1 *",
        "i1n5 a8s5\n\n\n h1n1",
        "1.i1n5 1...a8s5 2.h1n1*".replace("*", " *"),
        "i1n5{good}a8s5 {bad}\r\n h1n1 *",
    ],
)
def test_layout_is_free(layout: str) -> None:
    [record] = parse_records(HEAD + layout)
    assert [str(ply.move) for ply in record.moves] == ["i1n5", "a8s5", "h1n1"]
    assert record.outcome is None


def test_many_games_stand_in_one_file() -> None:
    lost = f'{HEAD}[Result "1-0"]\n[Reason "time"]\n[Xame "battle"]\n1-0'
    text = f"{HEAD}i1n5 {{one}} * {{two}}\n{lost}\n{HEAD}h1n1"
    first, second, third = parse_records(text)
    assert first.moves[0].comment == "one two"
    assert second.outcome == Outcome(WHITE, "time", "B21")
    assert second.tags == {"Xame": "battle"}
    assert [str(ply.move) for ply in third.moves] == ["h1n1"]
    assert parse_records("") == []


def test_one_of_many_games_is_read_without_the_others() -> None:
    text = f"{HEAD}i1n5 *\n{HEAD}\nno-such-move *\n{{said of it}}\n{HEAD}h1n1 *"
    first, second, third = find_records(text)
    assert [str(ply.move) for ply in first.parse().moves + third.parse().moves] == ["i1n5", "h1n1"]
    with pytest.raises(RecordError) as refused:
        second.parse()
    assert refused.value.line == 5
    assert isinstance(refused.value.__cause__, MoveError)


def test_comments_of_one_move_are_joined() -> None:
    [record] = parse_records(f"{HEAD}{{a}} {{}} {{b}} i1n5 {{c}} @5 {{d}}")
    assert (record.comment, record.moves[0].comment, record.moves[0].clock) == ("a b", "c d", 5.0)


def test_a_result_that_is_not_the_games_is_told_apart() -> None:
    with pytest.raises(RecordError) as refused:
        parse_records(HEAD + '[Reason "king captured"]\n\ni1n5\n1-0')
    assert isinstance(refused.value.__cause__, ResultError)
    assert refused.value.line == 5


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("i1n5", "line 1: the tag that names the game is missing"),
        ('[Game "ludo"]\n\ni1n5', "line 3: there is no game 'ludo'"),
        (HEAD + HEAD, "line 2: duplicate tag Game"),
        (HEAD + "\ni1n5\ni1n5", "line 4: White|line 4: there is no piece on i1"),
        (HEAD + '[Start "nonsense"]\n\n*', "line 4: a position must have 4 fields"),
        (HEAD + "\ni1n4", "line 3: wrong count 4"),
        (HEAD + '[Result "1-0"]\n\ni1n5 0-1', "line 4: the tag Result is 1-0, but the moves end with 0-1"),
        (HEAD + '[Result "1-0"]\n\ni1n5', "the game did not end 1-0 by no reason: by the rules it continues"),
        (HEAD + '[Reason "king captured"]\n\ni1n5 1-0', "the game did not end 1-0 by king captured"),
        (HEAD + '[Result "2-0"]\n\ni1n5', "'2-0' is not a valid result"),
        (HEAD + '[Reason "agreement"]\n\n1-0', "did not end 1-0 by agreement"),
        (HEAD + "@5 i1n5", "line 2: there is a clock time before the first move"),
        (HEAD + "i1n5 @x", "line 2: '@x' is not a tag, a comment"),
        (HEAD + "i1n5 {open", "line 2: '{open' is not a tag, a comment"),
        (HEAD + "[Half", "line 2: '\\[Half' is not a tag, a comment"),
    ],
)
def test_a_record_that_cannot_be_is_refused_with_line_and_reason(text: str, reason: str) -> None:
    with pytest.raises(RecordError, match=reason):
        parse_records(text)


def test_a_result_must_be_the_one_the_rules_give() -> None:
    with pytest.raises(RecordError, match="by the rules the game ended 1-0 by king captured, not 0-1"):
        parse_records('[Game "battle"]\n[Start "4k4/4A4/9/9/9/9/9/4K4 w 0 9"]\n\ne7n1 0-1')
    with pytest.raises(RecordError, match="by the rules the game ended 1-0 by king captured, not unfinished"):
        parse_records('[Game "battle"]\n[Start "4k4/4A4/9/9/9/9/9/4K4 w 0 9"]\n\ne7n1 *')
    [record] = parse_records('[Game "battle"]\n[Start "4k4/4A4/9/9/9/9/9/4K4 w 0 9"]\n\ne7n1 1-0')
    assert record.outcome == Outcome(WHITE, "king captured", "B16")


def test_nothing_is_played_after_the_end() -> None:
    with pytest.raises(RecordError, match="line 4: the game is over: king captured"):
        parse_records('[Game "battle"]\n[Start "4k4/4A4/9/9/9/9/9/4K4 w 0 9"]\n\ne7n1 e8s1')


def test_lines_are_filled_but_comments_are_never_broken() -> None:
    game = random_game(RULES, 3, 60)
    long = "a comment  with two  blanks " * 8
    record = Record(RULES, game.positions[0], tuple(RecordedMove(move, long) for move in game.moves))
    plain = format_record(Record.from_game(random_game(RULES, 3, 60)))
    assert max(map(len, plain.splitlines())) <= 88
    assert parse_records(format_record(record)) == [record]


def test_the_golden_records_are_up_to_date() -> None:
    assert FILE.read_text(encoding="utf-8") == format_vectors(), 'run "make golden" and read the difference'
