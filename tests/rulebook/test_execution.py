"""Every example is played by the plain rules, and every kind of wrong expectation is found."""

from collections.abc import Callable
from dataclasses import fields, replace
from typing import Any

import pytest

from duellum.core.errors import MoveError, PositionError
from duellum.rulebook import book_names, load_book
from duellum.rulebook.execution import LEGAL, execute_example, find_mismatches, stated_facts
from duellum.rulebook.model import GOES_ON, Book, Example, Facts

BOOKS = [load_book(name) for name in book_names()]
EXAMPLES = [
    pytest.param(book, example, id=f"{book.game}-{example.id}") for book in BOOKS for example in book.examples
]
WRONG: dict[str, Callable[[Any], list[Any]]] = {
    "refused": lambda refused: [refused | {each: clause + "0"} for each, clause in refused.items()],
    "legal": lambda legal: [legal[1:], (*legal, "x9")],
    "choice_count": lambda count: [count + 1, count - 1],
    "face": lambda face: [7 - face],
    "captured": lambda captured: [captured + "0"],
    "threats": lambda threats: [(*threats, "e1n1")],
    "places": lambda places: [places | {place: "white 7"} for place in places],
    "returned": lambda returned: [returned + 1, returned - 1],
    "supplies": lambda pair: [(pair[0] + 1, pair[1]), (pair[0], pair[1] - 1), (*pair, 0)],
    "points": lambda pair: [(pair[0] + 1, pair[1]), (pair[0], pair[1] - 1)],
    "dice_due": lambda count: [count + 1, count - 1],
    "to_move": lambda side: [side + "0"],
    "outcome": lambda outcome: [outcome + "0", "0-1 B16", GOES_ON if outcome != GOES_ON else "1-0 B17"],
}
"""By kind of fact what would be wrong instead of a value that is right."""


@pytest.mark.parametrize(("book", "example"), EXAMPLES)
def test_every_example_holds(book: Book, example: Example) -> None:
    assert find_mismatches(example.expected, execute_example(book, example).facts) == []


@pytest.mark.parametrize(("book", "example"), EXAMPLES)
def test_every_example_states_something(book: Book, example: Example) -> None:
    assert book.examples.count(example) == 1
    assert list(stated_facts(example.expected)) != []


@pytest.mark.parametrize(("book", "example"), EXAMPLES)
def test_a_wrong_expectation_of_any_kind_is_found(book: Book, example: Example) -> None:
    found = execute_example(book, example).facts
    for name, value in stated_facts(example.expected):
        for wrong in WRONG[name](value):
            expected = replace(example.expected, **{name: wrong})
            mismatches = find_mismatches(expected, found)
            assert [line.partition(":")[0] for line in mismatches] == [name], f"{name}: {wrong}"


def test_every_kind_of_fact_is_stated_by_some_example_and_can_be_wrong() -> None:
    stated = {
        name for book in BOOKS for example in book.examples for name, _ in stated_facts(example.expected)
    }
    assert stated == WRONG.keys() == {one.name for one in fields(Facts)}


def change(name: str, **changes: Any) -> Example:  # noqa: ANN401 - any field of an example
    """Return the example of Battle with this id, changed."""
    [example] = [one for one in load_book("battle").examples if one.id == name]
    return replace(example, **changes)


def test_an_attempt_that_is_legal_is_no_refusal() -> None:
    example = change("exact-count", expected=Facts(refused={"e4n3": "B8"}))
    facts = execute_example(load_book("battle"), example).facts
    assert facts.refused == {"e4n3": LEGAL}
    assert find_mismatches(example.expected, facts) != []


def test_an_attempt_of_several_moves_is_refused_at_its_last() -> None:
    example = change("turns", expected=Facts(refused={"g4n2 c5s2": "B6"}))
    assert execute_example(load_book("battle"), example).facts.refused == {"g4n2 c5s2": LEGAL}


def test_an_attempt_after_the_end_names_the_clause_that_ended_the_game() -> None:
    example = change("king-won", expected=Facts(refused={"e2n6 e8s1": "B16"}))
    assert execute_example(load_book("battle"), example).facts.refused == {"e2n6 e8s1": "B16"}


def test_an_example_cannot_contain_an_illegal_move_or_position() -> None:
    with pytest.raises(MoveError, match="wrong count 2"):
        execute_example(load_book("battle"), change("exact-count", moves=("e4n2",)))
    with pytest.raises(PositionError, match="second king"):
        execute_example(load_book("battle"), change("exact-count", position="kk7/9/9/9/9/9/9/4K4 w 0 1"))


@pytest.mark.parametrize(("declared", "outcome"), [("resign", "0-1"), ("agree", "1/2-1/2"), ("time", "0-1")])
def test_players_may_end_the_game_themselves(declared: str, outcome: str) -> None:
    example = change("resignation", declared=declared)
    assert execute_example(load_book("battle"), example).facts.outcome == f"{outcome} B21"


def test_the_focus_limits_the_choices() -> None:
    book = load_book("battle")
    every = execute_example(book, change("right-hand-die", focus="")).facts
    assert every.choice_count == 37
    assert execute_example(book, change("right-hand-die")).facts.choice_count == 5


def test_choices_are_those_before_the_moves() -> None:
    execution = execute_example(load_book("battle"), change("king-step"))
    assert execution.game.position.to_move.name == "BLACK"
    assert execution.facts.legal == ("e4e1", "e4n1", "e4s1", "e4w1")
