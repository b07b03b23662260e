"""Reload, back and forward, double clicks, a second tab, a change of language."""

import random

import pytest
from playwright.sync_api import expect

from tests.web.gameplay import make_move, play_until, resign
from tests.web.visitor import Visitor, Visitors


@pytest.fixture
def player(visitors: Visitors) -> Visitor:
    """A player at a game of Battle after one move of each side."""
    visitor = visitors.new()
    visitor.open_new_game("battle")
    play_until(visitor, random.Random(5), plies=2)
    visitor.wait_for_turn()
    return visitor


def test_a_reload_shows_the_same_position(player: Visitor) -> None:
    dice = player.page.locator(".battle-slot")
    before = dice.evaluate_all("dice => dice.map(die => die.dataset.square).sort()")
    player.page.reload()
    dice.first.wait_for()
    assert dice.evaluate_all("dice => dice.map(die => die.dataset.square).sort()") == before
    make_move(player, random.Random(5))
    assert player.ply >= 3


def test_back_and_forward_navigate_between_first_page_and_game(visitors: Visitors) -> None:
    visitor = visitors.new()
    page = visitor.page
    page.goto("/")
    page.get_by_role("button", name="Play", exact=True).click()
    visitor.table.wait_for()
    visitor.wait_for_turn()
    make_move(visitor, random.Random(5))
    page.go_back()
    expect(page.get_by_role("heading", name="Continue playing")).to_be_visible()
    page.go_forward()
    visitor.table.wait_for()
    visitor.wait_for_turn()
    make_move(visitor, random.Random(5))


@pytest.mark.parametrize("on_server", [False, True], ids=["browser", "server"])
def test_a_double_click_creates_one_game_and_rolls_once(visitors: Visitors, *, on_server: bool) -> None:
    visitor = visitors.new()
    visitor.store_settings(server=on_server)
    page = visitor.page
    page.goto("/")
    page.locator(".game-option").filter(has_text="Qwixx Duel").click()
    page.get_by_text("Same device").click()
    page.get_by_role("button", name="Play", exact=True).dblclick()
    visitor.table.wait_for()
    page.locator(".qwixx-roll").dblclick()
    visitor.wait_until(lambda: visitor.ply == 1, "the roll")
    assert visitor.toasts == []
    assert visitor.ply == 1
    page.goto("/")
    expect(page.locator(".game-link")).to_have_count(1)


def test_two_tabs_show_the_same_game_and_either_may_move(player: Visitor) -> None:
    second = player.new_tab()
    second.page.goto(player.page.url)
    second.table.wait_for()
    second.wait_for_turn()
    for tab in (second, player):
        tab.wait_for_turn()
        make_move(tab, random.Random(6))
        player.wait_until(lambda: player.ply == second.ply, "the other tab's move")
    assert player.game["situation"]["position"] == second.game["situation"]["position"]


def test_a_change_of_language_applies_at_once_and_is_stored(player: Visitor) -> None:
    page = player.page
    page.get_by_label("Language").select_option("de")
    expect(page.get_by_role("button", name="Tipp")).to_be_visible()
    assert page.evaluate("() => document.documentElement.lang") == "de"
    page.reload()
    expect(page.get_by_role("button", name="Tipp")).to_be_visible()
    page.get_by_label("Sprache").select_option("en")
    expect(page.get_by_role("button", name="Hint")).to_be_visible()


def test_the_browsers_language_is_used_at_first(visitors: Visitors) -> None:
    visitor = visitors.new(locale="fr-CH")
    visitor.page.goto("/")
    visitor.page.locator("main").wait_for()
    assert visitor.page.evaluate("() => document.documentElement.lang") == "fr"


def test_resigning_asks_for_confirmation_and_ends_the_game(player: Visitor) -> None:
    page = player.page
    make_move(player, random.Random(1))
    resign(page)
    expect(page.locator(".result-text")).to_have_text("You lose.")
    page.get_by_role("button", name="Rematch").click()
    page.wait_for_url(lambda url: player.game["game"] not in url or player.game["status"] == "playing")
    expect(page.locator(".result-text")).to_have_count(0)
    expect(page.locator(".player-points")).to_have_text(["Match score 1", "Match score 0"])


def test_an_unknown_game_shows_an_error_with_a_link_home(visitors: Visitors) -> None:
    visitor = visitors.new()
    visitor.page.goto("/game/nosuchgame")
    expect(visitor.page.get_by_text("This game does not exist")).to_be_visible()
    visitor.page.get_by_role("main").get_by_role("link").click()
    expect(visitor.page.get_by_role("button", name="Play", exact=True)).to_be_visible()
