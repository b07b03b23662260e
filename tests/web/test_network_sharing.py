"""Inviting players on the local network: the switch, the link, its QR code, and the end of it.

127.0.0.2 and 127.0.0.3 stand for addresses in the network; they are addresses of the loopback interface.
"""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.faults.server_process import ServerProcess
from tests.web.qr_code import read_qr_code
from tests.web.test_accessibility import AXE, violations
from tests.web.visitor import Visitors

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="only Linux has all of 127.0.0.0/8")
ADDRESSES = ("127.0.0.2/8", "127.0.0.3/8")


@pytest.fixture
def personal_server(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server as ``duellum`` starts it."""
    server = ServerProcess(tmp_path, personal=True, network_addresses=ADDRESSES)
    server.start()
    yield server
    server.stop()


def invite(page: Page) -> None:
    """Create a game that waits for its second player."""
    page.goto("/")
    page.get_by_text("Friend online").click()
    page.get_by_role("button", name="Play", exact=True).click()
    page.get_by_role("switch", name="Players on your network").wait_for()


def test_a_guest_joins_by_the_code_and_is_told_when_the_network_is_closed(
    browser: Browser, personal_server: ServerProcess
) -> None:
    port = personal_server.settings.port
    with Visitors(browser, personal_server.url) as visitors:
        host, guest = visitors.new(), visitors.new()
        invite(host.page)
        link = host.page.get_by_label("Link to this game")
        switch = host.page.get_by_role("switch", name="Players on your network")
        expect(switch).not_to_be_checked()
        local = link.input_value()
        assert local.startswith(f"http://127.0.0.1:{port}/game/")
        assert read_qr_code(host.page) == local

        switch.click()
        expect(switch).to_be_checked()
        for address in ("127.0.0.2", "127.0.0.3"):
            host.page.get_by_label("Address").select_option(address)
            shown = local.replace("127.0.0.1", address)
            expect(link).to_have_value(shown)
            host.wait_until(lambda: read_qr_code(host.page) == link.input_value(), "the address in the code")

        guest.page.goto(read_qr_code(host.page))
        guest.page.get_by_role("button", name="Join the game").click()
        host.table.wait_for()
        guest.table.wait_for()

        host.page.get_by_role("button", name="Settings").click()
        switch.click()
        expect(switch).not_to_be_checked()
        expect(
            guest.page.get_by_text("The host has stopped accepting players on the network.")
        ).to_be_visible()
        switch.click()
        expect(host.page.get_by_label("Link for players on your network")).to_have_value(
            f"http://127.0.0.3:{port}/"
        )
        expect(
            guest.page.get_by_text("The host has stopped accepting players on the network.")
        ).to_have_count(0)


def test_a_guest_sees_no_switch(browser: Browser, personal_server: ServerProcess) -> None:
    with Visitors(browser, personal_server.url) as visitors:
        host = visitors.new()
        invite(host.page)
        host.page.get_by_role("switch", name="Players on your network").click()
        expect(host.page.get_by_role("switch")).to_be_checked()
        address = host.page.get_by_label("Link to this game").input_value().partition("/game/")[0]
        with Visitors(browser, address) as others:
            guest = others.new()
            guest.page.goto("/")
            guest.page.get_by_text("Friend online").click()
            guest.page.get_by_role("button", name="Play", exact=True).click()
            guest.page.wait_for_url("**/game/*")
            expect(guest.page.get_by_label("Link to this game")).to_have_value(guest.page.url)
            expect(guest.page.get_by_text("This link works only on this computer.")).to_be_visible()
            expect(guest.page.get_by_role("switch")).to_have_count(0)
            assert guest.page.url.startswith(address)


@pytest.mark.parametrize("width", [320, 1366])
def test_the_switch_is_reached_by_keyboard_and_fits(
    browser: Browser, personal_server: ServerProcess, width: int
) -> None:
    with Visitors(browser, personal_server.url) as visitors:
        host = visitors.new(viewport={"width": width, "height": 768}, locale="de-DE")
        host.page.goto("/")
        host.page.locator("label:has([name=opponent])").nth(2).click()
        host.page.locator(".form-play").click()
        switch = host.page.get_by_role("switch", name="Spieler in deinem Netzwerk")
        switch.focus()
        host.page.keyboard.press("Space")
        expect(switch).to_be_checked()
        expect(host.page.get_by_text("Wer im selben Netzwerk ist")).to_be_visible()
        overflow = host.page.evaluate("document.documentElement.scrollWidth - innerWidth")
        assert overflow <= 0
        if AXE.is_file():
            assert violations(host.page, []) == []
