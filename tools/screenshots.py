"""``python -m tools.screenshots FOLDER``: screenshots of the client; ``--help`` names the options.

Two of them, small, go into the README: docs/pictures/, written by ``--readme``.
"""

import argparse
import re
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.faults.server_process import ServerProcess
from tests.web.catalogues import LANGUAGES
from tests.web.screens import SCREENS
from tests.web.visitor import FLAGS, Message, Visitor, find_chromium

SIZES = ("320x568", "360x740", "768x1024", "1366x768", "1920x1080", "568x320", "740x360", "1024x768")
"""Portrait and landscape, from a small phone to a large screen."""
THEMES = ("light", "dark", "contrast", "forced-light", "forced-dark")
"""The client's themes, and forced colours with a light and a dark palette."""
PICTURES = Path(__file__).parents[1] / "docs" / "pictures"
README_SIZES = {"battle": "1100x720", "qwixx": "1366x768"}
"""Screens for the README, at sizes that make small files."""


def parse_size(text: str) -> Message:
    """Parse a size such as 360x740. Raises argparse's error."""
    found = re.fullmatch(r"(\d+)x(\d+)", text)
    if found is None:
        raise argparse.ArgumentTypeError(f"{text!r} is not a size such as 360x740")
    return {"width": int(found[1]), "height": int(found[2])}


def parse_arguments(arguments: Sequence[str] | None = None) -> argparse.Namespace:
    """Parse the command line; exits with a message where it is wrong."""
    parser = argparse.ArgumentParser(prog="python -m tools.screenshots", description=__doc__)
    parser.add_argument("folder", type=Path, nargs="?", help="where to save the screenshots")
    parser.add_argument(
        "--screen", action="append", choices=SCREENS, metavar="NAME", help="default: every screen"
    )
    parser.add_argument(
        "--size", action="append", type=parse_size, metavar="WxH", help=f"default: {', '.join(SIZES)}"
    )
    parser.add_argument("--theme", action="append", choices=THEMES, help="default: every theme")
    parser.add_argument("--language", action="append", choices=LANGUAGES, help="default: en")
    parser.add_argument(
        "--readme", action="store_true", help=f"take the README's pictures: {', '.join(README_SIZES)}"
    )
    parsed = parser.parse_args(arguments)
    if parsed.folder is None and not parsed.readme:
        parser.error("a folder is missing")
    return parsed


def take(
    browser: Browser, url: str, screen: str, size: Message, language: str, files: dict[str, Path]
) -> None:
    """Go to a screen and save a screenshot for each theme."""
    visitor = Visitor(browser, url, viewport=size)
    visitor.store_settings(name="Ann", volume=0, language=language)
    try:
        SCREENS[screen](visitor)
        visitor.page.evaluate("() => document.fonts.ready.then(() => null)")
        for theme, file in files.items():
            visitor.set_theme(theme)
            visitor.page.screenshot(path=file)
    finally:
        visitor.context.close()


def take_all(browser: Browser, url: str, wanted: argparse.Namespace) -> None:
    """Save the screenshots that the command line asks for."""
    for screen in wanted.screen or SCREENS:
        for size in wanted.size or map(parse_size, SIZES):
            for language in wanted.language or ["en"]:
                stem = f"{screen}-{size['width']}x{size['height']}-{language}"
                themes = wanted.theme or THEMES
                files = {theme: wanted.folder / f"{stem}-{theme}.png" for theme in themes}
                take(browser, url, screen, size, language, files)


def take_readme_pictures(browser: Browser, url: str) -> None:
    """Save the pictures of the README."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    for screen, size in README_SIZES.items():
        take(browser, url, screen, parse_size(size), "en", {"light": PICTURES / f"{screen}.png"})


@contextmanager
def open_browser() -> Iterator[tuple[Browser, str]]:
    """Start a server and a browser. Exits with a message where no browser is installed."""
    chromium = find_chromium()
    if chromium is None:
        sys.exit("Chromium is not installed")
    with tempfile.TemporaryDirectory(prefix="duellum-") as data, sync_playwright() as playwright:
        server = ServerProcess(Path(data), min_bot_move_seconds=0.0)
        server.start()
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        try:
            yield browser, server.url
        finally:
            browser.close()
            server.stop()


def main() -> None:
    """Take the screenshots that the command line asks for."""
    wanted = parse_arguments()
    with open_browser() as (browser, url):
        if wanted.folder is not None:
            wanted.folder.mkdir(parents=True, exist_ok=True)
            take_all(browser, url, wanted)
        if wanted.readme:
            take_readme_pictures(browser, url)


if __name__ == "__main__":
    main()
