"""Which games there are to go on with: each player's own, and public ones, the last ones of either."""

from collections import OrderedDict
from collections.abc import Sequence

import msgspec

from duellum.server.game.state import GameState
from duellum.store import ConflictError, EventLog

MOST_OWN = 20
MOST_PUBLIC = 50
_ATTEMPTS = 5
_MOST_REMEMBERED = 10_000


class Lists:
    """What is known of games without having them in memory.

    A player's games stand in the log, in a stream of the player's own, so that every node knows them. Public
    games are those that went on lately, as far as this node has heard.
    """

    def __init__(self, log: EventLog) -> None:
        self._log = log
        self._recent: OrderedDict[str, None] = OrderedDict()
        self._latest: OrderedDict[str, int] = OrderedDict()
        """How many games stood on a player's list when it was written to last."""

    async def start(self) -> None:
        """Begin with some games that go on. Raises :class:`~duellum.store.StoreError`."""
        self._recent.update(dict.fromkeys(await self._log.live_games(MOST_PUBLIC)))

    def touch(self, state: GameState) -> None:
        """Hear that a game went on."""
        if state.created.public and state.status != "over":
            self._recent[state.id] = None
            self._recent.move_to_end(state.id)
            while len(self._recent) > MOST_PUBLIC:
                self._recent.popitem(last=False)
        else:
            self._recent.pop(state.id, None)

    def recent(self) -> Sequence[str]:
        """Return games that may be public, the last one first."""
        return list(reversed(self._recent))

    async def note(self, player: str, game: str, now: int) -> None:
        """Write a game on a player's list.

        Raises :class:`~duellum.store.StoreError`, :class:`~duellum.store.ConflictError`.
        """
        after, payload = self._latest.pop(player, 0), msgspec.json.encode({"game": game})
        for _ in range(_ATTEMPTS):
            try:
                await self._log.append(_stream(player), after, [payload], at=now, live=False)
            except ConflictError as error:
                after = error.latest
            else:
                self._remember(player, after + 1)
                return
        raise ConflictError(_stream(player), after, after)

    def _remember(self, player: str, latest: int) -> None:
        self._latest[player] = latest
        while len(self._latest) > _MOST_REMEMBERED:
            self._latest.popitem(last=False)

    async def of_player(self, player: str) -> Sequence[str]:
        """Return a player's last games. Raises :class:`~duellum.store.StoreError`."""
        entries = await self._log.read(_stream(player))
        games = [msgspec.json.decode(entry.payload)["game"] for entry in entries]
        return list(dict.fromkeys(reversed(games)))[:MOST_OWN]


def _stream(player: str) -> str:
    return f"@{player}"
