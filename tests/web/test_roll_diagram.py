"""The roll diagram: a die is chosen, and walked by mouse and by keyboard alone."""

import re

from playwright.sync_api import Page, expect

from duellum.battle.drawing.reach import distinct_ends, reach
from duellum.core.die import Die
from tests.web.visitor import Visitor, Visitors

ADDRESS = "/rules/battle/diagram"


def open_diagram(visitor: Visitor, query: str = "") -> Page:
    """Open the diagram, and wait until it is drawn."""
    visitor.page.goto(ADDRESS + query)
    visitor.page.locator(".roll-target").first.wait_for()
    return visitor.page


def read_faces(page: Page) -> dict[tuple[int, int], list[int]]:
    """Return by square, to the east and north of the die, the faces that are drawn there."""
    script = """() => [...document.querySelectorAll('.roll-target')].map(target => [
      Number(target.style.getPropertyValue('--x')), -Number(target.style.getPropertyValue('--y')),
      [...target.querySelectorAll('.roll-digit')].map(digit => Number(digit.textContent)),
    ])"""
    return {(east, north): faces for east, north, faces in page.evaluate(script)}


def test_every_die_shows_the_squares_and_faces_of_the_rules(visitors: Visitors) -> None:
    visitor = visitors.new()
    for top, front in ((1, 2), (2, 3), (3, 6), (4, 1), (5, 3), (6, 5)):
        page = open_diagram(visitor, f"?top={top}&front={front}")
        ends = reach(Die.from_faces(top=top, south=front))
        expected = {offset: [end.die.top for end in distinct_ends(two)] for offset, two in ends.items()}
        assert read_faces(page) == expected, (top, front)


def test_only_possible_faces_can_be_in_front(visitors: Visitors) -> None:
    page = open_diagram(visitors.new(), "?top=5&front=3")
    page.get_by_role("group", name="On top").get_by_role("radio", name="3").check(force=True)
    fronts = page.get_by_role("group", name="Towards you").get_by_role("radio")
    assert [radio.get_attribute("value") for radio in fronts.all()] == ["1", "2", "5", "6"]
    expect(page).to_have_url(re.compile(r"\?top=3&front="))


def test_a_way_is_walked_by_keyboard_step_by_step(visitors: Visitors) -> None:
    page = open_diagram(visitors.new(), "?top=5&front=3")
    page.get_by_role("group", name="Where the die can roll").get_by_role("radio").first.focus()
    page.keyboard.press("Space")
    for _ in range(3):
        page.keyboard.press("ArrowLeft")  # anticlockwise: two squares to the left of straight ahead and more
    chosen = page.locator(".roll-target:has(:checked) .visually-hidden").last
    expect(chosen).to_have_text("2 up, then 3 left: 1 on top; or 3 left, then 2 up: 6 on top")
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="2 up, then 3 left")).to_be_focused()
    page.keyboard.press("Enter")
    status = page.locator(".roll-diagram > [aria-live]")
    expect(status).to_have_text("Step 5 of 5: 1 on top")
    page.get_by_role("button", name="One step back").focus()
    page.keyboard.press("Enter")
    expect(status).to_have_text(re.compile("^Step 4 of 5"))
    page.get_by_role("button", name="One step forward").press("Enter")
    expect(status).to_have_text("Step 5 of 5: 1 on top")


def test_a_square_with_one_way_is_walked_by_a_click_and_the_die_turns(visitors: Visitors) -> None:
    page = open_diagram(visitors.new(reduced_motion="no-preference"), "?top=5&front=3")
    net = page.locator(".roll-net")
    expect(net).to_have_attribute("aria-label", re.compile("^5 on top, 3 towards you"))
    page.locator(".roll-target").first.click()
    expect(page.locator(".roll-diagram > [aria-live]")).to_have_text("Step 5 of 5: 3 on top")
    expect(net).to_have_attribute("aria-label", re.compile("^3 on top, 2 towards you"))


def test_an_impossible_die_in_the_address_is_replaced(visitors: Visitors) -> None:
    page = open_diagram(visitors.new(), "?top=5&front=2")
    expect(page.locator(".roll-net")).to_have_attribute("aria-label", re.compile("^5 on top, 3 towards you"))
