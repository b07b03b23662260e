"""Joint games over the network: what honest clients send, and what survives a restart."""

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from duellum.core.fairness import compute_chain_commitment, compute_share
from duellum.record import parse_records
from duellum.record.verification import Verdict, verify
from tests.core.fairness.honest_player import HonestPlayer
from tests.server.clients import ApiClient, GameConnection, running_server

SECRETS = b"a" * 32, b"b" * 32


class JointPlayer:
    """A client that plays a joint game as a browser does: it answers a throw by itself."""

    def __init__(self, seat: int, connection: GameConnection) -> None:
        self.honest, self.connection = HonestPlayer(seat, SECRETS[seat]), connection
        self.sent = Counter[str]()

    async def do(self, kind: str, **fields: Any) -> dict[str, Any]:  # noqa: ANN401 - as in the protocol
        self.sent[kind] += 1
        return await self.connection.do(kind, **fields)

    @property
    def dice(self) -> dict[str, Any]:
        found: dict[str, Any] = self.connection.state["dice"]
        return found

    def sit_down(self, game: str) -> None:
        first, second = self.dice["commitments"]
        self.honest.sit_down(game, (self.dice["commitment"], first, second))

    async def throw(self, number: int) -> None:
        share = self.honest.start_roll(number)
        await self.do("roll", ply=self.connection.ply, share=share)

    async def answer(self) -> None:
        """Wait for the opponent's throw, and answer it."""
        pending = self.dice["pending"] or (await self.connection.receive("update"))["dice"]["pending"]
        share = self.honest.answer_roll(pending["number"], pending["share"])
        await self.do("reveal", number=pending["number"], share=share)


async def sit_down(
    ann: ApiClient, ben: ApiClient, first: GameConnection, second: GameConnection, game: str
) -> list[JointPlayer]:
    players = [JointPlayer(0, await first.receive_state()), JointPlayer(1, await second.receive_state())]
    assert ann is first.client
    assert ben is second.client
    for player in players:
        await player.do("join", name="Ann", commitment=player.honest.commitment)
    await first.receive("update", status="playing")
    for player in players:
        player.sit_down(game)
    return players


@pytest.mark.asyncio
async def test_a_whole_game_needs_one_message_more_a_roll(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server, server.new_client() as ann, server.new_client() as ben:
        game = await ann.create(dice="joint")
        async with ann.connect_to(game) as first, ben.connect_to(game) as second:
            players = await sit_down(ann, ben, first, second, game)
            rolls = moves = 0
            while first.state["status"] != "over":
                mover = players[first.situation["to_move"]]
                other = players[1 - first.situation["to_move"]]
                ply = mover.connection.ply
                if mover.connection.situation["actor"] == "dice":
                    rolls += 1
                    await mover.throw(rolls)
                    await other.answer()
                else:
                    moves += 1
                    await mover.do("play", ply=ply, move=mover.connection.situation["legal"][0]["move"])
                for player in players:
                    while player.connection.ply == ply:
                        await player.connection.receive("update")
            record = (await ann.http.get(f"/api/games/{game}/record")).text
        sent = players[0].sent + players[1].sent
    assert sent == {"join": 2, "play": moves, "roll": rolls, "reveal": rolls}
    assert rolls > 5
    assert verify(parse_records(record)[0]).verdict is Verdict.CONSISTENT


@pytest.mark.asyncio
async def test_a_roll_under_way_survives_a_restart_and_a_lost_connection(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server, server.new_client() as ann, server.new_client() as ben:
        game = await ann.create(dice="joint")
        async with ann.connect_to(game) as first, ben.connect_to(game) as second:
            players = await sit_down(ann, ben, first, second, game)
            await players[0].throw(1)
        cookies = dict(ben.http.cookies)
    async with running_server(tmp_path) as server, server.new_client() as ben:
        ben.http.cookies.update(cookies)
        async with ben.connect_to(game) as second:
            again = JointPlayer(1, await second.receive_state())
            again.sit_down(game)
            assert again.dice["pending"]["share"] == compute_share(SECRETS[0], 1)
            await again.answer()
            assert second.ply == 1
            assert second.state["dice"]["pending"] is None


@pytest.mark.asyncio
async def test_a_client_that_knows_no_joint_dice_is_told_at_the_door(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server, server.new_client() as ann:
        game = await ann.create(dice="joint")
        async with ann.connect_to(game) as seat:
            await seat.receive_state()
            refused = await seat.do("join", name="Ann", seed="a seed")
            assert (refused["type"], refused["reason"]) == ("refused", "needs-commitment")
            await seat.send("join", commitment=compute_chain_commitment(SECRETS[0]).upper())
            await seat.receive("refused", reason="malformed")
