"""The opening explorer in real Chromium: by mouse, by keyboard, on the board, and by its address."""

from playwright.sync_api import expect

from duellum.battle.engine.opening_book import load_opening_book
from duellum.battle.rules.position import Position
from tests.web.gameplay import click_square
from tests.web.visitor import Visitors

START = load_opening_book().moves(Position.start())


def test_one_walks_down_the_tree_and_back(visitors: Visitors) -> None:
    page = visitors.new(viewport={"width": 1366, "height": 768}).page
    page.goto("/openings/battle")
    moves = page.locator(".explorer-move")
    expect(moves).to_have_count(10)
    page.get_by_role("button", name="All 37 moves").click()
    expect(moves).to_have_count(37)
    moves.first.click()
    expect(page).to_have_url(f"{visitors.url}/openings/battle#{START[0].move}")
    expect(page.locator(".explorer-step")).to_have_count(1)
    expect(page.get_by_text("Black to move")).to_be_visible()
    page.locator(".explorer-table caption").click()
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_text("White to move")).to_be_visible()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_text("Black to move")).to_be_visible()
    page.get_by_role("button", name="First position").click()
    expect(moves).to_have_count(37)


def test_a_move_is_made_on_the_board(visitors: Visitors) -> None:
    visitor = visitors.new(viewport={"width": 1366, "height": 768})
    visitor.page.goto("/openings/battle")
    visitor.page.locator(".explorer-move").first.wait_for()
    click_square(visitor, "h1")
    click_square(visitor, "h2")
    expect(visitor.page).to_have_url(f"{visitors.url}/openings/battle#h1n1")


def test_a_link_opens_a_line_in_another_language_on_a_phone(visitors: Visitors) -> None:
    page = visitors.new(viewport={"width": 360, "height": 740}, locale="ru-RU").page
    page.goto(f"/openings/battle#{START[0].move}.zz")
    expect(page.locator(".explorer-step")).to_have_count(1)
    expect(page.get_by_text("Ходы в этой позиции", exact=False)).to_be_visible()
    overflow = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    side = page.locator(".explorer-side").evaluate("side => side.scrollWidth - side.clientWidth")
    assert (overflow, side) == (0, 0)


def test_a_game_without_a_book_says_so(visitors: Visitors) -> None:
    page = visitors.new().page
    page.goto("/openings/qwixx")
    expect(page.get_by_text("has no openings", exact=False)).to_be_visible()
