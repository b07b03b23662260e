"""Puzzles as a player solves them: by mouse, by keyboard and on a phone, with hints and mistakes."""

import pytest
from playwright.sync_api import Page, expect

from duellum.battle import Position, square_name
from duellum.core.i18n import Translatable, translate
from duellum.core.puzzle import Puzzle
from duellum.puzzles.collection import load_puzzles
from tests.web.gameplay import click_square, press
from tests.web.screens import make_mistake
from tests.web.test_phones import PHONE, UPRIGHT, check_width
from tests.web.visitor import ENGINE_TIMEOUT_MS, Visitor, Visitors

_BOARD = """() => {
  const board = document.querySelector('.battle-board, .qwixx-board').getBoundingClientRect();
  return [board.x, board.y, board.width, board.height].map(Math.round);
}"""


def find_puzzle(theme: str, plies: int) -> Puzzle:
    """Return the easiest puzzle of Battle of a theme and length whose moves have one path each."""
    return next(
        puzzle
        for puzzle in load_puzzles("battle", theme)
        if len(puzzle.solution) == plies and all(len(ways) == 1 for ways in list_ways(puzzle))
    )


def list_ways(puzzle: Puzzle) -> list[list[tuple[str, str]]]:
    """Return the square and target of each of the solver's moves, once for each path between them."""
    position, ways = Position.parse(puzzle.position_text), list[list[tuple[str, str]]]()
    for text in puzzle.solution:
        wanted = position.parse_move(text)
        same = [m for m in position.legal_moves() if (m.start, m.target) == (wanted.start, wanted.target)]
        ways.append([(square_name(move.start), square_name(move.target)) for move in same])
        position = position.play(wanted)
    return ways[::2]


def open_puzzle(visitor: Visitor, puzzle: Puzzle) -> Page:
    """Open a puzzle by its id."""
    visitor.page.goto(f"/puzzles/{puzzle.game}/{puzzle.id}")
    visitor.table.wait_for()
    return visitor.page


def say(text: str, language: str = "en") -> str:
    """Return a text of the catalogues."""
    return translate(Translatable(text), language=language)


def expect_text(page: Page, text: str) -> None:
    """Wait until the card says something."""
    expect(page.locator(".lesson-text")).to_contain_text(text, timeout=ENGINE_TIMEOUT_MS)


def test_a_puzzle_is_solved_by_mouse_and_counts(visitors: Visitors) -> None:
    visitor = visitors.new()
    puzzle = find_puzzle("win-die", 3)
    page = open_puzzle(visitor, puzzle)
    expect_text(page, say("puzzle-task-battle-win-die"))
    board = page.evaluate(_BOARD)
    first, second = list_ways(puzzle)
    for square in first[0]:
        click_square(visitor, square)
    expect_text(page, say("puzzles-right"))
    for square in second[0]:
        click_square(visitor, square)
    expect_text(page, say("puzzles-solved"))
    expect(page.locator(".puzzle-own")).to_have_attribute("data-change", "1")
    assert page.evaluate(_BOARD) == board
    page.goto("/puzzles/battle")
    expect(page.locator(".standing-figures")).to_contain_text("1 / 1")
    expect(page.locator(".history-entry")).to_have_attribute("href", f"/puzzles/battle/{puzzle.id}")
    expect(page.locator(".history-entry")).to_have_attribute("data-solved", "true")
    theme = page.locator(".theme-bar[href$='/win-die']")
    expect(theme).to_contain_text(f"1 of {len(load_puzzles('battle', 'win-die'))} solved")


def test_a_mistake_is_refuted_on_the_board_and_tried_again_by_keyboard(visitors: Visitors) -> None:
    visitor = visitors.new()
    puzzle = find_puzzle("win-1", 1)
    page = open_puzzle(visitor, puzzle)
    make_mistake(visitor, puzzle)
    again = page.locator(".lesson-go-on")
    expect(again).to_be_focused(timeout=ENGINE_TIMEOUT_MS)
    expect(page.locator(".puzzle-own")).to_have_attribute("data-change", "-1")
    page.keyboard.press("Enter")
    expect_text(page, say("puzzle-task-battle-win-1"))
    page.get_by_role("button", name=say("puzzles-solution")).focus()
    page.keyboard.press("Enter")
    expect_text(page, say("puzzles-shown"))


