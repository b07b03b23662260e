"""Names of players: long ones are cut, and one that cannot be used is refused at the field."""

import pytest
from playwright.sync_api import Page, expect

from tests.web.saved_records import open_record
from tests.web.test_phones import PHONE, UPRIGHT, check_width
from tests.web.visitor import Visitor, Visitors

FAMILY = "\U0001f468\u200d\U0001f469\u200d\U0001f467\u200d\U0001f466"
LONG = [("W" * 20, "漢" * 20), ("Rindfleischetikettierungsgesetz", "m" * 40), (FAMILY * 5, "Ш" * 40)]
UNSEEN = "A\u200dnn"
"""A name with a lone joiner."""
BAD = "This name contains characters that cannot be shown."

_HOW_CUT = """name => {
  const style = getComputedStyle(name);
  return [style.textOverflow, style.overflowX, style.whiteSpace];
}"""
_IS_INSIDE = "name => name.getBoundingClientRect().right <= innerWidth"
_IS_CUT = "name => name.scrollWidth > name.clientWidth"


def expect_cut(page: Page, name: str) -> None:
    """Check that a name is cut where it does not fit, and whole for a tooltip and for screen readers."""
    check_width(page)
    places = page.locator(".player-name", has_text=name)
    places.first.wait_for()
    for place in places.all():
        expect(place).to_have_attribute("title", name)
        expect(place).to_have_text(name)
        assert place.evaluate(_HOW_CUT) == ["ellipsis", "hidden", "nowrap"]
        assert place.evaluate(_IS_INSIDE)


def new_phone(visitors: Visitors, name: str) -> Visitor:
    visitor = visitors.new(viewport=UPRIGHT, **PHONE)
    visitor.store_settings(name=name)
    return visitor


@pytest.mark.parametrize("rules", ["qwixx", pytest.param("battle", marks=pytest.mark.slow)])
@pytest.mark.parametrize(
    ("first", "second"),
    [
        pytest.param(*LONG[0], id="wide"),
        pytest.param(*LONG[1], id="word", marks=pytest.mark.slow),
        pytest.param(*LONG[2], id="emoji", marks=pytest.mark.slow),
    ],
)
def test_long_names_are_cut_wherever_they_stand(
    visitors: Visitors, rules: str, first: str, second: str
) -> None:
    host, guest, passer_by = (new_phone(visitors, name) for name in (first, second, ""))
    clock = {"kind": "fischer", "seconds": 300, "increment": 3}
    game = host.create(rules, {"kind": "open"}, public=True, clock=clock)
    host.page.goto(f"/game/{game}")
    host.page.locator(".pending-game").wait_for()
    host.wait_until(lambda: host.game["seats"][0]["name"] == first, "its own name")

    guest.page.goto(f"/game/{game}")
    heading = guest.page.get_by_role("heading", level=2)
    expect(heading).to_contain_text(f"{first} invites you")
    expect_cut(guest.page, first)
    guest.page.get_by_role("button", name="Join the game").click()
    for player in (host, guest):
        player.table.wait_for()
        expect_cut(player.page, first)
        expect_cut(player.page, second)
    if rules == "qwixx":  # both players share a line
        assert host.page.locator(".player-name").last.evaluate(_IS_CUT) or first.startswith(FAMILY)

    guest.page.get_by_role("button", name="More").click()
    guest.page.get_by_role("button", name="Offer a draw").click()
    guest.page.locator("dialog .dialog-footer .danger").click()
    offer = host.page.locator(".notice.offer").first
    expect(offer).to_contain_text(f"{second} offers a draw.")
    expect(offer.locator(".player-name")).to_have_attribute("title", second)
    check_width(host.page)

    passer_by.page.goto("/")
    entry = passer_by.page.locator(f'a[href="/game/{game}"]')
    expect(entry).to_contain_text(first)
    expect(entry).to_contain_text(second)
    expect_cut(passer_by.page, first)
    host.page.goto("/")
    expect(host.page.locator(f'a[href="/game/{game}"]')).to_contain_text(second)
    expect_cut(host.page, second)

    record = host.context.request.get(f"/api/games/{game}/record").text()
    open_record(passer_by, record)
    passer_by.table.wait_for()
    expect_cut(passer_by.page, first)

    host.open_game(game)
    host.page.get_by_role("button", name="Accept").click()
    host.wait_until(lambda: host.is_over, "the end")


def test_a_name_that_cannot_be_used_is_refused_at_the_field_of_the_settings(visitors: Visitors) -> None:
    visitor = visitors.new()
    page = visitor.page
    page.goto("/")
    page.get_by_role("button", name="Settings").click()
    field = page.get_by_label("Your name")
    field.fill("Bea")
    for wrong, message in ((UNSEEN, BAD), ("n" * 41, "This name is too long.")):
        field.fill(wrong)
        expect(page.get_by_text(message)).to_be_visible()
        expect(field).to_have_attribute("aria-invalid", "true")
        expect(field).to_have_accessible_description(message)
    page.get_by_role("button", name="Close").click()
    page.get_by_role("button", name="Play", exact=True).click()
    visitor.table.wait_for()
    assert "Bea" in [seat["name"] for seat in visitor.game["seats"]]
    assert visitor.toasts == []


def test_a_name_with_joined_emoji_is_taken_from_the_settings_to_the_table(visitors: Visitors) -> None:
    visitor = visitors.new()
    page = visitor.page
    page.goto("/")
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Your name").fill(f"  Bea {FAMILY} ")
    page.get_by_role("button", name="Close").click()
    page.get_by_role("button", name="Play", exact=True).click()
    visitor.table.wait_for()
    expect(page.get_by_text(f"Bea {FAMILY}", exact=True)).to_be_visible()


def test_a_guest_with_a_name_that_cannot_be_used_does_not_sit_down(visitors: Visitors) -> None:
    host, guest = visitors.new(), visitors.new()
    game = host.create("battle", {"kind": "open"})
    host.page.goto(f"/game/{game}")
    host.page.locator(".pending-game").wait_for()
    guest.page.goto(f"/game/{game}")
    field = guest.page.get_by_label("Your name")
    field.fill(UNSEEN)
    guest.page.get_by_role("button", name="Join the game").click()
    expect(guest.page.get_by_text(BAD)).to_be_visible()
    expect(field).to_be_focused()
    field.fill("Cy")
    expect(guest.page.get_by_text(BAD)).to_have_count(0)
    guest.page.get_by_role("button", name="Join the game").click()
    guest.table.wait_for()
    expect(host.page.get_by_text("Cy", exact=True)).to_be_visible()


def test_a_stored_name_that_cannot_be_used_is_that_of_a_guest(visitors: Visitors) -> None:
    visitor = visitors.new()
    visitor.store_settings(name=UNSEEN)
    visitor.open_new_game("battle")
    assert visitor.game["seats"][0]["name"].startswith("Guest ")
