"""A guest gets a passkey, leaves, comes back with the games, and takes a second browser in."""

from playwright.sync_api import Browser, Page, expect

from tests.faults.server_process import ServerProcess
from tests.web.visitor import Visitor, Visitors


def add_authenticator(visitor: Visitor) -> None:
    """Give a browser an authenticator that says yes to everything."""
    session = visitor.context.new_cdp_session(visitor.page)
    session.send("WebAuthn.enable")
    options = {
        "protocol": "ctap2",
        "transport": "internal",
        "hasResidentKey": True,
        "hasUserVerification": True,
        "isUserVerified": True,
        "automaticPresenceSimulation": True,
    }
    session.send("WebAuthn.addVirtualAuthenticator", {"options": options})


def press(page: Page, name: str) -> None:
    page.get_by_role("button", name=name, exact=True).click()


def expect_game(page: Page, game: str, count: int) -> None:
    """Whether the first page lists a game among the player's own."""
    with page.expect_response("**/api/games"):
        page.goto("/")
    expect(page.locator(f'.home-play a[href="/game/{game}"]')).to_have_count(count)


def test_a_passkey_and_the_code_of_a_device_bring_the_games_back(
    browser: Browser, server: ServerProcess
) -> None:
    local = server.url.replace("127.0.0.1", "localhost")  # where browsers have passkeys
    with Visitors(browser, local) as visitors, Visitors(browser, server.url) as others:
        ann = visitors.new()
        add_authenticator(ann)
        page = ann.page
        game = ann.create("qwixx", {"kind": "open"})
        page.goto("/")
        page.get_by_role("link", name="Account").click()
        press(page, "Create a passkey")
        ann.expect_toast("The passkey has been added.")
        page.get_by_role("textbox", name="Public name").fill("Journey")
        press(page, "Save name")
        ann.expect_toast("Your public name has been saved.")

        page.get_by_role("button", name="Sign out: Chrome · Linux").click()
        page.get_by_role("heading", name="You are playing as a guest").wait_for()
        expect_game(page, game, 0)
        page.goto("/account")
        press(page, "Sign in with a passkey")
        ann.expect_toast("You are signed in.")
        expect(page.get_by_role("textbox", name="Public name")).to_have_value("Journey")
        expect_game(page, game, 1)

        page.goto("/account")
        press(page, "Add a device")
        code = page.locator(".account-device-code").inner_text()
        phone = others.new()  # by an address, where browsers have no passkeys
        phone.page.goto("/account")
        expect(phone.page.get_by_role("button", name="Create a passkey")).to_have_count(0)
        phone.page.get_by_label("Code", exact=True).fill(code.lower())
        press(phone.page, "Sign in with the code")
        phone.expect_toast("You are signed in.")
        expect_game(phone.page, game, 1)

        page.goto("/account")
        expect(page.get_by_role("button", name="Sign out: Chrome · Linux")).to_have_count(2)
        press(page, "Sign out all other devices")
        ann.expect_toast("All other devices have been signed out.")
        phone.page.goto("/account")
        phone.page.get_by_role("heading", name="You are playing as a guest").wait_for()
