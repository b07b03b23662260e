"""The page of sets to print: reached from the first page, and each kit downloaded as chosen."""

import re

import pytest
from playwright.sync_api import Page

from duellum.printing import kit_names, load_kit, print_kit
from tests.web.visitor import Visitor, Visitors


def open_page(visitor: Visitor) -> Page:
    visitor.page.goto("/print")
    visitor.page.locator(".print-kit").last.wait_for()
    return visitor.page


def addresses(page: Page) -> list[str]:
    """Return where the downloads lead."""
    found: list[str] = page.locator(".print-kit a").evaluate_all(
        "links => links.map(link => link.getAttribute('href'))"
    )
    return found


def test_every_kit_is_offered_with_a_picture_that_loads(visitors: Visitors) -> None:
    page = open_page(visitors.new())
    assert [re.split(r"[/?]", address)[3] for address in addresses(page)] == [*kit_names()]
    pictures = page.locator(".print-picture")
    assert pictures.count() == len(kit_names())
    for place in range(pictures.count()):
        pictures.nth(place).scroll_into_view_if_needed()
        pictures.nth(place).evaluate("image => image.decode()")
    assert pictures.evaluate_all("all => all.every(one => one.naturalWidth > 0)")


def test_a_set_is_downloaded_in_the_language_and_on_the_paper_chosen(visitors: Visitors) -> None:
    page = open_page(visitors.new(locale="en-US"))
    assert addresses(page)[0] == "/api/print/battle-set?lang=en&paper=letter"
    page.locator(".print-choices label", has_text="A4").click()
    with page.expect_download() as waiting:
        page.locator(".print-kit a").first.click()
    assert waiting.value.suggested_filename == "duellum-battle-set-en-a4.pdf"
    assert waiting.value.path().read_bytes() == print_kit("battle-set", "en", "a4").content
    page.locator(".print-choices select").select_option("de")
    assert addresses(page)[0] == "/api/print/battle-set?lang=de&paper=a4"
    assert page.locator("html").get_attribute("lang") == "en"


def test_the_paper_is_remembered_and_machines_need_none(visitors: Visitors) -> None:
    page = open_page(visitors.new(locale="de-DE"))
    assert addresses(page)[0].endswith("lang=de&paper=a4")
    page.locator(".print-choices label", has_text="Letter").click()
    page.reload()
    page.locator(".print-kit").last.wait_for()
    assert addresses(page)[0].endswith("lang=de&paper=letter")
    machines = [name for name in kit_names() if not load_kit(name).is_for_paper]
    assert [one for one in addresses(page) if "?" not in one] == [f"/api/print/{name}" for name in machines]


def test_the_first_page_leads_there_and_the_keyboard_suffices(visitors: Visitors) -> None:
    page = visitors.new().page
    page.goto("/")
    page.locator(".home-footer a[href='/print']").focus()
    page.keyboard.press("Enter")
    page.locator(".print-kit").last.wait_for()
    page.locator(".print-choices input:checked").focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    page.locator(".print-kit a").first.focus()
    with page.expect_download() as waiting:
        page.keyboard.press("Enter")
    assert waiting.value.suggested_filename.startswith("duellum-battle-set-")


@pytest.mark.parametrize("width", [320, 768])
def test_nothing_is_wider_than_the_screen(visitors: Visitors, width: int) -> None:
    page = open_page(visitors.new(viewport={"width": width, "height": 800}))
    assert page.evaluate("document.documentElement.scrollWidth") == width
