"""Nothing but the keyboard: from the first page to moves that stand."""

from playwright.sync_api import Page, expect

from tests.web.visiting import Visitor, Visitors

_FOCUSED = (
    "() => document.activeElement?.getAttribute('aria-label') || document.activeElement?.textContent || ''"
)


def tab_to(page: Page, words: str, most: int = 60) -> None:
    """Press Tab until what has the focus is called so."""
    for _ in range(most):
        page.keyboard.press("Tab")
        if words in page.evaluate(_FOCUSED):
            return
    raise AssertionError(f"the keyboard never comes to {words!r}")


def start(visitor: Visitor, game: str) -> None:
    """Choose a game and press Play, by keys alone."""
    page = visitor.page
    page.goto("/")
    page.get_by_role("button", name="Play", exact=True).wait_for()
    page.keyboard.press("Tab")
    while page.evaluate("() => document.activeElement?.name") != "game":
        page.keyboard.press("Tab")
    page.keyboard.press("ArrowDown" if game == "Qwixx Duel" else "ArrowUp")
    tab_to(page, "Play")
    page.keyboard.press("Enter")
    visitor.table.wait_for()


def test_battle_from_the_first_page_to_a_move_by_keyboard(visitors: Visitors) -> None:
    visitor = visitors.new()
    visitor.keep(wish=_wish("qwixx"))
    start(visitor, "Battle")
    page = visitor.page
    visitor.wait_for_turn()
    tab_to(page, "White king on the palace e1")
    page.keyboard.press("Enter")
    expect(page.locator("[data-square=e1][aria-selected=true]")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator("[aria-selected=true]")).to_have_count(0)
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowUp")
    assert "The king rolls here." in page.evaluate(_FOCUSED)
    page.keyboard.press("Enter")
    visitor.wait_until(lambda: visitor.ply >= 1, "the move")
    said = page.locator(".frame-table [aria-live]")
    expect(said).to_contain_text("rolls")
    moves = page.get_by_role("region", name="Moves")
    expect(moves.get_by_role("button", name="White: e1n1")).to_be_visible()


def test_qwixx_from_the_first_page_to_a_placed_stone_by_keyboard(visitors: Visitors) -> None:
    visitor = visitors.new()
    visitor.keep(wish=_wish("battle"))
    start(visitor, "Qwixx Duel")
    page = visitor.page
    visitor.wait_for_turn()
    page.keyboard.press("r")
    visitor.wait_until(lambda: visitor.ply == 1, "the roll")
    tab_to_field(page)
    while page.evaluate("() => document.activeElement.getAttribute('aria-disabled')") != "false":
        page.keyboard.press("ArrowRight")
    chosen = page.evaluate("() => document.activeElement.dataset.field")
    page.keyboard.press("Enter")
    visitor.wait_until(lambda: visitor.ply == 2, "the stone")
    expect(page.locator(f"[data-field={chosen}] .qwixx-field-stones > *").first).to_be_visible()


def tab_to_field(page: Page) -> None:
    """Press Tab until a field of the board has the focus."""
    for _ in range(60):
        if page.evaluate("() => document.activeElement?.dataset.field !== undefined"):
            return
        page.keyboard.press("Tab")
    raise AssertionError("the keyboard never comes to the board")


def _wish(rules: str) -> dict[str, object]:
    """What the form remembers: a game against the weakest bot, in which I begin."""
    return {
        "rules": rules,
        "opponent": "bot",
        "level": 1,
        "clock": "none",
        "starts": "first",
        "isPublic": False,
    }
