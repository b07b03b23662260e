"""A server and a browser for measurements of the client."""

import contextlib
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from tests.faults.server_process import ServerProcess
from tests.web.visitor import FLAGS, find_chromium


@dataclass(frozen=True)
class Site:
    """A running server and the browser that visits it."""

    browser: Browser
    url: str
    start_seconds: float
    """How long the server took to start."""


@contextlib.contextmanager
def open_site(**settings: Any) -> Iterator[Site]:  # noqa: ANN401 - the server's own settings
    """Start a server with an empty folder, and Chromium; stop both at the end of the block."""
    with tempfile.TemporaryDirectory(prefix="duellum-") as folder, sync_playwright() as playwright:
        server = ServerProcess(Path(folder), **settings)
        began = perf_counter()
        server.start()
        start_seconds = perf_counter() - began
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS)
        try:
            yield Site(browser, server.url, start_seconds)
        finally:
            browser.close()
            server.stop()
