"""Export: the record of a game on the server, as text."""

from datetime import UTC, datetime

from duellum.core.rules import Outcome
from duellum.record import Record, RecordedMove, format_record
from duellum.server.game.dice import compute_server_commitment, compute_server_share
from duellum.server.game.record_tags import format_clock, format_seat
from duellum.server.game.state import GameState
from duellum.server.protocol.types import NoClock


def export_record(state: GameState) -> str:
    """Return the record of the game so far, with the server's seed only once the game is over."""
    has_clock = not isinstance(state.clock.rule, NoClock)
    moves = tuple(
        RecordedMove(ply.move, clock=max(0, ply.left[ply.side]) / 1000 if has_clock else None)
        for ply in state.plies
    )
    return format_record(Record(state.rules, state.positions[0], moves, _find_outcome(state), _tags(state)))


def _find_outcome(state: GameState) -> Outcome | None:
    """Return how the game ended; None for an aborted game, which has no result."""
    info = state.outcome
    if info is None or info.clause is None:
        return None
    return Outcome(None if info.winner is None else state.rules.sides[info.winner], info.reason, info.clause)


def _tags(state: GameState) -> dict[str, str]:
    names = (format_seat(seat.name, seat.level) for seat in state.seats)
    tags = dict(zip(state.rules.side_names, names, strict=True))
    tags["Date"] = datetime.fromtimestamp(state.created_at / 1000, UTC).date().isoformat()
    if not isinstance(state.clock.rule, NoClock):
        tags["Clock"] = format_clock(state.clock.rule)
    return tags | _dice_tags(state)


def _dice_tags(state: GameState) -> dict[str, str]:
    """Return what is needed to verify the dice."""
    commitment = compute_server_commitment(state.created)
    if commitment is None:
        return {}
    tags: dict[str, str | None] = {"Id": state.id, "Commitment": commitment}
    if state.is_joint:
        tags = {"Dice": "joint", **tags}
    if state.unproven_rolls:
        tags["Unproven"] = str(state.unproven_rolls)
    for name, seat in zip(state.rules.side_names, state.seats, strict=True):
        tags |= {f"{name}Seed": seat.seed, f"{name}Commitment": seat.commitment, f"{name}Share": seat.share}
    if state.is_joint and state.reveals:
        tags["Share"] = compute_server_share(state, state.reveals)
    elif state.status == "over" and not state.is_joint:
        tags["Seed"] = state.created.seed
    return {name: text for name, text in tags.items() if text is not None}
