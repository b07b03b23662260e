"""The lobby over its WebSocket: visitors with and without a cookie, pairing, what is shown, limits."""

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from websockets.asyncio.client import ClientConnection, connect

from tests.server.clients import UNLIMITED, ApiClient, Message, running_server
from tests.server.nodes import two_nodes

pytestmark = pytest.mark.asyncio
CLOCK = {"kind": "fischer", "seconds": 180, "increment": 2}


class LobbyClient:
    """A connection to the lobby, and what it shows."""

    def __init__(self, client: ApiClient, socket: ClientConnection) -> None:
        self.client, self.socket = client, socket
        self.shown: Message = {}

    async def receive(self, kind: str, **fields: Any) -> Message:  # noqa: ANN401 - as in the protocol
        """Return the next message of this type with these fields."""
        async with asyncio.timeout(20):
            while True:
                message: Message = json.loads(await self.socket.recv())
                if message["type"] == "lobby":
                    self.shown |= message
                if message["type"] == kind and fields.items() <= message.items():
                    return message

    async def wait_for(self, name: str, count: int) -> list[Message]:
        """Return what is shown under a name, once there are so many."""
        while len(self.shown.get(name, ())) != count:
            await self.receive("lobby")
        found: list[Message] = self.shown[name]
        return found

    async def send(self, kind: str, id_: str, **fields: object) -> None:
        await self.socket.send(json.dumps({"type": kind, "id": id_, **fields}))

    async def seek(self, id_: str, rules: str = "battle") -> None:
        await self.send("seek", id_, rules=rules, clock=CLOCK, name="Ann")


@contextlib.asynccontextmanager
async def visit(client: ApiClient, query: str = "?player=new") -> AsyncIterator[LobbyClient]:
    address = f"{client.url.replace('http', 'ws')}/api/lobby{query}"
    async with connect(address, additional_headers={"Cookie": client.cookie}) as socket:
        client._keep_cookie(socket)
        yield LobbyClient(client, socket)


async def test_strangers_are_paired_and_play(tmp_path: Path) -> None:
    async with (
        running_server(tmp_path) as server, server.new_client() as ann, server.new_client() as ben,
        visit(ann) as first, visit(ben) as second,
    ):  # fmt: skip
        assert (await first.receive("welcome"))["known"]
        await first.seek("s1")
        assert (await first.receive("seeking"))["seek"] is None
        assert (await first.receive("seeking"))["seek"]["name"] == "Ann"
        [challenge] = await second.wait_for("seeks", 1)
        await second.send("accept", "a1", seek=challenge["id"])
        game = (await first.receive("matched", seek="s1"))["game"]
        assert (await second.receive("matched", seek="a1"))["game"] == game
        async with ann.connect_to(game) as one, ben.connect_to(game) as other:
            for player in (await one.receive_state(), await other.receive_state()):
                await player.do("join", name="Ann", seed="luck")
            assert (await one.receive("update", status="playing"))["type"] == "update"
            assert one.state["clock"] == CLOCK
            assert one.state["public"]
            [watched] = await first.wait_for("games", 1)
            assert watched["game"]["game"] == game
            assert watched["shown"]["picture"]
            await one.do("resign")
            [finished] = await first.wait_for("results", 1)
            assert finished["outcome"]["reason"] == "resignation"
            assert first.shown["games"] == []


async def test_a_visitor_without_a_cookie_sees_the_lobby_and_gets_no_cookie(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server, server.new_client() as ann:
        async with visit(ann, "") as visitor:
            assert not (await visitor.receive("welcome"))["known"]
            assert visitor.client.cookie == ""
            await visitor.seek("s1")
            assert (await visitor.receive("refused"))["command"] == "s1"
            await visitor.receive("lobby", online=1)
        async with visit(ann) as visitor, visit(ann) as second_tab, visit(server.new_client(), ""):
            assert (await second_tab.receive("welcome"))["known"]
            await visitor.receive("lobby", online=2)


async def test_public_games_with_a_free_seat_are_shown_and_own_games_tell_when_they_change(
    tmp_path: Path,
) -> None:
    async with running_server(tmp_path) as server, server.new_client() as ann, server.new_client() as ben:
        game = await ann.create(public=True)
        async with visit(ann) as visitor:
            [waiting] = await visitor.wait_for("open", 1)
            assert waiting["game"] == game
            async with ben.connect_to(game) as other:
                await (await other.receive_state()).do("join", name="Ben")
                await visitor.receive("own-game", game=game)


async def test_limits_apply_to_challenges_and_messages_are_checked(tmp_path: Path) -> None:
    limits = replace(UNLIMITED, seeks_per_minute=0.2)  # two at once
    async with running_server(tmp_path, limits) as server, server.new_client() as ann, visit(ann) as visitor:
        await visitor.receive("seeking", seek=None)
        for number in range(2):
            await visitor.seek(f"s{number}")
            assert (await visitor.receive("seeking"))["seek"]["id"] == f"s{number}"
        await visitor.seek("s2")
        assert (await visitor.receive("refused"))["reason"] == "too-fast"
        await visitor.send("cancel", "c1")
        await visitor.receive("seeking", seek=None)
        await visitor.send("seek", "s9", rules="battle", clock={"kind": "none"})
        assert (await visitor.receive("refused"))["reason"] == "malformed"


async def test_two_nodes_pair_their_players_and_count_them_together(tmp_path: Path) -> None:
    (tmp_path / "bus").mkdir()
    async with two_nodes(tmp_path, f"unix:{tmp_path}/bus") as (one, other):  # noqa: SIM117 - too long for one
        async with (
            one.new_client() as ann, other.new_client() as ben, visit(ann) as first, visit(ben) as second
        ):  # fmt: skip
            for visitor in (first, second):
                await visitor.receive("lobby", online=2)
            await first.seek("s1")
            await second.seek("s2")
            game = (await first.receive("matched"))["game"]
            assert (await second.receive("matched"))["game"] == game
            async with ben.connect_to(game) as connection:
                await connection.receive_state()
                assert len(connection.you) == 1
