"""A room's game as a record: the text form in which games are kept, read and verified."""

import re
from datetime import UTC, datetime

import msgspec

from duellum.core import fairness
from duellum.core.rules import Outcome
from duellum.record import Record, RecordedMove, format_record
from duellum.server.game.state import GameState, SeatState
from duellum.server.protocol.types import ClockRule, Correspondence, Fischer, NoClock, SeatInfo, SuddenDeath

NAMELESS = "?"
_LEVEL = re.compile(r"[Ll]evel ([1-9][0-9]?)")
_CLOCK = re.compile(r"(?P<seconds>[0-9]{1,5})(\+(?P<increment>[0-9]{1,3}))?|(?P<days>[0-9]{1,2}) days")


def record_text(state: GameState) -> str:
    """Return the game as it stands, with the server's seed once it is over and not before."""
    has_clock = not isinstance(state.clock.rule, NoClock)
    plies = tuple(
        RecordedMove(ply.move, clock=max(0, ply.left[ply.side]) / 1000 if has_clock else None)
        for ply in state.plies
    )
    return format_record(Record(state.rules, state.positions[0], plies, _outcome(state), _tags(state)))


def _outcome(state: GameState) -> Outcome | None:
    """Return how the game ended; an aborted one never did."""
    info = state.outcome
    if info is None or info.clause is None:
        return None
    return Outcome(None if info.winner is None else state.rules.sides[info.winner], info.reason, info.clause)


def _tags(state: GameState) -> dict[str, str]:
    tags = {name: _name(seat) for name, seat in zip(state.rules.side_names, state.seats, strict=True)}
    tags["Date"] = datetime.fromtimestamp(state.created_at / 1000, UTC).date().isoformat()
    if not isinstance(state.clock.rule, NoClock):
        tags["Clock"] = format_clock(state.clock.rule)
    return tags | _dice(state)


def _name(seat: SeatState) -> str:
    return f"Level {seat.level}" if seat.level is not None else seat.name or NAMELESS


def parse_seat(name: str) -> SeatInfo:
    """Return who sat there by a player's tag: an engine's level, or a person."""
    if level := _LEVEL.fullmatch(name):
        return SeatInfo("bot", level=int(level[1]))
    return SeatInfo("person", "" if name == NAMELESS else name)


def format_clock(rule: ClockRule) -> str:
    """Return a clock as its tag has it."""
    match rule:
        case SuddenDeath(seconds=seconds):
            return str(seconds)
        case Fischer(seconds=seconds, increment=increment):
            return f"{seconds}+{increment}"
        case Correspondence(days=days):
            return f"{days} days"
        case NoClock():
            return "none"


def parse_clock(text: str) -> ClockRule | None:
    """Return the clock that a tag tells; None where it tells none that we know."""
    if text == "none":
        return NoClock()
    found = _CLOCK.fullmatch(text)
    if found is None:
        return None
    names = {name: int(figures) for name, figures in found.groupdict().items() if figures is not None}
    kind = "days" if "days" in names else "fischer" if "increment" in names else "sudden"
    try:
        rule: ClockRule = msgspec.convert(names | {"kind": kind}, ClockRule)
    except msgspec.ValidationError:
        return None
    return rule


def _dice(state: GameState) -> dict[str, str]:
    """Return what it takes to verify the dice."""
    if state.created.seed is None:
        return {}
    tags = {"Id": state.id, "Commitment": fairness.commitment(bytes.fromhex(state.created.seed))}
    for name, seat in zip(state.rules.side_names, state.seats, strict=True):
        if seat.seed is not None:
            tags[f"{name}Seed"] = seat.seed
    if state.status == "over":
        tags["Seed"] = state.created.seed
    return tags
