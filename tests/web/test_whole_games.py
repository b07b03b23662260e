"""Whole games against a bot, from the first page to the result."""

import random

import pytest
from playwright.sync_api import expect

from tests.web.gameplay import play_until
from tests.web.visitor import Visitor, Visitors


def start_against_bot(visitor: Visitor, game: str) -> None:
    """Start a game against the weakest bot from the first page."""
    page = visitor.page
    page.goto("/")
    page.get_by_text(game, exact=True).click()
    page.get_by_role("slider", name="Level").fill("1")
    page.get_by_role("button", name="Play", exact=True).click()
    visitor.table.wait_for()


@pytest.mark.parametrize(
    ("game", "on_server"),
    [
        pytest.param("Battle", False, id="Battle-browser", marks=pytest.mark.slow),
        pytest.param("Qwixx Duel", True, id="Qwixx Duel-server"),
        pytest.param("Battle", True, id="Battle-server", marks=pytest.mark.slow),
        pytest.param("Qwixx Duel", False, id="Qwixx Duel-browser", marks=pytest.mark.slow),
    ],
)
def test_a_whole_game_against_a_bot_ends_with_its_result_shown(
    visitors: Visitors, game: str, *, on_server: bool
) -> None:
    visitor = visitors.new()
    visitor.store_settings(server=on_server)
    start_against_bot(visitor, game)
    assert ("/game/local-" in visitor.page.url) is not on_server
    play_until(visitor, random.Random(7))
    result = visitor.page.locator(".result-text")
    winner, mine = visitor.game["outcome"]["winner"], visitor.game["you"][0]
    expect(result).to_have_text(
        "A draw." if winner is None else "You win!" if winner == mine else "You lose."
    )
    expect(visitor.page.get_by_role("button", name="Rematch")).to_be_visible()
