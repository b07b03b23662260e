"""Every screen of the client with the function that navigates to it, for audits and screenshots."""

import random
from collections.abc import Callable

from duellum.battle import square_name
from duellum.core.puzzle import Puzzle
from duellum.lessons import load_course
from duellum.puzzles.collection import load_puzzles
from tests.web.analysis_screens import ANALYSIS_SCREENS
from tests.web.gameplay import click_square, make_move, open_menu, resign
from tests.web.saved_records import BATTLE_BLUNDER, BATTLE_MATCH, QWIXX_SAVED, open_record
from tests.web.visitor import ENGINE_TIMEOUT_MS, Visitor

Way = Callable[[Visitor], None]

BATTLE = "sb2k3s/1yG6/9/9/2P1s1Eb1/5C3/1I1cv4/4KX1C1 w 8 14"
"""A position in the middle of a game of Battle."""
BATTLE_THREATENED = "sbfwkwfbs/9/9/7X1/9/9/9/TCGXKXGC1 b 1 1"
"""Black is to move, and a white die can take the black king."""
BATTLE_LAST = "4k4/4C4/9/9/9/9/9/4K4 w 0 30"
"""A king that can be taken."""
QWIXX = "...bbg2...b.-/..g.g......-/....b......-/.gbb.......- b 0:0 51/4326 1"
"""A position in the middle of a game of Qwixx Duel: the dice are rolled, action 1 is due."""
QWIXX_LAST = "....gb.bbg.-/..bbb.bbbgbb/..bgg.b.g2g.-/.....bg2bg..- b 1:2 63/4-35 1"
"""Passing twice is the fourth misthrow, which ends the game."""


def _page(path: str) -> Way:
    def go(visitor: Visitor) -> None:
        visitor.page.goto(path)
        visitor.page.locator("main").wait_for()

    return go


def _rules(name: str) -> Way:
    def go(visitor: Visitor) -> None:
        visitor.page.goto(f"/rules/{name}")
        visitor.page.locator(".rulebook[aria-busy=false]").wait_for()

    return go


def _rules_trial(rules: str, example: str) -> Way:
    """An example of a rulebook that is being tried."""

    def go(visitor: Visitor) -> None:
        _rules(rules)(visitor)
        shown = visitor.page.locator(f"#example-{example}")
        shown.scroll_into_view_if_needed()
        shown.locator(".example-controls .button:not(.primary)").first.click()
        shown.locator("[role=grid] :focus, [role=grid]:focus-within").first.wait_for()

    return go


def _account(visitor: Visitor) -> None:
    """A player with recovery codes, a device code and a public name."""
    visitor.create("qwixx")
    for path, body in (("recovery-codes", {}), ("name", {"name": f"Screen {id(visitor)}"})):
        visitor.context.request.post(f"/api/account/{path}", data=body)
    visitor.page.goto("/account")
    visitor.page.locator("#account-devices").wait_for()


def _roll_diagram(visitor: Visitor) -> None:
    visitor.page.goto("/rules/battle/diagram")
    visitor.page.locator(".roll-target").nth(3).click()
    visitor.page.locator(".roll-way").first.click()
    visitor.page.locator(".roll-steps").wait_for()


def _table(rules: str, start: str | None = None) -> Way:
    def go(visitor: Visitor) -> None:
        visitor.open_new_game(rules, {"kind": "bot", "level": 4}, start=start)
        visitor.wait_for_turn()

    return go


def _battle_chosen(visitor: Visitor) -> None:
    _table("battle", BATTLE)(visitor)
    click_square(visitor, "c4")
    visitor.page.locator(".battle-square.battle-target").first.wait_for()


def _battle_threats(visitor: Visitor) -> None:
    visitor.open_new_game("battle", {"kind": "me"}, start=BATTLE_THREATENED)
    visitor.page.locator(".tool-button").nth(2).click()
    visitor.page.locator(".battle-path.battle-path-threat").wait_for()


