"""Joint dice in real browsers: whole games, witnesses, a server that cheats, and throws that wait."""

import json
import random
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner
from msgspec import structs
from playwright.sync_api import Browser, Page, WebSocket, expect

from duellum.cli import main
from tests.faults.server_process import ServerProcess
from tests.web.gameplay import make_move, open_menu, resign
from tests.web.staged_messages import change_state, record_socket
from tests.web.test_two_browsers import meet, take_turns
from tests.web.visitor import FLAGS, Visitor, Visitors

HOST = "duellum.test"
"""A name that is not a secure context without https, as an address on a local network."""


def count_sent(page: Page) -> Counter[str]:
    """Return a counter of the messages that a page sends from now on, by type."""
    sent = Counter[str]()

    def watch(socket: WebSocket) -> None:
        socket.on("framesent", lambda frame: sent.update([json.loads(frame)["type"]]))

    page.on("websocket", watch)
    return sent


_READ_SECRETS = """() => Object.keys(localStorage).filter(key => key.startsWith('duellum.dice.'))
  .map(key => JSON.parse(localStorage[key]).secret)"""


def play_and_resign(players: tuple[Visitor, Visitor], plies: int, rng: random.Random) -> None:
    """Play a while, as a whole game takes a minute, and end the game, which reveals the secrets."""
    take_turns(players, plies, rng)
    resign(players[0].page)
    players[0].wait_until(lambda: players[0].is_over, "the end")
    players[1].wait_until(lambda: players[1].is_over, "the end")


def open_verdict(page: Page, verdict: str) -> str:
    """Open the dialog about the dice, which must say this, and return its text."""
    open_menu(page)
    page.get_by_role("button", name="Check the dice").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.locator("[data-verdict]")).to_have_attribute("data-verdict", verdict)
    dialog.locator(".fairness-details").click()
    text = dialog.inner_text()
    page.keyboard.press("Escape")
    return text


def save(page: Page, link: str, folder: Path) -> str:
    """Save a file through a link of the panel, and return its path."""
    open_menu(page)
    with page.expect_download() as download:
        page.get_by_role("link", name=link).click()
    path = folder / download.value.suggested_filename
    download.value.save_as(path)
    return str(path)


def throw(thrower: Visitor) -> None:
    """Throw the dice, without waiting until they fall."""
    thrower.page.locator(".qwixx-roll").click()
    thrower.wait_until(lambda: bool(thrower.game["dice"]["pending"]), "that its throw waits")


def sort_by_turn(players: tuple[Visitor, Visitor]) -> tuple[Visitor, Visitor]:
    """Return who is to throw, and the other."""
    first, second = players
    first.wait_until(lambda: first.game.get("status") == "playing", "the start")
    second.wait_until(lambda: second.game.get("status") == "playing", "the start")
    return (first, second) if first.is_my_turn else (second, first)


def test_two_browsers_play_a_game_and_both_find_its_dice_fair(visitors: Visitors, tmp_path: Path) -> None:
    host, guest, watcher = visitors.new(), visitors.new(), visitors.new()
    sent = [count_sent(player.page) for player in (host, guest)]
    meet(host, guest, "Qwixx Duel")
    assert host.game["dice"]["mode"] == "joint"
    watcher.page.goto(host.page.url)
    watcher.table.wait_for()
    play_and_resign((host, guest), 18, random.Random(4))
    rolls = sum(message["roll"] for message in sent)
    assert rolls > 5
    assert sum(message["reveal"] for message in sent) == rolls
    for player in (host, guest):
        assert "Seen by your browser before the first roll: Server, Black, and Grey." in open_verdict(
            player.page, "fair"
        )
        assert player.page.evaluate(_READ_SECRETS) == [None]
    assert "The browsers of these players saw the numbers before the first roll: " in open_verdict(
        watcher.page, "consistent"
    )
    expect(watcher.page.get_by_text("Save dice proof")).to_have_count(0)
    record, witness = (save(guest.page, link, tmp_path) for link in ("Save game", "Save dice proof"))
    result = CliRunner().invoke(main, ["verify", record, "--witness", witness])
    assert (result.exit_code, result.output.split(": ")[1]) == (0, "fair"), result.output


def test_a_game_against_the_computer_is_found_fair(visitors: Visitors) -> None:
    visitor = visitors.new()
    page = visitor.open_new_game("qwixx", dice="joint")
    rng = random.Random(5)
    while sum(ply["is_roll"] for ply in state(page)["moves"]) < 3 and visitor.wait_for_turn():
        make_move(visitor, rng)
    text = open_verdict(page, "fair")
    assert "Every roll is checked as soon as it is made." in text


def state(page: Page) -> dict[str, list[dict[str, bool]]]:
    """Return a game from the server, as a new client gets it."""
    found: dict[str, list[dict[str, bool]]] = page.evaluate(
        "() => fetch(`/api${location.pathname.replace('/game/', '/games/')}`).then(answer => answer.json())"
    )
    return found


