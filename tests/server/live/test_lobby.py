"""The lobby of one node and of several with one log: who is paired and told, whatever fails in between."""

import asyncio
import contextlib
import json
from collections import Counter
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from duellum.server.bus.contract import NoBus
from duellum.server.community import lobby as pure
from duellum.server.community.lobby import Paired
from duellum.server.live import lobby as live
from duellum.server.live.lobby import Lobby
from duellum.server.protocol.errors import Reason, RefusedError
from duellum.server.protocol.lobby import AcceptSeek, SeekOpponent
from duellum.server.protocol.types import Fischer
from duellum.store import EventLog, StoreError, open_event_log

pytestmark = pytest.mark.asyncio
CLOCK = Fischer(180, 2)
NOBODY = {"type": "seeking", "seek": None}


class Guest:
    """Stands for a connection to the lobby; notes what it is told."""

    def __init__(self, player: str | None, address: str = "") -> None:
        self.player, self.address = player, address
        self.told: list[dict[str, Any]] = []
        self._news = asyncio.Event()

    def send(self, payload: bytes) -> None:
        self.told.append(json.loads(payload))
        self._news.set()

    async def hear(self, kind: str) -> dict[str, Any]:
        """Return the last message of a kind, as soon as there is one; it counts once."""
        while True:
            found = [each for each in self.told if each["type"] == kind and each != NOBODY]
            if found:
                self.told.remove(found[-1])
                return found[-1]
            self._news.clear()
            await asyncio.wait_for(self._news.wait(), 30)

    async def hear_nothing_sought(self) -> None:
        while not self.told or self.told[-1] != NOBODY:
            self._news.clear()
            await asyncio.wait_for(self._news.wait(), 30)


class Node:
    """A node whose games are noted by their ids, and not created while `is_stuck`."""

    def __init__(self, log: EventLog, name: str) -> None:
        self.created: list[Paired] = []
        self.is_stuck = False
        self.lobby = Lobby(log, NoBus(is_sole_writer=False), name, self._create, 20, is_sole_writer=False)

    async def _create(self, paired: Paired) -> None:
        if self.is_stuck:
            await asyncio.Event().wait()
        self.created.append(paired)

    def enter(self, player: str | None, address: str = "") -> Guest:
        guest = Guest(player, address)
        self.lobby.enter(guest)
        return guest

    def seek(self, guest: Guest, rules: str = "battle") -> None:
        self.lobby.seek(guest, SeekOpponent(f"seek of {guest.player}", rules, CLOCK))


@pytest.fixture(autouse=True)
def _frequent_chores(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "CHORE_SECONDS", 0.02)


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "postgresql":
        return str(request.getfixturevalue("postgresql").new_database())
    return f"sqlite:///{tmp_path}/log.db"


@contextlib.asynccontextmanager
async def open_node(address: str, name: str) -> AsyncIterator[Node]:
    log = await open_event_log(address)
    node = Node(log, name)
    await node.lobby.start()
    try:
        yield node
    finally:
        await node.lobby.close()
        await log.close()


@pytest_asyncio.fixture
async def node(tmp_path: Path) -> AsyncIterator[Node]:
    async with open_node(f"sqlite:///{tmp_path}/log.db", "one") as node:
        yield node


async def wait_until(condition: Callable[[], object]) -> None:
    async with asyncio.timeout(30):
        while not condition():
            await asyncio.sleep(0.005)


async def test_two_players_are_told_of_their_game_once_it_exists(node: Node) -> None:
    ann, ben = node.enter("ann"), node.enter("ben")
    node.seek(ann)
    assert (await ann.hear("seeking"))["seek"]["id"] == "seek of ann"
    node.seek(ben)
    told = [await ann.hear("matched"), await ben.hear("matched")]
    [paired] = node.created
    assert [each["game"] for each in told] == [paired.game] * 2
    assert [each["seek"] for each in told] == ["seek of ann", "seek of ben"]
    await wait_until(lambda: node.lobby.state.is_started(paired.game))


async def test_a_challenge_is_accepted_or_gone(node: Node) -> None:
    ann, ben, eve = node.enter("ann"), node.enter("ben"), node.enter("eve")
    node.seek(ann)
    await ann.hear("seeking")
    node.lobby.accept(ben, AcceptSeek("a1", "seek of ann"))
    node.lobby.accept(eve, AcceptSeek("a2", "seek of ann"))
    assert (await ben.hear("matched"))["seek"] == "a1"
    refused = await eve.hear("refused")
    assert (refused["command"], refused["reason"]) == ("a2", "seek-gone")
    node.lobby.accept(ben, AcceptSeek("a1", "seek of ann"))  # the answer may have been lost
    assert (await ben.hear("matched"))["seek"] == "a1"
    assert len(node.created) == 1


async def test_a_cancelled_seek_finds_nobody(node: Node) -> None:
    ann, ben = node.enter("ann"), node.enter("ben")
    node.seek(ann)
    await ann.hear("seeking")
    node.lobby.cancel(ann)
    await ann.hear_nothing_sought()
    node.seek(ben)
    await ben.hear("seeking")
    assert list(node.lobby.state.seeks) == ["seek of ben"]


