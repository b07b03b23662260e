"""Lost connections, reloads and concurrent tabs in the middle of a move."""

import random

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.web.gameplay import (
    choose,
    click_square,
    make_move,
    open_menu,
    perform_move,
    resign,
    wait_for_late_parts,
)
from tests.web.screens import QWIXX
from tests.web.visitor import Message, Tab, Visitor, Visitors

LOST = "No connection. Trying to reconnect…"
WAITING = "Your move will be sent when the connection is back."


@pytest.fixture
def visitor(visitors: Visitors) -> Visitor:
    """A player with animations on, so that something can happen during one."""
    return visitors.new(reduced_motion="no-preference")


def squares(tab: Tab) -> list[str]:
    """The squares with dice, without a captured one that is being removed."""
    found: list[str] = tab.page.locator(".battle-slot:not(.battle-leaving)").evaluate_all(
        "dice => dice.map(die => die.dataset.square).sort()"
    )
    return found


def expect_table_as_known(tab: Tab) -> None:
    """Check that the table ends in the server's position."""
    tab.page.locator(".battle-slot.battle-rolling").first.wait_for(state="detached")
    tab.page.wait_for_function("() => !document.querySelector('.die-moving')")
    dice = tab.game["situation"]["picture"]["dice"]
    assert squares(tab) == sorted(die["square"] for die in dice)


def test_a_move_made_offline_is_sent_once_online(visitor: Visitor) -> None:
    page = visitor.open_new_game("battle", {"kind": "me"})
    visitor.wait_for_turn()
    move = choose("battle", visitor.game["situation"], random.Random(1))
    click_square(visitor, move["start"])
    visitor.context.set_offline(True)
    click_square(visitor, move["steps"][-1]["square"])
    expect(page.get_by_text(LOST)).to_be_visible()
    expect(page.locator(".notices").get_by_text(WAITING)).to_be_visible()
    expect(page.locator(".battle-path.battle-path-pending")).to_have_count(1)
    expect(page.locator(".battle-square.battle-movable")).to_have_count(0)
    assert visitor.ply == 0
    visitor.context.set_offline(False)
    visitor.wait_until(lambda: visitor.ply == 1, "its move")
    assert visitor.game["events"][-1]["ply"]["move"] == move["move"]
    expect(page.get_by_text(WAITING)).to_have_count(0)
    expect_table_as_known(visitor)
    make_move(visitor, random.Random(1))
    assert visitor.ply == 2
    expect_table_as_known(visitor)


@pytest.mark.parametrize("button", ["notice", "toolbar"])
def test_a_move_taken_back_offline_is_never_sent(visitor: Visitor, button: str) -> None:
    page = visitor.open_new_game("battle", {"kind": "me"})
    visitor.wait_for_turn()
    move, other = visitor.game["situation"]["legal"][0], visitor.game["situation"]["legal"][-1]
    visitor.context.set_offline(True)
    expect(page.get_by_text(LOST)).to_be_visible()
    perform_move(visitor, move)
    place = page.locator(".toolbar" if button == "toolbar" else ".notices").first
    place.get_by_role("button", name="Take back").click()
    expect(page.get_by_text(WAITING)).to_have_count(0)
    expect(page.locator(".battle-path.battle-path-pending")).to_have_count(0)
    visitor.context.set_offline(False)
    expect(page.get_by_text(LOST)).to_have_count(0)
    perform_move(visitor, other)
    visitor.wait_until(lambda: visitor.ply == 1, "the other move")
    assert visitor.game["events"][-1]["ply"]["move"] == other["move"]


def test_a_placement_made_offline_is_shown_on_its_field(visitor: Visitor) -> None:
    page = visitor.open_new_game("qwixx", {"kind": "me"}, start=QWIXX)
    visitor.wait_for_turn()
    move = next(move for move in visitor.game["situation"]["legal"] if move["kind"] == "place")
    visitor.context.set_offline(True)
    expect(page.get_by_text(LOST)).to_be_visible()
    perform_move(visitor, move)
    expect(page.locator(f".qwixx-pending[data-field={move['move']}]")).to_be_visible()
    expect(page.locator(".qwixx-open")).to_have_count(0)
    page.locator(".qwixx-undo").click()
    expect(page.locator(".qwixx-pending")).to_have_count(0)
    visitor.context.set_offline(False)
    expect(page.get_by_text(LOST)).to_have_count(0)
    perform_move(visitor, move)
    visitor.wait_until(lambda: visitor.ply == 1, "the move")


