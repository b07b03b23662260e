"""Tags of a record that the server writes and reads: who played, and with which clock."""

import re

import msgspec

from duellum.server.protocol.types import ClockRule, Correspondence, Fischer, NoClock, SeatInfo, SuddenDeath

NAMELESS = "?"
"""The tag of a player without a name."""
_LEVEL = re.compile(r"[Ll]evel ([1-9][0-9]?)")
_CLOCK = re.compile(r"(?P<seconds>[0-9]{1,5})(\+(?P<increment>[0-9]{1,3}))?|(?P<days>[0-9]{1,2}) days")


def format_seat(name: str, level: int | None) -> str:
    """Return a player's tag."""
    return f"Level {level}" if level is not None else name or NAMELESS


def parse_seat(text: str) -> SeatInfo:
    """Return the player of a tag: an engine with its level, or a person."""
    if level := _LEVEL.fullmatch(text):
        return SeatInfo("bot", level=int(level[1]))
    return SeatInfo("person", "" if text == NAMELESS else text)


def format_clock(rule: ClockRule) -> str:
    """Return the tag of a clock."""
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
    """Return the clock of a tag; None if the text is not one that :func:`format_clock` writes."""
    if text == "none":
        return NoClock()
    found = _CLOCK.fullmatch(text)
    if found is None:
        return None
    numbers = {name: int(digits) for name, digits in found.groupdict().items() if digits is not None}
    kind = "days" if "days" in numbers else "fischer" if "increment" in numbers else "sudden"
    try:
        rule: ClockRule = msgspec.convert(numbers | {"kind": kind}, ClockRule)
    except msgspec.ValidationError:
        return None
    return rule
