"""The check of texts finds what cannot be read, and nothing else."""

import pytest
from playwright.sync_api import Browser

from tests.web.text_overflow import find_overflow

_BAR = "position: fixed; left: 0; right: 0; bottom: 0; height: 50px; background: white"
_LONG = "<p>first</p><div style='height: 2000px'></div>"


@pytest.mark.parametrize(
    ("body", "found"),
    [
        pytest.param("<p>some words</p>", [], id="plain"),
        pytest.param(
            "<p style='width: 30px; overflow: hidden; white-space: nowrap'>too many words</p>",
            ["cut off: P: too many words"],
            id="cut",
        ),
        pytest.param("<div style='display: contents; overflow: auto'>words</div>", [], id="no box that cuts"),
        pytest.param(
            "<p>some words</p><p style='margin-top: -34px'>other text</p>",
            ["one upon the other: P: some words | P: other text"],
            id="upon",
        ),
        pytest.param(
            f"{_LONG}<p style='margin: 0'>last</p><nav style='{_BAR}'>bar</nav>",
            ["always covered: P: last"],
            id="end under a bar",
        ),
        pytest.param(
            f"{_LONG}<p style='margin: 0 0 60px'>last</p><nav style='{_BAR}'>bar</nav>",
            [],
            id="end above a bar",
        ),
        pytest.param(
            f"<p style='position: absolute; bottom: 10px'>pinned</p><nav style='{_BAR}'>bar</nav>",
            ["always covered: P: pinned"],
            id="nothing scrolls",
        ),
        pytest.param(
            f"<div style='height: 330px'></div><p>middle</p>{_LONG}<nav style='{_BAR}'>bar</nav>",
            [],
            id="covered until the page scrolls",
        ),
        pytest.param(
            f"{_LONG}<p style='position: sticky; bottom: 30px; margin: 0'>steps</p>"
            f"<nav style='{_BAR}'>bar</nav>",
            ["one upon the other: P: steps | NAV: bar"],
            id="two bars",
        ),
        pytest.param(
            "<div style='height: 100px; overflow: auto'>"
            "<p style='position: sticky; top: 0; margin: 0'>head</p><p style='margin: -18px 0 0'>text</p>"
            "<div style='height: 300px'></div></div>",
            [],
            id="under the head of a list",
        ),
        pytest.param(
            "<p>page</p><div class='popup' data-open='true' style='margin-top: -34px'>choice</div>",
            [],
            id="under an open menu",
        ),
        pytest.param(
            "<div class='popup' data-open='true'><p>one</p><p style='margin-top: -34px'>another</p></div>",
            ["one upon the other: P: one | P: another"],
            id="upon in an open menu",
        ),
    ],
)
def test_what_cannot_be_read_is_found(browser: Browser, body: str, found: list[str]) -> None:
    page = browser.new_page(viewport={"width": 300, "height": 400})
    page.set_content(f"<!doctype html><body style='margin: 0; font: 16px/18px sans-serif'><div id=app>{body}")
    assert find_overflow(page) == found
    page.close()
