"""``python -m tests.web.screenshots FOLDER``: a screenshot of every screen in four themes, at three sizes.

Themes are light and dark, and forced colours with a light and a dark palette.

Two of them, small, go into the README: docs/pictures/.
"""

import shutil
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.faults.server_process import ServerProcess
from tests.web.screens import SCREENS
from tests.web.visitor import FLAGS, Message, Visitor

SIZES: tuple[Message, ...] = (
    {"width": 360, "height": 740},
    {"width": 768, "height": 1024},
    {"width": 1366, "height": 768},
)
THEMES = ("light", "dark", "forced-light", "forced-dark")
PICTURES = Path(__file__).parents[2] / "docs" / "pictures"
README_SIZES: dict[str, Message] = {
    "battle": {"width": 1100, "height": 720},
    "qwixx": {"width": 1366, "height": 768},
}
"""Screens for the README, at sizes that make small files."""


def take(browser: Browser, url: str, screen: str, size: Message, files: dict[str, Path]) -> None:
    """Go to a screen and save a screenshot for each theme."""
    visitor = Visitor(browser, url, viewport=size)
    visitor.store_settings(name="Ann", volume=0)
    try:
        SCREENS[screen](visitor)
        for theme, file in files.items():
            visitor.set_theme(theme)
            visitor.page.screenshot(path=file)
    finally:
        visitor.context.close()


def take_all(browser: Browser, url: str, folder: Path, wanted: list[str]) -> None:
    """Save the screenshots of all screens, or of those given, to a folder."""
    for screen in wanted or SCREENS:
        for size in SIZES:
            stem = f"{screen}-{size['width']}x{size['height']}"
            files = {theme: folder / f"{stem}-{theme}.png" for theme in THEMES}
            take(browser, url, screen, size, files)
    PICTURES.mkdir(parents=True, exist_ok=True)
    for screen, size in README_SIZES.items():
        if not wanted or screen in wanted:
            take(browser, url, screen, size, {"light": PICTURES / f"{screen}.png"})


def main(folder: Path, wanted: list[str]) -> None:
    """Start a server and a browser, and take the screenshots. Exits with a message without a browser."""
    chromium = shutil.which("chromium")
    if chromium is None:
        sys.exit("Chromium is not installed")
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="duellum-") as data, sync_playwright() as playwright:
        server = ServerProcess(Path(data), min_bot_move_seconds=0.0)
        server.start()
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        try:
            take_all(browser, server.url, folder, wanted)
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])
