"""The analysis board: positions by link, text and editor; variations; engine, tablebase and rolls."""

import random
import re
from pathlib import Path

from playwright.sync_api import Locator, Page, expect

from duellum.record import parse_records
from tests.web.analysis_screens import (
    BATTLE_ENDING,
    BATTLE_TREE,
    QWIXX_CHOICE,
    QWIXX_ROLL,
    analysis_address,
    open_analysis,
    open_editor,
    switch_engine_on,
)
from tests.web.gameplay import click_square, make_move, open_menu, resign, square
from tests.web.visitor import ENGINE_TIMEOUT_MS, Visitor, Visitors

PHONE = {"width": 360, "height": 740}


def current_move(page: Page) -> str:
    """Return the notation of the move that is shown."""
    return page.locator(".analysis-tree [aria-current]").get_attribute("title") or ""


def position_text(page: Page) -> str:
    return page.locator(".analysis-text input").input_value()


def test_variations_are_played_commented_promoted_and_kept(visitors: Visitors) -> None:
    visitor = visitors.new()
    page = visitor.page
    open_analysis(visitor, analysis_address("battle", moves="i1n5 a8s5"))
    click_square(visitor, "e1")
    click_square(visitor, "e2")
    expect(page.locator(".analysis-branch .analysis-move")).to_have_count(1)
    assert current_move(page) == "e1n1"
    page.get_by_label("Comment on this move").fill("brave {king}")
    page.get_by_role("button", name="Promote").click()
    expect(page.locator(".analysis-branch .analysis-move").first).to_have_attribute("title", "i1n5")
    expect(page).to_have_url(re.compile("#moves=e1n1"))
    page.reload()
    expect(page.locator(".analysis-remark")).to_have_text("brave {king}")
    page.locator(".analysis-head h2").first.click()
    page.keyboard.press("ArrowDown")
    assert current_move(page) == "i1n5"
    page.keyboard.press("End")
    assert current_move(page) == "a8s5"
    page.keyboard.press("Home")
    expect(page.locator(".analysis-tree [aria-current]")).to_have_count(0)
    page.goto("/analysis/battle")  # without a fragment, what the browser has kept
    expect(page.locator(".analysis-remark")).to_have_text("brave {king}")


def test_an_analysis_is_saved_as_a_record_that_python_reads(visitors: Visitors, tmp_path: Path) -> None:
    visitor = visitors.new()
    open_analysis(visitor, analysis_address("battle", moves=BATTLE_TREE, at=1))
    with visitor.page.expect_download() as download:
        visitor.page.get_by_role("button", name="Save game").click()
    file = tmp_path / "record.txt"
    download.value.save_as(file)
    [record] = parse_records(file.read_text(encoding="utf-8"))
    assert [str(ply.move) for ply in record.moves] == ["i1n4w1", "i8s5", "h1n1"]
    assert record.moves[0].comment == "bold"
    assert [[str(ply.move) for ply in line] for line in record.moves[0].variations] == [
        ["i1n5", "a8s5"],
        ["e1n1"],
    ]


def test_the_engine_shows_lines_that_can_be_played_and_stops_at_once(visitors: Visitors) -> None:
    visitor = visitors.new()
    page = visitor.page
    open_analysis(visitor, analysis_address("battle", moves="i1n4w1 i8s5", at=2))
    switch_engine_on(visitor)
    best = page.locator(".analysis-line").first
    expect(best).to_contain_text("win in 1", timeout=ENGINE_TIMEOUT_MS)
    expect(best).to_contain_text("captures the king")
    expect(page.locator(".battle-mark-best .battle-mark-line")).to_have_count(2)
    page.get_by_role("button", name="Fewer lines").click()
    expect(page.locator(".analysis-line")).to_have_count(2, timeout=ENGINE_TIMEOUT_MS)
    best.locator("button").first.click()
    expect(page.locator(".analysis-outcome")).to_have_text("The king was captured.")
    expect(page.locator(".analysis-line")).to_have_count(0)
    page.get_by_role("switch", name="Engine").click()
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".analysis-standing")).to_have_text("To move: White")
    expect(page.locator(".battle-mark")).to_have_count(0)