def test_a_server_that_swaps_its_commitment_is_called_false_at_once(visitors: Visitors) -> None:
    host, guest = visitors.new(), visitors.new()
    for visitor in (host, guest):
        record_socket(visitor)
    meet(host, guest, "Qwixx Duel")
    thrower, other = sort_by_turn((host, guest))
    change_state(other.page, {"dice": other.game["dice"] | {"commitment": "00" * 32}})
    alarm = other.page.get_by_role("alert")
    words = "Server: the numbers are not the ones your browser saw before the game."
    expect(alarm).to_contain_text("Something is wrong with the dice")
    expect(alarm).to_contain_text(words)
    throw(thrower)
    expect(thrower.page.get_by_text("The dice are still rolling: ")).to_be_visible()
    assert thrower.ply == 0  # it gets no share any more, and the clock would run
    change_state(other.page, {"dice": other.game["dice"] | {"commitment": "00" * 32}})
    assert words in open_verdict(other.page, "false")


def test_a_server_that_leaves_out_a_roll_is_called_false(visitors: Visitors) -> None:
    host, guest = visitors.new(), visitors.new()
    for visitor in (host, guest):
        record_socket(visitor)
    meet(host, guest, "Qwixx Duel")
    take_turns((host, guest), 3, random.Random(9))
    honest = state(guest.page)
    roll, *choices = honest["moves"]
    assert roll["is_roll"]
    assert choices
    change_state(guest.page, dict(honest))
    open_verdict(guest.page, "fair")
    change_state(guest.page, honest | {"moves": choices})
    assert "The moves do not follow the rules" in open_verdict(guest.page, "false")


@pytest.mark.parametrize("who", ["thrower", "other"])
def test_a_reload_while_a_throw_waits_changes_nothing(visitors: Visitors, who: str) -> None:
    thrower, other = visitors.new(), visitors.new()
    meet(thrower, other, "Qwixx Duel")
    thrower, other = sort_by_turn((thrower, other))
    url, page = other.page.url, other.page
    page.goto("about:blank")
    throw(thrower)
    waiting = thrower.page.get_by_text("is offline. The dice will be rolled as soon as they are back")
    expect(waiting).to_be_visible()
    expect(thrower.page.locator(".qwixx-roll")).to_have_count(0)
    if who == "thrower":
        thrower.page.reload()
        expect(waiting).to_be_visible()
    page.goto(url)
    thrower.wait_until(lambda: thrower.ply == 1, "the dice")
    expect(waiting).to_have_count(0)
    other.wait_until(lambda: other.ply == 1, "the dice")
    for player in (thrower, other):
        open_verdict(player.page, "fair")


def test_a_second_tab_and_a_lost_connection_answer_too(visitors: Visitors) -> None:
    host, guest = visitors.new(), visitors.new()
    meet(host, guest, "Qwixx Duel")
    thrower, other = sort_by_turn((host, guest))
    tab = other.new_tab()
    tab.page.goto(other.page.url)
    tab.wait_until(lambda: tab.game.get("status") == "playing", "the game")
    make_move(thrower, random.Random(7))
    other.wait_until(lambda: other.ply == tab.ply == 1, "the dice")
    take_turns((host, guest), 2, random.Random(7))
    thrower, other = sort_by_turn((host, guest))
    tab.page.close()
    for player in (host, guest):
        assert player.toasts == []
    other.context.set_offline(True)
    expect(other.page.get_by_text("No connection. Trying to reconnect…")).to_be_visible()
    throw(thrower)
    other.context.set_offline(False)
    thrower.wait_until(lambda: thrower.ply == 4, "the dice")


@pytest.fixture
def insecure(browser: Browser, chromium: str, tmp_path: Path) -> Iterator[Visitors]:
    """Visitors of a server under a name in the network, without https."""
    server = ServerProcess(tmp_path)
    url = server.url.replace("127.0.0.1", HOST)
    server.settings = structs.replace(server.settings, origins=(url,))
    server.start()
    names = f"--host-resolver-rules=MAP {HOST} 127.0.0.1"
    mapped = browser.browser_type.launch(executable_path=chromium, args=[*FLAGS, names])
    try:
        with Visitors(mapped, url) as visitors:
            yield visitors
    finally:
        mapped.close()
        server.stop()


def test_dice_are_joint_and_verified_on_plain_http(insecure: Visitors) -> None:
    host, guest = insecure.new(), insecure.new()
    meet(host, guest, "Qwixx Duel")
    assert host.page.evaluate("() => [isSecureContext, typeof crypto.subtle]") == [False, "undefined"]
    assert host.game["dice"]["mode"] == "joint"
    take_turns((host, guest), 4, random.Random(8))
    for player in (host, guest):
        open_verdict(player.page, "fair")
        # The browser says so of every page without https.
        player.errors = [error for error in player.errors if "Cross-Origin-Opener-Policy" not in error]
