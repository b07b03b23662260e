"""axe-core checks every screen in every theme, and in forced colours."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.web.screens import SCREENS
from tests.web.visitor import Visitors

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"

_RUN = """rules => axe.run(document, {
    resultTypes: ['violations'],
    ...(rules.length > 0 ? { runOnly: { type: 'rule', values: rules } } : {}),
}).then(found => found.violations.map(one => ({
    rule: one.id, help: one.help,
    nodes: one.nodes.map(node => node.html.slice(0, 200) + ' ' + node.failureSummary),
})))"""
THEMES = ("light", "dark", "contrast", "forced-light", "forced-dark")
MAIN = {"home", "battle", "qwixx", "qwixx-over", "lesson-battle", "rules"}
"""The screens checked in every theme in every run."""
ALWAYS = MAIN | {
    "settings", "rules-qwixx-trial", "roll-diagram", "print", "openings", "share", "puzzle-battle",
    "invitation", "battle-hint", "fairness", "home-local", "review-battle", "card-qwixx", "analysis-battle",
    "analysis-qwixx", "account",
}  # fmt: skip
"""The screens checked in every run, each with parts that no other has; the others in the long tests only."""


def violations(page: Page, rules: list[str]) -> list[Any]:
    """Return the violations that axe-core reports, for these rules or for all."""
    if page.evaluate("typeof axe === 'undefined'"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[Any] = page.evaluate(_RUN, rules)
    return found


OTHER_THEMES = THEMES[1:]
CASES = [
    pytest.param(
        screen,
        THEMES if screen in MAIN else ("light",),
        id=screen,
        marks=[] if screen in ALWAYS else pytest.mark.slow,
    )
    for screen in SCREENS
]
LONG_CASES = [
    pytest.param(screen, OTHER_THEMES, id=f"{screen}-other-themes", marks=pytest.mark.slow)
    for screen in SCREENS
    if screen not in MAIN
]


@pytest.mark.parametrize(("screen", "themes"), [*CASES, *LONG_CASES])
def test_axe_reports_no_violation(visitors: Visitors, screen: str, themes: tuple[str, ...]) -> None:
    if not AXE.is_file():
        pytest.skip("axe-core is not installed: run 'make check-web'")
    visitor = visitors.new()
    SCREENS[screen](visitor)
    found = {}
    for theme in themes:
        visitor.set_theme(theme)
        only_colours = ["color-contrast"] if theme != "light" else []  # all else is the same
        found[theme] = violations(visitor.page, only_colours)
    assert found == {theme: [] for theme in themes}
