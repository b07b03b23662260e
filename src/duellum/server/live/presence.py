"""Presence: who is connected to a game here and at other nodes, told to its watchers and to these nodes."""

import asyncio
import time
from functools import partial

from msgspec import structs

from duellum.server.bus.contract import Bus, Wake
from duellum.server.live.loop_slices import LoopSlices
from duellum.server.live.table import RemotePresence, Table

DELAY_SECONDS = 0.2
"""Changes of presence within this time are sent together."""
EXPIRY_SECONDS = 45.0
"""For how long a node that is silent counts."""


class PresenceAnnouncer:
    """One node's part of the presence."""

    def __init__(self, bus: Bus, node: str, *, is_sole_writer: bool) -> None:
        self._bus, self._node, self._is_sole_writer = bus, node, is_sole_writer
        self._due: set[str] = set()
        """The games whose watchers are told soon."""
        self._slices = LoopSlices()

    def publish(self, table: Table, message: str = "") -> None:
        """Wake the other nodes, if there are any; `message` is for their watchers."""
        if not self._is_sole_writer:
            seats, watchers, spectators = table.present_seats(), len(table.watchers), table.count_spectators()
            self._bus.publish(
                Wake(self._node, table.id, table.sequence, seats, watchers, spectators, message)
            )

    def publish_message(self, table: Table, payload: bytes) -> None:
        """Send a message that is not in the log to all watchers, here and at other nodes."""
        table.broadcast(payload)
        self.publish(table, payload.decode())

    def announce(self, table: Table, *, is_local: bool = True) -> None:
        """Send the presence to all watchers soon; to the other nodes, too, if it changed at this one."""
        if is_local:
            self.publish(table)
        if table.watchers and table.id not in self._due:
            self._due.add(table.id)
            asyncio.get_running_loop().call_later(DELAY_SECONDS, self._broadcast, table)

    def _broadcast(self, table: Table) -> None:
        """Send the presence to all watchers, of whom there may be a thousand, a few at a time."""
        self._due.discard(table.id)
        payload = table.encode_presence()
        for watcher in table.watchers:
            self._slices.add(partial(table.send_to, watcher, payload))

    def take_in(self, table: Table, wake: Wake) -> None:
        """Take in who is connected at another node."""
        before = table.remote_presence.get(wake.node)
        now = RemotePresence(wake.seats, wake.watchers, wake.spectators, time.monotonic())
        table.remote_presence[wake.node] = now
        if before is None or structs.replace(before, at=now.at) != now:
            self.announce(table, is_local=False)

    def expire(self, table: Table, now: float) -> None:
        """Forget nodes that have not reported their presence for a while."""
        expired = [node for node, each in table.remote_presence.items() if now - each.at > EXPIRY_SECONDS]
        for node in expired:
            del table.remote_presence[node]
        if expired:
            self.announce(table, is_local=False)
