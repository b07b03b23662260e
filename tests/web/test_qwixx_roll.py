"""Rolling the dice of Qwixx Duel: nobody is told what they show before they lie still."""

import re

import pytest

from tests.web.visitor import Tab, Visitor, Visitors

ROLLING = "The dice are rolling."
_DICE = "[...document.querySelectorAll('.qwixx-tray .die')]"
_LABELS = f"() => {_DICE}.map(die => die.ariaLabel)"
_LAND = (
    f"() => {_DICE}.flatMap(die => die.getAnimations({{ subtree: true }})).map(one => one.finish()).length"
)


def roll(visitor: Visitor) -> Tab:
    """Roll the dice by keyboard at one shared screen."""
    visitor.open_new_game("qwixx", {"kind": "me"})
    visitor.wait_for_turn()
    visitor.page.keyboard.press("r")
    visitor.wait_until(lambda: visitor.ply == 1, "the roll")
    return visitor


def announced(tab: Tab) -> str:
    """Return what screen readers were told last."""
    return " ".join(tab.page.locator(".frame-table > [aria-live]").all_text_contents()).strip()


def expect_announced(tab: Tab, words: str) -> None:
    """Wait until screen readers are told what matches these words."""
    tab.wait_until(lambda: re.search(words, announced(tab)) is not None, f"{words!r} announced")


def expect_dice_told(tab: Tab) -> None:
    """Check that prompt, announcement and labels tell the same dice, and that the next action is focused."""
    first, second = tab.game["situation"]["picture"]["dice"]["whites"]
    tab.page.locator(".qwixx-prompt", has_text=f"Action 1: place a stone on {first + second},").wait_for()
    tab.page.locator("[data-field]:focus").wait_for()
    words = f"rolls white {first} and {second}, .* Action 1: place a stone on {first + second},"
    expect_announced(tab, words)
    assert tab.page.evaluate(_LABELS)[:2] == [f"White die: {first}", f"White die: {second}"]


def test_the_prompt_waits_for_the_dice_to_lie_still(visitors: Visitors) -> None:
    visitor = visitors.new(reduced_motion="no-preference")
    visitor.store_settings(volume=0, speed=0.01)  # the dice roll for a minute and a half
    tab = roll(visitor)
    assert tab.page.locator(".qwixx-prompt").text_content() == ROLLING
    assert announced(tab) == ""
    assert tab.page.evaluate(_LABELS)[:2] == ["White die", "White die"]
    assert tab.page.locator(".qwixx :focus").count() == 0
    assert tab.page.evaluate(_LAND) > 0
    expect_dice_told(tab)


@pytest.mark.parametrize("options", [{"reduced_motion": "reduce"}, {"reduced_motion": "no-preference"}])
def test_without_motion_the_dice_are_told_at_once(visitors: Visitors, options: dict[str, str]) -> None:
    visitor = visitors.new(**options)
    visitor.store_settings(volume=0, speed=1 if options["reduced_motion"] == "reduce" else 0)
    tab = roll(visitor)
    assert tab.page.locator(".qwixx-prompt").text_content() != ROLLING
    expect_dice_told(tab)


def test_what_happens_while_the_dice_roll_is_announced_with_them(visitors: Visitors) -> None:
    visitor = visitors.new(reduced_motion="no-preference")
    visitor.store_settings(volume=0, speed=0.01)
    tab = roll(visitor)
    tab.page.locator(".qwixx-open").first.click(force=True)
    tab.wait_until(lambda: tab.ply == 2, "the placement")
    assert announced(tab) == ""
    tab.page.evaluate(_LAND)
    tab.page.locator(".qwixx-prompt", has_text="Action 2").wait_for()
    expect_announced(tab, r"rolls white .*\. Black places a stone on .*\. .*Action 2")
