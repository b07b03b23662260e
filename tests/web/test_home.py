"""The first page, the navigation bar on every page, and the page of games to watch."""

import random

import httpx
import pytest
from playwright.sync_api import Route, expect

from tests.web.gameplay import play_until, resign
from tests.web.visitor import Visitors

SECTIONS = ["Play", "Learn", "Puzzles", "Analyse", "Watch"]
PHONE = {"width": 360, "height": 740}


@pytest.mark.parametrize(
    ("path", "section"),
    [("/", "Play"), ("/learn", "Learn"), ("/puzzles", "Puzzles"), ("/analysis/battle", "Analyse"),
     ("/watch", "Watch"), ("/rules/qwixx", "Learn"), ("/print", "Learn")],
)  # fmt: skip
def test_every_page_names_the_sections_and_marks_its_own(visitors: Visitors, path: str, section: str) -> None:
    page = visitors.new().page
    page.goto(path)
    links = page.get_by_role("navigation", name="Main menu").get_by_role("link")
    expect(links).to_have_text(SECTIONS)
    expect(page.locator(".app-nav [aria-current]")).to_have_text([section])


def test_analyse_leads_to_the_game_last_used(visitors: Visitors) -> None:
    page = visitors.new().page
    page.goto("/puzzles/qwixx")
    page.get_by_role("link", name="Analyse", exact=True).click()
    page.wait_for_url("**/analysis/qwixx")
    page.get_by_role("button", name="More", exact=True).click()
    page.locator(".analysis-menu a[href='/analysis/battle']").click()
    page.wait_for_url("**/analysis/battle")


def test_on_a_phone_the_sections_of_a_game_are_in_a_menu(visitors: Visitors) -> None:
    visitor = visitors.new(viewport=PHONE, has_touch=True)
    page = visitor.open_new_game("battle")
    links = page.locator(".app-nav a")
    expect(links.first).to_be_hidden()
    menu = page.get_by_role("button", name="Menu", exact=True)
    menu.click()
    expect(links).to_have_text(SECTIONS)
    expect(links.first).to_be_visible()
    page.keyboard.press("Escape")
    expect(links.first).to_be_hidden()
    expect(menu).to_be_focused()
    menu.click()
    links.nth(2).click()
    page.wait_for_url("**/puzzles")


def test_on_a_phone_one_thumb_reaches_the_sections_and_the_button_that_starts_a_game(
    visitors: Visitors,
) -> None:
    page = visitors.new(viewport={"width": 320, "height": 568}).page
    page.goto("/")
    play = page.get_by_role("button", name="Play", exact=True)
    expect(play).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("link", name="Watch", exact=True)).to_be_in_viewport(ratio=1)
    play.click()
    page.wait_for_url("**/game/**")


def test_the_board_plays_by_itself_until_it_is_paused(visitors: Visitors) -> None:
    page = visitors.new(reduced_motion="no-preference").page
    page.goto("/")
    expect(page.get_by_role("img", name="Battle: a few moves on the board")).to_be_visible()
    page.locator(".demonstration .battle-path").first.wait_for()  # the way of a move
    page.get_by_role("button", name="Pause").click()
    expect(page.get_by_role("button", name="Show the moves")).to_be_visible()
    page.locator(".game-option").filter(has_text="Qwixx Duel").click()
    expect(page.get_by_role("img", name="Qwixx Duel: a few moves on the board")).to_be_visible()


def test_the_board_stands_still_for_whoever_wants_less_motion(visitors: Visitors) -> None:
    page = visitors.new().page
    page.goto("/")
    page.locator(".demonstration-moves").wait_for()
    expect(page.get_by_role("button", name="Pause")).to_have_count(0)
    expect(page.get_by_role("button", name="Show the moves")).to_have_count(0)


def test_days_are_no_clock_against_the_computer(visitors: Visitors) -> None:
    page = visitors.new().page
    page.goto("/")
    page.get_by_text("Clock and first move").click()
    clocks = page.locator(".form-details select").first
    expect(clocks.locator("option", has_text="per turn")).to_have_count(3)
    page.get_by_text("Friend online").click()
    expect(clocks.locator("option", has_text="days per turn")).to_have_count(1)
    clocks.select_option("3d")
    page.locator(".opponents label").first.click()
    expect(clocks).to_have_value("none")


def test_a_finished_game_is_listed_with_its_result_and_counts_in_the_record(visitors: Visitors) -> None:
    visitor = visitors.new()
    visitor.start_local_game("qwixx", "bot", level=1)
    play_until(visitor, random.Random(4), plies=4)
    page = visitor.page
    resign(page)
    page.locator(".result").first.wait_for()
    page.goto("/")
    entry = page.get_by_role("region", name="Finished games").get_by_role("listitem")
    expect(entry).to_contain_text("Black against Computer, level 1")
    expect(entry.locator(".game-result")).to_contain_text("Lost")
    expect(entry.locator(".game-points")).to_contain_text(" : ")
    expect(entry.locator("time")).to_be_visible()
    expect(page.get_by_text("Your record: 0 won, 0 drawn, 1 lost")).to_be_visible()
    expect(page.locator(".lesson-offer")).to_have_count(0)
    page.get_by_role("slider", name="Level").fill("3")
    expect(page.get_by_text("No finished games at this level yet")).to_be_visible()


def test_games_to_watch_are_listed_or_one_is_started(visitors: Visitors) -> None:
    host, passer_by = visitors.new(), visitors.new()
    page = passer_by.page
    page.route("**/api/games", lambda route: route.fulfill(json={"own": [], "public": []}))
    page.goto("/watch")
    page.get_by_role("button", name="Start a public game").click()
    expect(page.get_by_role("radio", name="Friend online")).to_be_checked()
    expect(page.get_by_text("Anyone can watch or join").first).to_be_visible()
    page.unroute("**/api/games")
    game = host.create("battle", {"kind": "open"}, public=True)
    page.goto("/watch")
    waiting = page.get_by_role("region", name="Waiting for an opponent")
    expect(waiting.locator(f'a[href="/game/{game}"]')).to_be_visible()
    host.page.goto(f"/game/{game}")
    host.page.locator(".pending-game").get_by_role("button", name="Cancel").click()
    host.wait_until(lambda: host.is_over, "the end")


def test_the_list_of_games_to_watch_says_when_there_is_no_connection(visitors: Visitors) -> None:
    page = visitors.new().page
    page.route("**/api/games", lambda route: route.abort())
    page.goto("/watch")
    expect(page.get_by_role("heading", name="The list of games needs a connection")).to_be_visible()


def test_an_answer_that_arrives_late_does_not_take_a_new_game_away(visitors: Visitors) -> None:
    """A visitor without a cookie presses Play before the list of games has arrived."""
    page = visitors.new().page
    late = list[Route]()
    listed = httpx.get(f"{visitors.url}/api/games")  # as the server answers somebody without a cookie

    def hold_back(route: Route) -> None:
        late.append(route) if route.request.method == "GET" else route.continue_()

    page.route("**/api/games", hold_back)
    page.goto("/")
    page.get_by_text("Friend online").click()
    page.get_by_role("button", name="Play", exact=True).click()
    page.get_by_text("Invite your friend").wait_for()
    assert late
    for route in late:
        with page.expect_response("**/api/games"):
            route.fulfill(status=listed.status_code, headers=dict(listed.headers), body=listed.content)
    page.reload()
    expect(page.get_by_text("Invite your friend")).to_be_visible()
