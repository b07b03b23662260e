"""The board never moves during a game, whatever notices appear, on any screen and in any language."""

import random
from collections.abc import Callable, Iterator

import msgspec
import pytest
from playwright.sync_api import expect

from duellum.core.registry import load_rules
from tests.web.board_watch import BoardWatch
from tests.web.gameplay import choose, click_square, make_move, perform_move
from tests.web.screens import BATTLE, BATTLE_LAST, QWIXX, QWIXX_LAST
from tests.web.staged_messages import change_state, give_answer, receive, record_socket
from tests.web.test_languages import LANGUAGES, translate
from tests.web.text_overflow import find_overflow
from tests.web.visitor import Message, Visitor, Visitors

SCREENS: dict[str, Message] = {
    f"{width}x{height}": {"width": width, "height": height}
    for width, height in (
        (320, 568), (360, 640), (360, 780), (768, 1024), (768, 1366), (1080, 1920),
        (568, 320), (640, 360), (740, 360), (844, 390), (915, 412), (1024, 768), (1366, 768), (1920, 1080),
    )
}  # fmt: skip
"""Small and large screens, portrait and landscape."""
ALWAYS = {("360x640", "de"), ("640x360", "ru")}
"""The screens and languages of every run; the long tests have all of them."""
SHORT = {screen for screen, _ in ALWAYS}
SOME = [pytest.param(screen, marks=[] if screen in SHORT else pytest.mark.slow) for screen in SCREENS]
CASES = [
    pytest.param(screen, language, marks=[] if (screen, language) in ALWAYS else pytest.mark.slow)
    for screen in SCREENS
    for language in LANGUAGES
]
MIDDLES = {"battle": BATTLE, "qwixx": QWIXX}
IN_EVERY_LANGUAGE = [
    pytest.param(rules, screen, marks=[] if screen in some else pytest.mark.slow)
    for rules, some in (("battle", {"360x640"}), ("qwixx", {"360x640", "640x360"}))
    for screen in SCREENS
]
HELPS = {"hint": True, "chances": True, "threats": True}
CLOCK = {"kind": "sudden", "seconds": 600}
REASONS: dict[str, list[Message]] = {
    "battle": [
        {"id": "battle-why-exchange", "args": {"face": 6}},
        {"id": "battle-why-attack", "args": {"count": 3, "squares": ["d5", "e6", "g7"]}},
    ],
    "qwixx": [
        {"id": "qwixx-why-opens", "args": {"colour": "g", "number": 2}},
        {"id": "qwixx-why-safe", "args": {"colour": "y", "number": 12}},
    ],
}
MAX_PADDING = 9
"""Pixels below the last line of a hint: where no more can be scrolled to, nothing of it is hidden."""
Step = tuple[str, Callable[[], None]]


class Game:
    """A game of two people on the same device, in which every notice can be shown."""

    def __init__(self, visitor: Visitor, rules: str, start: str | None) -> None:
        self.visitor, self.page, self.rules = visitor, visitor.page, rules
        record_socket(visitor)
        visitor.open_new_game(rules, {"kind": "me"}, start=start, clock=CLOCK)
        visitor.wait_for_turn()
        change_state(self.page, {"helps": HELPS})
        give_answer(self.page, "chances", {"first": 0.34})
        give_answer(self.page, "threats", {"moves": []})
        self.watch = BoardWatch(visitor)

    def press_tool(self, number: int) -> None:
        """Press a button of the toolbar."""
        self.page.locator(".tool-button").nth(number).click()

    def show(self, changes: Message) -> None:
        """Change the state, and wait until a notice shows it."""
        change_state(self.page, {"helps": HELPS, **changes})
        self.page.locator(".notice").first.wait_for()

    def hide(self) -> None:
        """Return to the state that the server has sent."""
        change_state(self.page, {"helps": HELPS})
        expect(self.page.locator(".notice")).to_have_count(0)

    def suggest(self) -> None:
        """Show a hint with its reasons."""
        situation, rules = self.visitor.game["situation"], load_rules(self.rules)
        move = next(move["move"] for move in situation["legal"] if move["kind"] != "decline")
        words = rules.phrase_move(rules.parse_position(situation["position"]).parse_move(move))
        answer = {"move": move, "chance": 0.47, "why": REASONS[self.rules], "words": [words]}
        give_answer(self.page, "hint", msgspec.to_builtins(answer))
        self.press_tool(1)
        self.page.locator(".notice.hint button").wait_for()

    def go_offline(self) -> None:
        """Lose the connection, and wait until the page says so."""
        self.visitor.context.set_offline(True)
        self.page.locator(".connection-status .icon").wait_for()

    def go_online(self) -> None:
        """Get it back; the server sends the state again."""
        self.visitor.context.set_offline(False)
        expect(self.page.locator(".connection-status .icon")).to_have_count(0)
        change_state(self.page, {"helps": HELPS})