def test_solved_endings_are_computed_in_the_browser_and_kept(visitors: Visitors) -> None:
    visitor = visitors.new()
    page = visitor.page
    open_analysis(visitor, analysis_address("battle", BATTLE_ENDING))
    ending = page.locator(".analysis-ending")
    expect(ending).to_contain_text("Plies to the end: 15", timeout=ENGINE_TIMEOUT_MS)
    expect(ending.locator("li").first).to_contain_text("win in 15")
    expect(ending.locator("li").last).to_contain_text("loss in 10")
    visitor.wait_until(
        lambda: (
            page.evaluate("() => caches.open('duellum-endings').then(c => c.keys()).then(k => k.length)") == 1
        ),
        "the tables to be kept",
    )
    ending.locator("li button").first.click()
    expect(ending).to_contain_text("Black to move and lose. Plies to the end: 14")


def tool(page: Page, name: str) -> Locator:
    """Return the label of a tool in the editor's palette, which is what is seen of it."""
    return page.locator("label", has=page.get_by_role("radio", name=name, exact=True))


def finish_editing(page: Page) -> str:
    """Leave the editor with its position, and return the text of that."""
    page.get_by_role("button", name="Analyse this position").click()
    page.locator(".analysis-text input").wait_for()
    return position_text(page)


def drag(page: Page, start: Locator, end: Locator | None) -> None:
    """Drag with the mouse from the middle of one element to that of another, or off the board."""
    boxes = [(one or page.locator(".analysis-editor")).bounding_box() for one in (start, end)]
    (x, y), (to_x, to_y) = [
        (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) for box in boxes if box
    ]
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(to_x, to_y, steps=5)
    page.mouse.up()


def test_a_position_of_battle_is_set_up_by_dragging_dice_and_rolling_them(visitors: Visitors) -> None:
    visitor = visitors.new()
    page = visitor.page
    open_editor(visitor, "/analysis/battle")
    expect(page.get_by_role("heading", name="Set up a position")).to_be_focused()
    page.get_by_role("button", name="Empty board").click()
    fault = page.locator("#analysis-editor-fault")
    expect(fault).to_have_text(re.compile("White: the king is missing. Rule B3"))
    expect(page.get_by_role("button", name="Analyse this position")).to_be_disabled()
    for name, to in (("White king", "e1"), ("Black king", "e8"), ("White die, 3 on top", "c3")):
        drag(page, tool(page, name), square(visitor, to))
    expect(fault).to_have_text(re.compile(r"^\s*$"))
    page.get_by_role("group", name="Turn the die on c3").get_by_label("Roll it up").click()
    expect(square(visitor, "c3")).to_have_accessible_name(re.compile("White die, 5 on top, on c3."))
    drag(page, square(visitor, "c3"), square(visitor, "c4"))
    drag(page, tool(page, "Black die, 6 on top"), square(visitor, "h7"))
    expect(page.locator(".battle-slot")).to_have_count(4)
    drag(page, square(visitor, "h7"), None)
    assert re.fullmatch(r"4k4/9/9/9/2[A-Y]6/9/9/4K4 w 0 1", finish_editing(page))
    expect(page.locator(".battle-slot")).to_have_count(3)


def test_a_position_of_battle_is_set_up_by_taps_on_a_phone(visitors: Visitors) -> None:
    visitor = visitors.new(viewport=PHONE, has_touch=True, is_mobile=True)
    page = visitor.page
    open_editor(visitor, analysis_address("battle", BATTLE_ENDING))
    tool(page, "Black die, 2 on top").tap()
    click_square(visitor, "a8")
    click_square(visitor, "i8")
    page.get_by_role("group", name="Turn the die on i8").get_by_label("Give it a quarter turn").tap()
    expect(square(visitor, "i8")).to_have_accessible_name(re.compile("Black die, 2 on top"))
    tool(page, "Remove").tap()
    click_square(visitor, "e4")
    tool(page, "Move").tap()
    click_square(visitor, "a8")
    click_square(visitor, "b2")
    found = re.fullmatch(r"8([a-y])/9/4k4/9/9/9/1([a-y])7/4K4 w 0 1", finish_editing(page))
    assert found is not None
    assert found[1] != found[2]  # the same face on top, turned
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def test_a_position_of_battle_is_set_up_by_keyboard_alone(visitors: Visitors) -> None:
    visitor = visitors.new()
    page = visitor.page
    open_editor(visitor, "/analysis/battle")
    page.get_by_role("button", name="Empty board").press("Enter")
    square(visitor, "e1").focus()
    for key in ("k", "ArrowUp", "4", "c", "ArrowRight", "ArrowRight", "2", "Shift+ArrowRight"):
        page.keyboard.press(key)
    expect(square(visitor, "g2")).to_be_focused()
    expect(square(visitor, "e2")).to_have_accessible_name(re.compile("^Black die, 4 on top, on e2."))
    expect(square(visitor, "g2")).not_to_have_accessible_name(re.compile("2 on top"))
    page.keyboard.press("6")
    expect(square(visitor, "g2")).to_have_accessible_name(re.compile("^White die, 6 on top, on g2."))
    for key in ("ArrowUp", "Enter", "ArrowLeft", "k", "ArrowLeft", "1", "Delete"):
        page.keyboard.press(key)
    expect(page.locator("#analysis-editor-fault")).to_have_text(re.compile(r"^\s*$"))
    assert re.fullmatch(r"9/9/9/9/9/5k[A-Y]2/4[a-y]4/4K4 w 0 1", finish_editing(page))


