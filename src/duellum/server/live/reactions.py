"""Reactions: what players show each other during and after a game. They are not stored."""

import time

from duellum.server.game.state import ENGINE_PLAYER
from duellum.server.live.presence import PresenceAnnouncer
from duellum.server.live.table import Table
from duellum.server.protocol.client import SendReaction
from duellum.server.protocol.codec import encode_message
from duellum.server.protocol.errors import Reason, RefusedError
from duellum.server.protocol.server import Reaction

PAUSE_SECONDS = 3.0
"""How long a player must wait before the next reaction."""


def react(table: Table, message: SendReaction, player: str, presence: PresenceAnnouncer) -> None:
    """Show a player's reaction to everybody who is connected to the game. Raises :class:`RefusedError`."""
    if player not in table.players:
        raise RefusedError(Reason.NOT_SEATED, "a spectator cannot react")
    if len({*table.players} - {None, ENGINE_PLAYER}) < len(table.players):
        raise RefusedError(Reason.NOT_NOW, "there is nobody to react to")
    seat, now = table.players.index(player), time.monotonic()
    if now < table.reacted_at[seat] + PAUSE_SECONDS:
        raise RefusedError(Reason.TOO_OFTEN, "you reacted a moment ago")
    table.reacted_at[seat] = now
    presence.publish_message(table, encode_message(Reaction(seat, message.what)))
