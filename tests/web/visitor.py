"""Visitors: browser contexts that follow what the server sends them."""

# ruff: noqa: ANN401 - what is said in JSON can be anything, and so can Playwright's options

import json
import shutil
from collections.abc import Callable
from pathlib import Path
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

from tests.faults.server_process import describe_server
from tests.web.page_log import PageLog

FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync", "--font-render-hinting=none",
]  # fmt: skip
"""Options of Chromium: to run as root and headless, to contact no other server, and to set texts in the
headless shell as wide as in a window."""


def find_chromium() -> str | None:
    """Return the path of Chromium, by preference its headless shell; None if neither is installed."""
    return shutil.which("chromium-headless-shell") or shutil.which("chromium")


TIMEOUT_MS = 60_000.0
"""Milliseconds to wait for anything on a page, enough for a busy machine."""
ENGINE_TIMEOUT_MS = 300_000.0
"""The same for what an engine says: it may have to be compiled first."""
expect.set_options(timeout=TIMEOUT_MS)

_EXPECTED = ("net::ERR", "WebSocket connection to", "registration blocked by Playwright")
"""Console messages of the browser about an unreachable server, and about service workers that are blocked."""

_WAIT_FOR_ANIMATIONS = """async () => {
  for (;;) {
    await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
    const running = document.getAnimations().filter(({ playState, effect }) =>
      playState === 'running' && effect.getComputedTiming().endTime < Infinity);
    if (running.length === 0) return;
    await Promise.allSettled(running.map(animation => animation.finished));
  }
}"""
"""Until none runs: the end of a transition starts those of what inherits from it."""

_FOLLOW_LOCAL_GAME = """
  addEventListener('duellum-game', ({ detail: { game, you } }) => {
    if (game?.game.startsWith('local-')) window.hearLocalGame(JSON.stringify({ ...game, you }));
  });
"""
"""Lets a test hear the state of a game in the browser, as it hears a WebSocket."""

_FOLLOW_TOASTS = """
  new MutationObserver(changes => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (node instanceof Element) for (const toast of [node, ...node.querySelectorAll('.toast')])
        if (toast.matches('.toast')) window.hearToast(toast.textContent);
    }
  }).observe(document, { childList: true, subtree: true });
"""
"""Notes every toast: it disappears after a few seconds, which a busy machine may spend elsewhere."""

Message = dict[str, Any]


class Tab:
    """A page, and the state of its game as received through its WebSocket, or told by its page."""

    def __init__(self, page: Page, *, has_touch: bool = False) -> None:
        self.page = page
        self.has_touch = has_touch
        self.game: Message = {}
        self.errors: list[str] = []
        self.toasts: list[str] = []
        self.log = PageLog(page)
        page.on("pageerror", lambda error: self.errors.append(f"{error}\n{error.stack}"))
        page.on("console", self._on_console)
        page.on("websocket", self._on_socket)
        page.expose_function("hearLocalGame", lambda text: self._on_message(json.loads(text)))
        page.add_init_script(_FOLLOW_LOCAL_GAME)
        page.expose_function("hearToast", self._on_toast)
        page.add_init_script(_FOLLOW_TOASTS)

    def _on_console(self, message: ConsoleMessage) -> None:
        is_trouble = message.type in ("error", "warning")
        if is_trouble and not any(words in message.text for words in _EXPECTED):
            self.errors.append(f"console: {message.text}")

    def _on_socket(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self._on_message(json.loads(frame)))

    def _on_toast(self, text: str) -> None:
        self.toasts.append(text)

    def _on_message(self, message: Message) -> None:
        if message["type"] in ("state", "update"):
            self.game |= message
        elif message["type"] == "welcome" and "you" in message:  # the lobby has a welcome, too
            self.game["you"] = message["you"]

    @property
    def ply(self) -> int:
        """The number of plies this page has received."""
        ply: int = self.game["situation"]["ply"] if "situation" in self.game else -1
        return ply

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.game.get("status") == "over"

    @property
    def is_my_turn(self) -> bool:
        """Whether it is this page's turn to move or roll."""
        is_on = self.game.get("status") == "playing"
        return is_on and self.game["situation"]["to_move"] in self.game["you"]

    def wait_until(self, holds: Callable[[], bool], what: str) -> None:
        """Wait until a condition on the received state holds, and until the page has rendered it."""
        left = TIMEOUT_MS
        while not holds():
            if left <= 0:
                raise AssertionError(
                    f"the page never heard {what}; its game is {self.game}; its toasts were {self.toasts}"
                )
            self.page.wait_for_timeout(40)
            left -= 40
        self.page.evaluate("() => new Promise(done => requestAnimationFrame(() => setTimeout(done)))")

    def expect_toast(self, words: str) -> None:
        """Wait until a toast has been shown, now or before."""
        self.wait_until(lambda: any(words in toast for toast in self.toasts), f"{words!r} in a toast")

    def wait_for_turn(self) -> bool:
        """Wait for my turn; returns False if the game ends before."""
        self.wait_until(lambda: self.is_my_turn or self.is_over, "that it is to move")
        return not self.is_over

    @property
    def table(self) -> Locator:
        """The table of any game."""
        return self.page.locator(".battle, .qwixx, .generic")


