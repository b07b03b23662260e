"""Playing moves in the browser by clicking."""

import random
from functools import cache

from playwright.sync_api import Locator, Page

from duellum import Engine
from duellum.core.engine import has_engine
from duellum.core.registry import load_rules
from tests.web.visitor import Message, Tab

_NODES = 4_000
"""How far the engine looks for a move of the test's: far enough to win soon against a weak opponent."""


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
        perform_move(tab, choose(tab.game["rules"], situation, rng, is_weak=_plays_weakly(tab.game)))
    tab.wait_until(lambda: tab.ply > before, "its own move")


def choose(name: str, situation: Message, rng: random.Random, *, is_weak: bool = False) -> Message:
    """Choose a move: by the engine in a game without dice, else at random, by preference a placement.

    Good moves make games short: a whole game takes some twenty turns.
    """
    legal: list[Message] = situation["legal"]
    rules = load_rules(name)
    if rules.has_dice or not has_engine(rules):
        return max(
            legal, key=lambda move: (move.get("wins") is not None, move["kind"] == "place", rng.random())
        )
    engine = Engine(name, level=1, seed=rng.getrandbits(31)) if is_weak else _load_engine(name)
    best = str(engine.choose(situation["position"]))
    return next(move for move in legal if move["move"] == best)


@cache
def _load_engine(name: str) -> Engine:
    return Engine(name, nodes=_NODES)


def _plays_weakly(game: Message) -> bool:
    """Whether the second of two people is to move: one of them plays badly, so that the game ends soon."""
    has_bot = any(seat["kind"] == "bot" for seat in game["seats"])
    return bool(game["situation"]["to_move"] == 1 and not has_bot)


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


_LATE_PARTS = """() => {
  const files = performance.getEntriesByType('resource').filter(({ responseEnd }) => responseEnd > 0);
  const isLoaded = address => files.some(({ name }) => name === address);
  return [...document.querySelectorAll('link[rel=modulepreload]')].every(({ href }) => isLoaded(href)) &&
    ['game-menu', 'request-notices', 'result', 'result-summary', 'requests'].every(part =>
      files.some(({ name }) => name.includes(`/assets/${part}-`) && name.endsWith('.js')));
}"""


def wait_for_late_parts(page: Page) -> None:
    """Wait until the page has loaded what follows a table later: from then on it needs no server."""
    page.wait_for_function(_LATE_PARTS)


def open_menu(page: Page) -> None:
    """Open what the last button of the toolbar offers: a menu, on small screens a dialog."""
    page.locator(".toolbar .tool-button").last.click()


def resign(page: Page) -> None:
    """Resign a game that has moves, and confirm it."""
    open_menu(page)
    page.locator(".game-menu").get_by_role("button", name="Resign").click()
    page.locator("dialog[open] .danger").click()
