"""The screens of the analysis board with the functions that navigate to them."""

from collections.abc import Callable
from urllib.parse import quote

from tests.web.gameplay import click_square
from tests.web.visitor import ENGINE_TIMEOUT_MS, Visitor

BATTLE_TREE = "i1n4w1 {bold} (i1n5 a8s5) (e1n1) i8s5 h1n1"
"""Moves with variations and a comment."""
BATTLE = "sb2k3s/1yG6/9/9/2P1s1Eb1/5C3/1I1cv4/4KX1C1 w 8 14"
"""A position in the middle of a game."""
BATTLE_ENDING = "9/9/4k4/9/4C4/9/9/4K4 w 0 40"
"""King and die against king: White wins in 15 plies."""
QWIXX_CHOICE = "...bbg2...b.-/..g.g......-/....b......-/.gbb.......- b 0:0 51/4326 1"
QWIXX_ROLL = "...bbg2...b.-/..g.g......-/....b......-/.gbb.......- b 0:0 - r"


def analysis_address(game: str, position: str = "", moves: str = "", at: int = 0) -> str:
    """Return the address of an analysis."""
    parts = {"position": position, "moves": moves, "at": str(at) if at else ""}
    fragment = "&".join(f"{name}={quote(text.replace(' ', '_'))}" for name, text in parts.items() if text)
    return f"/analysis/{game}#{fragment}"


def open_analysis(visitor: Visitor, address: str) -> None:
    """Open an analysis and wait for its table."""
    visitor.page.goto(address)
    visitor.page.locator(".analysis-side").wait_for()
    visitor.table.wait_for()


def switch_engine_on(visitor: Visitor) -> None:
    """Switch the engine on and wait for its first line."""
    visitor.page.locator(".analysis-switch").click()
    visitor.page.locator(".analysis-line").first.wait_for(timeout=ENGINE_TIMEOUT_MS)


def _board(address: str, *, has_engine: bool) -> Callable[[Visitor], None]:
    def go(visitor: Visitor) -> None:
        open_analysis(visitor, address)
        if has_engine:
            switch_engine_on(visitor)

    return go


def _ending(visitor: Visitor) -> None:
    open_analysis(visitor, analysis_address("battle", BATTLE_ENDING))
    visitor.page.locator(".analysis-ending-moves li").first.wait_for(timeout=ENGINE_TIMEOUT_MS)


def _rolls(visitor: Visitor) -> None:
    open_analysis(visitor, analysis_address("qwixx", QWIXX_ROLL))
    visitor.page.locator(".heat-map[aria-busy=false]").wait_for(timeout=ENGINE_TIMEOUT_MS)


def open_editor(visitor: Visitor, address: str) -> None:
    """Open an analysis and the editor of its position."""
    open_analysis(visitor, address)
    visitor.page.locator(".analysis-actions .button").first.click()
    visitor.page.locator(".analysis-editor").wait_for()


def _battle_editor(visitor: Visitor) -> None:
    open_editor(visitor, analysis_address("battle", BATTLE))
    click_square(visitor, "e4")
    visitor.page.locator(".battle-turner-remove").wait_for()


def _qwixx_editor(visitor: Visitor) -> None:
    open_editor(visitor, analysis_address("qwixx", QWIXX_CHOICE))
    visitor.page.locator("[data-field=r12]").click()
    visitor.page.locator(".qwixx-row-r.qwixx-closed").wait_for()


ANALYSIS_SCREENS: dict[str, Callable[[Visitor], None]] = {
    "analysis-battle": _board(analysis_address("battle", moves=BATTLE_TREE, at=2), has_engine=True),
    "analysis-battle-ending": _ending,
    "analysis-battle-editor": _battle_editor,
    "analysis-qwixx": _board(analysis_address("qwixx", QWIXX_CHOICE), has_engine=True),
    "analysis-qwixx-rolls": _rolls,
    "analysis-qwixx-editor": _qwixx_editor,
}
