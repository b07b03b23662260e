"""Reviews: of records from files, and of games just played; stepped through, graded, tried again, saved."""

import random
import re
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.web.gameplay import click_square, open_menu, play_until, resign
from tests.web.saved_records import (
    BATTLE_BLUNDER,
    BATTLE_MATCH,
    BATTLE_SAVED,
    QWIXX_SAVED,
    choose,
    open_record,
)
from tests.web.test_accessibility import AXE, violations
from tests.web.visitor import ENGINE_TIMEOUT_MS, Visitor, Visitors

PHONE = {"width": 360, "height": 740}

_DROP = """text => {
  const carried = new DataTransfer();
  carried.items.add(new File([text], 'game.txt', { type: 'text/plain' }));
  for (const type of ['dragover', 'drop']) {
    const dragged = { dataTransfer: carried, bubbles: true, cancelable: true };
    document.body.dispatchEvent(new DragEvent(type, dragged));
  }
}"""


def expect_position_after(page: Page, ply: int) -> None:
    """Check that the position after this number of plies is shown."""
    expect(page.locator(".review-position")).to_contain_text(f"after move {ply} of")


def save_again(page: Page, folder: Path) -> str:
    with page.expect_download() as download:
        page.get_by_role("link", name="Save game").click()
    file = folder / download.value.suggested_filename
    download.value.save_as(file)
    return file.read_text(encoding="utf-8")


def test_a_game_is_stepped_through_by_keys_buttons_and_list_and_saved_again(
    visitors: Visitors, tmp_path: Path
) -> None:
    visitor = visitors.new()
    for text in (BATTLE_SAVED, QWIXX_SAVED):
        page = open_record(visitor, text)
        visitor.table.wait_for()
        expect_position_after(page, 0)
        page.keyboard.press("ArrowRight")
        expect_position_after(page, 1)
        page.get_by_role("button", name="One move forward").click()
        expect_position_after(page, 2)
        page.locator(".ply").nth(4).click()
        expect_position_after(page, 5)
        expect(page.locator(".ply[aria-current]")).to_have_count(1)
        page.get_by_role("button", name="Flip board").click()
        page.reload()
        visitor.table.wait_for()
        expect_position_after(page, 5)
        page.keyboard.press("End")
        expect(page.get_by_role("button", name="One move forward")).to_be_disabled()
        expect(page.locator(".result-text")).to_contain_text("wins!")
        expect(page.locator(".battle-target, .qwixx-open, .qwixx-roll:enabled")).to_have_count(0)
        assert save_again(page, tmp_path) == text


def test_names_clocks_and_comments_are_shown_for_each_game_of_a_match(visitors: Visitors) -> None:
    visitor = visitors.new()
    page = open_record(visitor, BATTLE_MATCH)
    visitor.table.wait_for()
    expect(page.locator(".player-names")).to_contain_text(["Computer, level 2", "Ann { $x }"])
    expect(page.locator(".clock")).to_have_text(["5:00", "5:00"])
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    expect(page.locator(".clock")).to_have_text(["4:59", "4:58"])
    expect(page.locator(".review-comment")).to_have_text("… 12 %")
    page.get_by_label("Games in this file").select_option("2")
    expect(page.locator(".player-names").last).to_contain_text("Computer, level 1")
    expect_position_after(page, 0)
    page.reload()
    expect(page.locator(".player-names").last).to_contain_text("Computer, level 1")


def test_the_dice_of_a_record_are_verified_and_forged_ones_detected(visitors: Visitors) -> None:
    visitor = visitors.new()
    first = QWIXX_SAVED.partition("1. ")[2].split()[0]
    forged = QWIXX_SAVED.replace(f"1. {first}", f"1. {first[:-1]}{7 - int(first[-1])}", 1)
    for text, verdict in ((QWIXX_SAVED, "consistent"), (forged, "false")):
        page = open_record(visitor, text)
        page.get_by_role("button", name="Check the dice").click()
        page.locator(f"dialog [data-verdict={verdict}]").wait_for()
        expect(page.get_by_role("dialog")).to_contain_text(
            "The browsers of these players saw the numbers before the first roll: Ann."
        )


def test_a_finished_game_is_saved_opened_and_verified(visitors: Visitors, tmp_path: Path) -> None:
    visitor = visitors.new()
    page = visitor.open_new_game("qwixx", {"kind": "me"})
    page.locator(".qwixx-roll").click()
    visitor.wait_until(lambda: visitor.ply == 1, "the roll")
    resign(page)
    page.locator(".result").wait_for()
    open_menu(page)
    open_record(visitor, save_again(page, tmp_path))
    page.get_by_role("button", name="Check the dice").click()
    expect(page.locator("dialog [data-verdict=fair]")).to_contain_text(
        "Your browser has checked the only roll"
    )


