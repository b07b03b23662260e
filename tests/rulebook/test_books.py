"""The rulebooks of all games, by name."""

import pytest

from duellum.rulebook import NoBookError, book_names, load_book


def test_books_are_found_by_the_name_of_their_game() -> None:
    assert [load_book(name).game for name in book_names()] == list(book_names())
    assert load_book("qwixx") is load_book("qwixx")


def test_a_game_without_a_book_is_refused() -> None:
    with pytest.raises(NoBookError, match="'race21' has no rulebook; there are those of battle, qwixx"):
        load_book("race21")
