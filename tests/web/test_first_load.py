"""The size of a first visit, fonts included."""

import random
import re

import pytest
from playwright.sync_api import expect

from tests.web import catalogues
from tests.web.gameplay import make_move
from tests.web.visitor import Message, Visitor, Visitors

MAX_BYTES = 120_000
MAX_CHINESE_FONT_BYTES = 230_000
"""Two weights, which only a device without a Chinese font of its own loads."""
_CHINESE_FONT = re.compile("/assets/noto-sans-sc")
_HOLD_BACK = """
  window.heldBack = [];
  const start = window.setTimeout;
  window.setTimeout = (run, delay, ...rest) =>
    delay >= 2000 ? heldBack.push(run) : start(run, delay, ...rest);
"""
"""Holds back what the page does seconds later, such as loading the other pages."""
_QUIET_MS = 1_000
_LOOK_MS = 100


class Loading:
    """What a page loads: by request its address, its encoding, and its size once it has arrived."""

    def __init__(self, visitor: Visitor) -> None:
        self.urls: dict[str, str] = {}
        self.encodings: dict[str, str] = {}
        self.sizes: dict[str, int] = {}
        session = visitor.context.new_cdp_session(visitor.page)
        session.send("Network.enable")
        session.on("Network.responseReceived", self._on_response)
        session.on("Network.loadingFinished", self._on_end)
        session.on("Network.loadingFailed", self._on_failure)

    def _on_response(self, event: Message) -> None:
        response = event["response"]
        self.urls[event["requestId"]] = response["url"]
        self.encodings[response["url"]] = response["headers"].get("content-encoding", "")

    def _on_end(self, event: Message) -> None:
        self.sizes[event["requestId"]] = int(event["encodedDataLength"])

    def _on_failure(self, event: Message) -> None:
        self.urls.pop(event["requestId"], None)

    def wait_for_end(self, visitor: Visitor) -> None:
        """Wait until every file has arrived and no other has been asked for within a second."""
        quiet_ms, count = 0, -1
        while quiet_ms < _QUIET_MS:
            visitor.wait_until(lambda: self.urls.keys() <= self.sizes.keys(), "the end of every file")
            quiet_ms = quiet_ms + _LOOK_MS if count == len(self.urls) else 0
            count = len(self.urls)
            visitor.page.wait_for_timeout(_LOOK_MS)

    def count_bytes(self, files: re.Pattern[str] = re.compile("")) -> int:
        """Return the size of these files, by default of all."""
        return sum(size for request, size in self.sizes.items() if files.search(self.urls[request]))


@pytest.mark.parametrize("language", catalogues.LANGUAGE_CASES)
@pytest.mark.parametrize("rules", ["battle", "qwixx"])
def test_the_first_load_of_a_game_is_compressed_and_small(
    visitors: Visitors, rules: str, language: str
) -> None:
    visitor = visitors.new(locale=language)
    visitor.page.add_init_script(_HOLD_BACK)
    loading = Loading(visitor)
    page = visitor.open_new_game(rules)
    page.evaluate("() => document.fonts.ready.then(() => null)")
    make_move(visitor, random.Random(1))
    loading.wait_for_end(visitor)
    assert visitor.ply >= 1
    code = [url for url in loading.encodings if url.endswith((".js", ".css"))]
    assert {loading.encodings[url] for url in code} == {"br"}
    assert len([url for url in loading.encodings if url.endswith(".woff2")]) >= 2
    assert not [url for url in loading.encodings if "clauses" in url]  # nobody reads the exact rules yet
    font = loading.count_bytes(_CHINESE_FONT)
    assert 20_000 < loading.count_bytes() - font <= MAX_BYTES
    assert font <= (MAX_CHINESE_FONT_BYTES if language == "zh" else 0)
    with page.expect_response(re.compile("/assets/home-page-.*js")):
        page.evaluate("() => heldBack.forEach(run => run())")


_WATCH_PAGES = """() => {
  window.pagesWithoutContent = 0;
  const look = () => {
    const isEmpty = document.querySelector('.app-bar') && !document.querySelector('main');
    if (isEmpty) window.pagesWithoutContent += 1;
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true });
}"""


def count_empty_pages(visitor: Visitor) -> int:
    """Return how often a page was drawn without its content."""
    count: int = visitor.page.evaluate("() => window.pagesWithoutContent")
    return count


def test_the_first_page_appears_whole(visitors: Visitors) -> None:
    visitor = visitors.new()
    visitor.page.add_init_script(f"({_WATCH_PAGES})()")
    visitor.page.goto("/")
    visitor.page.locator(".home form").wait_for()
    assert count_empty_pages(visitor) == 0


def test_the_first_page_opens_from_a_table_at_once_also_without_a_connection(visitors: Visitors) -> None:
    visitor = visitors.new()
    page = visitor.page
    page.add_init_script(f"({_WATCH_PAGES})()")
    loading = Loading(visitor)
    with page.expect_response(re.compile("/assets/home-page-.*js")):
        visitor.open_new_game("battle")
    loading.wait_for_end(visitor)
    empty = count_empty_pages(visitor)
    visitor.context.set_offline(True)
    page.locator(".app-bar-home").click()
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    assert count_empty_pages(visitor) == empty
    visitor.context.set_offline(False)