def notices(game: Game) -> Iterator[Step]:
    """Show one notice after the other; each step leaves at most one on the screen."""
    page = game.page
    seats = game.visitor.game["seats"]
    clocks = game.visitor.game["situation"]["clocks"]
    yield "win probability", lambda: game.press_tool(3)
    yield "threats", lambda: game.press_tool(2)
    yield "hint", game.suggest
    yield "hint closed", page.locator(".notice.hint button").click
    for what in ("draw", "undo"):
        receive(page, {"type": "welcome", "you": [0], "now": clocks["at"]})
        yield f"offer of a {what}", lambda what=what: game.show({"offers": [{"what": what, "seat": 1}]})  # type: ignore[misc]
        receive(page, {"type": "welcome", "you": [0, 1], "now": clocks["at"]})
        yield f"own offer of a {what}", lambda what=what: game.show({"offers": [{"what": what, "seat": 0}]})  # type: ignore[misc]
    yield "offers gone", game.hide
    yield "failed bot", lambda: game.show({"bot_failed": True})
    yield "bot repaired", game.hide
    bots = [{**seat, "kind": "bot", "level": 3, "name": ""} for seat in seats]
    yield "bot thinks", lambda: change_state(page, {"helps": HELPS, "seats": bots})
    yield "engine starts", lambda: receive(page, {"type": "thinking", "seat": 0, "warming": True})
    yield "person again", game.hide
    low = {**clocks, "left": [4200, 9999], "running": 0}
    short = {**game.visitor.game["situation"], "clocks": low}
    yield "clock runs out", lambda: change_state(page, {"helps": HELPS, "situation": short})
    yield "clock again", game.hide
    refusal = {"type": "refused", "command": None, "reason": "not-your-turn", "text": "", "clause": "B7"}
    yield "refusal", lambda: receive(page, refusal)
    yield "connection lost", game.go_offline
    yield "connection back", game.go_online
    yield "flipped", lambda: game.press_tool(4)
    yield "flipped back", lambda: game.press_tool(4)


def show_notices(game: Game) -> None:
    """Check the board after each notice."""
    for name, show in notices(game):
        show()
        game.watch.check_uncovered(name)


def play_on(game: Game, rng: random.Random, plies: int) -> None:
    """Make moves until the end, at most this number; check the board after each."""
    for _ in range(plies):
        if not game.visitor.wait_for_turn():
            return
        make_move(game.visitor, rng)
        game.watch.check_uncovered(f"ply {game.visitor.ply}")


def look_back(game: Game) -> None:
    """Show an earlier position, and return."""
    game.page.locator(".app-bar-home").focus()
    game.page.keyboard.press("ArrowLeft")
    game.page.locator("[data-past=true]").wait_for()
    game.watch.check("earlier position")
    game.page.keyboard.press("End")


def finish(game: Game) -> None:
    """Look at the result, and close it."""
    game.page.locator(".result").wait_for()
    game.watch.check_uncovered("result")
    close = game.page.locator(".notice.result .notice-close")
    if close.count():
        close.click()
        game.watch.check_uncovered("result closed")


