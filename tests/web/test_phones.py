"""A small phone in portrait and landscape, with touch input."""

import random

import pytest
from playwright.sync_api import Page

from tests.web.gameplay import play_until
from tests.web.screens import BATTLE, QWIXX, SCREENS
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


_IN_APP_BAR = """() => {
  const bar = document.querySelector('.app-bar').getBoundingClientRect();
  return [...document.querySelectorAll('.app-bar a, .app-bar button, .app-bar-language > *:not(select)')]
    .filter(part => part.checkVisibility() && !part.matches('.visually-hidden'))
    .map(part => [part.className.baseVal ?? part.className, part.getBoundingClientRect()])
    .filter(([, box]) => box.left < bar.left || box.right > bar.right || box.left < 0)
    .map(([name]) => name);
}"""


@pytest.mark.parametrize("width", [568, 640, 740, 915])
def test_the_app_bar_beside_a_table_is_whole(visitors: Visitors, width: int) -> None:
    visitor = visitors.new(viewport={"width": width, "height": 360}, **PHONE)
    page = visitor.open_new_game("battle", {"kind": "me"})
    for language in ("en", "pt"):
        translate(page, language)
        assert page.evaluate(_IN_APP_BAR) == []


_OVERLAP = """() => {
  const measure = part => document.querySelector(part)?.getBoundingClientRect();
  const text = measure('.frame-table .result .notice-text');
  return {
    overlap: measure('.qwixx-sheet').bottom - measure('.qwixx-board').top,
    text: text?.width ?? innerWidth,
  };
}"""


@pytest.mark.parametrize(
    "size",
    [
        "320x568",
        "740x360",
        *(
            pytest.param(size, marks=pytest.mark.slow)
            for size in ("568x320", "768x1024", "1366x768", "1920x1080")
        ),
    ],
)
def test_the_score_sheet_and_the_result_have_room(visitors: Visitors, size: str) -> None:
    width, height = map(int, size.split("x"))
    visitor = visitors.new(viewport={"width": width, "height": height})
    SCREENS["qwixx-over"](visitor)
    for language in LANGUAGES:
        translate(visitor.page, language)
        found = visitor.page.evaluate(_OVERLAP)
        assert found["overlap"] <= 0, (language, found)
        assert found["text"] >= 60, (language, found)


_BOT_LABEL = """() => {
  const strip = document.querySelector('.player:has(.bot-label)');
  const names = strip.querySelector('.player-names').getBoundingClientRect();
  const [word, level] = [...strip.querySelectorAll('.bot-label-short > *')];
  const boxes = [word, level].map(part => part.getBoundingClientRect());
  return {
    lines: new Set(boxes.map(box => Math.round(box.top))).size,
    height: boxes[0].height,
    isLevelShown: boxes[1].right <= names.right + 0.5 && boxes[1].bottom <= names.bottom + 0.5,
    isWordCut: word.scrollWidth > word.clientWidth,
    whole: strip.querySelector('.bot-label').title,
  };
}"""


@pytest.mark.parametrize("size", ["320x568", "360x740", "568x320"])
@pytest.mark.parametrize("clock", [None, {"kind": "sudden", "seconds": 600}], ids=["plain", "clock"])
def test_the_name_of_the_computer_takes_one_line(
    visitors: Visitors, size: str, clock: Message | None
) -> None:
    width, height = map(int, size.split("x"))
    visitor = visitors.new(viewport={"width": width, "height": height}, **PHONE)
    wish = {} if clock is None else {"clock": clock}
    page = visitor.open_new_game("qwixx", {"kind": "bot", "level": 4}, **wish)
    for language in LANGUAGES:
        translate(page, language)
        label = page.evaluate(_BOT_LABEL)
        assert (label["lines"], label["isLevelShown"]) == (1, True), (language, label)
        assert label["height"] < 30, (language, label)
        assert "4" in label["whole"], (language, label)
        assert clock is not None or not label["isWordCut"], (language, label)
