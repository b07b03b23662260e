"""A watcher that notes what it is sent."""

import json
from typing import Any


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
