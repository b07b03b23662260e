"""Lost connections, reloads and concurrent tabs in the middle of a move."""

import random

import pytest
from playwright.sync_api import expect

from tests.web.gameplay import choose, click_square, make_move
from tests.web.visitor import Tab, Visitor, Visitors

LOST = "No connection. We keep trying."


@pytest.fixture
def visitor(visitors: Visitors) -> Visitor:
    """A player with animations on, so that something can happen during one."""
    return visitors.new(reduced_motion="no-preference")


def squares(tab: Tab) -> list[str]:
    """The squares with dice, without a captured one that is being removed."""
    found: list[str] = tab.page.locator(".battle-slot:not(.leaving)").evaluate_all(
        "dice => dice.map(die => die.dataset.square).sort()"
    )
    return found


def expect_table_as_known(tab: Tab) -> None:
    """Check that the table ends in the server's position."""
    tab.page.locator(".battle-slot.rolling").first.wait_for(state="detached")
    tab.page.wait_for_function("() => !document.querySelector('.die-moving')")
    dice = tab.game["situation"]["picture"]["dice"]
    assert squares(tab) == sorted(die["square"] for die in dice)


def test_a_move_made_offline_is_sent_once_online(visitor: Visitor) -> None:
    page = visitor.open_new_game("battle", {"kind": "me"})
    visitor.wait_for_turn()
    move = choose("battle", visitor.game["situation"], random.Random(1))
    click_square(visitor, move["start"])
    visitor.context.set_offline(True)
    click_square(visitor, move["steps"][-1]["square"])
    expect(page.get_by_text(LOST)).to_be_visible()
    assert visitor.ply == 0
    visitor.context.set_offline(False)
    visitor.wait_until(lambda: visitor.ply == 1, "its move")
    expect_table_as_known(visitor)
    make_move(visitor, random.Random(1))
    expect_table_as_known(visitor)


def test_going_offline_during_an_animation_keeps_the_final_position(visitor: Visitor) -> None:
    page = visitor.open_new_game("battle", {"kind": "me"})
    visitor.wait_for_turn()
    make_move(visitor, random.Random(2))
    visitor.context.set_offline(True)
    expect(page.get_by_text(LOST)).to_be_visible()
    expect_table_as_known(visitor)
    visitor.context.set_offline(False)
    expect(page.get_by_text(LOST)).to_have_count(0)
    make_move(visitor, random.Random(2))
    assert visitor.ply == 2
    expect_table_as_known(visitor)


def test_a_roll_made_offline_is_sent_once_online(visitor: Visitor) -> None:
    page = visitor.open_new_game("qwixx", {"kind": "me"})
    visitor.wait_for_turn()
    visitor.context.set_offline(True)
    page.locator(".qwixx-roll").click()
    page.keyboard.press("r")
    expect(page.get_by_text(LOST)).to_be_visible()
    visitor.context.set_offline(False)
    visitor.wait_until(lambda: visitor.ply == 1, "the roll")
    expect(page.locator(".toast")).to_have_count(0)
    make_move(visitor, random.Random(3))
    assert visitor.ply == 2


def test_a_language_chosen_offline_is_displayed_once_online(visitor: Visitor) -> None:
    page = visitor.page
    page.goto("/")
    page.locator("main").wait_for()
    visitor.context.set_offline(True)
    page.locator(".app-bar-language select").select_option("de")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    visitor.context.set_offline(False)
    expect(page.locator("html")).to_have_attribute("lang", "de")


def test_a_reload_during_a_roll_shows_the_dice(visitor: Visitor) -> None:
    page = visitor.open_new_game("qwixx", {"kind": "me"})
    visitor.wait_for_turn()
    page.locator(".qwixx-roll").click()
    visitor.wait_until(lambda: visitor.ply == 1, "the roll")
    dice = visitor.game["situation"]["picture"]["dice"]
    page.reload()
    visitor.table.wait_for()
    visitor.wait_for_turn()
    assert visitor.game["situation"]["picture"]["dice"] == dice
    make_move(visitor, random.Random(4))
    assert visitor.ply == 2


def test_two_tabs_that_move_at_once_make_one_move_and_agree(visitor: Visitor) -> None:
    page = visitor.open_new_game("battle", {"kind": "me"})
    other = visitor.new_tab()
    other.page.goto(page.url)
    other.table.wait_for()
    visitor.wait_for_turn()
    other.wait_for_turn()
    moves = visitor.game["situation"]["legal"]
    for tab, move in ((visitor, moves[0]), (other, moves[-1])):
        click_square(tab, move["start"])
    for tab, move in ((visitor, moves[0]), (other, moves[-1])):
        x, y = centre(tab, move["steps"][-1]["square"])
        tab.page.evaluate("([x, y]) => document.elementFromPoint(x, y).click()", [x, y])
    for tab in (visitor, other):
        tab.wait_until(lambda: visitor.ply == other.ply == 1, "the one move")
        expect_table_as_known(tab)
        expect(tab.page.locator(".toast")).to_have_count(0)
    assert visitor.game["situation"]["position"] == other.game["situation"]["position"]


def centre(tab: Tab, square: str) -> tuple[float, float]:
    """The centre of a square on the screen."""
    box = tab.page.locator(f".battle-square[data-square={square}]").bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_back_and_forward_during_a_move_return_to_the_game(visitor: Visitor) -> None:
    page = visitor.page
    page.goto("/")
    page.locator("main").wait_for()
    game = visitor.create("battle", {"kind": "me"})
    page.goto(f"/game/{game}")
    visitor.table.wait_for()
    visitor.wait_for_turn()
    make_move(visitor, random.Random(5))
    page.go_back()
    page.locator(".home").wait_for()
    page.go_forward()
    visitor.table.wait_for()
    visitor.wait_for_turn()
    expect_table_as_known(visitor)
    make_move(visitor, random.Random(5))
    assert visitor.ply == 2
