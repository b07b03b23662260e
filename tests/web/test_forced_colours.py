"""Forced colours (Windows high contrast), in a light and a dark palette: what is shown, pixel by pixel."""

from itertools import combinations

import pytest
from playwright.sync_api import FloatRect, Locator, Page, expect

from tests.web.gameplay import click_square, square
from tests.web.pixels import (
    VISIBLE,
    Colour,
    box_of,
    contrast,
    expect_change,
    expect_pixels,
    ground,
    look_at,
    read_pixels,
    share_changed,
    share_of_signs,
)
from tests.web.saved_records import BATTLE_SAVED, open_record
from tests.web.screens import BATTLE, QWIXX, QWIXX_LAST
from tests.web.visitor import ENGINE_TIMEOUT_MS, Message, Visitor, Visitors

LEVEL_1: Message = {"kind": "bot", "level": 1}
HERE: Message = {"kind": "me"}


@pytest.fixture(params=["light", pytest.param("dark", marks=pytest.mark.slow)])
def reader(request: pytest.FixtureRequest, visitors: Visitors) -> Visitor:
    """A visitor with forced colours, who looks at boards from straight above."""
    visitor = visitors.new(forced_colors="active", color_scheme=request.param)
    visitor.store_settings(tilt=0)
    return visitor


def settle(page: Page) -> None:
    """Take pointer and focus away, so that neither is seen."""
    page.mouse.move(0, 0)
    page.evaluate("() => document.activeElement?.blur()")


def canvas(page: Page) -> Colour:
    """Return the palette's ground, which the corner of the page shows."""
    return ground(read_pixels(page, {"x": 0, "y": 0, "width": 3, "height": 3}))


def to_css(colour: Colour) -> str:
    """Return a colour as computed styles name it."""
    return f"rgb{colour}"


def expect_change_by_click(element: Locator, share: float) -> None:
    """Click an element; more than this share of its pixels must change."""
    settle(element.page)
    before = look_at(element)
    element.click()
    settle(element.page)
    expect_change(element, before, share)


def test_the_chosen_game_opponent_and_theme_are_marked(reader: Visitor) -> None:
    reader.store_settings(
        played=["battle", "qwixx"]
    )  # without the offer of lessons, which moves what is below it
    page = reader.page
    page.goto("/")
    for options in (".opponents .choice-options label", ".game-option"):
        other = page.locator(options).nth(1)
        assert not other.locator("input").is_checked()
        expect_change_by_click(other, 0.015)
        assert other.locator("input").is_checked()
    page.get_by_role("button", name="Settings").click()
    dark = page.locator("dialog .choice-options label").nth(2)
    expect_change_by_click(dark, 0.3)


def test_a_switch_shows_whether_it_is_on(reader: Visitor) -> None:
    page = reader.open_new_game("battle")
    threats = page.locator(".tool-button[aria-pressed]").first
    settle(page)
    off = ground(look_at(threats))
    threats.click()
    settle(page)
    expect(threats).to_have_attribute("aria-pressed", "true")
    expect_pixels(
        page, lambda: contrast(off, ground(look_at(threats))) >= VISIBLE, "another ground of the switch"
    )


def test_the_squares_of_battle_are_drawn(reader: Visitor) -> None:
    page = reader.open_new_game("battle")
    assert share_of_signs(look_at(square(reader, "d5"), 0.1), canvas(page)) > 0.02
    assert share_of_signs(look_at(page.locator(".battle-letters")), canvas(page)) > 0.01
    e1 = look_at(square(reader, "e1"))
    assert share_changed(e1, look_at(square(reader, "e8"))) > 0.1, "both palaces look alike"