def _battle_over(visitor: Visitor) -> None:
    _table("battle", BATTLE_LAST)(visitor)
    click_square(visitor, "e7")
    click_square(visitor, "e8")
    visitor.page.locator(".result").wait_for()


def _qwixx_over(visitor: Visitor) -> None:
    _table("qwixx", QWIXX_LAST)(visitor)
    visitor.page.locator(".qwixx-pass").click()
    visitor.wait_until(lambda: visitor.ply == 1, "the first passing")
    visitor.page.locator(".qwixx-pass").click()
    visitor.page.locator(".result").wait_for()


def _card(end: Way) -> Way:
    """The card of a finished game: next to the table, or behind a button."""

    def go(visitor: Visitor) -> None:
        end(visitor)
        _open_panel(visitor)
        visitor.page.locator(".game-card .accuracies").wait_for(timeout=ENGINE_TIMEOUT_MS)
        visitor.page.locator(".analysis-progress[data-pass=done]").wait_for(timeout=ENGINE_TIMEOUT_MS)

    return go


def _openings(visitor: Visitor) -> None:
    visitor.page.goto("/openings/battle#h1n1")
    visitor.page.locator(".explorer-table").wait_for()


def _share(visitor: Visitor) -> None:
    """The dialog that shares a game, with its picture drawn."""
    _battle_over(visitor)
    _open_menu(visitor)
    visitor.page.locator(".share-open").click()
    visitor.page.locator(".share-picture img").wait_for()


def _invitation(visitor: Visitor) -> None:
    visitor.page.goto("/game/" + visitor.create("battle", {"kind": "open"}))
    visitor.page.locator("svg.qr-code").wait_for()


def _free_seat(visitor: Visitor) -> None:
    visitor.page.goto("/game/" + visitor.create("qwixx", {"kind": "open"}))
    visitor.page.locator(".pending-game").wait_for()
    visitor.context.clear_cookies()  # another visitor
    visitor.page.reload()
    visitor.page.locator("form").wait_for()


def _hint(rules: str, start: str) -> Way:
    def go(visitor: Visitor) -> None:
        _table(rules, start)(visitor)
        visitor.page.locator(".tool-button").nth(1).click()
        visitor.page.locator(".notice.hint button").wait_for(timeout=ENGINE_TIMEOUT_MS)
        visitor.page.locator(".notice.hint .muted:not(:empty)").wait_for()

    return go


def _past(visitor: Visitor) -> None:
    _battle_over(visitor)
    visitor.page.keyboard.press("ArrowLeft")
    visitor.page.locator("[data-past=true]").wait_for()


def _settings(visitor: Visitor) -> None:
    _page("/")(visitor)
    visitor.page.locator(".app-bar-settings").click()
    visitor.page.locator("dialog[open]").wait_for()


def _more(visitor: Visitor) -> None:
    """What the last button of the toolbar opens: a menu, on small screens a dialog."""
    _qwixx_over(visitor)
    _open_menu(visitor)


def _fairness(visitor: Visitor) -> None:
    _more(visitor)
    visitor.page.locator(".menu-group button.button").last.click()
    visitor.page.locator("dialog[open] .fairness-details").click()
    visitor.page.locator("dialog[open] .seeds").wait_for()
    visitor.page.locator("dialog[open] .notice.success").wait_for()


def _resign(visitor: Visitor) -> None:
    _table("qwixx", QWIXX)(visitor)
    make_move(visitor, random.Random(1))
    _open_menu(visitor)
    visitor.page.locator(".menu-group button.button").nth(1).click()
    visitor.page.locator("dialog[open] .danger").wait_for()


def _open(visitor: Visitor) -> None:
    """A file that is not a record, and is refused."""
    open_record(visitor, '[Game "battle"]\n\ni1n5\na8s4')
    visitor.page.locator("dialog .error").wait_for()


