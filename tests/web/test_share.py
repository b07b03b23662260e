"""Sharing a game in real Chromium: picture, animation and link, by mouse and keyboard."""

import base64
import random
import re
import struct
import zlib

import pytest
from playwright.sync_api import FloatRect, Page, expect

from duellum.server.protocol.client import Join
from duellum.server.protocol.http import Bot, Me
from duellum.server.transport.preview_card import order_preview
from tests.server.game.scripted_game import create_game
from tests.web.gameplay import open_menu, play_until
from tests.web.pixels import decode_png
from tests.web.visitor import Visitor, Visitors

_PNG, _GIF = b"\x89PNG\r\n\x1a\n", b"GIF89a"


def open_dialog(visitor: Visitor, rules: str, plies: int) -> Page:
    """Play a game for two on the same device and open the dialog that shares it."""
    visitor.open_new_game(rules, {"kind": "me"})
    play_until(visitor, random.Random(1), plies)
    page = visitor.page
    open_menu(page)
    page.get_by_role("button", name="Share", exact=True).click()
    expect(page.get_by_role("dialog")).to_be_visible()
    return page


def read_picture(page: Page) -> bytes:
    """Return the picture that the dialog shows, once it is drawn."""
    address = page.locator(".share-picture img").get_attribute("src")
    assert address is not None
    return base64.b64decode(address.partition(",")[2])


def png_size(picture: bytes) -> tuple[int, int]:
    width, height = struct.unpack(">II", picture[16:24])
    return width, height


@pytest.mark.parametrize("rules", ["battle", "qwixx"])
def test_a_picture_is_drawn_in_both_shapes_and_saved(visitors: Visitors, rules: str) -> None:
    page = open_dialog(visitors.new(viewport={"width": 1366, "height": 768}), rules, 3)
    page.locator(".share-picture img").wait_for()
    wide = read_picture(page)
    assert (wide[:8], png_size(wide)) == (_PNG, (1200, 630))
    page.get_by_text("Square", exact=True).click()
    expect(page.locator(".share-picture[data-shape=square][aria-busy=false] img")).to_be_visible()
    assert png_size(read_picture(page)) == (1080, 1080)
    with page.expect_download() as download:
        page.get_by_role("button", name="Save", exact=True).click()
    assert download.value.suggested_filename == f"duellum-{rules}.png"


def test_an_animation_of_the_last_moves_is_drawn(visitors: Visitors) -> None:
    page = open_dialog(visitors.new(viewport={"width": 1366, "height": 768}), "battle", 2)
    page.locator(".share").get_by_text("Animation", exact=True).first.click()
    page.get_by_label("Animation").last.select_option("1")
    expect(page.locator(".share-picture[aria-busy=false] img[src^='data:image/gif']")).to_be_visible()
    animation = read_picture(page)
    assert animation[:6] == _GIF
    assert struct.unpack("<HH", animation[6:10]) == (600, 315)
    assert animation.count(b"\x21\xf9\x04") > 5
    assert len(animation) < 1_000_000


def test_a_game_of_this_browser_travels_in_its_link(visitors: Visitors) -> None:
    visitor = visitors.new(viewport={"width": 360, "height": 740}, locale="de-DE")
    visitor.start_local_game("battle")
    play_until(visitor, random.Random(1), 1)
    page = visitor.page
    page.get_by_role("button", name="Mehr").click()
    page.get_by_role("button", name="Teilen", exact=True).click()
    page.get_by_role("radio", name="Link").focus()
    page.keyboard.press("Space")
    expect(page.locator(".share-address")).to_have_value(re.compile(r"/review/link#[12]\.[\w-]{40,}$"))
    expect(page.get_by_text("Der Link enthält die ganze Partie", exact=False)).to_be_visible()


def test_a_link_with_a_record_opens_the_review_at_its_move_without_the_server(visitors: Visitors) -> None:
    data = zlib.compress(b'[Game "battle"]\n\ni1n4w1 i8s5 h5w3n3 1-0\n', wbits=-15)
    page = visitors.new().page
    page.goto(f"/review/link#2.{base64.urlsafe_b64encode(data).decode().rstrip('=')}")
    expect(page.locator(".moves-list [aria-current]")).to_contain_text("i3")
    expect(page).to_have_url(re.compile("#2$"))
    page.goto("/review/link#1.AAAA")
    expect(page.locator(".message-page h1")).to_be_visible()


def test_a_puzzle_is_shared_without_its_solution(visitors: Visitors) -> None:
    visitor = visitors.new(viewport={"width": 1366, "height": 768})
    page = visitor.page
    page.goto("/puzzles/battle/daily")
    visitor.table.wait_for()
    page.get_by_role("button", name="Share", exact=True).click()
    page.locator(".share-picture img").wait_for()
    assert read_picture(page)[:8] == _PNG
    expect(page.get_by_role("radio", name="Animation")).to_have_count(0)
    page.locator(".share").get_by_text("Link", exact=True).click()
    expect(page.locator(".share-address")).to_have_value(re.compile(r"/puzzles/battle/[a-z2-7]{6}$"))


def test_an_analysis_is_shared_with_its_line_and_leads_to_the_book_and_back(visitors: Visitors) -> None:
    visitor = visitors.new(viewport={"width": 1366, "height": 768})
    page = visitor.page
    page.goto("/openings/battle#b1n1")
    page.get_by_role("link", name="Analyse from here").click()
    expect(page).to_have_url(re.compile("/analysis/battle#moves=b1n1"))
    page.get_by_role("button", name="Share", exact=True).click()
    expect(page.get_by_role("radio", name="Animation")).to_have_count(1)
    page.locator(".share").get_by_text("Link", exact=True).click()
    expect(page.locator(".share-address")).to_have_value(re.compile("/analysis/battle#moves=b1n1"))
    page.keyboard.press("Escape")
    page.get_by_role("link", name="In the book").click()
    expect(page).to_have_url(re.compile("/openings/battle#b1n1$"))


_NAME: FloatRect = {"x": 700, "y": 165, "width": 460, "height": 53}
"""Where the first player's name is in a preview."""


def find_lowest_ink(page: Page, name: str) -> int:
    """Return the lowest line of pixels with ink of the first player's name in the preview of a game."""
    game = create_game("battle", (Me(), Bot(8)))
    game.send(Join("j", name), "ann")
    pixels = decode_png(page, order_preview(game.state, "en").carry_out(), _NAME)
    width, height = int(_NAME["width"]), int(_NAME["height"])
    lines = [pixels[y * width : (y + 1) * width] for y in range(height)]
    return max(y for y, line in enumerate(lines) if min(map(sum, line)) < 300)


def test_the_tails_of_letters_are_not_cut_off_in_a_preview(visitors: Visitors) -> None:
    page = visitors.new().page
    page.goto("/")
    assert find_lowest_ink(page, "ggg") >= find_lowest_ink(page, "nnn") + 8
