"""A room's game as a record: the text form in which games are kept, read and verified."""

from datetime import UTC, datetime

from duellum import fairness
from duellum.game import Outcome, Side
from duellum.record import Ply, Record, format_record
from duellum.server.messages import Correspondence, Fischer, NoClock, SuddenDeath
from duellum.server.room import Room, SeatState


def record_text(room: Room) -> str:
    """Return the game as it stands, with the server's seed once it is over and not before."""
    has_clock = not isinstance(room.clock.rule, NoClock)
    plies = tuple(
        Ply(ply.move, clock=max(0, ply.left[ply.side]) / 1000 if has_clock else None) for ply in room.plies
    )
    return format_record(Record(room.rules, room.positions[0], plies, _outcome(room), _tags(room)))


def _outcome(room: Room) -> Outcome | None:
    """Return how the game ended; an aborted one never did."""
    info = room.outcome
    if info is None or info.clause is None:
        return None
    return Outcome(None if info.winner is None else Side(info.winner), info.reason, info.clause)


def _tags(room: Room) -> dict[str, str]:
    tags = {name: _name(seat) for name, seat in zip(room.rules.sides, room.seats, strict=True)}
    tags["Date"] = datetime.fromtimestamp(room.created_at / 1000, UTC).date().isoformat()
    if not isinstance(room.clock.rule, NoClock):
        tags["Clock"] = _clock(room)
    return tags | _dice(room)


def _name(seat: SeatState) -> str:
    return f"Level {seat.level}" if seat.level is not None else seat.name or "?"


def _clock(room: Room) -> str:
    match room.clock.rule:
        case SuddenDeath(seconds=seconds):
            return str(seconds)
        case Fischer(seconds=seconds, increment=increment):
            return f"{seconds}+{increment}"
        case Correspondence(days=days):
            return f"{days} days"
        case NoClock():
            return "none"


def _dice(room: Room) -> dict[str, str]:
    """Return what it takes to verify the dice."""
    if room.created.seed is None:
        return {}
    tags = {"Id": room.id, "Commitment": fairness.commitment(bytes.fromhex(room.created.seed))}
    for name, seat in zip(room.rules.sides, room.seats, strict=True):
        if seat.seed is not None:
            tags[f"{name}Seed"] = seat.seed
    if room.status == "over":
        tags["Seed"] = room.created.seed
    return tags
