"""The model of opening books: lookup, choice by a seed, and the interval of a score."""

from collections.abc import Callable

import pytest

from duellum.core.openings.book import BookMove, OpeningBook, choose_move

MOVES = (BookMove("a", 0.55), BookMove("b", 0.545), BookMove("c", 0.53), BookMove("d", 0.4))


def make_book(normalise: Callable[[str], str] = str.lower) -> OpeningBook:
    return OpeningBook({}, {"start": MOVES}, normalise)


def test_positions_are_looked_up_without_what_does_not_matter() -> None:
    assert make_book().moves("START") == MOVES
    assert make_book().moves("elsewhere") == ()
    assert make_book().choose("elsewhere", 1000, 1) is None


@pytest.mark.parametrize(("loss", "names"), [(0, "a"), (4, "a"), (5, "ab"), (20, "abc"), (1000, "abcd")])
def test_a_seed_chooses_among_moves_that_lose_little(loss: int, names: str) -> None:
    chosen = [choose_move(MOVES, loss, seed) for seed in range(2 * len(names))]
    assert "".join(move.move for move in chosen if move) == 2 * names


def test_a_score_without_games_is_unknown() -> None:
    move = BookMove("a", 0.5)
    assert (move.score, move.score_interval) == (None, (0.0, 1.0))


def test_the_interval_of_a_score_narrows_with_games_and_stays_between_0_and_1() -> None:
    few, many = (BookMove("a", 0.5, games, games).score_interval for games in (10, 1000))
    assert 0.7 < few[0] < many[0] < many[1] <= few[1] + 1e-9 <= 1 + 1e-9
