"""A real server and a real browser: Chromium from the system's packages, driven by Playwright."""

import shutil
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright

from duellum.server.transport.static_files import FOLDER
from tests.faults.server_process import ServerProcess
from tests.web.visiting import FLAGS, Visitors


@pytest.fixture(scope="package")
def chromium() -> str:
    """Where the browser is."""
    found = shutil.which("chromium")
    if found is None:
        pytest.skip("Chromium is not installed")
    if not (FOLDER / "index.html").is_file():
        pytest.skip("the browser client is not built: run 'make web'")
    return found


@pytest.fixture(scope="package")
def browser(chromium: str) -> Iterator[Browser]:
    """One browser for all tests here; it is gone before tests elsewhere want an event loop of their own."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """One server for all tests that leave it alone."""
    server = ServerProcess(tmp_path_factory.mktemp("house"), min_bot_move_seconds=0.0)
    server.start()
    yield server
    server.stop()


@pytest.fixture
def visitors(browser: Browser, house: ServerProcess) -> Iterator[Visitors]:
    """People with a browser of their own each; nothing may have gone wrong in any of them."""
    with Visitors(browser, house.url) as visitors:
        yield visitors
