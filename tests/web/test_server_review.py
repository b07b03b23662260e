"""A browser without WebAssembly: its games are played, reviewed and played out by the server."""

from playwright.sync_api import expect

from tests.web.gameplay import click_square
from tests.web.saved_records import BATTLE_BLUNDER, QWIXX_SAVED, open_record
from tests.web.test_review import expect_position_after, wait_for_curve
from tests.web.visitor import ENGINE_TIMEOUT_MS, Visitor, Visitors

_OLD_BROWSER = "delete globalThis.WebAssembly"
_ENDING = "4k4/4C4/9/9/9/9/4c4/4K4 w 0 30"
"""Each side can take the king."""


def new_old_browser(visitors: Visitors) -> Visitor:
    visitor = visitors.new()
    visitor.context.add_init_script(_OLD_BROWSER)
    return visitor


def play(visitor: Visitor, start: str, end: str) -> None:
    visitor.wait_for_turn()
    before = visitor.ply
    click_square(visitor, start)
    click_square(visitor, end)
    visitor.wait_until(lambda: visitor.ply > before, "the move")


def test_a_game_has_its_card_and_a_review_that_plays_the_better_line(visitors: Visitors) -> None:
    visitor = new_old_browser(visitors)
    page = visitor.page
    asked = list[str]()
    page.on("request", lambda request: asked.append(request.url.removeprefix(visitors.url)))
    visitor.open_new_game("battle", {"kind": "me"}, start=_ENDING)
    play(visitor, "e7", "d7")  # instead of taking the king
    play(visitor, "e2", "e1")
    card = page.locator(".result .game-card")
    expect(card.locator(".accuracies")).to_contain_text("White, accuracy", timeout=ENGINE_TIMEOUT_MS)
    page.get_by_role("link", name="Review").click()
    wait_for_curve(visitor)
    expect(page.locator(".ply-mark.blunder").first).to_have_text("??")
    page.locator(".ply").first.click()
    expect_position_after(page, 1)
    verdict = page.locator(".verdict")
    expect(verdict).to_contain_text("blunder ??")
    expect(verdict).to_contain_text("Better:")
    expect(page.get_by_role("button", name="Try it yourself")).to_have_count(0)
    page.get_by_role("button", name="Show how").click()
    expect(verdict).to_contain_text("Better, 1 of 1")
    page.get_by_role("button", name="Back to the game").click()
    expect_position_after(page, 1)
    assert asked.count("/api/analyses") == 1  # the page continues what the card has asked for
    assert not any(".wasm" in path for path in asked)


def test_saved_games_are_read_and_graded_by_the_server(visitors: Visitors) -> None:
    visitor = new_old_browser(visitors)
    page = open_record(visitor, BATTLE_BLUNDER)
    wait_for_curve(visitor)
    page.get_by_role("button", name="Next error").click()
    expect(page.locator(".verdict")).to_contain_text("Better:")
    open_record(visitor, QWIXX_SAVED)
    visitor.table.wait_for()
    wait_for_curve(visitor)
    expect(page.locator(".ply-mark.luck").first).to_be_visible()
