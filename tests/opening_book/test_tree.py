"""The tree of a book, over a game small enough to solve by hand: take one, two or three of ten."""

from collections.abc import Sequence
from dataclasses import dataclass
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, cast

from duellum.opening_book.tree import BookPlan, BookTree, Values

if TYPE_CHECKING:
    from duellum.core.rules import Rules
import copy
import pickle

import pytest

import duellum


@dataclass(frozen=True)
class Heap:
    """So many are left; who takes the last one wins."""

    left: int = 10

    def play(self, move: str) -> "Heap":
        return Heap(self.left - int(move))

    def outcome(self) -> str | None:
        return None if self.left else "over"

    def __str__(self) -> str:
        return str(self.left)


RULES = cast("Rules", SimpleNamespace(starts=(Heap(),)))


def guess(batch: Sequence[tuple[Any, int]]) -> list[Values]:
    """Every move is worth a half, taking the last one a win."""
    return [
        {str(taken): 1.0 if taken == heap.left else 0.5 for taken in (1, 2, 3) if taken <= heap.left}
        for heap, _ in batch
    ]


def grow(positions: int) -> BookTree:
    tree = BookTree(RULES, lambda position: position, BookPlan(positions=positions))
    list(tree.grow(guess))
    return tree


def test_a_position_reached_in_several_ways_is_searched_once() -> None:
    assert sorted(map(int, grow(100).nodes)) == list(range(1, 11))


def test_positions_after_one_move_come_first() -> None:
    assert [*grow(4).nodes] == ["10", "9", "8", "7"]


def test_values_are_backed_up_from_the_end() -> None:
    values = grow(100).back_up()
    assert values["10"] == {"2": 1.0, "1": 0.0, "3": 0.0}  # eight left is lost
    assert set(values["8"].values()) == {0.0}


def test_an_open_position_keeps_the_value_of_the_search() -> None:
    assert set(grow(1).back_up()["10"].values()) == {0.5}


def test_the_weights_of_moves_add_up_to_one_and_fall_with_their_loss() -> None:
    tree = grow(1)
    weights = tree.weights({"a": 0.6, "b": 0.6 - tree.plan.spread, "c": 0.1})
    assert abs(sum(weights.values()) - 1) < 1e-12
    assert abs(weights["a"] / weights["b"] - 2.718281828) < 1e-6
    assert weights["c"] < 1e-6


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