def test_a_position_of_qwixx_is_set_up_by_taps_and_impossible_ones_are_explained(visitors: Visitors) -> None:
    visitor = visitors.new(viewport=PHONE, has_touch=True, is_mobile=True)
    page = visitor.page
    open_editor(visitor, "/analysis/qwixx")
    page.locator("[data-field=r12]").tap()
    fault = page.locator("#analysis-editor-fault")
    expect(fault).to_contain_text(
        "Red row: the stone on the last number needs five stones of the same side before it. Rule Q17"
    )
    for number in (2, 3, 4, 5, 6):
        page.locator(f"[data-field=r{number}]").tap()
    tool(page, "Stack of 2 grey stones").tap()
    page.locator("[data-field=y7]").tap()
    page.get_by_role("button", name="Misthrow 1: free").tap()
    expect(page.get_by_role("button", name="Misthrow 1: Grey")).to_be_visible()
    expect(fault).to_have_text(re.compile(r"^\s*$"))
    assert finish_editing(page).startswith("bbbbb.....bb/.....g2.....-/...........-/...........- b 0:1 - r")
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def test_a_position_of_qwixx_is_set_up_by_dragging_stones_and_turning_dice(visitors: Visitors) -> None:
    visitor = visitors.new()
    page = visitor.page
    open_editor(visitor, analysis_address("qwixx", QWIXX_CHOICE))
    drag(page, tool(page, "Grey stone"), page.locator("[data-field=b12]"))
    drag(page, page.locator("[data-field=r7]"), page.locator("[data-field=y8]"))
    drag(page, page.locator("[data-field=r11]"), None)
    page.get_by_role("spinbutton", name="White die 1").click()  # from 5 to 6
    page.get_by_role("spinbutton", name="Red die").press("2")
    page.get_by_role("group", name="To move").get_by_text("Grey").click()
    text = finish_editing(page)
    assert text == "...bb......-/..g.g.g2....-/....b......-/ggbb.......- g 0:0 61/2326 1"


def test_a_dragged_stack_leans_as_on_the_board(visitors: Visitors) -> None:
    visitor = visitors.new()
    page = visitor.page
    open_editor(visitor, "/analysis/qwixx")
    tool(page, "Stack of 2 grey stones").hover()
    page.mouse.down()
    page.locator("[data-field=y7]").hover()
    stones = page.locator(".qwixx-editor-ghost .qwixx-layer")
    expect(stones).to_have_count(2)
    bottom, top = stones.evaluate_all("stones => stones.map(stone => stone.getBoundingClientRect().top)")
    assert top < bottom


def test_a_position_of_qwixx_is_set_up_by_keyboard_alone(visitors: Visitors) -> None:
    visitor = visitors.new()
    page = visitor.page
    open_editor(visitor, "/analysis/qwixx")
    page.locator("[data-field=r2]").focus()
    for key in ("b", "b", "b", "Delete", "ArrowRight", "g", "ArrowDown", "Enter"):
        page.keyboard.press(key)
    expect(page.locator("[data-field=y3]")).to_be_focused()
    page.get_by_role("spinbutton", name="Blue die").press("ArrowUp")
    page.get_by_role("radio", name="Roll").press("Space")
    assert finish_editing(page).startswith("b2g.........-/.b.........-/...........-/...........- b 0:0 - r")


