"""The model of opening books: lookup, choice by a seed, and the interval of a score."""

from collections.abc import Callable

import pytest

from duellum.core.opening_book import BookMove, OpeningBook, choose_move, format_book, parse_book

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


POSITIONS = {
    "start w": (BookMove("h1n1", 0.56, 10, 6.5, ("develops-one", "invades")), BookMove("a1n5", 0.4)),
    "next b": (BookMove("h8s1", 0.501, 2, 0.0),),
}


def test_parse_and_format_are_inverse() -> None:
    text = format_book({"seed": 1}, POSITIONS)
    book = parse_book(text, str)
    assert (dict(book.positions), dict(book.about)) == (POSITIONS, {"seed": 1})
    assert format_book(book.about, book.positions) == text
    assert text.splitlines()[2:5] == ["start w", "h1n1 560 10 13 develops-one,invades", "a1n5 400 0 0 -"]


@pytest.mark.parametrize("text", ["", "{}\n\nstart\nh1n1 560", "{}\n\nstart\nh1n1 x 0 0 -"])
def test_what_is_no_book_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        parse_book(text, str)