def test_a_player_is_told_when_a_move_made_offline_came_too_late(visitors: Visitors) -> None:
    host, guest = visitors.pair("battle")
    host.context.set_offline(True)
    expect(host.page.get_by_text(LOST)).to_be_visible()
    perform_move(host, host.game["situation"]["legal"][0])
    expect(host.page.get_by_text(WAITING)).to_be_visible()
    open_menu(guest.page)
    guest.page.get_by_role("button", name="Cancel game").click()
    guest.wait_until(lambda: guest.is_over, "the end")
    host.context.set_offline(False)
    host.expect_toast("The game is over. What you did while offline was not carried out.")
    expect(host.page.get_by_text("The game was cancelled.")).to_be_visible()
    assert host.ply == 0


_BLOCK_SOCKETS = """
  window.WebSocket = class extends WebSocket {
    constructor(url) {
      super(localStorage.getItem('test.isBlocked') ? url.replace('/play', '/nowhere') : url);
    }
  };
  window.setBlocked = isBlocked => {
    if (isBlocked) localStorage.setItem('test.isBlocked', '1');
    else localStorage.removeItem('test.isBlocked');
    dispatchEvent(new Event(isBlocked ? 'offline' : 'online'));
  };
"""
"""Pages can be loaded while sockets fail, as when a cache delivers them."""


def make_move_without_socket(visitor: Visitor, rules: str, start: str | None = None) -> list[Message]:
    """Make the first move of a game while no socket can be opened; returns the legal moves."""
    visitor.page.add_init_script(_BLOCK_SOCKETS)
    visitor.open_new_game(rules, {"kind": "me"}, start=start)
    visitor.wait_for_turn()
    visitor.page.evaluate("setBlocked(true)")
    expect(visitor.page.get_by_text(LOST)).to_be_visible()
    moves: list[Message] = [
        move for move in visitor.game["situation"]["legal"] if move["kind"] in ("move", "place")
    ]
    perform_move(visitor, moves[0])
    expect(visitor.page.get_by_text(WAITING)).to_be_visible()
    return moves


def test_a_move_made_offline_is_still_pending_after_a_reload(visitor: Visitor) -> None:
    move = make_move_without_socket(visitor, "battle")[0]
    page = visitor.page
    page.reload()
    expect(page.get_by_text(LOST)).to_be_visible()
    expect(page.get_by_text(WAITING)).to_be_visible()
    assert visitor.ply == 0
    page.evaluate("setBlocked(false)")
    visitor.wait_until(lambda: visitor.ply == 1, "its move")
    assert visitor.game["events"][-1]["ply"]["move"] == move["move"]
    expect(page.get_by_text(WAITING)).to_have_count(0)
    page.reload()
    visitor.table.wait_for()
    make_move(visitor, random.Random(8))
    assert visitor.ply == 2  # the first move was not sent again


def test_a_move_made_offline_can_be_taken_back_after_a_reload(visitor: Visitor) -> None:
    moves = make_move_without_socket(visitor, "qwixx", QWIXX)
    page = visitor.page
    page.reload()
    page.get_by_role("button", name="Take back").click()
    expect(page.get_by_text(WAITING)).to_have_count(0)
    page.evaluate("setBlocked(false)")
    visitor.table.wait_for()
    perform_move(visitor, moves[-1])
    visitor.wait_until(lambda: visitor.ply == 1, "the other move")
    assert visitor.game["events"][-1]["ply"]["move"] == moves[-1]["move"]


def test_a_resignation_made_offline_waits_and_can_be_taken_back(visitor: Visitor) -> None:
    page = visitor.open_new_game("battle", {"kind": "me"})
    make_move(visitor, random.Random(6))
    wait_for_late_parts(page)
    visitor.context.set_offline(True)
    expect(page.get_by_text(LOST)).to_be_visible()
    resign(page)
    expect(page.get_by_text("Your resignation will be sent when the connection is back.")).to_be_visible()
    open_menu(page)
    for other in ("Resign", "Offer a draw"):
        expect(page.get_by_role("button", name=other)).to_be_disabled()
    page.keyboard.press("Escape")
    page.locator(".notices").get_by_role("button", name="Take back").click()
    visitor.context.set_offline(False)
    expect(page.get_by_text(LOST)).to_have_count(0)
    make_move(visitor, random.Random(6))
    assert not visitor.is_over


def test_a_connection_that_stays_silent_is_given_up_and_nothing_else_is_loaded_meanwhile(
    visitor: Visitor,
) -> None:
    page, sockets, asked = visitor.page, list[WebSocketRoute](), list[str]()

    def connect(socket: WebSocketRoute) -> None:
        sockets.append(socket)
        if len(sockets) > 1:  # nobody answers the first one
            socket.connect_to_server()

    page.route_web_socket("**/play", connect)
    page.on("request", lambda request: asked.append(request.url))
    page.clock.install()
    game = visitor.create("battle")
    page.goto(f"/game/{game}")
    expect(page.get_by_text("Connecting…")).to_be_visible()
    page.clock.run_for(6_000)  # when other pages are loaded ahead of time
    assert (len(sockets), [url for url in asked if "home-page" in url]) == (1, [])
    page.clock.run_for(4_000)
    visitor.table.wait_for()
    with page.expect_request("**/home-page*"):
        page.clock.run_for(4_000)


