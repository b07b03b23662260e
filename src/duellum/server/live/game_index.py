"""The game index: each player's own games and the public ones, and the list made of them."""

import contextlib
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence

import msgspec

from duellum.server.game import presenter
from duellum.server.game.state import GameState
from duellum.server.protocol.errors import Reason, RefusedError
from duellum.server.protocol.http import GameList
from duellum.store import ConflictError, EventLog, StoreError

MAX_OWN_GAMES = 20
MAX_PUBLIC_GAMES = 50
MAX_FINISHED_GAMES = 30
_MAX_ATTEMPTS = 5
_PAGE = 1000
_MAX_CACHED_PLAYERS = 10_000
_CACHE_SECONDS = 1.0
"""How long the list of public games is cached, so that many visitors of the lobby cost one query."""

LoadState = Callable[[str], Awaitable[GameState]]
"""Returns the state of a game. Raises :class:`RefusedError`."""


class GameIndex:
    """Knows the ids of games that need not be in memory.

    A player's games are in the log, in a stream of the player's own; public ones have a label there. So
    every node knows them all. Games that were deleted meanwhile are left out.
    """

    def __init__(self, log: EventLog) -> None:
        self._log = log
        self._public: Sequence[str] = ()
        self._public_until = 0.0
        """When the list of public games must be read again, on the monotonic clock."""
        self._latest: OrderedDict[str, int] = OrderedDict()
        """The last sequence number of a player's stream when this node wrote to it."""

    def note_change(self, state: GameState) -> None:
        """Read the public games again when this node has changed the list."""
        if state.created.public and (state.id in self._public) == (state.status == "over"):
            self._public_until = 0.0

    async def list_public(self) -> Sequence[str]:
        """Return the newest public games that are in progress, at this node or another one.

        Raises :class:`~duellum.store.StoreError`.
        """
        if time.monotonic() >= self._public_until:
            self._public_until = time.monotonic() + _CACHE_SECONDS
            self._public = await self._log.labelled_games("public", MAX_PUBLIC_GAMES)
        return self._public

    async def list_finished(self) -> Sequence[str]:
        """Return the last games that were played to their end. Raises :class:`~duellum.store.StoreError`."""
        return await self._log.labelled_games("finished", MAX_FINISHED_GAMES)

    async def add(self, player: str, game_id: str, now: int) -> None:
        """Add a game to a player's own.

        Raises :class:`~duellum.store.StoreError`, :class:`~duellum.store.ConflictError`.
        """
        after, payload = self._latest.pop(player, 0), msgspec.json.encode({"game": game_id})
        for _ in range(_MAX_ATTEMPTS):
            try:
                await self._log.append(index_stream(player), after, [payload], at=now, live=False)
            except ConflictError as error:
                after = error.latest
            else:
                self._cache_latest(player, after + 1)
                return
        raise ConflictError(index_stream(player), after, after)

    def _cache_latest(self, player: str, latest: int) -> None:
        self._latest[player] = latest
        while len(self._latest) > _MAX_CACHED_PLAYERS:
            self._latest.popitem(last=False)

    async def list_games(self, player: str | None, load_state: LoadState) -> GameList:
        """Return a player's games, and the other public ones that are in progress.

        Raises :class:`RefusedError`.
        """
        try:
            own, public_games = await self._own_games(player) if player else [], await self.list_public()
        except StoreError as error:
            raise RefusedError(Reason.UNAVAILABLE, "the games cannot be read now") from error
        own_states = [
            state for state in await _load_live(own, load_state) if player and state.seats_of(player)
        ]
        others = [game_id for game_id in public_games if not any(game_id == each.id for each in own_states)]
        public = [state for state in await _load_live(others, load_state) if state.created.public]
        return GameList(
            [presenter.present_summary(state, player) for state in own_states],
            [presenter.present_summary(state, player) for state in public],
        )

    async def _own_games(self, player: str) -> Sequence[str]:
        """Return the ids of a player's last games."""
        entries = await self._log.read_last(index_stream(player), 2 * MAX_OWN_GAMES)  # some stand there twice
        games = [msgspec.json.decode(entry.payload)["game"] for entry in entries]
        return list(dict.fromkeys(reversed(games)))[:MAX_OWN_GAMES]

    async def read_all(self, player: str) -> Sequence[str]:
        """Return the ids of all games of a player, the first one first.

        Raises :class:`~duellum.store.StoreError`.
        """
        games: dict[str, None] = {}
        after = 0
        while entries := await self._log.read(index_stream(player), after, _PAGE):
            games |= {msgspec.json.decode(entry.payload)["game"]: None for entry in entries}
            after = entries[-1].sequence
        return list(games)


async def _load_live(games: Sequence[str], load_state: LoadState) -> list[GameState]:
    """Return the states of those games that are in progress, the most recently active first."""
    states = []
    for game_id in games:
        with contextlib.suppress(RefusedError):
            states.append(await load_state(game_id))
    states = [state for state in states if state.status != "over"]
    return sorted(states, key=lambda state: state.active_at, reverse=True)


def index_stream(player: str) -> str:
    """Return the id of the stream with a player's games."""
    return f"@{player}"