def _review(text: str, plies: int) -> Way:
    def go(visitor: Visitor) -> None:
        open_record(visitor, text)
        visitor.table.wait_for()
        visitor.page.locator(".curve-slider").first.wait_for(timeout=ENGINE_TIMEOUT_MS)
        for _ in range(plies):
            visitor.page.keyboard.press("ArrowRight")

    return go


def _review_over(visitor: Visitor) -> None:
    _review(QWIXX_SAVED, 0)(visitor)
    visitor.page.keyboard.press("End")
    visitor.page.locator(".result").wait_for()


def _review_retry(visitor: Visitor) -> None:
    """An error that is to be done better."""
    _review(BATTLE_BLUNDER, 2)(visitor)
    visitor.page.locator(".verdict-actions button").nth(1).click()
    visitor.page.locator(".verdict.trial").wait_for()


def _review_more(visitor: Visitor) -> None:
    _review(BATTLE_MATCH, 2)(visitor)
    if visitor.page.locator(".frame-side").count() == 0:
        visitor.page.locator(".toolbar .tool-button").last.click()
        visitor.page.locator("dialog[open]").wait_for()


def _review_gone(visitor: Visitor) -> None:
    visitor.page.goto("/review/file-99")
    visitor.page.locator("h1").wait_for()


def _home_local(visitor: Visitor) -> None:
    """The first page with a game of this browser that continues, and a finished one."""
    _resign_local(visitor)
    visitor.start_local_game("qwixx", "here")
    make_move(visitor, random.Random(1))
    visitor.page.goto("/")
    visitor.page.locator(".home-finished .game-link").wait_for()


def _home(visitor: Visitor) -> None:
    """The first page, once its board is there."""
    visitor.page.goto("/")
    visitor.page.locator(".demonstration-moves").wait_for()


def _watch_list(visitor: Visitor) -> None:
    """Public games of others: one with a free seat."""
    visitor.create("battle", {"kind": "open"}, public=True)
    visitor.context.clear_cookies()
    visitor.page.goto("/watch")
    visitor.page.locator(".game-link").first.wait_for()


def _navigation(visitor: Visitor) -> None:
    """The menu with the sections, on a small screen; on a large one they are in the bar."""
    _table("battle")(visitor)
    button = visitor.page.locator(".app-menu-button")
    if button.is_visible():
        button.click()
    visitor.page.locator(".app-nav").wait_for()


def _resign_local(visitor: Visitor) -> None:
    visitor.start_local_game("battle", "here")
    make_move(visitor, random.Random(1))
    resign(visitor.page)
    visitor.page.locator(".result").first.wait_for()


def _open_panel(visitor: Visitor) -> None:
    if visitor.page.locator(".frame-side").count() == 0:
        visitor.page.locator(".toolbar .tool-button").last.click()
        visitor.page.locator("dialog[open] .panel").wait_for()


def _open_menu(visitor: Visitor) -> None:
    open_menu(visitor.page)
    visitor.page.locator(".game-menu .button").last.wait_for()


def _local_panel(visitor: Visitor) -> None:
    """What the menu of a game in this browser says and offers."""
    visitor.start_local_game("qwixx", "bot")
    _open_menu(visitor)
    visitor.page.locator(".local-dice").scroll_into_view_if_needed()


def _move(visitor: Visitor) -> None:
    """The dialog that moves a game to the server."""
    _local_panel(visitor)
    visitor.page.locator(".local-move").click()
    visitor.page.locator(".move-choices").wait_for()


def _lesson(path: str, *squares: str) -> Way:
    """A step of a lesson, and a move made in it."""

    def go(visitor: Visitor) -> None:
        visitor.page.goto(path)
        visitor.table.wait_for()
        for square in squares:
            click_square(visitor, square)
        if squares:
            visitor.page.locator(".lesson-go-on").wait_for()

    return go