def test_a_reconnected_page_asks_only_for_what_it_has_missed(visitor: Visitor) -> None:
    addresses: list[str] = []
    visitor.page.on("websocket", lambda socket: addresses.append(socket.url))
    page = visitor.open_new_game("battle", {"kind": "me"})
    visitor.wait_for_turn()
    visitor.context.set_offline(True)
    expect(page.get_by_text(LOST)).to_be_visible()
    visitor.context.set_offline(False)
    expect(page.get_by_text(LOST)).to_have_count(0)
    assert addresses[-1].endswith(f"?after={visitor.game['sequence']}")


def test_going_offline_during_an_animation_keeps_the_final_position(visitor: Visitor) -> None:
    page = visitor.open_new_game("battle", {"kind": "me"})
    visitor.wait_for_turn()
    make_move(visitor, random.Random(2))
    visitor.context.set_offline(True)
    expect(page.get_by_text(LOST)).to_be_visible()
    expect_table_as_known(visitor)
    visitor.context.set_offline(False)
    expect(page.get_by_text(LOST)).to_have_count(0)
    make_move(visitor, random.Random(2))
    assert visitor.ply == 2
    expect_table_as_known(visitor)


def test_a_roll_made_offline_is_sent_once_online(visitor: Visitor) -> None:
    page = visitor.open_new_game("qwixx", {"kind": "me"})
    visitor.wait_for_turn()
    visitor.context.set_offline(True)
    page.locator(".qwixx-roll").click()
    page.keyboard.press("r")
    expect(page.get_by_text(LOST)).to_be_visible()
    expect(page.get_by_text("The dice will be rolled when the connection is back.")).to_be_visible()
    expect(page.locator(".qwixx-roll")).to_have_count(0)
    visitor.context.set_offline(False)
    visitor.wait_until(lambda: visitor.ply == 1, "the roll")
    assert visitor.toasts == []
    make_move(visitor, random.Random(3))
    assert visitor.ply == 2


def test_a_language_chosen_offline_is_displayed_once_online(visitor: Visitor) -> None:
    page = visitor.page
    page.goto("/")
    page.locator("main").wait_for()
    visitor.context.set_offline(True)
    page.locator(".app-bar-language select").select_option("de")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    visitor.context.set_offline(False)
    expect(page.locator("html")).to_have_attribute("lang", "de")


def test_a_reload_during_a_roll_shows_the_dice(visitor: Visitor) -> None:
    page = visitor.open_new_game("qwixx", {"kind": "me"})
    visitor.wait_for_turn()
    page.locator(".qwixx-roll").click()
    visitor.wait_until(lambda: visitor.ply == 1, "the roll")
    dice = visitor.game["situation"]["picture"]["dice"]
    page.reload()
    visitor.table.wait_for()
    visitor.wait_for_turn()
    assert visitor.game["situation"]["picture"]["dice"] == dice
    make_move(visitor, random.Random(4))
    assert visitor.ply == 2


def test_two_tabs_that_move_at_once_make_one_move_and_agree(visitor: Visitor) -> None:
    page = visitor.open_new_game("battle", {"kind": "me"})
    other = visitor.new_tab()
    other.page.goto(page.url)
    other.table.wait_for()
    visitor.wait_for_turn()
    other.wait_for_turn()
    moves = visitor.game["situation"]["legal"]
    for tab, move in ((visitor, moves[0]), (other, moves[-1])):
        click_square(tab, move["start"])
    for tab, move in ((visitor, moves[0]), (other, moves[-1])):
        x, y = centre(tab, move["steps"][-1]["square"])
        tab.page.evaluate("([x, y]) => document.elementFromPoint(x, y).click()", [x, y])
    for tab in (visitor, other):
        tab.wait_until(lambda: visitor.ply == other.ply == 1, "the one move")
        expect_table_as_known(tab)
        assert tab.toasts == []
    assert visitor.game["situation"]["position"] == other.game["situation"]["position"]


def centre(tab: Tab, square: str) -> tuple[float, float]:
    """The centre of a square on the screen."""
    box = tab.page.locator(f".battle-square[data-square={square}]").bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_back_and_forward_during_a_move_return_to_the_game(visitor: Visitor) -> None:
    page = visitor.page
    page.goto("/")
    page.locator("main").wait_for()
    game = visitor.create("battle", {"kind": "me"})
    page.goto(f"/game/{game}")
    visitor.table.wait_for()
    visitor.wait_for_turn()
    make_move(visitor, random.Random(5))
    page.go_back()
    page.locator(".home").wait_for()
    page.go_forward()
    visitor.table.wait_for()
    visitor.wait_for_turn()
    expect_table_as_known(visitor)
    make_move(visitor, random.Random(5))
    assert visitor.ply == 2
