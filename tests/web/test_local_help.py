"""Help from the engine in games that run in the browser: hints that grow, chances, threats."""

import re

import pytest
from playwright.sync_api import expect

from tests.web.visitor import Visitors


@pytest.mark.parametrize("rules", ["battle", "qwixx"])
def test_a_hint_names_a_move_its_reasons_and_how_deep_the_engine_has_looked(
    visitors: Visitors, rules: str
) -> None:
    visitor = visitors.new()
    visitor.start_local_game(rules)
    visitor.wait_for_turn()
    if visitor.game["situation"]["actor"] == "dice":
        visitor.page.get_by_role("button", name="Roll", exact=True).click()
    visitor.page.get_by_role("button", name="Hint").click()
    hint = visitor.page.locator(".notice.hint")
    expect(hint).to_contain_text("Chance of winning:")
    expect(hint.locator(".hint-depth")).to_have_text(re.compile(r"^Moves ahead: \d+$"))
    expect(hint.locator(".hint-depth .loading-dots")).to_have_count(0)
    depth = int((hint.locator(".hint-depth").text_content() or "").rpartition(" ")[2])
    assert depth >= 2
    hint.get_by_role("button", name="Close").click()
    expect(hint).to_have_count(0)


def test_the_chances_of_a_game_against_the_computer_are_shown(visitors: Visitors) -> None:
    visitor = visitors.new()
    visitor.start_local_game("battle")
    visitor.wait_for_turn()
    visitor.page.get_by_role("button", name="Chances").click()
    bar = visitor.page.locator(".win-probability-bar")
    expect(bar).to_have_attribute("aria-label", re.compile(r"\d+\s?%"))
