"""Variations in records: parsed, formatted and refused."""

import pytest

from duellum.battle import RULES
from duellum.record import RecordedMove, RecordError, find_records, format_record, parse_records
from duellum.record.line import MAX_DEPTH, LineBuilder
from duellum.record.record import Record

HEAD = '[Game "battle"]\n'


def moves_of(line: tuple[RecordedMove, ...]) -> list[str]:
    return [str(recorded.move) for recorded in line]


def test_a_variation_replaces_the_move_before_it() -> None:
    [record] = parse_records(f"{HEAD}1. i1n4w1 {{bold}} (1. i1n5 a8s5 {{even}}) (e1n1) i8s5 2. h1n1 *")
    first, second, third = record.moves
    assert [*map(moves_of, first.variations)] == [["i1n5", "a8s5"], ["e1n1"]]
    assert first.comment == "bold"
    assert first.variations[0][1].comment == "even"
    assert (second.variations, str(third.move)) == ((), "h1n1")


def test_variations_have_variations() -> None:
    text = f"{HEAD}i1n5 (h1n1 i8s5 (a8s5 {{or so}} e1n1) e1n1) a8s5 *"
    [record] = parse_records(text)
    inner = record.moves[0].variations[0][1].variations[0]
    assert moves_of(inner) == ["a8s5", "e1n1"]
    assert inner[0].comment == "or so"


@pytest.mark.parametrize(
    "moves",
    [
        "1. i1n4w1 {bold} (1. i1n5 a8s5 {even}) (1. e1n1) i8s5 2. h1n1 *",
        "1. i1n5 a8s5 (b8s1 2. h1n1 (2. e1n1 @5) c8s2) 2. h1n1 @598.4 *",
        "{first} 1. i1n5 {a \\} b} (1. h1n1 {\\n}) *",
    ],
)
def test_formatting_is_the_inverse_of_parsing(moves: str) -> None:
    [record] = parse_records(HEAD + moves)
    assert format_record(record).endswith(f"\n\n{moves}\n")
    assert parse_records(format_record(record)) == [record]


def test_a_comment_that_begins_a_variation_is_on_its_first_move() -> None:
    [record] = parse_records(f"{HEAD}i1n5 ({{instead}} h1n1 {{quiet}}) *")
    assert record.moves[0].variations[0][0].comment == "instead quiet"


@pytest.mark.parametrize(
    ("moves", "fault"),
    [
        ("(i1n5) *", "before the first move"),
        ("i1n5 () *", "has no moves"),
        ("i1n5 (h1n1 *", "is inside a variation"),
        ("i1n5 (h1n1", "is not closed"),
        ("i1n5 ) *", "unmatched"),
        ("i1n5 (i1n4) *", "wrong count 4"),
        ("i1n5 (h1n1 1-0) *", "is inside a variation"),
        ("i1n5 (@5 h1n1) *", "before the first move"),
    ],
)
def test_what_is_no_variation_is_refused(moves: str, fault: str) -> None:
    with pytest.raises(RecordError, match=fault):
        parse_records(HEAD + moves)


def test_variations_are_nested_only_so_deep() -> None:
    deep = "i1n5 " + "(i1n5 " * MAX_DEPTH
    [record] = parse_records(HEAD + deep + ")" * MAX_DEPTH)
    assert len(record.moves) == 1
    with pytest.raises(RecordError, match="nested"):
        parse_records(f"{HEAD}{deep}(i1n5{')' * (MAX_DEPTH + 1)}")


def test_a_result_in_a_variation_does_not_end_the_record() -> None:
    first, second = find_records(f"{HEAD}i1n5 (h1n1 *) a8s5 *\n{HEAD}h1n1 *")
    assert (first.line, second.line) == (1, 3)


def test_a_line_begins_where_its_variation_does() -> None:
    start = RULES.starts[0]
    line = LineBuilder([start])
    line.play("i1n5")
    assert line.begin_variation().positions == [start]
    assert Record(RULES, start, line.finish()).moves == (RecordedMove(start.parse_move("i1n5")),)
