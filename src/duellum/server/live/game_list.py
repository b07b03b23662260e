"""The list of games a player is shown: their own that go on, and public ones."""

import contextlib
from collections.abc import Sequence

from duellum.server.game import presenter
from duellum.server.game.commands import RefusedError
from duellum.server.game.state import Room
from duellum.server.live.registry import Hall
from duellum.server.protocol.messages import GameList, Reason
from duellum.store import StoreError


async def list_games(hall: Hall, player: str | None) -> GameList:
    """Return a player's games that go on, and public ones. Raises :class:`RefusedError`."""
    try:
        own = await hall.lists.of_player(player) if player else []
    except StoreError as error:
        raise RefusedError(Reason.UNAVAILABLE, "the games cannot be read now") from error
    rooms = await _rooms(hall, own)
    public = [room for room in await _rooms(hall, hall.lists.recent()) if room.created.public]
    return GameList(
        [presenter.summary(room, player) for room in rooms if player and room.seats_of(player)],
        [presenter.summary(room, player) for room in public],
    )


async def _rooms(hall: Hall, games: Sequence[str]) -> list[Room]:
    """Return those of the games that go on, the one that did so last first."""
    rooms = []
    for game in games:
        with contextlib.suppress(RefusedError):
            rooms.append((await hall.table(game)).room)
    rooms = [room for room in rooms if room.status != "over"]
    return sorted(rooms, key=lambda room: room.active_at, reverse=True)
