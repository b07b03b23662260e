"""Playing by keyboard alone, from the first page on."""

from playwright.sync_api import Page, expect

from tests.web.visitor import Visitor, Visitors

_FOCUSED = (
    "() => document.activeElement?.getAttribute('aria-label') || document.activeElement?.textContent || ''"
)


def tab_to(page: Page, words: str, most: int = 60) -> None:
    """Press Tab until the focused element has this label."""
    for _ in range(most):
        page.keyboard.press("Tab")
        if words in page.evaluate(_FOCUSED):
            return
    raise AssertionError(f"the keyboard never comes to {words!r}")


def start(visitor: Visitor, game: str) -> None:
    """Choose a game and press Play by keyboard."""
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
    visitor.store_settings(wish=_options("qwixx"))
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
    assert "The king moves here." in page.evaluate(_FOCUSED)
    page.keyboard.press("Enter")
    visitor.wait_until(lambda: visitor.ply >= 1, "the move")
    said = page.locator(".frame-table > [aria-live]").first
    expect(said).to_contain_text("rolls")
    moves = page.get_by_role("region", name="Moves")
    expect(moves.get_by_role("button", name="White: king e1 to e2")).to_be_visible()


def test_qwixx_from_the_first_page_to_a_placed_stone_by_keyboard(visitors: Visitors) -> None:
    visitor = visitors.new()
    visitor.store_settings(wish=_options("battle"))
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


def _options(rules: str) -> dict[str, object]:
    """Stored options of the form: a game against the weakest bot, with the first move."""
    return {
        "rules": rules,
        "opponent": "bot",
        "level": 1,
        "clock": "none",
        "starts": "first",
        "isPublic": False,
    }