async def test_a_seek_outlasts_a_reload_of_the_page_but_not_the_player(
    node: Node, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live, "GRACE_SECONDS", 0.1)
    ann, ben = node.enter("ann"), node.enter("ben")
    for guest, rules in ((ann, "battle"), (ben, "qwixx")):
        node.seek(guest, rules)
        await guest.hear("seeking")
    node.lobby.leave(ben)
    node.lobby.leave(ann)
    again = node.enter("ann")
    assert (await again.hear("seeking"))["seek"]["id"] == "seek of ann"
    await wait_until(lambda: list(node.lobby.state.seeks) == ["seek of ann"])


async def test_strangers_only_look_and_an_address_has_so_many_seeks(node: Node) -> None:
    with pytest.raises(RefusedError, match="cookie"):
        node.seek(node.enter(None))
    with pytest.raises(RefusedError, match="abacus") as unknown:
        node.seek(node.enter("ann"), "abacus")
    assert unknown.value.reason is Reason.UNKNOWN_RULES
    for number in range(20):
        node.seek(node.enter(f"player {number}", "here"))
    with pytest.raises(RefusedError, match="address"):
        node.seek(node.enter("one more", "here"))
    node.seek(node.enter("elsewhere", "there"))


async def test_a_seek_waits_for_a_log_that_cannot_be_written(
    node: Node, monkeypatch: pytest.MonkeyPatch
) -> None:
    stream, failures = node.lobby._stream, 0
    append = stream._append

    async def fail(*arguments: Any) -> None:  # noqa: ANN401 - as the original
        nonlocal failures
        failures += 1
        if failures < 3:
            raise StoreError("the disk is full")
        await append(*arguments)

    monkeypatch.setattr(stream, "_append", fail)
    ann = node.enter("ann")
    node.seek(ann)
    assert (await ann.hear("seeking"))["seek"]["id"] == "seek of ann"
    assert failures == 3


# -- Several nodes ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("stream_events", [4_000, 15])
async def test_concurrent_nodes_pair_nobody_twice_and_leave_nobody_over(
    address: str, stream_events: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pure, "MAX_STREAM_EVENTS", stream_events)
    monkeypatch.setattr(pure, "MAX_OPENED", 3)
    async with open_node(address, "one") as one, open_node(address, "other") as other:
        guests = list[Guest]()
        for number in range(60):
            node = (one, other)[number % 2]
            guest = node.enter(f"player {number}", f"address {number}")
            node.seek(guest, ("battle", "qwixx")[number // 2 % 2])
            guests.append(guest)
            if number % 7 == 0:
                await asyncio.sleep(0.01)
        told = [await guest.hear("matched") for guest in guests]
        assert set(Counter(each["game"] for each in told).values()) == {2}
        assert not [each for guest in guests for each in guest.told if each["type"] == "matched"]
        pairs = {paired.game: paired for paired in [*one.created, *other.created]}
        assert sorted(player for paired in pairs.values() for player in paired.players) == sorted(
            str(guest.player) for guest in guests
        )
        await wait_until(lambda: not one.lobby.state.seeks and not other.lobby.state.seeks)


async def test_another_node_completes_the_pair_of_one_that_was_killed(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pure, "UNSTARTED_MS", 50)
    async with open_node(address, "killed") as killed, open_node(address, "other") as other:
        killed.is_stuck = True
        ann, ben = killed.enter("ann"), killed.enter("ben")
        killed.seek(ann)
        killed.seek(ben)
        await wait_until(lambda: [*killed.lobby.state.pairs])
        await killed.lobby.close()
        await wait_until(lambda: other.created)
        again = other.enter("ben")
        other.seek(again)  # as the client does that does not know what has become of its seek
        assert (await again.hear("matched"))["game"] == other.created[0].game
        assert not other.lobby.state.seeks


async def test_a_pair_is_completed_after_a_restart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pure, "UNSTARTED_MS", 50)
    address = f"sqlite:///{tmp_path}/log.db"
    async with open_node(address, "before") as before:
        before.is_stuck = True
        for player in ("ann", "ben"):
            before.seek(before.enter(player))
        await wait_until(lambda: [*before.lobby.state.pairs])
    async with open_node(address, "after") as after:
        await wait_until(lambda: after.created)
        await wait_until(lambda: after.lobby.state.is_started(after.created[0].game))


async def test_the_seek_of_a_player_moves_with_the_connection(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live, "GRACE_SECONDS", 0.05)
    async with open_node(address, "one") as one, open_node(address, "other") as other:
        ann = one.enter("ann")
        one.seek(ann)
        await ann.hear("seeking")
        again = other.enter("ann")
        other.seek(again)
        await again.hear("seeking")
        await wait_until(lambda: one.lobby.state.seeks["seek of ann"].node == "other")
        one.lobby.leave(ann)
        ben = one.enter("ben")
        await asyncio.sleep(0.1)  # longer than the first node would wait for her to come back
        one.seek(ben)
        assert (await again.hear("matched"))["game"] == (await ben.hear("matched"))["game"]


async def test_a_seek_that_another_node_took_for_lost_is_posted_again(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_node(address, "paused") as paused, open_node(address, "other") as other:
        ann = paused.enter("ann")
        paused.seek(ann)
        await ann.hear("seeking")
        monkeypatch.setattr(pure, "LEASE_MS", -1)
        await wait_until(lambda: "seek of ann" not in other.lobby.state.seeks)
        monkeypatch.setattr(pure, "LEASE_MS", 15_000)
        await wait_until(lambda: "seek of ann" in other.lobby.state.seeks)
