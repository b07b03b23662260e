"""Snapshots: a game without what was taken back, in a tenth of the memory.

A snapshot in the log saves replaying a long game; one in memory is what is kept of an idle game. It has the
moves of the current game and everything else that its events lead to. Positions are played again from
the moves, so it holds plain data only. It belongs to one version of the program: another one replays the
events.
"""

from collections.abc import Generator
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from duellum import __version__
from duellum.core.errors import MoveError
from duellum.core.rules import Seat
from duellum.server.game.clock import Times
from duellum.server.game.event_budget import Uses
from duellum.server.game.events import Created
from duellum.server.game.replay import create_state, make_ply
from duellum.server.game.state import GameState, SeatState, StartedRoll
from duellum.server.protocol.types import OfferKind, OutcomeInfo, Status

_FORMAT = 2
"""To be raised whenever the same events lead to another state, or the fields below change."""
SNAPSHOT_VERSION = f"{_FORMAT}/{__version__}"


class SnapshotError(ValueError):
    """Bytes that are no snapshot of this version."""


class StoredState(Struct, frozen=True, array_like=True):
    """A game's state as plain data."""

    created: Created
    created_at: int
    active_at: int
    sequence: int
    seats: tuple[SeatState, SeatState]
    moves: list[str]
    clocks: list[Times]
    """The time both clocks had left after each move."""
    left: Times
    running: int | None
    since: int
    compensated: Times
    used_quota: Times
    status: Status
    outcome: OutcomeInfo | None
    offers: tuple[tuple[OfferKind, int], ...]
    idempotency_keys: bytes
    following: str | None
    has_bot_failed: bool
    outages_credited_until: int
    uses: Uses
    reveals: int
    started_roll: tuple[int, int, str | None, int] | None
    """Number, debtor, share and time of a roll of a joint game that is under way."""


_ENCODER = msgspec.msgpack.Encoder()
_DECODER = msgspec.msgpack.Decoder(StoredState)


def encode_state(state: GameState) -> bytes:
    """Return a state as a snapshot."""
    clock = state.clock
    return _ENCODER.encode(
        StoredState(
            created=state.created,
            created_at=state.created_at,
            active_at=state.active_at,
            sequence=state.sequence,
            seats=state.seats,
            moves=[str(ply.move) for ply in state.plies],
            clocks=[ply.left for ply in state.plies],
            left=clock.left,
            running=clock.running,
            since=clock.since,
            compensated=clock.compensated,
            used_quota=clock.used_quota,
            status=state.status,
            outcome=state.outcome,
            offers=tuple((what, int(side)) for what, side in state.offers),
            idempotency_keys=state.idempotency_keys,
            following=state.following,
            has_bot_failed=state.has_bot_failed,
            outages_credited_until=state.outages_credited_until,
            uses=state.uses,
            reveals=state.reveals,
            started_roll=_store_roll(state.started_roll),
        )
    )


def _store_roll(roll: StartedRoll | None) -> tuple[int, int, str | None, int] | None:
    return None if roll is None else (roll.number, int(roll.debtor), roll.share, roll.since)


def restore_state(game_id: str, payload: bytes) -> Generator[None, None, GameState]:
    """Return the state of a snapshot, in steps of a move each. Raises :class:`SnapshotError`."""
    try:
        stored = _DECODER.decode(payload)
        state = yield from _restore_moves(create_state(game_id, stored.created, stored.created_at), stored)
    except (msgspec.MsgspecError, MoveError) as error:
        raise SnapshotError(f"not a snapshot of this version: {error}") from error
    return _restore_rest(state, stored)


def _restore_moves(state: GameState, stored: StoredState) -> Generator[None, None, GameState]:
    position, positions, plies, last = state.position, state.positions, state.plies, state.last
    for text, left in zip(stored.moves, stored.clocks, strict=True):
        move: Any = position.parse_move(text)
        last = make_ply(state.rules, position, last, len(plies), move, left)
        position = position.play(move)
        positions, plies = positions.append(position), plies.append(last)
        yield
    return replace(state, position=position, positions=positions, plies=plies, last=last)


def _restore_rest(state: GameState, stored: StoredState) -> GameState:
    running = None if stored.running is None else state.rules.sides[stored.running]
    return replace(
        state,
        sequence=stored.sequence,
        active_at=stored.active_at,
        seats=stored.seats,
        clock=replace(
            state.clock,
            left=stored.left,
            running=running,
            since=stored.since,
            compensated=stored.compensated,
            used_quota=stored.used_quota,
        ),
        status=stored.status,
        outcome=stored.outcome,
        offers=tuple((what, Seat(side)) for what, side in stored.offers),
        idempotency_keys=stored.idempotency_keys,
        following=stored.following,
        has_bot_failed=stored.has_bot_failed,
        outages_credited_until=stored.outages_credited_until,
        uses=stored.uses,
        reveals=stored.reveals,
        started_roll=_restore_roll(stored),
    )


def _restore_roll(stored: StoredState) -> StartedRoll | None:
    if stored.started_roll is None:
        return None
    number, debtor, share, since = stored.started_roll
    return StartedRoll(number, Seat(debtor), share, since)
