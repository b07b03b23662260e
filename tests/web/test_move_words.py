"""Moves in people's words and as small dice: list of moves, hints, offers; and the setting for notation."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.gameplay import click_square
from tests.web.saved_records import BATTLE_MATCH, QWIXX_SAVED, open_record
from tests.web.screens import BATTLE, QWIXX
from tests.web.test_languages import LANGUAGES, translate
from tests.web.visitor import Message, Visitor, Visitors

TOGETHER: Message = {"kind": "me"}
NOTATION = {"battle": re.compile(r"\b[a-i][1-8][nsew]\d"), "qwixx": re.compile(r"\d\d/|\b[rygb]\d")}
RECORDS = {"battle": BATTLE_MATCH, "qwixx": QWIXX_SAVED}
_OVERFLOWING = """list => [...list.querySelectorAll('*')]
  .filter(part => part.getBoundingClientRect().right > list.getBoundingClientRect().right + 0.5)
  .map(part => part.outerHTML)"""


def open_battle(visitors: Visitors, start: str | None = None) -> Visitor:
    visitor = visitors.new()
    visitor.open_new_game("battle", TOGETHER, start=start)
    visitor.wait_for_turn()
    return visitor


def play_battle(visitor: Visitor, *squares: str) -> None:
    before = visitor.ply
    for square in squares:
        click_square(visitor, square)
    visitor.wait_until(lambda: visitor.ply == before + 1, "the move")


def plies(page: Page) -> Locator:
    return page.locator(".moves-list .ply")


def test_a_move_of_battle_is_listed_by_its_way_with_its_die_drawn(visitors: Visitors) -> None:
    visitor = open_battle(visitors)
    play_battle(visitor, "h1", "h2")
    move = plies(visitor.page).first
    expect(move).to_have_text("h1 to h2")
    expect(move).to_have_accessible_name("White: h1 to h2, shows 3")
    expect(move.locator(".small-die.die-first circle")).to_have_count(3)
    expect(move).to_have_attribute("title", "h1n1")
    expect(visitor.page.get_by_text("White rolls from h1 to h2: 3 on top.")).to_be_attached()


def test_a_move_that_turns_and_captures_says_where_and_draws_both_dice(visitors: Visitors) -> None:
    visitor = open_battle(visitors, "k8/9/9/9/9/2a6/3E5/8K w 0 9")
    click_square(visitor, "d2")
    click_square(visitor, "c3")
    visitor.page.locator(".battle-chooser button").first.click()
    visitor.wait_until(lambda: visitor.ply == 1, "the move")
    move = plies(visitor.page).first
    expect(move).to_have_text(re.compile(r"^d2 via (c2|d3) to c3×$"))
    expect(move).to_have_accessible_name(re.compile(r"^White: d2 via (c2|d3) to c3, captures a 1, shows \d$"))
    expect(move.locator(".small-die.die-second circle")).to_have_count(1)


def test_a_palace_and_a_king_taken_are_said(visitors: Visitors) -> None:
    palace = open_battle(visitors, "k8/4K4/9/9/9/9/9/9 w 0 9")
    play_battle(palace, "e7", "e8")
    expect(plies(palace.page).first).to_have_text("e7 to e8takes the palace")
    king = open_battle(visitors, "4k4/4A4/9/9/9/9/9/4K4 w 0 9")
    play_battle(king, "e7", "e8")
    expect(plies(king.page).first).to_have_accessible_name("White: e7 to e8, captures the king")


def test_a_turn_of_qwixx_is_listed_as_dice_and_fields(visitors: Visitors) -> None:
    visitor = visitors.new()
    page = visitor.open_new_game("qwixx", TOGETHER)
    visitor.wait_for_turn()
    page.locator(".qwixx-roll").click()
    visitor.wait_until(lambda: visitor.ply == 1, "the roll")
    roll = plies(page).first
    expect(roll).to_have_accessible_name(
        re.compile(r"^(Black|Grey): white \d and \d, red \d, yellow \d, green \d, blue \d$")
    )
    expect(roll.locator(".small-die")).to_have_count(6)
    expect(roll.locator(".small-die-used")).to_have_count(0)
    total = sum(visitor.game["situation"]["picture"]["dice"]["whites"])
    row = "green" if total == 12 else "red"  # 12 is red's last field, which is not open yet
    page.locator(f".qwixx-open[data-field={row[0]}{total}]").click()
    visitor.wait_until(lambda: visitor.ply == 2, "the stone")
    expect(plies(page).nth(1)).to_have_text(f"{row} {total}")
    expect(roll.locator(".small-die-used")).to_have_count(2)
    page.locator(".qwixx-pass").click()
    visitor.wait_until(lambda: visitor.ply == 3, "passing")
    expect(plies(page).nth(2)).to_have_text("pass")


@pytest.mark.parametrize(("rules", "start"), [("battle", BATTLE), ("qwixx", QWIXX)])
def test_a_hint_is_in_words_with_a_reason_in_every_language(
    visitors: Visitors, rules: str, start: str
) -> None:
    visitor = visitors.new()
    page = visitor.open_new_game(rules, {"kind": "bot", "level": 4}, start=start)
    visitor.wait_for_turn()
    page.get_by_role("button", name="Hint").click()
    notice = page.locator(".notice.hint .notice-text")
    notice.locator(".muted:not(:empty)").wait_for()
    expect(notice).to_contain_text("Try: ")
    said = {}
    for language in LANGUAGES:
        translate(page, language)
        said[language] = notice.inner_text()
    assert {language: text for language, text in said.items() if NOTATION[rules].search(text)} == {}
    assert len(set(said.values())) == len(LANGUAGES)
    expect(page.locator(".notice.hint .small-die").first).to_be_visible()


def test_notation_is_a_setting_that_the_browser_keeps(visitors: Visitors) -> None:
    visitor = open_battle(visitors)
    page = visitor.page
    play_battle(visitor, "h1", "h2")
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("checkbox", name="Notation").check()
    page.keyboard.press("Escape")
    expect(plies(page).first).to_have_text("h1n1")
    page.reload()
    expect(plies(page).first).to_have_text("h1n1")
    expect(plies(page).first).to_have_accessible_name("White: h1n1")


@pytest.mark.parametrize("width", [320, pytest.param(360, marks=pytest.mark.slow)])
@pytest.mark.parametrize("rules", ["battle", pytest.param("qwixx", marks=pytest.mark.slow)])
def test_the_list_fits_small_phones_in_every_language(visitors: Visitors, rules: str, width: int) -> None:
    visitor = visitors.new(viewport={"width": width, "height": 640}, has_touch=True, is_mobile=True)
    open_record(visitor, RECORDS[rules])
    visitor.table.wait_for()
    page = visitor.page
    page.locator(".toolbar .tool-button").last.tap()
    plies(page).first.wait_for()
    wrong = {}
    for language in LANGUAGES:
        translate(page, language)
        wrong[language] = page.locator(".moves-list").evaluate(_OVERFLOWING)
        texts = plies(page).all_inner_texts()
        wrong[language] += [text for text in texts if NOTATION[rules].search(text)]
        drawn, shown = page.evaluate(
            "() => [document.documentElement.scrollWidth, document.documentElement.clientWidth]"
        )
        assert drawn <= shown
    assert {language: parts for language, parts in wrong.items() if parts} == {}


def test_an_undo_that_is_asked_for_names_the_move(visitors: Visitors) -> None:
    host, guest = visitors.pair("battle")
    play_battle(host, "h1", "h2")
    host.page.get_by_role("button", name="Ask to undo").click()
    expect(guest.page.locator(".notice.offer")).to_contain_text("White: h1 to h2, shows 3")
