"""The first game on a fresh machine: whoever waits for the engine sees how far it is."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.faults import slow_compiler
from tests.faults.server_process import ServerProcess
from tests.web.visitor import Visitors

PRELUDE = f"""
from duellum.core.compilation import process
from duellum.server.live import engine_preparation
process.COMPILER = {slow_compiler.MODULE!r}
engine_preparation.is_compiled = lambda game: False
"""


@pytest.fixture
def release(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The file that lets the slow compiler end."""
    monkeypatch.setenv(slow_compiler.RELEASE_VARIABLE, str(tmp_path / "release"))
    return tmp_path / "release"


@pytest.fixture
def fresh_server(tmp_path: Path, release: Path) -> Iterator[ServerProcess]:
    """A server whose engines are being compiled."""
    server = ServerProcess(tmp_path, prelude=PRELUDE, min_bot_move_seconds=0.0)
    server.start()
    yield server
    release.touch()
    server.stop()


def test_the_progress_is_shown_before_and_in_the_game(
    browser: Browser, fresh_server: ServerProcess, release: Path
) -> None:
    with Visitors(browser, fresh_server.url) as visitors:
        visitor = visitors.new()
        visitor.store_settings(server=True)
        visitor.page.goto("/")
        text = "The computer is getting ready (only the first time): 40%"
        expect(visitor.page.get_by_text(text)).to_be_visible()
        page = visitor.open_new_game("battle", starts="second")
        expect(page.get_by_text("Getting ready: 40%")).to_be_visible()
        release.touch()
        visitor.wait_for_turn()
        expect(page.get_by_text("Getting ready")).to_have_count(0)
        visitor.page.goto("/")
        expect(visitor.page.get_by_text("answers at once")).to_be_visible()
        expect(visitor.page.get_by_text(text)).to_have_count(0)


def test_a_friend_at_the_same_screen_waits_for_nothing(browser: Browser, fresh_server: ServerProcess) -> None:
    with Visitors(browser, fresh_server.url) as visitors:
        visitor = visitors.new(locale="fr-FR")
        visitor.store_settings(server=True)
        visitor.page.goto("/")
        expect(visitor.page.get_by_text("la première fois seulement : 40 %")).to_be_visible()
        visitor.page.locator("label:has([name=opponent])").nth(2).click()
        expect(visitor.page.get_by_text("la première fois seulement")).to_have_count(0)
