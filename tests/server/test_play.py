"""Games over the wire: a real server, real sockets."""

from pathlib import Path

import pytest

from tests.server.guests import served, two_at


@pytest.mark.asyncio
async def test_two_guests_play_and_both_hear_every_move(tmp_path: Path) -> None:
    async with served(tmp_path) as house, two_at(house) as (first, second):
        seats = [first, second]
        for _ in range(12):
            mover = seats[first.situation["to_move"]]
            other = seats[1 - first.situation["to_move"]]
            answer = await mover.move()
            assert answer["type"] == "update"
            heard = await other.hear("update")
            assert heard == answer
        assert first.ply == 12
