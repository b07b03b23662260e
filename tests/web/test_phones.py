"""A small phone in portrait and landscape, with touch input."""

import random

import pytest
from playwright.sync_api import Page

from tests.web.gameplay import play_until
from tests.web.screens import BATTLE, QWIXX
from tests.web.test_languages import LANGUAGES, translate
from tests.web.visitor import Message, Visitors

UPRIGHT: Message = {"width": 360, "height": 740}
LYING: Message = {"width": 740, "height": 360}
PHONE: Message = {"has_touch": True, "is_mobile": True, "device_scale_factor": 2}

_WIDTHS = "() => [document.documentElement.scrollWidth, document.documentElement.clientWidth]"

_HEIGHTS = """() => {
  const table = document.querySelector('.frame-table');
  return [table.scrollHeight, table.clientHeight];
}"""

_TOO_SMALL = """() => [...document.querySelectorAll('button, a.button, select, summary, input')]
  .filter(element => !element.matches('.visually-hidden'))
  .filter(element => element.checkVisibility() && !element.closest('.qwixx-board, .moves-plies'))
  .map(element => [element, element.getBoundingClientRect()])
  .filter(([element, box]) => box.width > 0 && Math.round(Math.min(box.width, box.height)) < 44
    && !(element.type === 'range' || element.type === 'checkbox'))
  .map(([element, box]) => `${element.className} ${element.textContent} ${box.width}x${box.height}`)"""


def check_width(page: Page) -> None:
    """Check that the page does not scroll horizontally."""
    drawn, shown = page.evaluate(_WIDTHS)
    assert drawn <= shown


@pytest.mark.parametrize("viewport", [UPRIGHT, LYING], ids=["upright", "lying"])
@pytest.mark.parametrize("rules", ["battle", "qwixx"])
def test_moves_are_made_by_touch_on_a_phone_without_horizontal_scrolling(
    visitors: Visitors, rules: str, viewport: Message
) -> None:
    visitor = visitors.new(viewport=viewport, **PHONE)
    page = visitor.open_new_game(rules)
    check_width(page)
    play_until(visitor, random.Random(4), plies=4)
    assert visitor.ply >= 4
    check_width(page)


@pytest.mark.parametrize("path", ["/", "/rules/battle", "/rules/qwixx", "/nowhere"])
def test_no_page_scrolls_horizontally_on_a_phone(visitors: Visitors, path: str) -> None:
    visitor = visitors.new(viewport=UPRIGHT, **PHONE)
    visitor.page.goto(path)
    visitor.page.locator("main").wait_for()
    check_width(visitor.page)


@pytest.mark.parametrize("rules", ["battle", "qwixx"])
def test_touch_targets_are_large_enough(visitors: Visitors, rules: str) -> None:
    visitor = visitors.new(viewport=UPRIGHT, **PHONE)
    visitor.page.goto("/")
    visitor.page.locator("main").wait_for()
    assert visitor.page.evaluate(_TOO_SMALL) == []
    page = visitor.open_new_game(rules)
    assert page.evaluate(_TOO_SMALL) == []
    page.get_by_role("button", name="More").tap()
    page.get_by_role("dialog").wait_for()
    assert page.evaluate(_TOO_SMALL) == []


@pytest.mark.parametrize(("rules", "start"), [("battle", BATTLE), ("qwixx", QWIXX)])
def test_the_whole_table_fits_the_screen_in_every_language(
    visitors: Visitors, rules: str, start: str
) -> None:
    visitor = visitors.new(viewport=UPRIGHT, **PHONE)
    page = visitor.open_new_game(rules, {"kind": "bot", "level": 1}, start=start)
    visitor.wait_for_turn()
    heights = {}
    for language in LANGUAGES:
        translate(page, language)
        heights[language] = page.evaluate(_HEIGHTS)
    assert {name: pair for name, pair in heights.items() if pair[0] > pair[1]} == {}
