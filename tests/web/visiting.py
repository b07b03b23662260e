"""People who visit the house, each with a browser of their own."""

# ruff: noqa: ANN401 - what is said in JSON can be anything, and so can Playwright's options

import json
from collections.abc import Callable
from types import TracebackType
from typing import Any, Self

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Locator,
    Page,
    WebSocket,
    expect,
)

FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
]  # fmt: skip
"""What Chromium needs to run as root and without a screen, and to talk to nobody but the house."""

PATIENCE = 20_000.0
"""How many milliseconds anything on a page may take on a busy machine."""
expect.set_options(timeout=PATIENCE)

_AWAY = ("net::ERR", "WebSocket connection to")
"""What the browser itself says of a server that is away."""

_SETTLE = """() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))).then(() =>
  Promise.allSettled(document.getAnimations()
    .filter(animation => animation.effect.getComputedTiming().endTime < Infinity)
    .map(animation => animation.finished)))"""

Message = dict[str, Any]


class Tab:
    """A page, and what it has heard of its game."""

    def __init__(self, page: Page, *, has_touch: bool = False) -> None:
        self.page = page
        self.has_touch = has_touch
        self.game: Message = {}
        self.troubles: list[str] = []
        page.on("pageerror", lambda error: self.troubles.append(f"{error}\n{error.stack}"))
        page.on("console", self._hear_console)
        page.on("websocket", self._hear_socket)

    def _hear_console(self, message: ConsoleMessage) -> None:
        is_trouble = message.type in ("error", "warning")
        if is_trouble and not any(words in message.text for words in _AWAY):
            self.troubles.append(f"console: {message.text}")

    def _hear_socket(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self._hear(json.loads(frame)))

    def _hear(self, message: Message) -> None:
        if message["type"] in ("state", "update"):
            self.game |= message
        elif message["type"] == "welcome":
            self.game["you"] = message["you"]

    def forgive_refusal(self) -> None:
        """Forget that the browser noted an answer which refuses; there must have been one."""
        refusals = [trouble for trouble in self.troubles if "status of 400" in trouble]
        assert refusals
        self.troubles = [trouble for trouble in self.troubles if trouble not in refusals]

    @property
    def ply(self) -> int:
        """How many moves stand on the table, as far as this page has heard."""
        ply: int = self.game["situation"]["ply"] if "situation" in self.game else -1
        return ply

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.game.get("status") == "over"

    @property
    def is_mine(self) -> bool:
        """Whether this page is to move or to throw."""
        is_on = self.game.get("status") == "playing"
        return is_on and self.game["situation"]["to_move"] in self.game["you"]

    def wait_until(self, holds: Callable[[], bool], what: str) -> None:
        """Wait until something holds of what this page has heard, and until the page shows it."""
        left = PATIENCE
        while not holds():
            if left <= 0:
                raise AssertionError(f"the page never heard {what}; its game is {self.game}")
            self.page.wait_for_timeout(10)
            left -= 10
        self.page.evaluate("() => new Promise(done => requestAnimationFrame(() => setTimeout(done)))")

    def wait_for_turn(self) -> bool:
        """Wait until it is my turn; False where the game ends before."""
        self.wait_until(lambda: self.is_mine or self.is_over, "that it is to move")
        return not self.is_over

    @property
    def table(self) -> Locator:
        """The table of any game."""
        return self.page.locator(".battle, .qwixx, .generic")


class Visitor(Tab):
    """One person: a browser's context with its cookie, and a first page in it."""

    def __init__(self, browser: Browser, url: str, **options: Any) -> None:
        usual = {"locale": "en-GB", "reduced_motion": "reduce", "viewport": {"width": 1366, "height": 768}}
        self.context: BrowserContext = browser.new_context(base_url=url, **(usual | options))
        self.context.set_default_timeout(PATIENCE)
        self.tabs: list[Tab] = [self]
        super().__init__(self.context.new_page(), has_touch=bool(options.get("has_touch")))

    def new_tab(self) -> Tab:
        """Open another page."""
        tab = Tab(self.context.new_page())
        self.tabs.append(tab)
        return tab

    def keep(self, **settings: Any) -> None:
        """Let the browser remember settings, from the next page on."""
        lines = [f"localStorage.setItem('duellum.{key}', {json.dumps(json.dumps(value))});"
                 for key, value in settings.items()]  # fmt: skip
        self.context.add_init_script("\n".join(lines))

    def dress(self, theme: str) -> None:
        """Let the system ask for a theme, and wait until all colours have changed."""
        self.page.emulate_media(
            color_scheme="dark" if theme == "dark" else "light",
            contrast="more" if theme == "contrast" else "no-preference",
        )
        self.page.locator(f"html[data-theme={theme}]").wait_for()
        self.page.evaluate(_SETTLE)

    def create(self, rules: str, opponent: Message | None = None, **wish: Any) -> str:
        """Create a game without the form, against a bot unless told otherwise, and return its id."""
        players = [{"kind": "me"}, opponent or {"kind": "bot", "level": 1}]
        asked = {"rules": rules, "players": players, "starts": "first"} | wish
        answer = self.context.request.post("/api/games", data=asked)
        assert answer.status == 201, answer.text()
        game: str = answer.json()["game"]
        return game

    def sit_at(self, game: str) -> Page:
        """Go to a game's table and wait until it stands."""
        self.page.goto(f"/game/{game}")
        self.table.wait_for()
        return self.page

    def new_table(self, rules: str, opponent: Message | None = None, **wish: Any) -> Page:
        """Create a game and go to its table."""
        return self.sit_at(self.create(rules, opponent, **wish))


class Visitors:
    """Makes visitors, and sees that nothing has gone wrong with any of them."""

    def __init__(self, browser: Browser, url: str) -> None:
        self.url = url
        self._browser = browser
        self._all: list[Visitor] = []

    def new(self, **options: Any) -> Visitor:
        """Let somebody come; options are those of a browser's context."""
        visitor = Visitor(self._browser, self.url, **options)
        self._all.append(visitor)
        return visitor

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        for visitor in self._all:
            visitor.context.close()
        troubles = [trouble for visitor in self._all for tab in visitor.tabs for trouble in tab.troubles]
        if error is None:
            assert not troubles