def test_hints_mark_the_die_and_then_show_the_move(visitors: Visitors) -> None:
    visitor = visitors.new()
    puzzle = find_puzzle("win-1", 1)
    page = open_puzzle(visitor, puzzle)
    page.get_by_role("button", name=say("puzzles-hint"), exact=True).click()
    expect(page.locator(f".battle-square[data-square={puzzle.solution[0][:2]}] .star")).to_be_visible()
    page.get_by_role("button", name=say("puzzles-hint-more")).click()
    expect(page.locator(".star")).to_have_count(0)
    expect(page.locator(".battle-path")).to_be_visible()


def test_a_turn_of_qwixx_is_solved_by_touch_on_a_phone_in_russian(visitors: Visitors) -> None:
    visitor = visitors.new(locale="ru", viewport=UPRIGHT, **PHONE)
    puzzle = next(
        puzzle for puzzle in load_puzzles("qwixx") if "-" not in puzzle.solution and len(puzzle.solution) == 2
    )
    page = open_puzzle(visitor, puzzle)
    expect_text(page, say("puzzle-task-qwixx-best-turn", "ru"))
    check_width(page)
    for field in puzzle.solution:
        press(visitor, page.locator(f".qwixx-open[data-field={field}]"))
    expect_text(page, say("puzzles-solved", "ru"))
    check_width(page)


def test_the_ways_to_a_puzzle(visitors: Visitors) -> None:
    visitor = visitors.new()
    page = visitor.page
    page.goto("/")
    page.get_by_role("link", name=say("puzzles-title")).click()
    page.locator(".small-board .battle-diagram").wait_for()
    page.locator(".small-board .qwixx-diagram").wait_for()
    page.get_by_role("link", name=say("puzzles-daily")).first.click()
    visitor.table.wait_for()
    daily = page.locator(".lesson-text").text_content()
    page.reload()
    visitor.table.wait_for()
    expect(page.locator(".lesson-text")).to_have_text(daily or "")
    page.goto("/puzzles/battle/save-king")
    visitor.table.wait_for()
    expect_text(page, say("puzzle-task-battle-save-king"))
    page.goto("/puzzles/battle/nosuch")
    expect(page.locator("main h1")).to_be_visible()
    expect(visitor.table).to_have_count(0)


def test_a_newcomer_is_led_to_easy_puzzles_and_everybody_else_to_training(visitors: Visitors) -> None:
    visitor = visitors.new()
    page = visitor.page
    page.goto("/puzzles/qwixx")
    page.locator(".training-actions .primary").click()
    page.wait_for_url("**/puzzles/qwixx/beginner")
    visitor.table.wait_for()
    page.get_by_role("button", name=say("puzzles-solution")).click()
    expect_text(page, say("puzzles-shown"))
    expect(page.locator(".puzzle-own")).to_have_attribute("data-change", "-1")
    page.goto("/puzzles")
    action = page.locator(".puzzles-panel:has(#puzzles-qwixx) .training-actions .primary")
    expect(action).to_have_attribute("href", "/puzzles/qwixx/rated")
    expect(page.locator(".puzzles-panel:has(#puzzles-battle) .training-actions .primary")).to_have_attribute(
        "href", "/puzzles/battle/beginner"
    )
    page.goto("/puzzles/qwixx")
    expect(page.locator(".history-entry")).to_have_attribute("data-solved", "false")


def test_the_puzzle_of_the_day_counts_for_the_week(visitors: Visitors) -> None:
    visitor = visitors.new()
    page = visitor.page
    page.goto("/puzzles/battle")
    today = page.locator(".week-day[data-today=true]")
    expect(today).to_have_attribute("data-solved", "false")
    day = page.evaluate("() => Math.floor(Date.now() / 86400000)")
    visitor.store_settings(puzzles={"battle": {"lastDay": day, "days": 3}})
    page.reload()
    expect(today).to_have_attribute("data-solved", "true")
    expect(page.locator(".week-day[data-solved=true]")).to_have_count(3)
    expect(page.locator(".week-streak")).to_contain_text("3 days in a row")


@pytest.mark.parametrize("page_name", ["learn", "puzzles", "rules", "analysis", "openings", "print"])
def test_an_unknown_game_has_no_page(visitors: Visitors, page_name: str) -> None:
    page = visitors.new().page
    page.goto(f"/{page_name}/chess")
    expect(page.locator("main h1")).to_have_text(say("not-found-title"))
    expect(page).to_have_title(f"{say('not-found-title')} · Duellum")
