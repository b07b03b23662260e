"""The generic table of games without a client of their own: the toy game, played in a real browser."""

import contextlib
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from duellum.server.transport.static_files import FOLDER
from tests.faults.server_process import ServerProcess
from tests.toy_game.installation import PACKAGE, write_metadata
from tests.web.gameplay import open_menu
from tests.web.pixels import ground, look_at
from tests.web.service_worker import wait_for_kept_files
from tests.web.test_accessibility import AXE, violations
from tests.web.visitor import Visitor, Visitors


@contextlib.contextmanager
def _run_toy_server(folder: Path) -> Iterator[ServerProcess]:
    """Run a server that knows the toy game."""
    metadata = folder / "metadata"
    metadata.mkdir()
    write_metadata(metadata)
    server = ServerProcess(folder, paths=[str(metadata), str(PACKAGE)])
    server.start()
    yield server
    server.stop()


@pytest.fixture(scope="module")
def toy_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that knows the toy game."""
    with _run_toy_server(tmp_path_factory.mktemp("server")) as server:
        yield server


@pytest.fixture
def visitors(browser: Browser, toy_server: ServerProcess) -> Iterator[Visitors]:
    """Visitors of that server; nothing may go wrong in any of their browsers."""
    with Visitors(browser, toy_server.url) as visitors:
        yield visitors


_START = {"en": ("Race to 21", "Same device", "Play"), "de": ("Wettlauf bis 21", "Gleiches Gerät", "Spielen")}
"""What is pressed on the first page: the game, two people at one screen, and the button."""


def _play_to_the_end(visitor: Visitor) -> None:
    """Roll, and add the die unless that would lose, until the game is over."""
    page = visitor.page
    while not visitor.is_over:
        before, situation = visitor.ply, visitor.game["situation"]
        if situation["actor"] == "dice":
            page.locator(".generic-roll").click()
        else:
            red, blue = map(int, situation["position"].split()[0].split(":"))
            total = (red, blue)[situation["to_move"]] + int(situation["position"].split()[2])
            page.locator(f"[data-move={'add' if total <= 21 else 'pass'}]").click()
        visitor.wait_until(lambda before=before: visitor.ply > before, "its own move")  # type: ignore[misc]  # bound now


def _start_here(visitor: Visitor, language: str = "en") -> Page:
    game, here, play = _START[language]
    page = visitor.page
    page.goto("/")
    page.locator(".game-option").filter(has_text=game).click()
    page.get_by_text(here).click()
    page.get_by_role("button", name=play, exact=True).click()
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


def test_the_rules_page_shows_the_rulebook_of_the_package(visitors: Visitors) -> None:
    page = visitors.new().page
    page.goto("/rules/race21")
    expect(page.get_by_role("heading", name="How to play Race to 21")).to_be_visible()
    expect(page.locator(".rulebook-steps li")).to_have_text(
        [re.compile("Roll the die, then"), re.compile("Reach exactly 21")]
    )
    expect(page.locator("#R3")).to_contain_text("A player with exactly 21 wins.")
    example = page.locator("#example-exact")
    expect(example.locator(".example-facts")).to_have_text("Red wins (R3).")
    example.get_by_role("button", name="Try it yourself").click()
    example.get_by_role("button", name="add the die", exact=True).click()
    expect(example.locator(".example-comment")).to_contain_text("add the die")
    page.goto("/rules")
    expect(page.locator(".rulebook")).to_have_count(3)


def test_where_the_server_has_no_rulebook_the_rules_page_says_where_the_rules_are(visitors: Visitors) -> None:
    page = visitors.new().page
    page.route("**/api/rules/race21/book", lambda route: route.fulfill(body="null"))
    page.goto("/rules/race21")
    expect(page.get_by_text("not part of Duellum")).to_be_visible()


def test_a_german_player_reads_the_german_texts_of_the_package(visitors: Visitors, tmp_path: Path) -> None:
    visitor = visitors.new(locale="de")
    page = _start_here(visitor, "de")
    expect(page.get_by_role("heading", name="Wettlauf bis 21")).to_be_visible()
    expect(page.locator(".generic-prompt")).to_contain_text("Rot")
    page.locator(".generic-roll").click()
    expect(page.locator("[data-move=add]")).to_have_text("den Wurf dazuzählen")
    _play_to_the_end(visitor)
    outcome = visitor.game["outcome"]
    reason = {
        "21 reached": "21 wurde erreicht.",
        "over 21": "Eine Summe liegt über 21.",
        "six passes": "Six passes in a row.",  # not translated
    }[outcome["reason"]]
    expect(page.locator(".result-reason")).to_contain_text(reason)
    page.goto("/rules/race21")
    expect(page.get_by_role("heading", name="Wettlauf bis 21")).to_be_visible()
    expect(page.locator("#R3")).to_contain_text("Wer genau 21 hat, gewinnt.")
    expect(page.locator("#R5")).to_contain_text("After six passes in a row")
    expect(page.locator("#aim")).to_contain_text("Habe als Erster eine Summe von genau 21.")
    record = tmp_path / "illegal.txt"
    record.write_text('[Game "race21"]\n\n1. d3 leap *\n', encoding="utf-8")
    page.goto("/")
    page.locator(".home-open button").click()
    page.locator("dialog input[type=file]").set_input_files(record)
    expect(page.locator("dialog")).to_contain_text("Hier kann man nur den Wurf dazuzählen oder passen.")
    visitor.errors = [trouble for trouble in visitor.errors if "status of 400" not in trouble]  # the refusal


def test_the_texts_of_the_package_are_there_without_the_server(browser: Browser, tmp_path: Path) -> None:
    with _run_toy_server(tmp_path) as server, Visitors(browser, server.url) as visitors:
        visitor = visitors.new(locale="de", service_workers="allow")
        page = visitor.page
        page.goto("/rules/race21")
        wait_for_kept_files(visitor, FOLDER, "de")
        page.reload()  # now through the service worker
        expect(page.locator("#R3")).to_contain_text("Wer genau 21 hat, gewinnt.")
        server.kill()
        page.close()
        page = visitor.new_tab().page
        page.goto("/rules/race21")
        expect(page.get_by_role("heading", name="Wettlauf bis 21")).to_be_visible()
        expect(page.locator("#R3")).to_contain_text("Wer genau 21 hat, gewinnt.")


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
