"""The opening book as users ask for it."""

import copy
import pickle

import pytest

import duellum


def test_battle_has_a_book_that_copies_and_pickles() -> None:
    book = duellum.load_opening_book("battle")
    for twin in (copy.deepcopy(book), pickle.loads(pickle.dumps(book))):  # noqa: S301 - our own
        assert twin.positions == book.positions
        assert twin.moves(duellum.Game("battle").position) == book.moves(duellum.Game("battle").position)


def test_a_game_with_dice_has_none_and_an_unknown_game_is_an_error() -> None:
    with pytest.raises(duellum.NoOpeningBookError, match="Qwixx Duel has no opening book"):
        duellum.load_opening_book(duellum.load_rules("qwixx"))
    with pytest.raises(duellum.UnknownGameError):
        duellum.load_opening_book("chess")
