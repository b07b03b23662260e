"""A new table for tests, and a watcher that notes what it is sent."""

import json
from typing import Any

from duellum.server.live.registry import TableRegistry
from duellum.server.live.table import Table
from duellum.server.protocol.http import Me, NewGame, SeatRequest


class Recorder:
    """Stands for a connection."""

    def __init__(self, player: str, address: str = "", since: float = 0.0) -> None:
        self.player, self.address, self.since = player, address, since
        self.received: list[dict[str, Any]] = []

    def send(self, payload: bytes) -> None:
        self.received.append(json.loads(payload))

    @property
    def types(self) -> list[str]:
        """The types of the messages, in order."""
        return [message["type"] for message in self.received]


async def new_table(registry: TableRegistry, *players: SeatRequest) -> Table:
    """Return the table of a new game of Qwixx Duel that ann has created, by default with both seats hers."""
    first, second = players or (Me(), Me())
    created = await registry.new_games.create(NewGame("qwixx", (first, second), "first"), "ann")
    return await registry.get_table(created.game)