def test_an_invalid_file_is_refused_with_its_line_and_a_valid_text_can_follow(visitors: Visitors) -> None:
    visitor = visitors.new()
    page = open_record(visitor, '[Game "battle"]\n\ni1n5\na8s4')
    trouble = page.locator("dialog .error")
    expect(trouble).to_have_text(
        "Line 4: The top face shows 5, so the die must roll exactly 5, not 4. (Rule B8)"
    )
    choose(visitor, "once upon a time")
    expect(trouble).to_have_text("Line 1: This is not a saved game.")
    choose(visitor, "x" * 600_000)
    expect(trouble).to_have_text("This is too long to be read here.")
    assert page.url.endswith("/")
    page.get_by_label("Text of the game").fill(BATTLE_SAVED)
    page.get_by_role("button", name="Open", exact=True).click()
    visitor.table.wait_for()


def test_a_file_can_be_dropped_and_history_finds_each_record_again(visitors: Visitors) -> None:
    visitor = visitors.new()
    page = visitor.page
    page.goto("/")
    page.get_by_role("button", name="Open a saved game").wait_for()
    page.evaluate(_DROP, BATTLE_SAVED)
    page.locator(".battle").wait_for()
    page.keyboard.press("ArrowRight")
    expect_position_after(page, 1)
    page.evaluate(_DROP, QWIXX_SAVED)
    page.locator(".qwixx").wait_for()
    page.go_back()
    page.locator(".battle").wait_for()
    expect_position_after(page, 1)
    page.go_back()
    page.get_by_role("button", name="Play", exact=True).wait_for()
    page.go_forward()
    page.go_forward()
    page.locator(".qwixx").wait_for()


def test_a_missing_record_shows_links_to_continue(visitors: Visitors) -> None:
    visitor = visitors.new()
    page = visitor.page
    page.goto("/review/file-99")
    expect(page.get_by_text("no longer open in this tab")).to_be_visible()
    page.get_by_role("button", name="Open a saved game").click()
    choose(visitor, BATTLE_SAVED)
    visitor.table.wait_for()
    page.goto("/review")
    page.get_by_role("main").get_by_role("link", name="Home").click()
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_a_review_on_a_phone_has_step_buttons_and_no_axe_violation(visitors: Visitors) -> None:
    visitor = visitors.new(viewport=PHONE, has_touch=True)
    for text in (BATTLE_MATCH, QWIXX_SAVED):
        page = open_record(visitor, text)
        visitor.table.wait_for()
        page.get_by_role("button", name="One move forward").tap()
        expect_position_after(page, 1)
        wait_for_curve(visitor)
        page.get_by_role("button", name="Latest move").tap()
        page.locator(".result").wait_for()
        boxes = [button.bounding_box() for button in page.locator(".toolbar button").all()]
        assert min(min(box["width"], box["height"]) for box in boxes if box) >= 44
        assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
        if AXE.is_file():
            assert violations(page, []) == []
        page.get_by_role("button", name="More").tap()
        page.get_by_role("dialog").locator(".ply").first.tap()
        expect_position_after(page, 1)


def wait_for_curve(visitor: Visitor) -> None:
    visitor.page.locator(".curve-slider").first.wait_for(timeout=ENGINE_TIMEOUT_MS)


def test_an_error_is_graded_explained_played_out_and_tried_again(visitors: Visitors) -> None:
    visitor = visitors.new()
    page = open_record(visitor, BATTLE_BLUNDER)
    wait_for_curve(visitor)
    expect(page.locator(".ply-mark.blunder").last).to_have_text("??")
    page.keyboard.press("ArrowRight")
    page.get_by_role("button", name="Next error").click()
    expect_position_after(page, 2)
    verdict = page.locator(".verdict")
    expect(verdict).to_contain_text("blunder ??")
    expect(verdict).to_contain_text("Better:")
    page.get_by_role("button", name="Show how").click()
    # Each move is shown for a moment; how many there are depends on how far the engine came in its time.
    expect(verdict).to_contain_text(re.compile(r"Better, ([1-9]) of \1"))
    page.get_by_role("button", name="Back to the game").click()
    page.get_by_role("button", name="Try it yourself").click()
    expect(page.locator(".battle-live")).to_have_count(1)
    click_square(visitor, "i8")
    click_square(visitor, "i3")
    expect(verdict).to_contain_text("blunder ??", timeout=ENGINE_TIMEOUT_MS)
    page.get_by_role("button", name="Try again").click()
    expect(verdict).to_contain_text("find something better")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Back to the game").click()
    expect_position_after(page, 2)


