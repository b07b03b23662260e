"""Playing moves in the browser by clicking."""

import random

from playwright.sync_api import Locator

from duellum.core.registry import load_rules
from tests.web.visitor import Message, Tab


def play_until(tab: Tab, rng: random.Random, plies: int = 10_000) -> None:
    """Make a move whenever it is my turn, until this number of plies or the end of the game."""
    while tab.ply < plies and tab.wait_for_turn():
        make_move(tab, rng)


def make_move(tab: Tab, rng: random.Random) -> None:
    """Make one move or roll, and wait until the server has confirmed it."""
    before = tab.ply
    situation = tab.game["situation"]
    if situation["actor"] == "dice":
        press(tab, tab.page.locator(".qwixx-roll"))
    else:
        perform_move(tab, choose(tab.game["rules"], situation, rng))
    tab.wait_until(lambda: tab.ply > before, "its own move")


def choose(name: str, situation: Message, rng: random.Random) -> Message:
    """Choose a winning move, else one that does not lose at once; prefer threats, captures and placements."""
    rules = load_rules(name)
    position = rules.parse_position(situation["position"])

    def worth(move: Message) -> tuple[bool, bool, bool, float]:
        wins, takes = (
            move.get("wins") is not None,
            move.get("captures") is not None or move["kind"] == "place",
        )
        if rules.view.threats is None:
            return wins, True, takes, rng.random()
        after, me = position.play(position.parse_move(move["move"])), position.to_move
        threatens = bool(rules.view.threats(after, me.other))
        return wins, not rules.view.threats(after, me), takes or threatens, rng.random()

    return max(situation["legal"], key=worth)


def perform_move(tab: Tab, move: Message) -> None:
    """Click the elements that make a move."""
    if move["kind"] == "decline":
        press(tab, tab.page.locator(".qwixx-pass"))
    elif move["kind"] == "place":
        press(tab, tab.page.locator(f".qwixx-open[data-field={move['move']}]"))
    else:
        click_square(tab, move["start"])
        click_square(tab, move["steps"][-1]["square"])
        chooser = tab.page.locator(".battle-chooser button")
        if chooser.count():
            press(tab, chooser.first)


def square(tab: Tab, name: str) -> Locator:
    """Return a square of Battle's board."""
    return tab.page.locator(f".battle-square[data-square={name}]")


_MEANS_SQUARE = """([x, y, name]) => {
  const [top, ...others] = document.elementsFromPoint(x, y);
  const find = one => one?.closest('[data-square]')?.dataset.square;
  const isRaised = top?.closest('.battle-selected') !== null; // it lets a press through to a target
  return find(top) === name || (isRaised && others.some(one => find(one) === name));
}"""
"""Whether a press at a point means this square."""


def click_square(tab: Tab, name: str) -> None:
    """Click the centre of a square; the board is tilted, so the element there may be the die on it."""
    box = square(tab, name).bounding_box()
    assert box is not None, f"{name} is not shown"
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    assert tab.page.evaluate(_MEANS_SQUARE, [x, y, name]), f"something else lies over the middle of {name}"
    if tab.has_touch:
        tab.page.touchscreen.tap(x, y)
    else:
        tab.page.mouse.click(x, y)


def press(tab: Tab, what: Locator) -> None:
    """Tap on a touch screen, else click."""
    if tab.has_touch:
        what.tap()
    else:
        what.click()