def test_the_armies_of_battle_are_told_apart_and_show_their_faces(reader: Visitor) -> None:
    page = reader.open_new_game("battle", HERE)
    grounds = []
    for name in ("a1", "a8", "e1", "e8"):
        slot = page.locator(f".battle-slot[data-square={name}]")
        slot.wait_for()
        face = look_at(slot, -0.25)
        grounds.append(ground(face))
        assert share_of_signs(face, grounds[-1]) > 0.03, "no pips"
        assert share_of_signs(look_at(slot), canvas(page)) > 0.1, "no die"
    white, black = grounds[:2]
    assert contrast(white, black) > 15
    markers = [ground(look_at(marker, -0.3)) for marker in page.locator(".player-marker").all()]
    assert sorted(markers) == sorted((white, black))


def test_selection_targets_and_captures_are_marked_on_battles_board(reader: Visitor) -> None:
    page = reader.open_new_game("battle", LEVEL_1, start=BATTLE)
    reader.wait_for_turn()
    click_square(reader, "g4")
    page.locator(".battle-square.battle-target").first.wait_for()
    names = {
        kind: page.locator(f".battle-square{kind}").first.get_attribute("data-square")
        for kind in (".battle-selected", ".battle-target:not(.battle-taking)", ".battle-taking")
    }
    settle(page)
    marked = {kind: look_at(square(reader, str(name))) for kind, name in names.items()}
    click_square(reader, "g4")
    expect(page.locator(".battle-square.battle-target")).to_have_count(0)
    settle(page)
    for kind, name in names.items():
        expect_change(square(reader, str(name)), marked[kind], 0.08)
    for one, other in combinations(names.values(), 2):
        assert one != other


def test_the_hint_and_the_last_move_are_drawn_on_battles_board(reader: Visitor) -> None:
    page = reader.open_new_game("battle", LEVEL_1, start=BATTLE)
    reader.wait_for_turn()
    page.get_by_role("button", name="Hint").click()
    path = page.locator(".battle-path.battle-path-hint")
    path.wait_for(timeout=ENGINE_TIMEOUT_MS)
    settle(page)
    place = box_of(path)
    hinted = read_pixels(page, place)
    page.locator(".notice.hint button").click()
    path.wait_for(state="detached")
    settle(page)
    expect_pixels(page, lambda: share_changed(hinted, read_pixels(page, place)) > 0.03, "the hint's end")
    open_record(reader, BATTLE_SAVED)
    reader.table.wait_for()
    page.keyboard.press("ArrowRight")
    end = page.locator(".battle-square.battle-last-end")
    name = str(end.get_attribute("data-square"))
    shown = look_at(square(reader, name))
    page.keyboard.press("ArrowRight")
    expect(square(reader, name)).not_to_contain_class("battle-last-end")
    expect_change(square(reader, name), shown, 0.05)


def test_the_move_shown_is_marked_in_the_list(reader: Visitor) -> None:
    page = open_record(reader, BATTLE_SAVED)
    reader.table.wait_for()
    page.keyboard.press("ArrowRight")
    ply = page.locator(".ply").first
    expect(ply).to_have_attribute("aria-current", "step")
    settle(page)

    def is_marked() -> bool:
        return ground(look_at(ply)) != ground(look_at(page.locator(".ply").nth(3)))

    expect_pixels(page, is_marked, "the mark of the move shown")
    page.keyboard.press("ArrowRight")
    expect(ply).not_to_have_attribute("aria-current", "step")
    expect_pixels(page, lambda: not is_marked(), "the move without its mark")


def test_the_player_to_move_and_the_running_clock_are_marked(reader: Visitor) -> None:
    page = reader.open_new_game("battle", HERE, clock={"kind": "fischer", "seconds": 300, "increment": 5})
    near = page.locator(".player").last
    clock = near.locator(".clock")
    edge: FloatRect = {**box_of(near), "width": 6.0}
    settle(page)
    running, edge_to_move = look_at(clock), read_pixels(page, edge)
    click_square(reader, "e1")
    click_square(reader, "e2")
    expect(near).to_have_attribute("data-turn", "false")
    settle(page)
    expect_change(clock, running, 0.3)
    expect_pixels(page, lambda: share_changed(edge_to_move, read_pixels(page, edge)) > 0.2, "the other turn")


