"""Game clocks: pure arithmetic on milliseconds. The present time is always an argument."""

from msgspec import Struct
from msgspec.structs import replace

from duellum.core.rules import Seat, Side
from duellum.server.protocol.types import ClockRule, Correspondence, Fischer, NoClock, SuddenDeath

MAX_LAG_COMPENSATION_MS = 500
"""How much of a command's lag is at most not charged."""
MAX_TOTAL_LAG_COMPENSATION_MS = 30_000
"""The same for a whole game, for each side."""
_DAY_MS = 86_400_000

Times = tuple[int, int]


class Clock(Struct, frozen=True, gc=False):
    """The time each side has left, and since when one of them runs. Methods return a new clock."""

    rule: ClockRule
    left: Times
    running: Side | None = None
    since: int = 0
    compensated: Times = (0, 0)
    """The lag compensation each side has had so far."""

    @classmethod
    def from_rule(cls, rule: ClockRule) -> "Clock":
        """Return a clock that has not been started."""
        return cls(rule, (_initial_time(rule), _initial_time(rule)))

    def start(self, side: Side, at: int) -> "Clock":
        """Start the clock of a side at that time."""
        return self if isinstance(self.rule, NoClock) else replace(self, running=side, since=at)

    def stop(self) -> "Clock":
        """Stop the clock."""
        return replace(self, running=None)

    def compensate_lag(self, lag: int) -> int:
        """Return how much of a command's lag is not charged to the side whose clock runs."""
        if self.running is None:
            return 0
        remaining = MAX_TOTAL_LAG_COMPENSATION_MS - self.compensated[self.running]
        return max(0, min(lag, MAX_LAG_COMPENSATION_MS, remaining))

    def elapsed(self, now: int) -> int:
        """Return how long the clock has been running."""
        return 0 if self.running is None else max(0, now - self.since)

    def is_flagged(self, charged: int) -> bool:
        """Whether this charge is more than the side whose clock runs has left."""
        return self.running is not None and charged > self.left[self.running]

    def due(self) -> int | None:
        """Return when the side whose clock runs has lost on time, whatever lag its last command has."""
        if self.running is None:
            return None
        return self.since + self.left[self.running] + self.compensate_lag(MAX_LAG_COMPENSATION_MS) + 1

    def press(self, charged: int, compensated: int, following: Side, at: int) -> "Clock":
        """Charge a move to the side whose clock runs, and start the clock of the side to move next."""
        side = self.running
        if side is None:
            return self
        left = self.left[side] - charged
        if following is not side:
            left = _renew_time(self.rule, left)
        return replace(
            self,
            left=_replace_time(self.left, side, left),
            compensated=_replace_time(self.compensated, side, self.compensated[side] + compensated),
            running=following,
            since=at,
        )

    def credit_outage(self, milliseconds: int) -> "Clock":
        """Give back the time of an outage, as if the clock had stood still."""
        return replace(self, since=self.since + milliseconds)


def _initial_time(rule: ClockRule) -> int:
    match rule:
        case SuddenDeath() | Fischer():
            return rule.seconds * 1000
        case Correspondence():
            return rule.days * _DAY_MS
        case NoClock():
            return 0


def _renew_time(rule: ClockRule, left: int) -> int:
    """Return the time a side has left when its turn is over."""
    match rule:
        case Fischer():
            return left + rule.increment * 1000
        case Correspondence():
            return rule.days * _DAY_MS
        case _:
            return left


def _replace_time(times: Times, side: Side, time: int) -> Times:
    return (time, times[1]) if side == Seat.FIRST else (times[0], time)
