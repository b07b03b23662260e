"""The board stands still through a whole game against a bot, with all helps and notices."""

import random

import pytest
from playwright.sync_api import expect

from tests.web.board_watch import BoardWatch
from tests.web.gameplay import make_move
from tests.web.staged_messages import change_state, record_socket
from tests.web.visitor import ENGINE_TIMEOUT_MS, Message, Visitor, Visitors

SIZES: dict[str, Message] = {
    "phone": {"width": 360, "height": 640},
    "landscape": {"width": 740, "height": 360},
    "screen": {"width": 1366, "height": 768},
}
CASES = [
    pytest.param("phone", 8, id="phone-beginning"),
    *(pytest.param(size, 10_000, id=f"{size}-whole", marks=pytest.mark.slow) for size in SIZES),
]
"""Sizes, and the number of own moves and rolls."""
HELPS = ("Chances", "Threats")
NOTICES: list[Message] = [
    {"bot_failed": True},
    {"offers": [{"what": "undo", "seat": 1}]},
    {"offers": [{"what": "draw", "seat": 1}]},
]


class AssistedGame:
    """A game against the weakest bot: hints are asked for before each move, the other helps stay on."""

    def __init__(self, visitor: Visitor, rules: str) -> None:
        self.visitor, self.page = visitor, visitor.page
        record_socket(visitor)
        visitor.open_new_game(rules)
        visitor.wait_for_turn()
        self.watch = BoardWatch(visitor)
        for name in HELPS:
            tool = self.page.locator(".tool-button", has_text=name)
            if tool.count():  # Qwixx Duel knows no threats
                tool.click()
                self.watch.check_uncovered(name)

    def ask_for_hint(self) -> None:
        """Show a hint of the engine with its reasons; it stays until the move is made."""
        self.page.get_by_role("button", name="Hint", exact=True).click()
        self.page.locator(".notice.hint .notice-close").wait_for(timeout=ENGINE_TIMEOUT_MS)
        self.watch.check_uncovered(f"hint at ply {self.visitor.ply}")

    def show_notices(self) -> None:
        """Show a failed bot and offers of the opponent; the last one stays, behind what follows."""
        for changes in NOTICES:
            change_state(self.page, changes)
            self.page.locator(".notice.offer, .notice.trouble").first.wait_for(state="attached")
            self.watch.check_uncovered(f"{changes} at ply {self.visitor.ply}")

    def hide_notices(self) -> None:
        """Return to the state that the server has sent."""
        change_state(self.page, {})
        expect(self.page.locator(".notice.offer, .notice.trouble")).to_have_count(0)

    def take_turn(self, rng: random.Random, *, has_notices: bool) -> None:
        """Make one move or roll, after a look at notices and a hint."""
        if has_notices:
            self.show_notices()
        if self.visitor.game["situation"]["actor"] != "dice":
            self.ask_for_hint()
        if has_notices:
            self.hide_notices()
        make_move(self.visitor, rng)
        self.watch.check_uncovered(f"ply {self.visitor.ply}")

    def play(self, rng: random.Random, plies: int) -> None:
        """Make own moves until the end, at most this number."""
        for number in range(plies):
            if not self.visitor.wait_for_turn():
                self.page.locator(".result").wait_for()
                self.watch.check_uncovered("result")
                return
            self.take_turn(rng, has_notices=number % 5 == 0)


@pytest.mark.parametrize(("size", "plies"), CASES)
@pytest.mark.parametrize("rules", [pytest.param("battle", marks=pytest.mark.slow), "qwixx"])
def test_the_board_stands_still_through_a_whole_game(
    visitors: Visitors, rules: str, size: str, plies: int
) -> None:
    visitor = visitors.new(viewport=SIZES[size])
    visitor.store_settings(name="Maximiliane-Alexandra von Hohen", volume=0)
    game = AssistedGame(visitor, rules)
    game.play(random.Random(5), plies)
    assert visitor.is_over or visitor.ply >= plies
