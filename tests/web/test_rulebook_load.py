"""The size of a rulebook page: what it loads beyond the first page, boards, examples and texts included."""

import re

import pytest

from tests.web import catalogues
from tests.web.test_first_load import Loading
from tests.web.visitor import Visitors

MAX_MORE_BYTES = 60_000
_PRELOADED = re.compile("/assets/open-seat-.*js")
"""One of the files that the first page loads a few seconds later."""
_ASSET = re.compile(r"/assets/.*\.(js|css|woff2)$")


def load_assets(visitors: Visitors, path: str, language: str, landmark: str) -> dict[str, int]:
    """Return the sizes of all files that a page loads, by address."""
    visitor = visitors.new(locale=language)
    loading = Loading(visitor)
    with visitor.page.expect_response(_PRELOADED):
        visitor.page.goto(path)
    visitor.page.locator(landmark).last.wait_for()
    loading.wait_for_end(visitor)
    sizes = {loading.urls[request]: size for request, size in loading.sizes.items()}
    return {url: size for url, size in sizes.items() if _ASSET.search(url)}


SHORT = {("battle", "ru")}
"""The largest files of texts and fonts."""
CASES = [
    pytest.param(rules, language, marks=[] if (rules, language) in SHORT else pytest.mark.slow)
    for rules in ("battle", "qwixx")
    for language in catalogues.LANGUAGES
]


@pytest.mark.parametrize(("rules", "language"), CASES)
def test_a_rulebook_page_loads_little_more_than_the_first_page(
    visitors: Visitors, rules: str, language: str
) -> None:
    first = load_assets(visitors, "/", language, "main")
    book = load_assets(visitors, f"/rules/{rules}", language, ".rulebook[aria-busy=false]")
    more = {url: size for url, size in book.items() if url not in first}
    assert any(f"/assets/{rules}-" in url for url in more), "the book itself"
    assert sum(more.values()) <= MAX_MORE_BYTES, more
