"""Look-alike names: which public names count as the same."""

import pytest

from duellum.server.community.look_alikes import build_skeleton, hash_skeleton
from duellum.server.protocol.errors import Reason, RefusedError


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("Anna", "ANNA"), ("Anna", "  a n n a "), ("Anna", "Ａｎｎａ"), ("Anna", "Ànñä"), ("Anna", "A-n.n_a"),
        ("Boris", "B0ris"), ("Illia", "lllia"), ("paypal", "раураІ"),
        ("KOMET", "КОМЕТ"), ("NIKO", "ΝΙΚΟ"), ("Ben", "Ⓑⓔⓝ"), ("Ben", "𝐁𝐞𝐧"), ("corn", "com"),
        ("wow", "vvow"),
        ("Straße", "STRASSE"), ("Łódź", "Lodz"), ("Søren", "Soren"), ("fish", "ﬁsh"), ("Вася", "ВАСЯ"),
        ("José", "Jose\u0301"),
    ],
)  # fmt: skip
def test_names_that_look_alike_have_one_skeleton(name: str, other: str) -> None:
    assert build_skeleton(name) == build_skeleton(other)


def test_names_that_look_different_have_different_skeletons() -> None:
    names = [
        "Anna",
        "Hanna",
        "Вася",
        "Петя",
        "小明",
        "小红",
        "Ζωή",
        "がく",
        "かく",
        "🎲",
        "🎯",
        "a1",
        "a2",
        "Ola",
        "Ula",
    ]
    assert len({build_skeleton(name) for name in names}) == len(names)


@pytest.mark.parametrize("name", ["Pаscal", "Αnna", "Annaѕ"])
def test_a_word_may_not_mix_alphabets(name: str) -> None:
    with pytest.raises(RefusedError) as refused:
        build_skeleton(name)
    assert refused.value.reason == Reason.MIXED_ALPHABETS


def test_words_may_be_of_different_alphabets() -> None:
    assert build_skeleton("DJ Вася") == build_skeleton("dj вася")


@pytest.mark.parametrize("name", ["", "...", " - ", "\u0301"])
def test_a_public_name_needs_something_to_see(name: str) -> None:
    with pytest.raises(RefusedError) as refused:
        build_skeleton(name)
    assert refused.value.reason == Reason.BAD_NAME


def test_the_hash_of_a_skeleton_never_changes() -> None:
    """It names a stream in the log: another hash would give every name away again."""
    assert build_skeleton("Pascal 10") == "pascallo"
    assert hash_skeleton("pascallo") == "odk9f595ojvZg0OY41w6ZX3LYE0yeSYkDO_lTnCQlKk"