def test_the_win_probability_is_drawn_as_a_bar(reader: Visitor) -> None:
    page = reader.open_new_game("battle", LEVEL_1)
    reader.wait_for_turn()
    page.get_by_role("button", name="Chances").click()
    bar = page.locator(".win-probability-track")
    bar.wait_for()
    whole = box_of(bar)
    left, right = (
        read_pixels(page, {**whole, "x": whole["x"] + whole["width"] * start, "width": whole["width"] * 0.1})
        for start in (0.1, 0.8)
    )
    assert contrast(ground(left), ground(right)) >= VISIBLE
    assert share_of_signs(look_at(page.locator(".win-probability-text")), canvas(page)) > 0.1


def test_the_dice_of_qwixx_show_their_faces_and_colours(reader: Visitor) -> None:
    page = reader.open_new_game("qwixx", LEVEL_1, start=QWIXX)
    reader.wait_for_turn()
    dice = [look_at(die, -0.15) for die in page.locator(".qwixx-die").all()]
    grounds = [ground(die) for die in dice]
    assert [share_of_signs(die, ground) > 0.03 for die, ground in zip(dice, grounds, strict=True)] == [
        True
    ] * 6
    assert len(set(grounds)) == 5, "two white dice and four colours"
    signs = [look_at(sign, 0.1) for sign in page.locator(".qwixx-tab .qwixx-sign").all()]
    assert len({ground(sign) for sign in signs}) == 4
    assert all(share_of_signs(sign, ground(sign)) > 0.05 for sign in signs)


def test_the_stones_of_qwixx_are_told_apart(reader: Visitor) -> None:
    page = reader.open_new_game("qwixx", LEVEL_1, start=QWIXX_LAST)
    reader.wait_for_turn()
    black, grey = (
        page.locator(f".qwixx-field .qwixx-stone.qwixx-{side}").first for side in ("black", "grey")
    )
    assert contrast(ground(look_at(black)), ground(look_at(grey))) > 7
    for stone in (black, grey):
        assert share_of_signs(look_at(stone, 0.2), canvas(page)) > 0.05
    slots = page.locator(".qwixx-misthrow-slot")
    assert contrast(ground(look_at(slots.nth(0), -0.25)), ground(look_at(slots.nth(1), -0.25))) > 7


def test_the_open_fields_of_qwixx_are_marked(reader: Visitor) -> None:
    page = reader.open_new_game("qwixx", HERE, start=QWIXX)
    field = page.locator(".qwixx-open").first
    name = field.get_attribute("data-field")
    settle(page)
    shown = look_at(field, 0.05)
    page.locator(".qwixx-pass").click()
    same = page.locator(f"[data-field={name}]:not(.qwixx-open)")
    same.wait_for()
    settle(page)
    expect_change(same, shown, 0.15, grow=0.05)


def test_the_styles_of_forced_colours_come_after_those_they_replace(reader: Visitor) -> None:
    page = reader.open_new_game("qwixx", HERE, start=QWIXX)
    expect(page.locator(".qwixx-open").first).to_have_css("outline-width", "3px")
    expect(page.locator(".qwixx-open").first).to_have_css("background-color", to_css(canvas(page)))


@pytest.mark.parametrize("rules", ["battle", "qwixx"])
def test_the_focus_is_seen_on_boards(reader: Visitor, rules: str) -> None:
    page = reader.open_new_game(rules, HERE, start={"battle": BATTLE, "qwixx": QWIXX}[rules])
    cell = page.locator("[role=gridcell][tabindex='0'], [role=gridcell] [tabindex='0']").first
    settle(page)
    before = look_at(cell, 0.05)
    cell.focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowLeft")
    expect_change(cell, before, 0.05, grow=0.05)
