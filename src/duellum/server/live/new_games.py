"""New games: created, continued from a record, or following another one as its rematch."""

import asyncio
import contextlib
import secrets
from collections.abc import Callable, Sequence

from duellum.core import fairness
from duellum.core.errors import UnknownGameError
from duellum.core.registry import load_rules
from duellum.core.rules import Rules, Seat
from duellum.record import Record
from duellum.server.community.lobby import Paired
from duellum.server.game import events
from duellum.server.game.creation import (
    Randomness,
    SeatRequests,
    decide_continuation,
    decide_creation,
    decide_pairing,
    decide_rematch,
    list_moves,
)
from duellum.server.game.dice import compute_server_commitment
from duellum.server.game.events import Created, GameEvent
from duellum.server.game.replay import replay_in_steps
from duellum.server.game.state import GameState
from duellum.server.live.engine_pool import count_levels
from duellum.server.live.game_index import GameIndex
from duellum.server.live.game_loader import run_in_slices
from duellum.server.live.steady_clock import now_ms
from duellum.server.protocol.errors import Reason, RefusedError
from duellum.server.protocol.game_ids import new_game_id
from duellum.server.protocol.http import Bot, GameCreated, NewGame
from duellum.store import ConflictError, EventLog, StoreError


class NewGames:
    """Creates games in a log, and adds them to their players' own."""

    def __init__(
        self,
        log: EventLog,
        index: GameIndex,
        on_created: Callable[[GameState], None],
    ) -> None:
        self._log, self._index, self._on_created = log, index, on_created

    async def create(self, new_game: NewGame, player: str) -> GameCreated:
        """Create a game. Raises :class:`RefusedError`."""
        try:
            rules = load_rules(new_game.rules)
        except UnknownGameError as error:
            raise RefusedError(Reason.UNKNOWN_RULES, str(error)) from error
        levels = await _count_levels(rules, new_game.players)
        created = decide_creation(new_game, rules, player, levels, _draw_randomness())
        return await self._add(created, [])

    async def continue_record(self, record: Record, players: SeatRequests, player: str) -> GameCreated:
        """Create a game from a record of its beginning. Raises :class:`RefusedError`."""
        levels = await _count_levels(record.rules, players)
        created = decide_continuation(record, players, player, levels, _draw_randomness())
        return await self._add(created, list_moves(record))

    async def create_rematch(self, state: GameState, game_id: str) -> None:
        """Create the game that follows another one. Raises :class:`RefusedError`."""
        await self._write(game_id, decide_rematch(state, _draw_randomness()))

    async def create_paired(self, paired: Paired) -> None:
        """Create the game of two players who were paired, unless another node has.

        Raises :class:`RefusedError`.
        """
        rules = load_rules(paired.rules)
        created = decide_pairing(rules, paired.clock, paired.players, _draw_randomness())
        with contextlib.suppress(ConflictError):
            await self._store(paired.game, created)

    async def _add(self, created: Created, moves: Sequence[GameEvent]) -> GameCreated:
        game_id = new_game_id()
        await self._write(game_id, created, moves)
        return GameCreated(game_id, compute_server_commitment(created))

    async def _write(self, game_id: str, created: Created, moves: Sequence[GameEvent] = ()) -> None:
        """Store a new game, with the moves it brings with it. Raises :class:`RefusedError`."""
        try:
            await self._store(game_id, created, moves)
        except ConflictError as error:
            raise RefusedError(Reason.UNAVAILABLE, "the game cannot be stored now") from error

    async def _store(self, game_id: str, created: Created, moves: Sequence[GameEvent] = ()) -> None:
        """Do so. Raises :class:`RefusedError`, and :class:`~duellum.store.ConflictError` if it exists."""
        now, new_events = now_ms(), (created, *moves)
        state = await run_in_slices(replay_in_steps(game_id, None, ((now, event) for event in new_events)))
        payloads = [events.encode(event) for event in new_events]
        try:
            await asyncio.gather(
                self._log.append(game_id, 0, payloads, at=now, live=True, due=state.due, label=state.label),
                *(self._index.add(player, game_id, now) for player in state.people() if player is not None),
            )
        except StoreError as error:
            raise RefusedError(Reason.UNAVAILABLE, "the game cannot be stored now") from error
        self._on_created(state)


async def _count_levels(rules: Rules, players: SeatRequests) -> int:
    """Return how many levels a game's engine has; it is not asked where no bot plays."""
    has_bot = any(isinstance(each, Bot) for each in players)
    return await asyncio.to_thread(count_levels, rules) if has_bot else 0


def _draw_randomness() -> Randomness:
    return Randomness(
        Seat(secrets.randbelow(2)),
        fairness.new_seed().hex(),
        (fairness.new_player_seed(), fairness.new_player_seed()),
    )