def _lessons_done(visitor: Visitor) -> None:
    names = [step.name for step in load_course("battle").steps]
    done = dict.fromkeys(names, "done") | {"roll": "perfect"}
    visitor.store_settings(lessons={"battle": {"count": len(names), "done": done}})
    visitor.page.goto("/learn/battle")
    visitor.page.locator(".learn-finish").wait_for()


def _puzzle(game: str, theme: str) -> Way:
    """The easiest puzzle of a theme."""

    def go(visitor: Visitor) -> None:
        visitor.page.goto(f"/puzzles/{game}/{load_puzzles(game, theme)[0].id}")
        visitor.table.wait_for()

    return go


def _puzzle_wrong(visitor: Visitor) -> None:
    """A puzzle after a mistake, with the reply that refutes it."""
    puzzle = load_puzzles("battle", "win-1")[0]
    visitor.page.goto(f"/puzzles/battle/{puzzle.id}")
    visitor.table.wait_for()
    make_mistake(visitor, puzzle)
    visitor.page.locator(".lesson-go-on").wait_for(timeout=ENGINE_TIMEOUT_MS)


def make_mistake(visitor: Visitor, puzzle: Puzzle) -> None:
    """Move the king, which is not the answer."""
    position = puzzle.position
    move = next(
        move
        for move in position.legal_moves()
        if move.piece.is_king and move.wins_by is None and str(move) != puzzle.solution[0]
    )
    click_square(visitor, square_name(move.start))
    click_square(visitor, square_name(move.target))


SCREENS: dict[str, Way] = {
    "home": _home,
    "watch": _page("/watch"),
    "watch-list": _watch_list,
    "navigation": _navigation,
    "settings": _settings,
    "rules-battle": _rules("battle"),
    "rules-qwixx": _rules("qwixx"),
    "print": _page("/print"),
    "account": _account,
    "account-guest": _page("/account"),
    "privacy": _page("/privacy"),
    "openings": _openings,
    "share": _share,
    "rules": _page("/rules"),
    "rules-battle-trial": _rules_trial("battle", "one-turn"),
    "rules-qwixx-trial": _rules_trial("qwixx", "two-actions"),
    "roll-diagram": _roll_diagram,
    "nowhere": _page("/nowhere"),
    "learn": _page("/learn"),
    "learn-done": _lessons_done,
    "puzzles": _page("/puzzles"),
    "puzzles-battle": _page("/puzzles/battle"),
    "puzzle-battle": _puzzle("battle", "win-die"),
    "puzzle-wrong": _puzzle_wrong,
    "puzzle-qwixx": _puzzle("qwixx", "best-turn"),
    "lesson-battle": _lesson("/learn/battle/3"),
    "lesson-battle-wrong": _lesson("/learn/battle/9", "g2", "g4"),
    "lesson-qwixx": _lesson("/learn/qwixx/5"),
    "invitation": _invitation,
    "free-seat": _free_seat,
    "battle-start": _table("battle"),
    "battle": _battle_chosen,
    "battle-hint": _hint("battle", BATTLE),
    "battle-threats": _battle_threats,
    "battle-over": _battle_over,
    "battle-past": _past,
    "qwixx-start": _table("qwixx"),
    "qwixx": _table("qwixx", QWIXX),
    "qwixx-hint": _hint("qwixx", QWIXX),
    "qwixx-late": _table("qwixx", QWIXX_LAST),
    "qwixx-over": _qwixx_over,
    "home-local": _home_local,
    "local-panel": _local_panel,
    "move": _move,
    "resign": _resign,
    "more": _more,
    "fairness": _fairness,
    "open": _open,
    "review-battle": _review(BATTLE_BLUNDER, 2),
    "review-qwixx": _review(QWIXX_SAVED, 5),
    "review-over": _review_over,
    "review-retry": _review_retry,
    "review-more": _review_more,
    "review-gone": _review_gone,
    "card-battle": _card(_battle_over),
    "card-qwixx": _card(_qwixx_over),
    **ANALYSIS_SCREENS,
}
"""The screens by name."""
