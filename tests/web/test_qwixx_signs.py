"""The signs of Qwixx Duel's rows: the same on row, die and score sheet, and no letter in any language."""

import pytest

from duellum.core.i18n import Translatable, translate
from tests.web import catalogues
from tests.web.screens import SCREENS
from tests.web.visitor import Visitor, Visitors

_SIGNS = """place => [...document.querySelectorAll(place)].map(mark =>
  [mark.innerText.trim(), mark.querySelector('path')?.getAttribute('d') ?? ''])"""
"""What is written, and which shape is drawn, in each of the places."""


def read_signs(visitor: Visitor, place: str) -> list[str]:
    """Return the shapes in the places; nothing is written there."""
    signs: list[list[str]] = visitor.page.evaluate(_SIGNS, place)
    assert [text for text, _ in signs] == [""] * 4
    return [shape for _, shape in signs]


@pytest.mark.parametrize("language", catalogues.LANGUAGE_CASES)
def test_a_row_and_its_die_have_the_same_sign_and_no_letter(visitors: Visitors, language: str) -> None:
    visitor = visitors.new(locale=language)
    visitor.open_new_game("qwixx", {"kind": "me"})
    signs = read_signs(visitor, ".qwixx-tab")
    assert len({*signs, ""}) == 5
    assert read_signs(visitor, ".qwixx-coloured .qwixx-tag") == signs
    names = [translate(Translatable("qwixx-row", {"colour": colour}), language=language) for colour in "rygb"]
    assert visitor.page.locator(".qwixx-row").evaluate_all("rows => rows.map(row => row.ariaLabel)") == names
    assert len(set(names)) == 4


def test_the_score_sheet_has_the_signs_of_the_rows(visitors: Visitors) -> None:
    visitor = visitors.new()
    SCREENS["qwixx-over"](visitor)
    headings = ".qwixx-sheet th .qwixx-tag > :not(.visually-hidden)"
    assert read_signs(visitor, headings) == read_signs(visitor, ".qwixx-tab")
