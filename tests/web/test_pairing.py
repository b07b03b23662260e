"""Strangers find each other: quick pairing, a challenge in the list, the computer meanwhile."""

import random

from playwright.sync_api import expect

from tests.web.gameplay import make_move, resign
from tests.web.visitor import Visitor, Visitors


def seek(visitor: Visitor, game: str, clock: str) -> None:
    """Press a button of quick pairing."""
    page = visitor.page
    page.goto("/")
    page.locator(".game-option").filter(has_text=game).click()
    page.get_by_text("Anyone online", exact=True).click()
    page.get_by_role("group", name="Clock").get_by_role("button").filter(has_text=clock).click()
    expect(page.get_by_role("heading", name="Looking for an opponent")).to_be_visible()


def test_strangers_are_paired_while_one_of_them_plays_the_computer(visitors: Visitors) -> None:
    ann, ben, eve = visitors.new(), visitors.new(), visitors.new()
    seek(ann, "Battle", "5 + 3")
    ann.page.get_by_role("button", name="Play the computer meanwhile").click()
    ann.page.wait_for_url("**/game/local-*")
    ann.wait_for_turn()
    make_move(ann, random.Random(2))
    chip = ann.page.get_by_role("complementary", name="Looking for an opponent")
    expect(chip).to_be_visible()
    ann.page.reload()
    expect(chip).to_be_visible()

    ben.page.goto("/")
    challenge = ben.page.get_by_role("region", name="Open challenges").get_by_role("listitem")
    expect(challenge).to_contain_text("5 minutes + 3 s per turn")
    seek(ben, "Qwixx Duel", "5 + 3")
    expect(challenge).to_have_count(2)
    ben.page.get_by_text("Battle", exact=True).first.click()
    quick = ben.page.get_by_role("group", name="Clock").get_by_role("button").filter(has_text="5 + 3")
    expect(quick).to_contain_text("1 player waiting")
    quick.click()

    for player in (ann, ben):
        player.wait_until(lambda: player.game.get("status") == "playing", "the start of the game")  # noqa: B023
        expect(player.page).not_to_have_url("**/game/local-*")
        player.table.wait_for()
    assert ann.page.url == ben.page.url
    ann.expect_toast("Your previous game is saved")
    expect(chip).to_have_count(0)
    mover = ann if ann.is_my_turn else ben
    make_move(mover, random.Random(1))

    eve.page.goto("/")
    board = eve.page.get_by_role("region", name="In progress").get_by_role("listitem")
    expect(board.locator(".battle-die, .die").first).to_be_visible()
    resign(ann.page)
    results = eve.page.get_by_role("region", name="Latest results").get_by_role("listitem")
    expect(results.first).to_contain_text("Battle")
    expect(board).to_have_count(0)
    ann.page.goto("/")
    expect(ann.page.get_by_role("region", name="Continue playing").get_by_role("listitem")).to_have_count(1)


def test_a_challenge_is_accepted_from_the_list_or_cancelled(visitors: Visitors) -> None:
    ann, ben = visitors.new(), visitors.new()
    seek(ann, "Qwixx Duel", "10 + 5")
    ben.page.goto("/")
    challenges = ben.page.get_by_role("region", name="Open challenges")
    expect(challenges).to_contain_text("10 minutes")
    ann.page.locator(".seek-panel").get_by_role("button", name="Cancel").click()
    expect(ann.page.locator(".seek-panel")).to_have_count(0)
    expect(challenges).not_to_contain_text("10 minutes")
    ann.page.get_by_text("Custom clock").click()
    ann.page.get_by_role("slider", name="Minutes for each player").fill("0")
    ann.page.get_by_role("button", name="Find an opponent").click()
    challenge = challenges.get_by_role("listitem").filter(has_text="1 minute + 5 s per turn")
    challenge.get_by_role("button", name="Play").click()
    for player in (ann, ben):
        player.page.wait_for_url("**/game/*")
        player.table.wait_for()
    assert ann.page.url == ben.page.url
    for player in (ann, ben):
        player.wait_until(lambda: player.game.get("status") == "playing", "the start of the game")  # noqa: B023
    mover = ann if ann.is_my_turn else ben
    make_move(mover, random.Random(1))
    resign(mover.page)
