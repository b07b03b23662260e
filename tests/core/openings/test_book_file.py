"""The text form of opening books."""

import pytest

from duellum.core.openings.book import BookMove
from duellum.core.openings.book_file import format_book, parse_book

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
