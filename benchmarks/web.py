"""The table in the browser: frames a second of a rolling die, bytes of a first load, time to a table, layout.

Frames are counted on a page with nothing but a turning square, too, in the same run: a machine without a
graphics card, or with much else to do, cannot do better than that. ``python -m benchmarks.web``.
"""

import random
from time import perf_counter

from playwright.sync_api import Browser, CDPSession, Page

from benchmarks.browser import open_site
from benchmarks.timing import describe_machine
from tests.web.gameplay import click_square, play_until
from tests.web.visitor import Visitor, find_chromium

SLOWDOWNS = (1, 4)
ROLLING = "9/4k4/9/9/9/9/9/X3K4 w 0 1"
"""A die that shows six, and nothing in its way."""
PLIES = 16
"""So many plies are played to see what layout costs."""
MILLISECONDS = 1100
"""So long rolls a die over six edges."""

_COUNT = """milliseconds => new Promise(done => {
  const times = [];
  const note = now => {
    times.push(now);
    if (now - times[0] < milliseconds) requestAnimationFrame(note);
    else done(1000 * (times.length - 1) / (now - times[0]));
  };
  requestAnimationFrame(note);
})"""
_SQUARE = """<div id=square style="width:60px;height:60px;background:#740"></div>"""
_TURN = """() => document.getElementById('square').animate(
  [{ transform: 'none' }, { transform: 'rotateX(360deg) translateX(300px)' }], { duration: 2000 }) && null"""


def slow_down(page: Page, factor: int) -> None:
    """Let the page's processor be so many times as slow."""
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": factor})


def yardstick_frames(browser: Browser, slowdown: int) -> float:
    """Return the frames a second of a page with nothing but a turning square."""
    page = browser.new_page(viewport={"width": 1366, "height": 768})
    page.set_content(_SQUARE)
    slow_down(page, slowdown)
    page.evaluate(_TURN)
    frames: float = page.evaluate(_COUNT, MILLISECONDS)
    page.close()
    return frames


def rolling_frames(browser: Browser, url: str, slowdown: int) -> float:
    """Return the frames a second while a die of Battle rolls over six edges."""
    visitor = Visitor(browser, url, reduced_motion="no-preference")
    visitor.store_settings(volume=0)
    page = visitor.open_new_game("battle", {"kind": "me"}, start=ROLLING)
    visitor.wait_for_turn()
    slow_down(page, slowdown)
    click_square(visitor, "a1")
    click_square(visitor, "a7")
    page.locator(".battle-slot.battle-rolling").wait_for()
    frames: float = page.evaluate(_COUNT, MILLISECONDS)
    visitor.context.close()
    return frames


def first_load(browser: Browser, url: str, rules: str) -> tuple[int, float]:
    """Return the bytes on the wire and the milliseconds until a table stands, for a newcomer."""
    visitor = Visitor(browser, url)
    game = visitor.create(rules)
    listening = visitor.context.new_cdp_session(visitor.page)
    listening.send("Network.enable")
    sizes: list[int] = []
    listening.on("Network.loadingFinished", lambda event: sizes.append(int(event["encodedDataLength"])))
    start = perf_counter()
    visitor.open_game(game)
    elapsed = 1000 * (perf_counter() - start)
    visitor.context.close()
    return sum(sizes), elapsed


def first_answer(browser: Browser, url: str, rules: str) -> float:
    """Return the milliseconds from a move to the bot's answer, at its highest level but one."""
    visitor = Visitor(browser, url)
    visitor.open_new_game(rules, {"kind": "bot", "level": 7}, starts="second")
    start = perf_counter()
    visitor.wait_for_turn()
    elapsed = 1000 * (perf_counter() - start)
    visitor.context.close()
    return elapsed


def layout_per_ply(browser: Browser, url: str, rules: str) -> float:
    """Return the milliseconds that styles and layout take for each ply of a game on the same device."""
    visitor = Visitor(browser, url)
    page = visitor.open_new_game(rules, {"kind": "me"})
    page.wait_for_timeout(1000)
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable")
    before = _layout_seconds(session)
    play_until(visitor, random.Random(7), PLIES)
    elapsed = _layout_seconds(session) - before
    visitor.context.close()
    return 1000 * elapsed / PLIES


def _layout_seconds(session: CDPSession) -> float:
    found = {one["name"]: one["value"] for one in session.send("Performance.getMetrics")["metrics"]}
    return float(found["RecalcStyleDuration"] + found["LayoutDuration"])


def measure() -> None:
    """Print all figures; a line that says why if there is no browser."""
    if find_chromium() is None:
        print("web: Chromium is not installed")
        return
    with open_site(min_bot_move_seconds=0.0) as site:
        _measure_with(site.browser, site.url, site.start_seconds)


def _measure_with(browser: Browser, url: str, started: float) -> None:
    for rules in ("battle", "qwixx"):
        size, elapsed = first_load(browser, url, rules)
        print(f"web: {rules}: first load {size / 1000:.0f} KB; table after {elapsed:.0f} ms, ", end="")
        print(f"{started + elapsed / 1000:.1f} s with the server's start")
        print(f"web: {rules}: styles and layout {layout_per_ply(browser, url, rules):.0f} ms a ply")
        print(f"web: {rules}: the bot begins: {first_answer(browser, url, rules):.0f} ms until it has moved")
    for slowdown in SLOWDOWNS:
        ours, theirs = rolling_frames(browser, url, slowdown), yardstick_frames(browser, slowdown)
        print(
            f"web: rolling die, speed 1/{slowdown}: {ours:.0f} frames/s, {ours / theirs:.2f} of a bare page"
        )


if __name__ == "__main__":
    print(describe_machine())
    measure()
