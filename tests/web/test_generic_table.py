"""The generic table of games without a client of their own: the toy game, played in a real browser."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.faults.server_process import ServerProcess
from tests.toy_game.installation import PACKAGE, write_metadata
from tests.web.gameplay import open_menu
from tests.web.pixels import ground, look_at
from tests.web.test_accessibility import AXE, violations
from tests.web.visitor import Visitor, Visitors


@pytest.fixture(scope="module")
def toy_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that knows the toy game."""
    metadata = tmp_path_factory.mktemp("metadata")
    write_metadata(metadata)
    server = ServerProcess(tmp_path_factory.mktemp("server"), paths=[str(metadata), str(PACKAGE)])
    server.start()
    yield server
    server.stop()


@pytest.fixture
def visitors(browser: Browser, toy_server: ServerProcess) -> Iterator[Visitors]:
    """Visitors of that server; nothing may go wrong in any of their browsers."""
    with Visitors(browser, toy_server.url) as visitors:
        yield visitors


def _play_to_the_end(visitor: Visitor) -> None:
    """Roll, and add the die unless that would lose, until the game is over."""
    page = visitor.page
    while not visitor.is_over:
        before, situation = visitor.ply, visitor.game["situation"]
        if situation["actor"] == "dice":
            page.get_by_role("button", name="Roll", exact=True).click()
        else:
            red, blue = map(int, situation["position"].split()[0].split(":"))
            total = (red, blue)[situation["to_move"]] + int(situation["position"].split()[2])
            page.locator(f"[data-move={'add' if total <= 21 else 'pass'}]").click()
        visitor.wait_until(lambda before=before: visitor.ply > before, "its own move")  # type: ignore[misc]  # bound now


def _start_here(visitor: Visitor) -> Page:
    page = visitor.page
    page.goto("/")
    page.locator(".game-option").filter(has_text="Race to 21").click()
    page.get_by_text("Same device").click()
    page.get_by_role("button", name="Play", exact=True).click()
    page.locator(".generic").wait_for()
    return page


def test_a_whole_game_is_played_from_the_first_page_to_the_result(visitors: Visitors) -> None:
    visitor = visitors.new()
    page = _start_here(visitor)
    expect(page.get_by_role("heading", name="Race to 21")).to_be_visible()
    expect(page.locator(".generic-prompt")).to_have_text("Red · Your turn: roll the dice.")
    assert page.locator(".generic-board").evaluate(
        "image => image.decode().then(() => image.naturalWidth > 0)"
    )
    expect(page.locator(".generic pre")).to_contain_text("Blue   0 of 21")
    _play_to_the_end(visitor)
    outcome = visitor.game["outcome"]
    expected = "A draw." if outcome["winner"] is None else ("Red wins!", "Blue wins!")[outcome["winner"]]
    expect(page.locator(".result-text")).to_have_text(expected)
    expect(page.locator(".generic-prompt")).to_have_text("The game is over.")
    open_menu(page)
    page.get_by_role("button", name="The dice").click()
    expect(page.locator("dialog [data-verdict=unproven]")).to_contain_text("could not replay the moves")


def test_earlier_positions_and_the_saved_record_are_shown(visitors: Visitors, tmp_path: Path) -> None:
    visitor = visitors.new()
    page = _start_here(visitor)
    page.get_by_role("button", name="Roll", exact=True).click()
    page.locator("[data-move=add]").click()
    visitor.wait_until(lambda: visitor.ply == 2, "both moves")
    page.locator("body").press("ArrowLeft")
    page.locator("[data-past=true] .generic").wait_for()
    open_menu(page)
    with page.expect_download() as saved:
        page.get_by_role("link", name="Save game").click()
    saved.value.save_as(tmp_path / "game.txt")
    page.goto("/")
    page.locator(".home-open button").click()
    page.locator("dialog input[type=file]").set_input_files(tmp_path / "game.txt")
    page.locator(".review .generic").wait_for()
    expect(page.get_by_role("heading", name="Race to 21")).to_be_visible()


def test_the_rules_page_says_where_the_rules_are(visitors: Visitors) -> None:
    page = visitors.new().page
    page.goto("/rules/race21")
    expect(page.get_by_text("not part of Duellum")).to_be_visible()
    expect(page.get_by_role("heading", name="How to play Race to 21")).to_be_visible()
    page.goto("/rules")
    expect(page.locator(".rulebook")).to_have_count(3)


def test_the_drawing_keeps_its_light_ground_in_forced_colours(visitors: Visitors) -> None:
    visitor = visitors.new(forced_colors="active", color_scheme="dark")
    page = visitor.open_new_game("race21", {"kind": "me"})
    assert ground(look_at(page.locator(".generic-board"), -0.05)) == (255, 255, 255)


@pytest.mark.parametrize("language", ["en", "de", "zh"])
def test_axe_finds_nothing_at_the_generic_table(visitors: Visitors, language: str) -> None:
    if not AXE.is_file():
        pytest.skip("axe-core is not installed: run 'make check-web'")
    visitor = visitors.new(locale=language)
    visitor.open_new_game("race21", {"kind": "me"})
    assert violations(visitor.page, []) == []
    visitor.page.locator(".generic-roll").click()
    visitor.page.locator("[data-move=add]").wait_for()
    assert violations(visitor.page, []) == []
