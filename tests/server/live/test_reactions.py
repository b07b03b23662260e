"""Reactions: who may send them, how often, and who sees them."""

import time
from pathlib import Path

import pytest

from duellum.server.live import reactions
from duellum.server.live.reactions import react
from duellum.server.live.registry import TableRegistry
from duellum.server.live.table import Table
from duellum.server.protocol.client import Join, SendReaction
from duellum.server.protocol.errors import Reason, RefusedError
from duellum.server.protocol.http import Bot, Me, Open
from tests.server.clients import running_server, two_players
from tests.server.live.tables import Recorder, new_table


@pytest.mark.asyncio
async def test_a_reaction_reaches_everybody_who_is_connected_and_is_not_stored(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server, two_players(server) as (first, second):
        sequence = first.state["sequence"]
        await second.send("react", what="good-luck")
        shown = {"type": "reaction", "seat": 1, "what": "good-luck"}
        assert await first.receive("reaction") == shown
        assert await second.receive("reaction") == shown
        async with server.new_client() as other, other.connect_to(first.state["game"]) as spectator:
            await spectator.receive_state()
            assert spectator.state["sequence"] == sequence
            assert (await spectator.do("react", what="hello"))["reason"] == "not-seated"
        await first.send("react", what="you fool")
        assert (await first.receive("refused"))["reason"] == "malformed"


def refuse(registry: TableRegistry, table: Table, player: str) -> Reason:
    """Return why a reaction is refused."""
    with pytest.raises(RefusedError) as refused:
        react(table, SendReaction("c", "hello"), player, registry.presence)
    return refused.value.reason


@pytest.mark.asyncio
async def test_a_player_may_react_again_after_a_pause(
    registry: TableRegistry, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await new_table(registry, Me(), Open())
    await table.act(Join("j"), "ben")
    watcher = Recorder("ann")
    table.watchers.add(watcher)
    now = time.monotonic()
    monkeypatch.setattr("duellum.server.live.reactions.time.monotonic", lambda: now)
    react(table, SendReaction("c", "hello"), "ann", registry.presence)
    assert refuse(registry, table, "ann") is Reason.TOO_OFTEN
    react(table, SendReaction("c", "thanks"), "ben", registry.presence)
    now += reactions.PAUSE_SECONDS
    react(table, SendReaction("c", "oops"), "ann", registry.presence)
    assert [(message["seat"], message["what"]) for message in watcher.received] == [
        (0, "hello"),
        (1, "thanks"),
        (0, "oops"),
    ]


@pytest.mark.asyncio
async def test_nobody_reacts_to_a_computer_to_themselves_or_to_an_empty_seat(registry: TableRegistry) -> None:
    for players in ((Me(), Bot(1)), (Me(), Me()), (Me(), Open())):
        table = await new_table(registry, *players)
        assert refuse(registry, table, "ann") is Reason.NOT_NOW
