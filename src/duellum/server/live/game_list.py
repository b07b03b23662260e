"""The list of games a player is shown: their own that go on, and public ones."""

import contextlib
from collections.abc import Sequence

from duellum.server.game import presenter
from duellum.server.game.state import GameState
from duellum.server.live.registry import Hall
from duellum.server.protocol.errors import Reason, RefusedError
from duellum.server.protocol.http import GameList
from duellum.store import StoreError


async def list_games(hall: Hall, player: str | None) -> GameList:
    """Return a player's games that go on, and public ones. Raises :class:`RefusedError`."""
    try:
        own = await hall.lists.of_player(player) if player else []
    except StoreError as error:
        raise RefusedError(Reason.UNAVAILABLE, "the games cannot be read now") from error
    states = await _states(hall, own)
    public = [state for state in await _states(hall, hall.lists.recent()) if state.created.public]
    return GameList(
        [presenter.present_summary(state, player) for state in states if player and state.seats_of(player)],
        [presenter.present_summary(state, player) for state in public],
    )


async def _states(hall: Hall, games: Sequence[str]) -> list[GameState]:
    """Return those of the games that go on, the one that did so last first."""
    states = []
    for game in games:
        with contextlib.suppress(RefusedError):
            states.append((await hall.table(game)).state)
    states = [state for state in states if state.status != "over"]
    return sorted(states, key=lambda state: state.active_at, reverse=True)