class Visitor(Tab):
    """One visitor: a browser context with its own cookie, and a first page.

    Without a service worker, unless the options say otherwise: most tests are about what the server sends.
    """

    def __init__(self, browser: Browser, url: str, **options: Any) -> None:
        usual = {
            "locale": "en-GB",
            "reduced_motion": "reduce",
            "viewport": {"width": 1366, "height": 768},
            "service_workers": "block",
        }
        self.context: BrowserContext = browser.new_context(base_url=url, **(usual | options))
        self.context.set_default_timeout(TIMEOUT_MS)
        self.tabs: list[Tab] = [self]
        super().__init__(self.context.new_page(), has_touch=bool(options.get("has_touch")))

    def new_tab(self) -> Tab:
        """Open another page."""
        tab = Tab(self.context.new_page())
        self.tabs.append(tab)
        return tab

    def store_settings(self, **settings: Any) -> None:
        """Store settings in the browser, for the next page load."""
        lines = [f"localStorage.setItem('duellum.{key}', {json.dumps(json.dumps(value))});"
                 for key, value in settings.items()]  # fmt: skip
        self.context.add_init_script("\n".join(lines))

    def set_theme(self, theme: str) -> None:
        """Emulate the system's theme, and wait until the transition has ended.

        ``forced-light`` and ``forced-dark`` are forced colours with a light and a dark palette.
        """
        seen = theme.removeprefix("forced-")
        self.page.emulate_media(
            color_scheme="dark" if seen == "dark" else "light",
            contrast="more" if seen == "contrast" else "no-preference",
            forced_colors="none" if seen == theme else "active",
        )
        self.page.locator(f"html[data-theme={seen}]").wait_for()
        self.page.evaluate(_WAIT_FOR_ANIMATIONS)

    def create(self, rules: str, opponent: Message | None = None, **wish: Any) -> str:
        """Create a game through the API, by default against a bot, and return its id."""
        players = [{"kind": "me"}, opponent or {"kind": "bot", "level": 1}]
        asked = {"rules": rules, "players": players, "starts": "first"} | wish
        answer = self.context.request.post("/api/games", data=asked)
        assert answer.status == 201, answer.text()
        game: str = answer.json()["game"]
        return game

    def start_local_game(
        self, rules: str, opponent: str = "bot", level: int = 1, starts: str = "first"
    ) -> str:
        """Start a game in the browser from the first page, and return its id; `opponent` is bot or here."""
        options = {"rules": rules, "opponent": opponent, "level": level, "clock": "none", "starts": starts}
        stored = json.dumps(json.dumps(options | {"isPublic": False}))
        self.page.goto("/")
        self.page.evaluate(f"localStorage.setItem('duellum.wish', {stored})")
        self.page.goto("/")
        self.page.locator(".form-play").click()
        self.table.wait_for()
        game = self.page.url.rpartition("/")[2]
        assert game.startswith("local-")
        return game

    def open_game(self, game: str) -> Page:
        """Open a game's page and wait for its table."""
        self.page.goto(f"/game/{game}")
        self.table.wait_for()
        return self.page

    def open_new_game(self, rules: str, opponent: Message | None = None, **wish: Any) -> Page:
        """Create a game and open its page."""
        return self.open_game(self.create(rules, opponent, **wish))


def describe_load() -> str:
    """Return how busy the machine is, and for how long processes waited for processor, memory and disk."""
    files = [Path("/proc/loadavg"), Path("/proc/stat"), *sorted(Path("/proc/pressure").glob("*"))]
    lines = [f"{file}: {file.read_text(encoding='ascii').splitlines()[0]}" for file in files if file.exists()]
    return "\n".join(lines)


class Visitors:
    """Creates visitors, and fails if any of them had an error."""

    def __init__(self, browser: Browser, url: str) -> None:
        self.url = url
        self._browser = browser
        self._all: list[Visitor] = []

    def new(self, **options: Any) -> Visitor:
        """Create a visitor; options are those of a browser context."""
        visitor = Visitor(self._browser, self.url, **options)
        self._all.append(visitor)
        return visitor

    def pair(self, rules: str) -> tuple[Visitor, Visitor]:
        """Return two visitors at a new game of theirs, the host to move."""
        host, guest = self.new(), self.new()
        game = host.create(rules, {"kind": "open"})
        host.page.goto(f"/game/{game}")
        guest.page.goto(f"/game/{game}")
        guest.page.get_by_role("button", name="Join the game").click()
        host.table.wait_for()
        guest.table.wait_for()
        host.wait_for_turn()
        return host, guest

    def describe(self) -> str:
        """Return what happened in each page, how busy the machine is and what the server is doing."""
        pages = [tab.log.describe() for visitor in self._all for tab in visitor.tabs]
        return "\n\n".join([*pages, describe_load(), f"server: {describe_server(self.url)}"])

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        if error is not None:
            error.add_note(self.describe())
        for visitor in self._all:
            visitor.context.close()
        errors = [trouble for visitor in self._all for tab in visitor.tabs for trouble in tab.errors]
        if error is None:
            assert not errors, f"{errors}\n{self.describe()}"
