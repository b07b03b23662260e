"""Codes that people write down or type."""

import random

import pytest

from duellum.server.community.codes import ALPHABET, draw_code, format_code, hash_secret, is_among, parse_code


def test_a_code_is_read_as_it_is_shown_or_misread() -> None:
    code = draw_code(10, random.Random(1).randrange)
    assert parse_code(format_code(code, 5), 10) == code
    assert parse_code(" oil0-1abcd e", 10) == "01101ABCDE"


@pytest.mark.parametrize("typed", ["", "ABC", "ABCDEFGHJKM", "ABCDEFGHJU", "x" * 1000, "ÄBCDEFGHJK"])
def test_what_cannot_be_a_code_is_none(typed: str) -> None:
    assert parse_code(typed, 10) is None


def test_codes_use_the_whole_alphabet_and_no_letter_that_looks_like_another() -> None:
    drawn = {letter for seed in range(50) for letter in draw_code(20, random.Random(seed).randrange)}
    assert drawn == set(ALPHABET)
    assert not drawn & set("ILOU")


def test_a_hash_depends_on_secret_and_salt() -> None:
    found = hash_secret("secret", b"salt")
    assert len({found, hash_secret("secret", b"other"), hash_secret("Secret", b"salt")}) == 3
    assert is_among(found, (b"x" * 32, hash_secret("secret", b"salt")))
    assert not is_among(found, ())
