"""Two people on the same device: threats against the side to move, and prompts that name it."""

import re

import pytest
from playwright.sync_api import expect

from duellum.core.registry import load_rules
from tests.web.gameplay import perform_move
from tests.web.screens import BATTLE_THREATENED, QWIXX
from tests.web.visitor import Message, Tab, Visitors

OPEN_KING = "4k4/9/9/9/9/9/4c4/4K4 w 0 30"
"""White is to move, and a black die next to the king can take it."""


def find_harmless_move(tab: Tab) -> Message:
    """Return a move that threatens nothing."""
    rules = load_rules("battle")
    position = rules.parse_position(tab.game["situation"]["position"])
    assert rules.view.threats is not None
    for move in tab.game["situation"]["legal"]:
        after = position.play(position.parse_move(move["move"]))
        if not rules.view.threats(after, after.to_move):
            return Message(move)
    raise AssertionError("every move threatens something")


@pytest.mark.parametrize(("start", "side"), [(BATTLE_THREATENED, "Black"), (OPEN_KING, "White")])
def test_threats_are_those_against_the_side_to_move(visitors: Visitors, start: str, side: str) -> None:
    visitor = visitors.new()
    page = visitor.open_new_game("battle", {"kind": "me"}, start=start)
    page.get_by_role("button", name="Threats", exact=True).click()
    expect(page.locator(".battle-path.battle-path-threat")).to_have_count(1)
    expect(page.get_by_text(f"{side}: 1 threat.")).to_have_count(1)


def test_a_switch_shows_whether_it_is_on(visitors: Visitors) -> None:
    page = visitors.new().open_new_game("battle", {"kind": "me"})
    threats = page.get_by_role("button", name="Threats", exact=True)
    page.mouse.move(0, 0)
    expect(threats).to_have_css("background-color", "rgba(0, 0, 0, 0)")
    threats.press("Enter")
    expect(threats).to_have_attribute("aria-pressed", "true")
    expect(threats).not_to_have_css("background-color", "rgba(0, 0, 0, 0)")


def test_the_table_says_that_there_are_no_threats(visitors: Visitors) -> None:
    visitor = visitors.new()
    page = visitor.open_new_game("battle", {"kind": "me"})
    page.get_by_role("button", name="Threats", exact=True).click()
    for side in ("White", "Black"):
        expect(page.locator(".tool-count")).to_have_text("0")
        expect(page.get_by_text(f"{side}: no threats.")).to_have_count(1)
        perform_move(visitor, find_harmless_move(visitor))
    page.get_by_role("button", name="Threats", exact=True, pressed=True).click()
    expect(page.locator(".tool-count")).to_have_count(0)


def test_a_game_lost_in_two_moves_is_not_lost_without_a_warning(visitors: Visitors) -> None:
    visitor = visitors.new()
    page = visitor.open_new_game("battle", {"kind": "me"})
    warning, prompt = "White’s king is in danger.", page.locator(".battle-prompt")
    perform_move(visitor, find_move(visitor, "i1n2w3"))
    expect(page.locator(".battle-endangered")).to_have_count(0)
    perform_move(visitor, find_move(visitor, "a8s4e1"))
    expect(page.locator(".battle-endangered")).to_have_attribute("data-square", "e1")
    expect(page.locator(".battle-attacker")).to_have_attribute("data-square", "b4")
    expect(page.locator(".battle-danger-badge")).to_be_visible()
    expect(page.locator(".battle-path.battle-path-threat")).to_have_count(1)
    expect(prompt).to_have_text(warning)
    expect(page.locator(".battle > [aria-live]")).to_have_text(warning)
    expect(page.locator('.battle-square[data-square="e1"]')).to_have_accessible_name(
        re.compile("Under threat")
    )
    expect(page.locator('.battle-square[data-square="b4"]')).to_have_accessible_name(re.compile("Attacks"))
    perform_move(visitor, find_move(visitor, "f3n1"))
    expect(page.locator(".battle-endangered")).to_have_count(0)
    perform_move(visitor, find_move(visitor, "b4e3s3"))
    expect(page.get_by_text("Black wins!")).to_have_count(1)
    page.get_by_role("button", name="Undo", exact=True).click()
    expect(prompt).to_have_text("Your move, Black: choose a die.")


def find_move(tab: Tab, move: str) -> Message:
    """Return a move by its notation, once it is legal."""

    def find() -> list[Message]:
        return [Message(each) for each in tab.game["situation"]["legal"] if each["move"] == move]

    tab.wait_until(lambda: bool(find()), f"that {move} is legal")
    return find()[0]


def test_prompts_name_the_side_to_move(visitors: Visitors) -> None:
    visitor = visitors.new()
    page = visitor.open_new_game("qwixx", {"kind": "me"}, start=QWIXX)
    expect(page.locator(".qwixx-prompt")).to_have_text(
        "Black · Action 1: place a stone on 6, the sum of the white dice, in any row, or pass."
    )


def test_a_prompt_against_the_computer_names_no_side(visitors: Visitors) -> None:
    page = visitors.new().open_new_game("qwixx", start=QWIXX)
    expect(page.locator(".qwixx-prompt")).to_have_text(
        "Action 1: place a stone on 6, the sum of the white dice, in any row, or pass."
    )
