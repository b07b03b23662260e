"""What there is to see in the lobby: who is online, open challenges, games to watch, and the last results.

Once a second, what has changed is encoded once and sent to all visitors; less often to many thousands.
"""

import contextlib
import time
from collections.abc import Awaitable, Callable, Iterable, Sequence
from functools import partial
from itertools import islice

import msgspec
from msgspec import UNSET, Struct

from duellum.server.bus.contract import Wake
from duellum.server.game import presenter
from duellum.server.game.state import GameState
from duellum.server.live.lobby import Lobby, Visitor, present_seek
from duellum.server.live.loop_slices import LoopSlices
from duellum.server.live.steady_clock import now_ms
from duellum.server.protocol.codec import encode_message
from duellum.server.protocol.errors import RefusedError
from duellum.server.protocol.http import GameSummary
from duellum.server.protocol.lobby import FinishedGame, LobbyUpdate, SeekInfo, WatchedGame

MAX_SEEKS, MAX_OPEN, MAX_WATCHED, MAX_RESULTS = 20, 10, 4, 6
"""How many of each are shown."""
REFRESH_SECONDS = 1.0
_VISITORS_PER_SECOND = 2_000
"""How many visitors are told of a change in a second: each takes some 30 microseconds."""
_SEARCH_SECONDS = 5.0
"""How often it is looked which games there are to watch, and which have ended."""
_QUIET_MS = 300_000
"""A game without a move for this long gives its place to another one."""
_MAX_CANDIDATES = 24
_REMOTE_SECONDS = 10.0
"""For how long another node's count of people holds."""

LoadState = Callable[[str], Awaitable[GameState]]
"""Returns the state of a game. Raises :class:`RefusedError`."""
ListGames = Callable[[], Awaitable[Sequence[str]]]
"""Returns the ids of games, the newest first. Raises :class:`~duellum.store.StoreError`."""


class Shown(Struct, frozen=True):
    """All there is to see."""

    online: int = 0
    seeks: list[SeekInfo] = []
    open: list[GameSummary] = []
    games: list[WatchedGame] = []
    results: list[FinishedGame] = []


class LobbyView:
    """Shows the lobby to the visitors of a node."""

    def __init__(
        self,
        lobby: Lobby,
        count_people: Callable[[], int],
        games: tuple[ListGames, ListGames],
        load: tuple[LoadState, LoadState],
    ) -> None:
        """`games` lists the public games in progress, and those that have ended; `load` loads such a game."""
        self._lobby, self._count_people = lobby, count_people
        self._list_public, self._list_finished = games
        self._load_public, self._load_finished = load
        self._shown = Shown()
        self._new = set[Visitor]()
        """Those who have come since the last refresh."""
        self._remote: dict[str, tuple[int, float]] = {}
        """By node how many people it said it has, and when."""
        self._open: list[GameSummary] = []
        self._watched: list[str] = []
        """The ids of the games to watch."""
        self._finished: dict[str, FinishedGame | None] = {}
        """The last games that ended, the newest first; None for those that are not public."""
        self._searched_at = self._refreshed_at = 0.0
        self._slices = LoopSlices()

    def enter(self, visitor: Visitor) -> None:
        """Show a new visitor everything; what needs the log may be a second old, or follow then."""
        self._new.add(visitor)
        visitor.send(encode_message(_find_changes(None, self._look(time.monotonic(), self._shown.games))))

    def take_in(self, wake: Wake) -> None:
        """Take in how many people are at another node."""
        self._remote[wake.node] = wake.spectators, time.monotonic()

    async def refresh(self) -> None:
        """Tell all visitors what has changed; to be called every :data:`REFRESH_SECONDS`."""
        visitors, now = self._lobby.visitors, time.monotonic()
        self._lobby.publish(self._count_people())
        if not visitors:
            self._shown, self._open, self._searched_at = Shown(), [], 0.0
            return
        if now - self._refreshed_at < len(visitors) / _VISITORS_PER_SECOND:
            return
        self._refreshed_at = now
        if now - self._searched_at > _SEARCH_SECONDS:
            self._searched_at = now
            await self._search()
        states = await self._load_games(self._watched)
        shown = self._look(now, [_watch(state) for state in states if state.status == "playing"])
        changes, new = _find_changes(self._shown, shown), self._new & visitors
        self._shown, self._new = shown, set()
        self._send_to(new, _find_changes(None, shown))
        if changes != LobbyUpdate():
            self._send_to(visitors - new, changes)

    def _look(self, now: float, games: list[WatchedGame]) -> Shown:
        """Return all there is to see now."""
        remote = (count for count, at in self._remote.values() if now - at < _REMOTE_SECONDS)
        results = [game for game in self._finished.values() if game is not None]
        return Shown(
            self._count_people() + sum(remote),
            [present_seek(seek) for seek in islice(self._lobby.state.seeks.values(), MAX_SEEKS)],
            self._open,
            games,
            results[:MAX_RESULTS],
        )

    def _send_to(self, visitors: Iterable[Visitor], update: LobbyUpdate) -> None:
        payload = encode_message(update)
        for visitor in visitors:
            self._slices.add(partial(self._send, visitor, payload))

    def _send(self, visitor: Visitor, payload: bytes) -> None:
        if visitor in self._lobby.visitors:
            visitor.send(payload)

    async def _search(self) -> None:
        """Look which public games there are, and which games have ended."""
        states = await self._load_games((await self._list_public())[:_MAX_CANDIDATES])
        waiting = [state for state in states if state.status == "waiting" and not state.created.paired]
        self._open = [presenter.present_summary(state, None) for state in waiting[:MAX_OPEN]]
        self._watched = self._choose_watched([state for state in states if state.status == "playing"])
        finished = dict[str, FinishedGame | None]()
        for game_id in await self._list_finished():
            known = game_id in self._finished
            finished[game_id] = self._finished[game_id] if known else await self._find_result(game_id)
        self._finished = finished

    def _choose_watched(self, playing: list[GameState]) -> list[str]:
        """Return the games to watch: active ones first, and of these the ones shown before."""
        now = now_ms()
        playing.sort(
            key=lambda state: (
                now - state.active_at > _QUIET_MS, state.id not in self._watched, -state.active_at,
            )
        )  # fmt: skip
        chosen = {state.id for state in playing[:MAX_WATCHED]}
        staying = [game_id for game_id in self._watched if game_id in chosen]
        return [*staying, *sorted(chosen.difference(staying))]

    async def _load_games(self, games: Sequence[str]) -> list[GameState]:
        states = list[GameState]()
        for game_id in games:
            with contextlib.suppress(RefusedError):
                states.append(await self._load_public(game_id))
        return states

    async def _find_result(self, game_id: str) -> FinishedGame | None:
        with contextlib.suppress(RefusedError):
            state = await self._load_finished(game_id)
            if state.created.public and state.outcome is not None:
                return FinishedGame(presenter.present_summary(state, None), state.outcome)
        return None


def _watch(state: GameState) -> WatchedGame:
    ply = len(state.plies)
    return WatchedGame(presenter.present_summary(state, None), presenter.present_past(state, ply, ply)[0])


def _find_changes(before: Shown | None, after: Shown) -> LobbyUpdate:
    """Return the fields that have changed; all of them without a state before."""
    return LobbyUpdate(**{
        name: value if before is None or value != getattr(before, name) else UNSET
        for name, value in msgspec.structs.asdict(after).items()
    })  # fmt: skip
