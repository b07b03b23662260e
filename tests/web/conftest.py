"""A real server and a real browser: Chromium from the system's packages, driven by Playwright."""

from collections.abc import Generator, Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright

from duellum.server.transport.static_files import FOLDER
from tests.faults.server_process import ServerProcess
from tests.web.visitor import FLAGS, Visitors, find_chromium


@pytest.fixture(scope="package")
def chromium() -> str:
    """The path of the browser."""
    found = find_chromium()
    if found is None:
        pytest.skip("Chromium is not installed")
    if not (FOLDER / "index.html").is_file():
        pytest.skip("the browser client is not built: run 'make web'")
    return found


@pytest.fixture(scope="package")
def browser(chromium: str) -> Iterator[Browser]:
    """One browser for the tests of this package; then closed, because it keeps an event loop running."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """One server for all tests that do not stop it."""
    server = ServerProcess(tmp_path_factory.mktemp("server"), min_bot_move_seconds=0.0)
    server.start()
    yield server
    server.stop()


@pytest.fixture
def visitors(browser: Browser, server: ServerProcess) -> Iterator[Visitors]:
    """Visitors with separate browser contexts; the test fails on any error in one of them."""
    with Visitors(browser, server.url) as visitors:
        yield visitors


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Add what the visitors' browsers and the server did to the report of a failed test."""
    report = yield
    if call.when == "call" and report.failed and isinstance(item, pytest.Function):
        for name, value in item.funcargs.items():
            if isinstance(value, Visitors):
                report.sections.append((name, value.describe()))
    return report
