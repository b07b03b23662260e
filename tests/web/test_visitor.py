"""What the report of a failed test shows of its visitors: why a page stayed blank on another machine."""

from playwright.sync_api import expect

from tests.web.visitor import Visitors


def test_a_failed_test_tells_what_its_pages_and_its_server_did(visitors: Visitors) -> None:
    visitor = visitors.new()
    page = visitor.open_new_game("qwixx")
    page.route("**/never", lambda _: None)
    page.evaluate("() => { void fetch('/never'); console.log('hello'); }")
    expect(page.locator(".qwixx-roll")).to_be_visible()
    told = visitors.describe()
    for what in (
        f"{page.url}, ", "Roll", "GET /never: no answer yet", "console: log: hello", "document loaded",
        """/play -> '{"type":"welcome\"""", f"{visitors.url} is ready after", "process.py",
    ):  # fmt: skip
        assert what in told, told
