"""Games that run in the browser: whole, without the server, in two tabs, with storage refused or full."""

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

import duellum
from tests.faults.server_process import ServerProcess
from tests.web.gameplay import (
    choose,
    click_square,
    make_move,
    open_menu,
    perform_move,
    play_until,
    resign,
    wait_for_late_parts,
)
from tests.web.visitor import Visitor, Visitors


@pytest.fixture
def visitor(visitors: Visitors) -> Visitor:
    """Somebody who plays in the browser."""
    return visitors.new()


@pytest.fixture
def lonely_server(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server of one test, which may stop it."""
    server = ServerProcess(tmp_path)
    server.start()
    yield server
    server.stop()


@pytest.mark.parametrize(
    ("rules", "opponent"),
    [
        ("battle", "bot"), ("qwixx", "here"), ("battle", "here"), ("qwixx", "bot"),
    ],
)  # fmt: skip
@pytest.mark.slow  # short: a whole game offline, in test_offline.py
def test_a_whole_game_needs_nothing_of_the_server(visitor: Visitor, rules: str, opponent: str) -> None:
    posted: list[str] = []
    sockets: list[str] = []
    visitor.page.on(
        "request", lambda request: posted.append(request.url) if request.method == "POST" else None
    )
    visitor.page.on("websocket", lambda socket: sockets.append(socket.url))
    visitor.start_local_game(rules, opponent)
    play_until(visitor, random.Random(3))
    expect(visitor.page.locator(".result-text")).to_be_visible()
    assert (posted, sockets) == ([], [])


def test_a_game_is_kept_listed_continued_and_deleted(visitor: Visitor) -> None:
    game = visitor.start_local_game("qwixx", "here")
    play_until(visitor, random.Random(1), plies=4)
    position = visitor.game["situation"]["position"]
    page = visitor.page
    page.goto("/")
    link = page.locator(f"a[href='/game/{game}']")
    expect(link).to_contain_text("Two players on this device")
    expect(link).to_contain_text("on this device")
    visitor.game.clear()
    link.click()
    visitor.table.wait_for()
    visitor.wait_for_turn()
    assert visitor.game["situation"]["position"] == position
    page.go_back()
    page.get_by_role("button", name="Delete").click()
    page.get_by_role("dialog").get_by_role("button", name="Delete").click()
    expect(link).to_have_count(0)
    page.goto(f"/game/{game}")
    expect(page.get_by_text("This game does not exist")).to_be_visible()


def test_a_game_is_saved_as_a_record(visitor: Visitor) -> None:
    visitor.start_local_game("battle", "bot")
    play_until(visitor, random.Random(2), plies=5)
    open_menu(visitor.page)
    with visitor.page.expect_download() as download:
        visitor.page.get_by_role("button", name="Save game").click()
    [record] = duellum.read_games(download.value.path().read_text(encoding="utf-8"))
    moves = [ply["move"] for ply in visitor.game["moves"]] if "moves" in visitor.game else []
    assert record.tags["Black"] == "Level 1"
    assert [str(move.move) for move in record.moves][: len(moves)] == moves
    assert len(record) >= 5


def test_finished_games_are_listed_apart(visitor: Visitor) -> None:
    visitor.start_local_game("battle", "here")
    make_move(visitor, random.Random(1))
    page = visitor.page
    resign(page)
    expect(page.locator(".result-text")).to_be_visible()
    page.goto("/")
    expect(page.get_by_role("region", name="Finished games").get_by_role("listitem")).to_have_count(1)
    expect(page.get_by_role("heading", name="Continue playing")).to_have_count(0)


def test_a_game_that_is_ended_before_its_first_move_has_no_result(visitor: Visitor) -> None:
    visitor.start_local_game("battle", "bot")
    page = visitor.page
    open_menu(page)
    page.get_by_role("button", name="Cancel game").click()
    expect(page.locator(".result-text")).to_have_text("The game was cancelled.")
    expect(page.get_by_role("button", name="Rematch")).to_have_count(0)


def test_the_page_says_that_local_dice_are_not_proven(visitor: Visitor) -> None:
    visitor.start_local_game("qwixx", "bot")
    open_menu(visitor.page)
    expect(visitor.page.get_by_text("They cannot be proven fair")).to_be_visible()
    expect(visitor.page.get_by_role("button", name="Check the dice")).to_have_count(0)


def test_the_server_may_die_in_the_middle_of_a_game(browser: Browser, lonely_server: ServerProcess) -> None:
    with Visitors(browser, lonely_server.url) as visitors:
        visitor = visitors.new()
        visitor.start_local_game("battle", "bot")
        play_until(visitor, random.Random(4), plies=4)
        wait_for_late_parts(visitor.page)
        lonely_server.kill()
        visitor.context.set_offline(True)
        play_until(visitor, random.Random(4), plies=8)
        resign(visitor.page)
        expect(visitor.page.locator(".result-text")).to_be_visible()
        expect(visitor.page.get_by_text("No connection")).to_have_count(0)
        visitor.page.get_by_role("button", name="Rematch").click()
        visitor.wait_until(lambda: not visitor.is_over, "the rematch")


def test_two_tabs_follow_the_same_game(visitor: Visitor) -> None:
    visitor.start_local_game("battle", "here")
    other = visitor.new_tab()
    other.page.goto(visitor.page.url)
    other.table.wait_for()
    for tab, following in ((visitor, other), (other, visitor)):
        tab.wait_for_turn()
        before = tab.ply
        make_move(tab, random.Random(1))
        following.wait_until(lambda before=before, tab=following: tab.ply == before + 1, "the other's move")  # type: ignore[misc]  # bound now
        assert following.game["situation"]["position"] == tab.game["situation"]["position"]


def test_two_tabs_that_move_at_once_make_one_move_and_agree(visitor: Visitor) -> None:
    visitor.start_local_game("battle", "here")
    other = visitor.new_tab()
    other.page.goto(visitor.page.url)
    other.table.wait_for()
    visitor.wait_for_turn()
    other.wait_for_turn()
    moves = visitor.game["situation"]["legal"]
    for tab, move in ((visitor, moves[0]), (other, moves[-1])):
        click_square(tab, move["start"])
    for tab, move in ((visitor, moves[0]), (other, moves[-1])):
        click_square(tab, move["steps"][-1]["square"])
    for tab in (visitor, other):
        tab.wait_until(lambda: visitor.ply == other.ply == 1, "the one move")
    assert visitor.game["situation"]["position"] == other.game["situation"]["position"]


def test_a_bot_goes_on_in_the_tab_that_stays(visitor: Visitor) -> None:
    visitor.start_local_game("battle", "bot")
    other = visitor.new_tab()
    other.page.goto(visitor.page.url)
    other.table.wait_for()
    other.wait_for_turn()
    visitor.page.close()
    make_move(other, random.Random(1))
    assert other.wait_for_turn()
    assert other.ply == 2


_REFUSE = """
  Object.defineProperty(self, 'indexedDB', {
    value: { open() { throw new DOMException('denied', 'SecurityError'); } },
  });
"""
"""No database, as where a browser keeps nothing."""
_FILL = """
  let puts = 0;
  const put = IDBObjectStore.prototype.put;
  IDBObjectStore.prototype.put = function (...given) {
    puts += 1;
    if (puts <= 8) return put.apply(this, given);
    const error = new DOMException('full', 'QuotaExceededError');
    Object.defineProperty(this.transaction, 'error', { value: error, configurable: true });
    if (puts % 2) this.transaction.abort();
  };
"""
"""A database that has no room after four writes of a game and its summary."""


def test_a_game_goes_on_where_nothing_is_stored_and_says_so(visitor: Visitor) -> None:
    visitor.page.add_init_script(_REFUSE)
    visitor.start_local_game("battle", "bot")
    visitor.expect_toast("This browser will not store games here")
    play_until(visitor, random.Random(5), plies=6)
    assert visitor.ply >= 6


def test_a_game_goes_on_when_storage_is_full_and_says_so(visitor: Visitor) -> None:
    visitor.page.add_init_script(_FILL)
    visitor.start_local_game("battle", "bot")
    play_until(visitor, random.Random(6), plies=6)
    visitor.expect_toast("This browser has no room left")
    play_until(visitor, random.Random(6), plies=visitor.ply + 2)


def test_without_webassembly_the_server_runs_the_game(visitor: Visitor) -> None:
    visitor.page.add_init_script("delete window.WebAssembly")
    visitor.page.goto("/")
    visitor.page.get_by_role("button", name="Play", exact=True).click()
    visitor.table.wait_for()
    assert not visitor.page.url.rpartition("/")[2].startswith("local-")


def test_a_player_may_prefer_the_server(visitor: Visitor) -> None:
    page = visitor.page
    page.goto("/")
    page.get_by_text("Clock and first move").click()
    page.get_by_label("Play on the server").check()
    page.get_by_role("button", name="Play", exact=True).click()
    visitor.table.wait_for()
    assert not page.url.rpartition("/")[2].startswith("local-")


def test_somebody_is_invited_to_take_the_computers_seat(visitors: Visitors) -> None:
    host, guest = visitors.new(), visitors.new()
    local = host.start_local_game("qwixx", "bot")
    play_until(host, random.Random(7), plies=5)
    moves = len(host.game["moves"]) if "moves" in host.game else 0
    page = host.page
    open_menu(page)
    page.get_by_role("button", name="Move to another device").click()
    page.get_by_role("button", name="Invite someone to play Grey").click()
    page.get_by_text("Invite your friend").wait_for()
    assert "/game/local-" not in page.url
    guest.page.goto(page.url)
    guest.page.get_by_role("button", name="Join the game").click()
    host.table.wait_for()
    guest.table.wait_for()
    guest.wait_until(lambda: guest.game.get("status") == "playing", "the start")
    assert len(guest.game["moves"]) >= max(5, moves)
    player = host if host.is_my_turn else guest
    make_move(player, random.Random(8))
    open_menu(page)
    page.get_by_role("button", name="Check the dice").click()
    expect(page.get_by_role("dialog")).to_contain_text(
        "before the game moved to the server and cannot be proven fair"
    )
    expect(page.locator("[data-verdict=unproven]")).to_have_count(1)
    page.keyboard.press("Escape")
    page.goto(f"/game/{local}")
    page.wait_for_url(guest.page.url)


def test_a_game_continues_on_another_device(visitors: Visitors) -> None:
    here, there = visitors.new(), visitors.new()
    here.start_local_game("battle", "bot")
    play_until(here, random.Random(9), plies=4)
    open_menu(here.page)
    here.page.get_by_role("button", name="Move to another device").click()
    here.page.get_by_role("button", name="On another device").click()
    link = here.page.get_by_label("Link to this game").input_value()
    there.page.goto(link)
    there.page.get_by_role("button", name="Join the game").click()
    there.table.wait_for()
    there.wait_for_turn()
    before = there.ply
    perform_move(there, choose("battle", there.game["situation"], random.Random(1)))
    there.wait_until(lambda: there.ply > before, "its move")
    here.page.keyboard.press("Escape")
    here.page.locator(".home").wait_for()
    expect(here.page.get_by_role("heading", name="Continue playing")).to_have_count(0)
