"""New games: a rematch follows a game."""

from pathlib import Path

import pytest

from tests.server.clients import running_server, two_players


@pytest.mark.asyncio
async def test_a_rematch_leads_to_a_game_with_seats_swapped(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server, two_players(server) as (first, second):
        await first.do("resign")
        await second.receive("update")
        await first.do("offer", what="rematch")
        answer = await second.do("answer", what="rematch", accept=True)
        assert answer["events"][0]["type"] == "rematched"
        async with first.client.connect_to(answer["following"]) as seat:
            await seat.receive_state()
            assert seat.you == [1]
            assert seat.state["previous"] == first.state["game"]
            assert seat.state["score"] == [1, 0]
            assert [each["kind"] for each in seat.state["seats"]] == ["kept", "kept"]
