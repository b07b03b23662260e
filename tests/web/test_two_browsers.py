"""Two players in two browsers: by link, through a lost connection, over a killed server."""

import random
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.faults.server_process import ServerProcess
from tests.web.board_watch import MAX_SHIFT, ShiftWatch
from tests.web.gameplay import make_move, perform_move
from tests.web.test_phones import PHONE, UPRIGHT
from tests.web.visitor import Visitor, Visitors

PLIES = 20


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server that the test may kill."""
    server = ServerProcess(tmp_path)
    server.start()
    yield server
    server.stop()


def meet(host: Visitor, guest: Visitor, game: str) -> None:
    """Create a game in one browser and join it by its link in the other."""
    page = host.page
    page.goto("/")
    page.locator(".game-option").filter(has_text=game).click()
    page.get_by_text("Friend online").click()
    page.get_by_role("button", name="Play", exact=True).click()
    link = page.get_by_label("Link to this game").input_value()
    expect(page.get_by_role("img", name="The link as a QR code")).to_be_visible()
    guest.page.goto(link)
    guest.page.get_by_label("Your name").fill("Bea")
    guest.page.get_by_role("button", name="Join the game").click()
    host.table.wait_for()
    guest.table.wait_for()
    expect(page.get_by_text("Bea", exact=True)).to_be_visible()


def make_quiet_move(tab: Visitor, rng: random.Random) -> None:
    """Make a move of Battle that captures nothing and does not win, so that the game lasts."""
    before = tab.ply
    legal = tab.game["situation"]["legal"]
    quiet = [move for move in legal if move["captures"] is None and move["wins"] is None]
    perform_move(tab, rng.choice(quiet))
    tab.wait_until(lambda: tab.ply > before, "its own move")


def take_turns(
    tabs: tuple[Visitor, Visitor],
    plies: int,
    rng: random.Random,
    make_one: Callable[[Visitor, random.Random], None] = make_move,
) -> None:
    """Make a move in the browser whose turn it is, and wait until both show it."""
    first, second = tabs
    for _ in range(plies):
        first.wait_until(lambda: first.game.get("status") == "playing", "the start")
        mover, other = (first, second) if first.is_my_turn else (second, first)
        mover.wait_for_turn()
        make_one(mover, rng)
        other.wait_until(lambda: first.ply == second.ply, "the other's move")


@pytest.mark.parametrize("game", ["Battle", "Qwixx Duel"])
def test_two_browsers_play_each_other_by_link_and_nothing_on_their_screens_jumps(
    visitors: Visitors, game: str
) -> None:
    host, guest = visitors.new(), visitors.new(viewport=UPRIGHT, **PHONE)
    meet(host, guest, game)
    watches = {player: ShiftWatch(player) for player in (host, guest)}
    for watch in watches.values():
        watch.look(is_own=True)
    rng = random.Random(1)
    make_one = make_quiet_move if game == "Battle" else make_move
    for ply in range(PLIES):
        mover = host if host.is_my_turn else guest
        take_turns((host, guest), 1, rng, make_one)
        assert host.ply == ply + 1
        for player, watch in watches.items():
            watch.look(is_own=player is mover)
    assert host.game["situation"] == guest.game["situation"]
    for watch in watches.values():
        assert watch.total < MAX_SHIFT, watch.shifts


def test_a_disconnected_player_returns_to_the_current_position(visitors: Visitors) -> None:
    rng = random.Random(2)
    host, guest = visitors.new(), visitors.new()
    meet(host, guest, "Battle")
    take_turns((host, guest), 2, rng)
    mover, away = (host, guest) if host.is_my_turn else (guest, host)
    away.context.set_offline(True)
    expect(away.page.get_by_text("No connection. Trying to reconnect…")).to_be_visible()
    make_move(mover, rng)
    assert away.ply == 2
    away.context.set_offline(False)
    away.wait_until(lambda: away.ply == 3, "what it has missed")
    take_turns((host, guest), 2, rng)
    assert host.ply == 5


def test_a_game_continues_after_the_server_was_killed_and_restarted(
    browser: Browser, own_server: ServerProcess
) -> None:
    rng = random.Random(3)
    with Visitors(browser, own_server.url) as visitors:
        host, guest = visitors.new(), visitors.new()
        meet(host, guest, "Qwixx Duel")
        take_turns((host, guest), 3, rng)
        own_server.kill()
        expect(host.page.get_by_text("No connection. Trying to reconnect…")).to_be_visible()
        own_server.start()
        expect(host.page.get_by_text("No connection. Trying to reconnect…")).to_have_count(0)
        take_turns((host, guest), 3, rng)
        assert host.ply == guest.ply == 6


def react(player: Visitor, what: str) -> None:
    """Send a reaction, and wait until it has come back from the server."""
    menu = player.page.locator(".reaction-menu")
    menu.locator(".menu > button").click()
    menu.get_by_role("button", name=what).click()
    expect(player.page.locator(".player").last.locator(".reaction")).to_have_text(what)


def test_players_show_each_other_reactions_and_may_mute_them(visitors: Visitors) -> None:
    host, guest = visitors.new(), visitors.new(viewport=UPRIGHT, **PHONE)
    meet(host, guest, "Qwixx Duel")
    opponent = host.page.locator(".player").first
    watches = [ShiftWatch(player) for player in (host, guest)]
    for watch in watches:
        watch.look(is_own=True)
    react(guest, "Good luck!")
    expect(opponent.locator(".reaction")).to_have_text("Good luck!")
    expect(opponent.locator("[aria-live]")).to_have_text("Bea: Good luck!")
    expect(opponent.locator(".reaction")).to_have_count(0)
    for watch in watches:
        watch.look(is_own=False)
        assert watch.total < MAX_SHIFT, watch.shifts
    host.page.locator(".reaction-menu .menu > button").click()
    host.page.get_by_role("button", name="Mute opponent").click()
    react(guest, "Oops!")
    react(host, "Thank you!")  # which comes after what the guest has sent
    expect(opponent.locator(".reaction")).to_have_count(0)
    host.page.locator(".app-bar-settings").click()
    host.page.get_by_role("checkbox", name="Reactions").uncheck()
    expect(host.page.locator(".reactions")).to_have_count(0)


def test_threats_are_not_offered_against_a_person_far_away(visitors: Visitors) -> None:
    host, guest = visitors.new(), visitors.new()
    meet(host, guest, "Battle")
    for player in (host, guest):
        expect(player.page.get_by_role("button", name="Flip board")).to_be_visible()
        expect(player.page.get_by_role("button", name="Threats")).to_have_count(0)


def test_an_own_public_game_is_listed_once(visitors: Visitors) -> None:
    host, passer_by = visitors.new(), visitors.new()
    game = host.create("battle", {"kind": "open"}, public=True)
    for visitor, section in ((host, "Continue playing"), (passer_by, "Open challenges")):
        visitor.page.goto("/")
        listed = visitor.page.locator(f'a[href="/game/{game}"]')
        expect(visitor.page.get_by_role("region", name=section).locator(listed)).to_have_count(1)
        expect(listed).to_have_count(1)
    end_game(host, game)


def end_game(host: Visitor, game: str) -> None:
    """Call a game off before it has begun, so that it is no longer listed for other tests."""
    host.page.goto(f"/game/{game}")
    host.page.locator(".pending-game").get_by_role("button", name="Cancel").click()
    host.wait_until(lambda: host.is_over, "the end")


def test_a_second_tab_is_not_counted_as_a_watcher(visitors: Visitors) -> None:
    host, passer_by = visitors.new(), visitors.new()
    page = host.open_new_game("battle")
    for visitor in (host, passer_by, passer_by):
        tab = visitor.new_tab()
        tab.page.goto(page.url)
        tab.table.wait_for()
    expect(page.get_by_text("1 person is watching")).to_be_visible()
    expect(page.get_by_text("people are watching")).to_have_count(0)
