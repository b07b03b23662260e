"""The static site: built once, served by a plain file server below the top of its host."""

import functools
import os
import random
import subprocess
import threading
from collections.abc import Iterator
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

import hatch_build
from tests.web.gameplay import play_until
from tests.web.saved_records import BATTLE_BLUNDER, choose
from tests.web.service_worker import wait_for_kept_files
from tests.web.visitor import ENGINE_TIMEOUT_MS, Visitors

WEB = Path(__file__).parents[2] / "web"
BASE = "/duellum/"


class StaticHost(SimpleHTTPRequestHandler):
    """A host as most are: files by their names, and 404.html for everything else."""

    def send_error(self, code: int, message: str | None = None, explain: str | None = None) -> None:
        """Answer with the site's own page."""
        if code != HTTPStatus.NOT_FOUND:
            super().send_error(code, message, explain)
            return
        page = Path(self.directory, BASE.strip("/"), "404.html").read_bytes()
        self.send_response(code)
        self.send_header("content-type", "text/html")
        self.send_header("content-length", str(len(page)))
        self.end_headers()
        self.wfile.write(page)

    def log_message(self, *_: object) -> None:
        """Say nothing."""


@pytest.fixture(scope="module")
def site(chromium: str, tmp_path_factory: pytest.TempPathFactory) -> Path:  # noqa: ARG001 - skips without a browser
    """The folder of a host with the site in it."""
    if not (WEB / "node_modules" / "vite").is_dir():
        pytest.skip("Vite is not installed: run 'make web'")
    root = tmp_path_factory.mktemp("host")
    node = str(hatch_build._node_folder() / "node")
    command = [node, "node_modules/vite/bin/vite.js", "build", "--mode", "site", "--logLevel", "error"]
    subprocess.run(
        [*command, "--outDir", str(root / BASE.strip("/"))],
        cwd=WEB, env=os.environ | {"DUELLUM_BASE": BASE}, check=True,
    )  # fmt: skip
    return root


@pytest.fixture(scope="module")
def host(site: Path) -> Iterator[str]:
    """The address of a running host."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(StaticHost, directory=str(site)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()
    server.server_close()


@pytest.fixture
def visitors(browser: Browser, host: str) -> Iterator[Visitors]:
    """Visitors of the site."""
    with Visitors(browser, host) as visitors:
        yield visitors


def test_a_game_is_played_without_any_server(visitors: Visitors) -> None:
    visitor = visitors.new()
    asked: list[str] = []
    visitor.page.on("request", lambda request: asked.append(request.url))
    visitor.page.goto(BASE)
    page = visitor.page
    page.get_by_role("slider", name="Level").fill("1")
    page.get_by_role("button", name="Play", exact=True).click()
    visitor.table.wait_for()
    assert f"{BASE}game/local-" in page.url
    play_until(visitor, random.Random(1), plies=6)
    assert visitor.ply >= 6
    assert [url for url in asked if "/api/" in url] == []


def test_what_needs_a_server_is_not_offered(visitors: Visitors) -> None:
    page = visitors.new().page
    page.goto(BASE)
    page.get_by_role("button", name="Play", exact=True).wait_for()
    for text in ("Friend online", "Print a set"):
        expect(page.get_by_text(text)).to_have_count(0)
    page.get_by_text("Clock and first move").click()
    expect(page.get_by_label("Play on the server")).to_have_count(0)


def test_a_saved_game_is_opened_and_reviewed_without_a_server(visitors: Visitors) -> None:
    visitor = visitors.new()
    page = visitor.page
    page.goto(BASE)
    page.get_by_role("button", name="Open a saved game").click()
    choose(visitor, BATTLE_BLUNDER)
    page.locator(".curve-slider").wait_for(timeout=ENGINE_TIMEOUT_MS)
    expect(page.locator(".ply-mark.blunder").last).to_have_text("??")
    assert page.url.endswith(f"{BASE}review/file-1#0")


def test_pages_open_by_their_addresses_and_by_links(visitors: Visitors) -> None:
    visitor = visitors.new()
    page = visitor.page
    page.goto(f"{BASE}rules/battle/")
    page.locator(".rulebook[aria-busy=false]").wait_for()
    page.locator(".app-bar-home").click()
    page.locator(".home form").wait_for()
    assert page.url.endswith(BASE)
    page.goto(f"{BASE}learn/qwixx/1")  # no file: the page for unknown addresses
    page.locator(".qwixx").wait_for()
    visitor.errors = [trouble for trouble in visitor.errors if "404" not in trouble]


def test_the_site_works_offline_after_one_visit(browser: Browser, site: Path, host: str) -> None:
    with Visitors(browser, host) as visitors:
        visitor = visitors.new(service_workers="allow")
        visitor.page.goto(BASE)
        wait_for_kept_files(visitor, site / BASE.strip("/"))
        visitor.context.set_offline(True)
        visitor.page.goto(f"{BASE}rules/battle")
        visitor.page.locator(".rulebook[aria-busy=false]").wait_for()
