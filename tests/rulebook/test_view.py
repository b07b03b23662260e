"""What the browser is shown of the books."""

import gzip
from typing import Any

import pytest
from msgspec import json

from duellum.core.registry import load_rules
from duellum.rulebook import book_names, load_book
from duellum.rulebook.view import encode_book

MAX_COMPRESSED_BYTES = 16_000
"""A page of the rulebook loads one book in addition to its own code and texts."""


def read(game: str) -> dict[str, Any]:
    """Return a book as the browser reads it."""
    book: dict[str, Any] = json.decode(encode_book(load_book(game)))
    return book


def find_example(game: str, name: str) -> dict[str, Any]:
    [found] = [one for section in read(game)["sections"] for one in section["examples"] if one["id"] == name]
    example: dict[str, Any] = found
    return example


def show(game: str, position: object) -> Any:  # noqa: ANN401 - each game has its own view
    return json.decode(json.encode(load_rules(game).view.show_position(position)))


@pytest.mark.parametrize("game", book_names())
def test_the_data_of_a_book_are_small(game: str) -> None:
    assert len(gzip.compress(encode_book(load_book(game)))) < MAX_COMPRESSED_BYTES


@pytest.mark.parametrize("game", book_names())
def test_every_position_shown_is_the_one_that_the_rules_reach(game: str) -> None:
    rules = load_rules(game)
    for section in read(game)["sections"]:
        for example in section["examples"]:
            position = rules.parse_position(example["position"])
            assert example["view"] == show(game, position)
            assert example["side"] == position.to_move
            for step in example["steps"]:
                position = position.play(step["text"])
                assert step["after"] == show(game, position)


def test_a_demonstration_shows_each_move_and_the_position_after_it() -> None:
    example = find_example("battle", "right-hand-die")
    [step] = example["steps"]
    assert step["text"] == step["move"]["move"] == "i1n4w1"
    assert step["words"] == {
        "id": "battle-move",
        "args": {"from": "i1", "via": "i5", "to": "h5", "effect": "roll", "face": 6, "captured": 0},
    }
    assert {"square": "h5", "side": 0, "faces": [6, 4, 2]} in step["after"]["dice"]
    assert example["trial"] == 0
    assert {choice["text"] for choice in example["choices"]} == {
        "i1n5",
        "i1n1w4",
        "i1n2w3",
        "i1n3w2",
        "i1n4w1",
    }
    assert example["facts"] == [{"id": "rulebook-battle-face", "args": {"face": 6}}]
    assert example["outcome"] is None


def test_after_a_roll_the_reader_may_try_what_it_allows() -> None:
    example = find_example("qwixx", "two-actions")
    assert example["trial"] == 1
    assert [choice["text"] for choice in example["choices"]] == ["r5", "y5", "g5", "b5", "-"]
    assert example["choices"][1]["after"] == example["steps"][1]["after"]


def test_while_a_roll_is_due_the_reader_may_try_what_some_roll_allows() -> None:
    example = find_example("qwixx", "red-grey")
    assert example["trial"] == 0
    effects = {choice["text"]: choice["move"]["effect"] for choice in example["choices"]}
    assert effects == {
        "r4": "place", "r6": "place", "r7": "capture", "r8": "place", "r9": "place", "r10": "place",
        "r11": "place",
    }  # fmt: skip


def test_a_refused_attempt_has_its_clause_and_is_drawn() -> None:
    first, second = find_example("qwixx", "blue-grey")["refused"]
    assert (first["text"], first["clause"], second["clause"]) == ("b2", "Q17", "Q6")
    assert [step["text"] for step in first["before"]] == ["11/4526"]
    assert (first["move"]["colour"], first["move"]["number"]) == ("b", 2)
    [blocked] = find_example("battle", "no-jumping")["refused"]
    assert blocked["before"] == []
    assert [step["square"] for step in blocked["move"]["steps"]] == ["c4", "c5", "c6"]


def test_an_attempt_off_the_board_cannot_be_drawn() -> None:
    [refused] = find_example("battle", "board-edge")["refused"]
    assert (refused["text"], refused["clause"], refused["move"]) == ("h4e4", "B1", None)


def test_an_end_tells_winner_reason_and_clause() -> None:
    won, drawn = find_example("battle", "king-won"), find_example("qwixx", "two-rows")
    assert won["outcome"] == {"winner": 0, "reason": "king-captured", "clause": "B16"}
    assert drawn["outcome"] == {"winner": None, "reason": "two-rows-closed", "clause": "Q21"}


def test_a_clause_leads_to_its_section_and_examples() -> None:
    clauses = {clause["id"]: clause for clause in read("battle")["clauses"]}
    assert clauses["B12"] == {"id": "B12", "origin": "makers", "section": "moving", "examples": ["no-return"]}
    assert clauses["B19"]["origin"] == "house"


def test_tables_and_differences_are_shown() -> None:
    sections = {section["id"]: section for section in read("qwixx")["sections"]}
    [scale] = sections["scoring"]["tables"]
    assert scale["head"][0] == {"id": "rulebook-qwixx-scale-stones", "args": {}}
    assert scale["rows"][0][-1] == 78
    assert sections["editions"]["differences"][0] == {
        "id": "left",
        "text": {"id": "rulebook-qwixx-edition-left", "args": {}},
        "editions": ["pt"],
        "clauses": ["Q5"],
    }
    assert [name for name, section in sections.items() if section["quotes_clauses"]] == ["clauses"]