def test_the_curve_steps_through_the_game_by_keyboard_and_says_the_chances(visitors: Visitors) -> None:
    visitor = visitors.new(locale="de-DE")
    page = open_record(visitor, BATTLE_BLUNDER)
    wait_for_curve(visitor)
    curve = page.get_by_role("slider", name="Gewinnchancen").first
    curve.focus()
    page.keyboard.press("End")
    expect(curve).to_have_attribute("aria-valuenow", "3")
    expect(curve).to_have_attribute("aria-valuetext", "Nach Zug 3: Weiß 100\u00a0%")
    page.keyboard.press("ArrowLeft")
    expect(curve).to_have_attribute("aria-valuenow", "2")
    expect(page).to_have_url(re.compile("#2$"))
    page.keyboard.press("Home")
    box = curve.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 3, box["y"] + 5)
    expect(curve).to_have_attribute("aria-valuenow", "1")


def test_an_old_address_and_a_link_to_a_ply_lead_to_the_review(visitors: Visitors) -> None:
    visitor = visitors.new()
    page = open_record(visitor, BATTLE_BLUNDER)
    visitor.table.wait_for()
    page.goto("/replay/1#2")
    visitor.table.wait_for()
    expect_position_after(page, 2)
    expect(page).to_have_url(re.compile("/review/file-1#2$"))
    page.evaluate("location.hash = '#1'")
    expect_position_after(page, 1)


def test_a_finished_game_has_a_card_that_leads_to_its_review(visitors: Visitors) -> None:
    """The review has the card's figures, and the player's view of the board and of the result."""
    visitor = visitors.new()
    page = visitor.page
    visitor.open_new_game("battle", {"kind": "bot", "level": 1}, start="4k4/9/9/9/9/9/4c4/4K4 b 0 30")
    visitor.wait_for_turn()
    assert visitor.game["you"] == [1]
    board = page.locator(".battle-scene").bounding_box()
    click_square(visitor, "e2")
    click_square(visitor, "e1")
    accuracies = page.locator(".result .game-card .accuracies")
    expect(accuracies).to_contain_text("Black, accuracy100%", timeout=ENGINE_TIMEOUT_MS)
    expect(page.locator(".battle-lost-king")).to_have_count(1)
    assert page.locator(".battle-scene").bounding_box() == board
    shown = accuracies.inner_text()
    page.get_by_role("link", name="Review").click()
    wait_for_curve(visitor)
    expect(page.locator(".ply-mark.best")).to_have_count(1)
    expect(page.locator(".summary .accuracies")).to_have_text(shown, use_inner_text=True)
    page.keyboard.press("End")
    expect(page.locator(".result")).to_contain_text("You win!")
    assert is_seen_from_black(page)


def is_seen_from_black(page: Page) -> bool:
    """Whether Black's side of the board is the near one."""
    near, far = (page.locator(f".battle-square[data-square={name}]").bounding_box() for name in ("e8", "e1"))
    assert near is not None
    assert far is not None
    return near["y"] > far["y"]


def test_the_review_of_a_local_game_is_seen_from_the_players_side(visitors: Visitors) -> None:
    visitor = visitors.new()
    game = visitor.start_local_game("battle", starts="second")
    assert visitor.wait_for_turn()
    visitor.page.goto(f"/review/{game}")
    expect(visitor.page.locator(".moves-list .ply")).to_have_count(1)
    assert is_seen_from_black(visitor.page)


def test_a_game_of_two_people_is_locked_until_it_is_over(visitors: Visitors) -> None:
    visitor = visitors.new()
    page = visitor.page
    game = visitor.create("battle", {"kind": "me"})
    page.goto(f"/review/{game}")
    expect(page.get_by_text("Two people are still playing this game")).to_be_visible()
    page.get_by_role("link", name="To the game").click()
    visitor.table.wait_for()


def test_two_at_one_screen_may_review_their_game_at_any_time(visitors: Visitors) -> None:
    visitor = visitors.new()
    game = visitor.start_local_game("battle", "here")
    play_until(visitor, random.Random(1), plies=2)
    visitor.page.goto(f"/review/{game}")
    expect(visitor.page.locator(".moves-list .ply")).to_have_count(2)
