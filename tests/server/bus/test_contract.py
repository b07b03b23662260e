"""Without a bus, nodes poll the log."""

from pathlib import Path

import pytest

from tests.server.nodes import players_at_two_nodes, two_nodes


@pytest.mark.asyncio
async def test_players_at_two_nodes_meet_without_a_bus(tmp_path: Path) -> None:
    async with two_nodes(tmp_path) as (one, other), players_at_two_nodes(one, other) as (first, second):
        moved = await first.move()
        assert await second.receive("update", sequence=moved["sequence"]) == moved
