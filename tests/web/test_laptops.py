"""Nothing is cut off on a laptop's screen, nor pushed aside by what is shown next to it."""

import pytest
from playwright.sync_api import expect

from tests.web.screens import BATTLE_THREATENED, SCREENS
from tests.web.visitor import Visitor, Visitors

LAPTOP = {"width": 1366, "height": 768}
_CUT_OFF = """() => {
  const wanted = ['.battle-board', '.battle-lost-die', '.qwixx-board', '.moves-buttons button'];
  const found = [];
  for (const element of document.querySelectorAll(wanted.join())) {
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const isWithin = edge =>
      left >= edge.left - 1 && top >= edge.top - 1 && right <= edge.right + 1 && bottom <= edge.bottom + 1;
    const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    let isWhole = isWithin(screen);
    for (let around = element.parentElement; around !== document.body; around = around.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(around);
      if (overflowX !== 'visible' || overflowY !== 'visible')
        isWhole &&= isWithin(around.getBoundingClientRect());
    }
    if (!isWhole) found.push(element.className);
  }
  return found;
}"""


def visit(visitors: Visitors, screen: str, **size: int) -> Visitor:
    visitor = visitors.new(viewport=size or LAPTOP)
    SCREENS[screen](visitor)
    visitor.page.evaluate("() => document.fonts.ready.then(() => null)")
    return visitor


@pytest.mark.parametrize(
    "screen",
    ["battle-hint", "battle-over", "lesson-battle", "lesson-qwixx", "puzzle-battle", "puzzle-qwixx",
     "openings", "analysis-battle-ending", "review-battle"],
)  # fmt: skip
def test_board_trays_and_step_buttons_are_whole(visitors: Visitors, screen: str) -> None:
    page = visit(visitors, screen).page
    expect(page.locator(".battle-board, .qwixx-board").first).to_be_visible()
    assert page.evaluate(_CUT_OFF) == []


def test_a_verdict_and_its_buttons_can_be_read_on_a_low_screen(visitors: Visitors) -> None:
    page = visit(visitors, "review-battle", width=568, height=320).page
    expect(page.locator(".verdict-actions button").first).to_be_visible()
    for button in page.locator(".verdict-actions button").all():
        expect(button).to_be_in_viewport(ratio=1)


def test_a_switch_does_not_push_its_neighbours_aside(visitors: Visitors) -> None:
    visitor = visitors.new(viewport=LAPTOP)
    page = visitor.open_new_game("battle", {"kind": "me"}, start=BATTLE_THREATENED)
    buttons = page.locator(".tool-button")
    before = [button.bounding_box() for button in buttons.all()]
    page.get_by_role("button", name="Threats", exact=True).click()
    expect(page.locator(".battle-path.battle-path-threat")).to_have_count(1)
    assert [button.bounding_box() for button in buttons.all()] == before