def test_a_text_that_is_far_too_long_is_refused_at_once(visitors: Visitors) -> None:
    visitor = visitors.new()
    page = visitor.page
    open_analysis(visitor, "/analysis/qwixx")
    page.locator(".analysis-text input").fill("9" * 200_000)
    expect(page.locator("#analysis-fault")).to_contain_text("a position has at most 200 characters")


def test_long_comments_are_kept_by_the_browser_and_shortened_in_the_link(visitors: Visitors) -> None:
    visitor = visitors.new()
    page = visitor.page
    open_analysis(visitor, analysis_address("battle", moves="i1n5", at=1))
    comment = "Ж" * 2000
    page.get_by_label("Comment on this move").fill(comment)
    expect(page.get_by_text("Long comments are shortened in the link.")).to_be_visible()
    visitor.wait_until(lambda: "%D0%96" in page.url, "the address to follow")
    assert len(page.url) < 5000
    page.reload()
    expect(page.locator(".analysis-remark")).to_have_text(comment)


def test_a_text_that_is_no_position_is_explained_in_the_players_language(visitors: Visitors) -> None:
    visitor = visitors.new(locale="de")
    page = visitor.page
    open_analysis(visitor, "/analysis/battle")
    field = page.locator(".analysis-text input")
    field.fill("4k4/9/9/8/9/9/9/4K4 w 0 1")
    expect(page.locator("#analysis-fault")).to_contain_text("Reihe 5 muss neun Felder haben")
    field.fill("4k4/9/9/9/9/9/9/4K4 w 0 1")
    field.press("Enter")
    expect(page.locator(".battle-slot")).to_have_count(2)
    expect(page).to_have_url(re.compile("position=4k4/9/9/9/9/9/9/4K4_w_0_1"))


def test_every_roll_of_the_white_dice_has_its_value_and_can_be_chosen(visitors: Visitors) -> None:
    visitor = visitors.new()
    page = visitor.page
    open_analysis(visitor, analysis_address("qwixx", QWIXX_ROLL))
    cells = page.locator(".heat-map [role=gridcell]")
    expect(cells).to_have_count(36)
    expect(cells.nth(35)).to_have_text(re.compile(r"^\d+\s?%$"), timeout=ENGINE_TIMEOUT_MS)
    assert [cells.nth(6 * row).text_content() for row in range(6)] == cells.all_text_contents()[:6]
    for colour, face in (("Red", "4"), ("Yellow", "3"), ("Green", "2"), ("Blue", "6")):
        page.locator(".roll-chooser").get_by_label(f"{colour} die").select_option(face)
    cells.first.focus()
    for key in ("ArrowDown", "ArrowDown", "ArrowRight"):
        page.keyboard.press(key)
    expect(page.get_by_role("gridcell", name=re.compile("White 3 and 2"))).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".heat-map")).to_have_count(0)
    assert position_text(page).endswith(" b 0:0 32/4326 1")


def analyse(visitor: Visitor) -> None:
    """Choose it in the menu of a game."""
    open_menu(visitor.page)
    visitor.page.locator(".game-menu").get_by_role("link", name="Analyse").click()
    visitor.page.locator(".analysis-side").wait_for()


def test_a_game_against_the_computer_leads_to_the_board_with_its_moves(visitors: Visitors) -> None:
    visitor = visitors.new()
    visitor.start_local_game("battle", "here")
    click_square(visitor, "e1")
    click_square(visitor, "e2")
    visitor.wait_until(lambda: visitor.ply == 1, "the move")
    analyse(visitor)
    assert current_move(visitor.page) == "e1n1"


def test_a_game_between_people_cannot_be_analysed_while_it_goes_on(visitors: Visitors) -> None:
    ann, ben = visitors.pair("battle")
    open_menu(ann.page)
    expect(ann.page.get_by_role("button", name=re.compile("^Analyse"))).to_be_disabled()
    ann.page.keyboard.press("Escape")
    make_move(ann, random.Random(1))
    resign(ben.page)
    ann.page.locator(".result").first.wait_for()
    analyse(ann)


def test_a_link_that_holds_no_analysis_shows_the_start(visitors: Visitors) -> None:
    visitor = visitors.new()
    open_analysis(visitor, analysis_address("battle", moves="i1n4"))
    visitor.expect_toast("This link contains no analysis")
    assert position_text(visitor.page) == "sbfwkwfbs/9/9/9/9/9/9/TCGXKXGCT w 0 1"