def new_game(visitors: Visitors, screen: str, language: str, rules: str, start: str | None = None) -> Game:
    """Start a game on a screen, in a language, between players with long names."""
    visitor = visitors.new(viewport=SCREENS[screen], locale=language)
    visitor.store_settings(name="Maximiliane-Alexandra von Hohen", volume=0)
    return Game(visitor, rules, start)


@pytest.mark.parametrize(("screen", "language"), CASES)
def test_nothing_moves_the_board_of_battle(visitors: Visitors, screen: str, language: str) -> None:
    game = new_game(visitors, screen, language, "battle", BATTLE)
    show_notices(game)
    click_square(game.visitor, "c4")
    game.watch.check_uncovered("die selected")
    play_on(game, random.Random(1), 4)
    look_back(game)
    play_on(game, random.Random(1), 1)


@pytest.mark.parametrize(("screen", "language"), CASES)
def test_nothing_moves_the_board_of_qwixx(visitors: Visitors, screen: str, language: str) -> None:
    game = new_game(visitors, screen, language, "qwixx", QWIXX)
    show_notices(game)
    play_on(game, random.Random(1), 8)
    look_back(game)
    play_on(game, random.Random(1), 1)


@pytest.mark.parametrize("screen", SOME)
@pytest.mark.parametrize(
    ("rules", "start"), [("battle", BATTLE_LAST), ("qwixx", QWIXX_LAST)], ids=["battle", "qwixx"]
)
def test_the_end_of_a_game_does_not_move_the_board(
    visitors: Visitors, rules: str, start: str, screen: str
) -> None:
    game = new_game(visitors, screen, "en", rules, start)
    while game.visitor.wait_for_turn():
        pass_or_win(game)
    finish(game)


def pass_or_win(game: Game) -> None:
    """Pass where the game knows passing, else win."""
    situation, before = game.visitor.game["situation"], game.visitor.ply
    passes = [move for move in situation["legal"] if move["kind"] == "decline"]
    perform_move(game.visitor, passes[0] if passes else choose(game.rules, situation, random.Random(1)))
    game.visitor.wait_until(lambda: game.visitor.ply > before, "the move")


@pytest.mark.parametrize(("rules", "screen"), IN_EVERY_LANGUAGE)
def test_no_language_moves_the_board_or_is_cut_off(visitors: Visitors, rules: str, screen: str) -> None:
    game = new_game(visitors, screen, "en", rules, MIDDLES[rules])
    errors = {}
    for step in range(2):
        for language in LANGUAGES:
            translate(game.page, language)
            game.watch.check_uncovered(language)
            errors[step, language] = find_overflow(game.page)
        advance(game)
    assert {where: found for where, found in errors.items() if found} == {}


_READ = """() => {
  const notice = document.querySelector('.notice.hint');
  const [own, words] = [notice, notice.querySelector('.notice-text')].map(one => one.getBoundingClientRect());
  const above = own.top - words.top - notice.scrollTop; // scrolling never shows what is above the start
  return { above, below: notice.scrollHeight - notice.clientHeight };
}"""


@pytest.mark.parametrize(
    ("rules", "screen", "most"),
    [
        ("battle", "568x320", MAX_PADDING),
        ("battle", "320x568", 20),
        ("qwixx", "568x320", 60),
        ("qwixx", "320x568", 20),
    ],
)
def test_a_hint_can_be_read_on_the_smallest_screens(
    visitors: Visitors, rules: str, screen: str, most: int
) -> None:
    """All of it can be scrolled to, `most` pixels at most."""
    game = new_game(visitors, screen, "en", rules, MIDDLES[rules])
    game.suggest()
    above, below = {}, {}
    for language in LANGUAGES:
        translate(game.page, language)
        found = game.page.evaluate(_READ)
        above[language], below[language] = found["above"], found["below"]
    assert max(above.values()) <= 0, above
    assert max(below.values()) <= most, below


def advance(game: Game) -> None:
    """Select a die, or pass action 1: then passing once more is a misthrow."""
    if game.rules == "battle":
        click_square(game.visitor, "c4")
    else:
        pass_or_win(game)
